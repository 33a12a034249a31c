import { close, closeSync, fdatasync, fdatasyncSync, fsyncSync, openSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * The write-ahead log of an open database. SQLite appends to it with every commit and leaves the flush to us: once that
 * has come back, all that was committed before it began is on the disk, whatever happens to the machine.
 */
export class Wal {
  readonly #file: number

  constructor(database: string) {
    this.#file = openSync(`${database}-wal`, 'r+')
    flushFolder(dirname(database))
  }

  flush(): Promise<void> {
    return new Promise((resolve, reject) => {
      fdatasync(this.#file, (error) => (error === null ? resolve() : reject(error)))
    })
  }

  flushNow(): void {
    fdatasyncSync(this.#file)
  }

  close(): void {
    close(this.#file)
  }
}

/** A file that was just made is found again only once its folder is flushed too. */
function flushFolder(folder: string): void {
  if (process.platform === 'win32') return
  const opened = openSync(folder, 'r')
  fsyncSync(opened)
  closeSync(opened)
}
