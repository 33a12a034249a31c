// What goes out of a table leaves in order, and nothing leaves before all that was written ahead of it is on the disk.

interface Letter {
  readonly send: () => void
  readonly refuse: () => void
  ready: boolean
}

const nothing = (): void => {}

export class Outbox {
  #letters: Letter[] = []

  get isEmpty(): boolean {
    return this.#letters.length === 0
  }

  /** Goes out once everything before it has. */
  send(send: () => void, refuse: () => void = nothing): void {
    if (this.#letters.length === 0) send()
    else this.#letters.push({ send, refuse, ready: true })
  }

  /** Goes out once it is written, and everything before it too. */
  sendWritten(written: Promise<void>, send: () => void, refuse: () => void, failed: (error: unknown) => void): void {
    const letter: Letter = { send, refuse, ready: false }
    this.#letters.push(letter)
    written.then(
      () => {
        letter.ready = true
        this.#deliver()
      },
      (error: unknown) => {
        if (this.#letters.includes(letter)) failed(error)
      },
    )
  }

  /** Takes everything back that has not gone out. */
  refuseAll(): void {
    const letters = this.#letters
    this.#letters = []
    for (const { refuse } of letters) refuse()
  }

  #deliver(): void {
    let sent = 0
    while (sent < this.#letters.length && this.#letters[sent]!.ready) sent++
    for (const { send } of this.#letters.splice(0, sent)) send()
  }
}
