// The only way out of a table: what changes is written down by `seal`, and told to those who listen once it is on the disk.

import type { TableRecord } from '../store/record.ts'
import type { Store } from '../store/store.ts'
import type { House } from './house.ts'
import { Outbox } from './outbox.ts'

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
  readonly #house: House
  readonly #table: Written
  #writes: Write[] = []
  /** Whether others see a change, and whether the record has one. */
  #stirred = false
  #unwritten = false

  constructor(house: House, table: Written) {
    this.#house = house
    this.#table = table
  }

  /** What was to be written is not any more. */
  reset(): void {
    this.#writes = []
    this.#stirred = false
    this.#unwritten = false
  }

  /** The record has changed. */
  touch(): void {
    this.#unwritten = true
  }

  /** Something that others see has changed. */
  stir(): void {
    this.#stirred = true
  }

  write(write: Write): void {
    this.#writes.push(write)
  }

  /** Writes what has changed, then tells: first what is passed here, then the table to everybody if it looks different. */
  seal(send: () => void = nothing, refuse: () => void = nothing): void {
    const { record } = this.#table
    if (this.#unwritten) this.write((store) => store.putTable(record, this.#house.now()))
    const writes = this.#writes
    const announce = this.#stirred ? this.#table.announce() : nothing
    this.reset()
    const tell = (): void => {
      send()
      announce()
    }
    if (writes.length === 0) {
      this.outbox.send(tell, refuse)
      return
    }
    const { store, chronicle } = this.#house
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
