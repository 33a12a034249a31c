import type { Sums } from '@brouhaha/host'
import { type Trial, type TrialCounts, tryOut } from '../pack/trial.ts'
import { type Bout, playBout } from './arena.ts'
import { playStretch, type Stretch, type Tally } from './simulate.ts'

/** Something that a worker can do by itself; it and its outcome travel between threads. */
export type Task = Stretch | Bout | Trial

export type Outcome<T extends Task> = T extends Stretch ? Tally : T extends Trial ? TrialCounts : Sums

export function carryOut<T extends Task>(task: T): Outcome<T>
export function carryOut(task: Task): Tally | Sums | TrialCounts {
  if (task.kind === 'trial') return tryOut(task)
  return task.kind === 'simulate' ? playStretch(task) : playBout(task)
}
