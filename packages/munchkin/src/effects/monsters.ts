// A monster from a hand enters the fight because a card says so: MK-COMBAT-33, -38, -42, MK-INT-04.

import type { Pick } from '@brouhaha/cards'
import { NONE } from '@brouhaha/table'
import { cell } from '../block.ts'
import { fits } from '../deck/filters.ts'
import { EMPTIED, isFighting } from '../layout.ts'
import { discard, moveDrawn } from '../rules/card/moves.ts'
import { enterFight, swapMonster } from '../rules/combat/joining.ts'
import { isCrowded, monsterCount } from '../rules/combat/monsters.ts'
import type { Scene } from '../scene.ts'
import { isFleeing } from '../timing.ts'
import { ASIDE, DOOR_DECK, DOOR_DISCARDS, drawFrom, HAND, inPile, pileCount, zoneOf } from '../zones.ts'
import { castOf, NAMED, namedSlot, stepOf } from './running.ts'

/** Whether anything can still join. */
export const canJoin = (scene: Scene): boolean =>
  isFighting(scene.state) &&
  scene.state[EMPTIED] === 0 &&
  monsterCount(scene) > 0 &&
  !isCrowded(scene) &&
  !isFleeing(scene)

/** From the hand of whoever brings it. */
export function bringMonster(scene: Scene, run: number, copy: number): void {
  const { effect } = stepOf(scene, run)
  if (effect.do !== 'addMonster' || !canJoin(scene)) return
  const by = zoneOf(scene, copy) - HAND
  const slot = scene.state[cell(run, NAMED)]! <= 0 ? 0 : namedSlot(scene, run)
  if (effect.instead !== true) enterFight(scene, copy, by, 'wandering')
  else if (slot !== NONE) swapMonster(scene, copy, slot, by)
}

/** The top door, discarded if it is no such monster; or the topmost such monster of the discards. */
export function fetchMonster(scene: Scene, run: number, from: 'doorDeck' | 'doorDiscards'): void {
  const { effect, pick } = stepOf(scene, run)
  const copy = from === 'doorDeck' ? drawFrom(scene, DOOR_DECK) : topmost(scene, (one) => isSuch(scene, one, pick))
  if (effect.do !== 'addMonster' || copy === NONE) return
  moveDrawn(scene, copy, ASIDE)
  const slot = scene.state[cell(run, NAMED)]! <= 0 ? 0 : namedSlot(scene, run)
  if (!isSuch(scene, copy, pick) || (effect.instead === true && slot === NONE)) discard(scene, copy)
  else if (effect.instead === true) swapMonster(scene, copy, slot, castOf(scene, run).you)
  else enterFight(scene, copy, castOf(scene, run).you, 'wandering')
}

const isSuch = (scene: Scene, copy: number, pick: Pick | null): boolean => fits(scene.printed(copy), pick?.filter)

function topmost(scene: Scene, isWanted: (copy: number) => boolean): number {
  for (let depth = 0; depth < pileCount(scene, DOOR_DISCARDS); depth++) {
    const copy = inPile(scene, DOOR_DISCARDS, depth)
    if (isWanted(copy)) return copy
  }
  return NONE
}
