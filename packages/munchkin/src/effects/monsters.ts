// A monster from a hand enters the fight because a card says so: MK-COMBAT-33, -38, -42, MK-INT-04.

import { COMBAT_ON, EMPTIED } from '../layout.ts'
import { enterFight, swapMonster } from '../rules/combat.ts'
import { isCrowded, monsterCount } from '../rules/monsters.ts'
import type { Scene } from '../scene.ts'
import { isFleeing } from '../timing.ts'
import { HAND, TABLE, zoneOf } from '../zones.ts'
import { NAMED, namedSlot, stepOf } from './running.ts'

/** Whether anything can still join. */
export const canJoin = (scene: Scene): boolean =>
  scene.state[COMBAT_ON] === 1 &&
  scene.state[EMPTIED] === 0 &&
  monsterCount(scene) > 0 &&
  !isCrowded(scene) &&
  !isFleeing(scene)

export function bringMonster(scene: Scene, run: number, copy: number): void {
  const { effect } = stepOf(scene, run)
  const zone = zoneOf(scene, copy)
  if (effect.do !== 'addMonster' || !canJoin(scene) || zone < HAND || zone >= TABLE) return
  const by = zone - HAND
  const slot = scene.state[run + NAMED] === 0 ? 0 : namedSlot(scene, run)
  if (effect.instead !== true) enterFight(scene, copy, by, 'wandering')
  else if (slot >= 0) swapMonster(scene, copy, slot, by)
}
