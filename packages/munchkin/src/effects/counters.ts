// Counters on cards that lie before somebody. All see them; they go when the card goes anywhere else (zones.ts).

import { type Effect, MOST_COUNTERS } from '@brouhaha/cards'
import { NONE } from '@brouhaha/table'
import { countersOf, setCounters } from '../counters.ts'
import type { Step } from '../deck/program.ts'
import { tell } from '../events.ts'
import type { Scene } from '../scene.ts'
import { ownerOnTable } from '../zones.ts'
import { amountOf, wayOf } from './running.ts'

/** How many counters a step means, as many as a card has room for at most. */
export const countersIn = (scene: Scene, frame: number, step: Step): number =>
  Math.max(0, Math.min(MOST_COUNTERS, amountOf(scene, frame, step)))

/** Lets so many lie on a card, and tells of it where there were more or fewer. */
export function layCounters(scene: Scene, copy: number, counters: number): void {
  const before = countersOf(scene, copy)
  if (ownerOnTable(scene, copy) === NONE || counters === before) return
  setCounters(scene, copy, counters)
  tell(scene.play, { type: 'countersChanged', copy, counters, before })
}

/** Whether a card has room for one more counter, or one to lose, where a step is about them; true of any other step. */
export function hasRoom(scene: Scene, copy: number, { do: verb }: Effect): boolean {
  if (verb !== 'addCounters' && verb !== 'removeCounters') return true
  if (ownerOnTable(scene, copy) === NONE) return false
  return verb === 'addCounters' ? countersOf(scene, copy) < MOST_COUNTERS : countersOf(scene, copy) > 0
}

/** Carries it out on cards; how many each gets or loses was settled when they were asked for. */
export function changeCounters(scene: Scene, frame: number, step: Step, copies: readonly number[]): void {
  const number = wayOf(scene, frame)
  for (const copy of copies) {
    const before = countersOf(scene, copy)
    const after = step.effect.do === 'addCounters' ? before + number : before - number
    layCounters(scene, copy, Math.max(0, Math.min(MOST_COUNTERS, after)))
  }
}
