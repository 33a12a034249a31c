// Promises: MK-INT-07, TT-05. A promise is talk, and is written down as such. At a table that plays with binding pacts, whoever
// promises to stay out of the combat at hand is held to it until that combat ends.

import { ACCEPTED } from '@brouhaha/table'
import { tell } from '../../events.ts'
import { DEAD, isFighter, isFighting, lifeOf, PACTS, SEATS } from '../../layout.ts'
import { DEAD_DO_NOTHING, no } from '../../refusals.ts'
import type { Scene } from '../../scene.ts'
import { isSwitchedOn } from '../../switches.ts'

type Abstention = 'help' | 'interfere'

const NOBODY_THERE = no(
  'MK-INT-07',
  'A promise is made to another player of this table.',
  'Une promesse se fait à un autre joueur de la table.',
)
const NOT_OUTSIDE = no(
  'MK-INT-07',
  'Only who stands outside a combat can promise to stay out of it.',
  'Il faut être hors d’un combat pour promettre de ne pas s’en mêler.',
)

const INTERFERENCE = 8

const bitOf = (seat: number, not: Abstention): number => 1 << (not === 'help' ? seat : seat + INTERFERENCE)

export const hasSworn = ({ state }: Scene, seat: number, not: Abstention): boolean =>
  (state[PACTS]! & bitOf(seat, not)) !== 0

export const KEPT_OUT = no(
  'MK-INT-07',
  'You have sworn to stay out of this combat.',
  'Tu as juré de ne pas te mêler de ce combat.',
)

/** TT-05: who swore not to interfere, and has not been drawn into the fight since. */
export const isKeptOut = (scene: Scene, seat: number): boolean =>
  hasSworn(scene, seat, 'interfere') && !isFighter(scene.state, seat)

export function judgePromise({ state }: Scene, seat: number, to: number): number {
  if (lifeOf(state, seat) === DEAD) return DEAD_DO_NOTHING
  if (to >= state[SEATS]! || to === seat) return NOBODY_THERE
  return !isFighting(state) || isFighter(state, seat) ? NOT_OUTSIDE : ACCEPTED
}

/** Whoever sends it binds nobody else. */
export function promise(scene: Scene, seat: number, to: number, not: Abstention): number {
  const answer = judgePromise(scene, seat, to)
  if (answer !== ACCEPTED) return answer
  tell(scene.play, { type: 'promised', seat, to, not })
  if (isSwitchedOn(scene, 'pacts')) scene.state[PACTS] = scene.state[PACTS]! | bitOf(seat, not)
  return ACCEPTED
}
