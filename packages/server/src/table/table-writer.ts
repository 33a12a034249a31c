// The only way out of a table: what changes is written down by `commit`, and told to those who listen once it is on the disk.

import type { TableRecord } from '../store/record.ts'
import type { Store } from '../store/store.ts'
import { Outbox } from './outbox.ts'
import type { ServerContext } from './server-context.ts'

type Write = (store: Store) => void

const nothing = (): void => {}

/** The table that is written down. */
export interface Written {
  readonly record: TableRecord
  /** Tells everybody who listens how the table looks now; what is told is fixed when this is called, and goes out with the answer. */
  announce(): () => void
  /** Back to what is on the disk. */
  reload(): void
}

export class TableWriter {
  readonly outbox = new Outbox()
  readonly #context: ServerContext
  readonly #table: Written
  #writes: Write[] = []
  #news: (() => void)[] = []
  /** Whether others see a change, and whether the record has one. */
  #looksDifferent = false
  #isRecordUnwritten = false

  constructor(context: ServerContext, table: Written) {
    this.#context = context
    this.#table = table
  }

  /** What was to be written is not any more. */
  reset(): void {
    this.#writes = []
    this.#news = []
    this.#looksDifferent = false
    this.#isRecordUnwritten = false
  }

  /** The record has changed. */
  recordChanged(): void {
    this.#isRecordUnwritten = true
  }

  /** Something that others see has changed. */
  lookChanged(): void {
    this.#looksDifferent = true
  }

  write(write: Write): void {
    this.#writes.push(write)
  }

  /** Goes out with the next commit, after its answer. */
  tellThen(news: () => void): void {
    this.#news.push(news)
  }

  /** Writes what has changed, then tells: first what is passed here, then the table to everybody if it looks different. */
  commit(send: () => void = nothing, refuse: () => void = nothing): void {
    const { record } = this.#table
    if (this.#isRecordUnwritten) this.write((store) => store.putTable(record, this.#context.now()))
    const writes = this.#writes
    const news = this.#news
    const announce = this.#looksDifferent ? this.#table.announce() : nothing
    this.reset()
    const tell = (): void => {
      send()
      for (const each of news) each()
      announce()
    }
    if (writes.length === 0) {
      this.outbox.send(tell, refuse)
      return
    }
    const { store, chronicle } = this.#context
    const written = store.journal.write(record.id, () => {
      for (const write of writes) write(store)
    })
    this.outbox.sendWritten(written, tell, refuse, (error) => {
      chronicle('write-failed', { table: record.id, why: error instanceof Error ? error.message : 'unknown' })
      this.#table.reload()
    })
  }

  /** Resolves when everything so far is on the disk, or was taken back. */
  settled(): Promise<void> {
    return new Promise((resolve) => this.outbox.send(resolve, resolve))
  }
}
