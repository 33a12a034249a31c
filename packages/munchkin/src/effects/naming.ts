// Monsters that a card leaves open: named when it was played, or asked for when their step is reached (MK-INT-02, MK-META-03).

import { aimOfStep, type CardFilter, type Effect, namedLike } from '@brouhaha/cards'
import { NONE } from '@brouhaha/table'
import { cell } from '../block.ts'
import { fits } from '../deck/filters.ts'
import type { Printed } from '../deck/printed.ts'
import { numberNamed, standing } from '../deck/speech.ts'
import { MAIN } from '../layout.ts'
import { speaksOf } from '../rules/card/active.ts'
import { monsterCopy, monsterCount, monsterText, slotOf, textCopy } from '../rules/combat/monsters.ts'
import type { Scene } from '../scene.ts'
import { NAMED, nameIt, phaseOf, SOURCE, speechOf, stepOf } from './running.ts'

/** A monster for which such cards count for nothing is not got rid of by one of them either. */
const isImmune = (scene: Scene, slot: number, printed: Printed): boolean =>
  (printed.kind === 'oneShot' || printed.kind === 'item') &&
  monsterText(scene, slot).abilities.fightRules.some(
    ({ rule, when }) =>
      'ignored' in rule &&
      rule.ignored === 'items' &&
      (when === null || when(scene, scene.state[MAIN]!, standing(textCopy(scene, slot)))) &&
      speaksOf(scene, rule, printed, false, NONE, NONE),
  )

/** The monsters that the card in hand could do away with, from the last on, so that those before them keep their places. */
export function reachable(scene: Scene, frame: number): number[] {
  const count = monsterCount(scene)
  const source = scene.state[cell(frame, SOURCE)]! - 1
  return Array.from({ length: count }, (_, index) => count - 1 - index).filter(
    (slot) => source === NONE || !isImmune(scene, slot, scene.printed(source)),
  )
}

/** Which monsters a step leaves to be named; null where it leaves none. */
function left(effect: Effect): CardFilter | undefined | null {
  if (effect.do === 'nameMonster') return effect.filter
  const aim = aimOfStep(effect)
  if (aim !== 'monster' && aim !== 'swap') return null
  return effect.do === 'remove' || effect.do === 'kill' ? namedLike(effect.monster) : undefined
}

/** Whether the monster of a step has still to be named. */
export function mustName(scene: Scene, frame: number): boolean {
  const { effect } = stepOf(scene, frame)
  if (phaseOf(scene, frame) !== 0 || left(effect) === null) return false
  return effect.do === 'nameMonster' || scene.state[cell(frame, NAMED)]! <= 0
}

/** The monsters on offer, by their copies. */
export function onOffer(scene: Scene, frame: number): number[] {
  const { effect } = stepOf(scene, frame)
  const filter = left(effect) ?? undefined
  const slots = effect.do === 'remove' || effect.do === 'kill' ? reachable(scene, frame) : every(scene)
  return slots.filter((slot) => fits(monsterText(scene, slot), filter)).map((slot) => monsterCopy(scene, slot))
}

const every = (scene: Scene): number[] => Array.from({ length: monsterCount(scene) }, (_, slot) => slot)

/** This is the monster from now on, for the step that asked and for those behind it. */
export function name(scene: Scene, frame: number, copy: number): void {
  nameIt(scene, frame, copy + 1)
  if (stepOf(scene, frame).effect.do !== 'nameMonster') scene.state[cell(frame, NAMED)] = copy + 1
}

/** Where the monster fights that has this name, or NONE. */
export const slotNamed = (scene: Scene, frame: number, name: string): number =>
  slotOf(scene, numberNamed(scene, speechOf(scene, frame), name) - 1)
