// Group commit: whatever is written in one turn of the event loop reaches the disk together, by one transaction.

import { type Database, transaction } from './sqlite.ts'

interface Entry {
  readonly table: string
  readonly write: () => void
  readonly written: () => void
  readonly failed: (error: unknown) => void
}

export class Journal {
  readonly #database: Database
  #queue: Entry[] = []
  #scheduled = false

  constructor(database: Database) {
    this.#database = database
  }

  /** Resolves when it is on the disk. What one table writes in a turn is written as a whole or not at all. */
  write(table: string, write: () => void): Promise<void> {
    return new Promise((written, failed) => {
      this.#queue.push({ table, write, written, failed })
      if (this.#scheduled) return
      this.#scheduled = true
      setImmediate(() => this.flush())
    })
  }

  flush(): void {
    this.#scheduled = false
    const entries = this.#queue
    if (entries.length === 0) return
    this.#queue = []
    try {
      this.#commit(entries)
    } catch {
      this.#commitByTable(entries)
      return
    }
    for (const { written } of entries) written()
  }

  /** One table's trouble is not another's. */
  #commitByTable(entries: readonly Entry[]): void {
    for (const table of new Set(entries.map((entry) => entry.table))) {
      const own = entries.filter((entry) => entry.table === table)
      try {
        this.#commit(own)
        for (const { written } of own) written()
      } catch (error) {
        for (const { failed } of own) failed(error)
      }
    }
  }

  #commit(entries: readonly Entry[]): void {
    transaction(this.#database, () => {
      for (const { write } of entries) write()
    })
  }
}
