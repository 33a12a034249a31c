import type { Sentence } from '@brouhaha/table'
import type { Arguments, Options } from './arguments.ts'

export interface Command {
  readonly name: string
  /** One line for the list of commands. */
  readonly summary: Sentence
  readonly help: Sentence
  readonly options: Options
  readonly mostWords: number
  /** Answers with the exit code. */
  run(given: Arguments): number | Promise<number>
}
