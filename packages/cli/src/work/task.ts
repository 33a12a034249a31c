import type { Sums } from '@brouhaha/bots'
import { type Bout, playBout } from './arena.ts'
import { playStretch, type Stretch, type Tally } from './simulate.ts'

/** Something that a worker can do by itself; it and its outcome travel between threads. */
export type Task = Stretch | Bout

export type Outcome<T extends Task> = T extends Stretch ? Tally : Sums

export function carryOut<T extends Task>(task: T): Outcome<T>
export function carryOut(task: Task): Tally | Sums {
  return task.kind === 'simulate' ? playStretch(task) : playBout(task)
}
