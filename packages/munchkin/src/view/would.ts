// What a seat's own choices would make of its strength and of the fight, tried out on a copy of the state: for previews. Only
// verbs that lay cards down or turn them, so that no luck and nobody's answer comes into it.

import type { Seat } from '@brouhaha/table'
import { VERBS, type Verb, verbOf } from '../choice.ts'
import { NOT_MINE } from '../frames/frame.ts'
import { frameKind } from '../frames/registry.ts'
import { agenda, isFighter, isFighting } from '../layout.ts'
import { fightRules } from '../rules/card/active.ts'
import { monstersTotal, playersTotal, strengthOf } from '../rules/combat/totals.ts'
import type { Scene } from '../scene.ts'
import { applyStanding } from '../standing.ts'
import { suppose } from './suppose.ts'

export interface Totals {
  readonly players: number
  readonly monsters: number
}

export interface WouldView {
  readonly choice: number
  /** The seat's own strength, and the fight if there is one. */
  readonly strength: number
  readonly totals: Totals | null
}

const TRIED: ReadonlySet<Verb | undefined> = new Set<Verb>([
  'playItem',
  'equip',
  'lay',
  'playTrait',
  'playMulti',
  'dropTrait',
  'playAcolyte',
  'attach',
  'load',
  'enhance',
  'enhanceSeat',
  'join',
])

export const totalsOf = (scene: Scene): Totals => {
  const rules = fightRules(scene)
  return { players: playersTotal(scene, rules), monsters: monstersTotal(scene, rules) }
}

/** As a view shows it: in a fight with what the monsters do to it. */
const strengthNow = (scene: Scene, seat: number): number =>
  strengthOf(scene, seat, isFighter(scene.state, seat) ? fightRules(scene) : [])

const outcome = (scene: Scene, seat: number): Omit<WouldView, 'choice'> => ({
  strength: strengthNow(scene, seat),
  totals: isFighting(scene.state) ? totalsOf(scene) : null,
})

function tryOut(scene: Scene, seat: number, choice: number): void {
  const top = agenda.top(scene.state)
  const answer = frameKind(scene.state[top]!).answer(scene, top, seat, choice)
  if (answer === NOT_MINE) applyStanding(scene, seat, choice)
}

const isSame = (one: Omit<WouldView, 'choice'>, other: Omit<WouldView, 'choice'>): boolean =>
  one.strength === other.strength &&
  one.totals?.players === other.totals?.players &&
  one.totals?.monsters === other.totals?.monsters

const outcomeOf = (scene: Scene, viewer: Seat, choice: number): Omit<WouldView, 'choice'> =>
  suppose(
    scene,
    (supposed) => tryOut(supposed, viewer, choice),
    (supposed) => outcome(supposed, viewer),
  )

/** Those of these choices that change a number. */
export function viewWould(scene: Scene, viewer: Seat, choices: readonly number[]): WouldView[] {
  const now = outcome(scene, viewer)
  return choices
    .filter((choice) => TRIED.has(VERBS[verbOf(choice)]))
    .flatMap((choice) => (scene.meter.isTired ? [] : [{ choice, ...outcomeOf(scene, viewer, choice) }]))
    .filter((would) => !isSame(would, now))
}
