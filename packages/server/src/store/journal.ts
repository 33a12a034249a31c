// Group commit: whatever is written while the disk is busy reaches it together, by one transaction and one flush. The flush
// runs beside the event loop, so that tables go on thinking while the disk works.

import { type Database, transaction } from './sqlite.ts'
import type { Wal } from './wal.ts'

interface Entry {
  readonly table: string
  readonly write: () => void
  readonly written: () => void
  readonly failed: (error: unknown) => void
}

export class Journal {
  readonly #database: Database
  readonly #wal: Wal
  #queue: Entry[] = []
  /** From the moment when a commit is arranged until its flush has come back. */
  #busy = false
  #closed = false

  constructor(database: Database, wal: Wal) {
    this.#database = database
    this.#wal = wal
  }

  /** Resolves when it is on the disk. What one table writes at once is written as a whole or not at all. */
  write(table: string, write: () => void): Promise<void> {
    return new Promise((written, failed) => {
      this.#queue.push({ table, write, written, failed })
      this.#arrange()
    })
  }

  /** Writes what is left. */
  close(): void {
    this.#closed = true
    const committed = this.#commitQueue()
    this.#wal.flushNow()
    for (const { written } of committed) written()
    if (!this.#busy) this.#wal.close()
  }

  #arrange(): void {
    if (this.#busy) return
    this.#busy = true
    setImmediate(() => this.#flush())
  }

  /** A disk that cannot flush ends the process, because nothing that it said could be relied on. */
  #flush(): void {
    const committed = this.#commitQueue()
    if (committed.length === 0) this.#rest()
    else
      this.#wal.flush().then(() => {
        for (const { written } of committed) written()
        this.#rest()
      })
  }

  #rest(): void {
    this.#busy = false
    if (this.#closed) this.#wal.close()
    else if (this.#queue.length > 0) this.#arrange()
  }

  /** The entries that were committed; whoever wrote one of the others hears that it failed. */
  #commitQueue(): readonly Entry[] {
    const entries = this.#queue
    this.#queue = []
    if (entries.length === 0) return entries
    try {
      this.#commit(entries)
      return entries
    } catch {
      return this.#commitByTable(entries)
    }
  }

  /** One table's trouble is not another's. */
  #commitByTable(entries: readonly Entry[]): readonly Entry[] {
    return [...new Set(entries.map((entry) => entry.table))].flatMap((table) => {
      const own = entries.filter((entry) => entry.table === table)
      try {
        this.#commit(own)
        return own
      } catch (error) {
        for (const { failed } of own) failed(error)
        return []
      }
    })
  }

  #commit(entries: readonly Entry[]): void {
    transaction(this.#database, () => {
      for (const { write } of entries) write()
    })
  }
}
