// Somebody who can be asked: at a keyboard, or a file of answers.

export interface Option {
  readonly label: string
  readonly hint?: string
}

export interface Asker {
  /** A person reads along, so that bots should not play all at once. */
  readonly isPatient: boolean
  say(text: string): void
  /** A line of text; `check` says why one will not do, or null. */
  line(question: string, check: (text: string) => string | null): Promise<string>
  /** The index of one option; an empty answer takes `initial`. */
  pick(question: string, options: readonly Option[], initial: number): Promise<number>
  /** No more questions: a pipe that stays open must not keep the program waiting. */
  close(): void
}

/** Thrown by an asker when the person leaves in the middle of a question. */
export class Left extends Error {
  override name = 'Left'
  readonly interrupted: boolean

  constructor(interrupted: boolean) {
    super('the player left')
    this.interrupted = interrupted
  }
}

export const LEAVE = 'q'
