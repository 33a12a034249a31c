// The monsters of a combat: which there are, what they have on them. MK-META-12, MK-COMBAT-28 to -32.

import { assert } from '@brouhaha/kit'
import { NONE } from '@brouhaha/table'
import { cell } from '../../block.ts'
import type { Printed } from '../../deck/printed.ts'
import {
  MONSTER_CELLS,
  MONSTER_COPY,
  MONSTER_COUNT,
  MONSTER_TEXT,
  MONSTER_TWIN,
  MOST_MONSTERS,
  monsterAt,
  monsterCell,
} from '../../layout.ts'
import { hostOf } from '../../marks.ts'
import type { Scene } from '../../scene.ts'
import { fightCopies } from '../../zones.ts'

export const monsterCount = (scene: Scene): number => scene.state[MONSTER_COUNT]!
export const isCrowded = (scene: Scene): boolean => monsterCount(scene) >= MOST_MONSTERS
export const monsterCopy = (scene: Scene, slot: number): number => scene.state[monsterCell(slot, MONSTER_COPY)]!
/** Where a copy fights, or NONE: slots move up when others leave, copies stay what they are. */
export function slotOf(scene: Scene, copy: number): number {
  for (let slot = 0; slot < monsterCount(scene); slot++) if (monsterCopy(scene, slot) === copy) return slot
  return NONE
}
/** The copy whose text a monster has: its own, or the one it was cloned from. */
export const textCopy = (scene: Scene, slot: number): number => scene.state[monsterCell(slot, MONSTER_TEXT)]!
export const monsterText = (scene: Scene, slot: number): Printed => scene.printed(textCopy(scene, slot))
/** Twins share this number, and with it their enhancers (MK-COMBAT-32). */
export const monsterTwin = (scene: Scene, slot: number): number => scene.state[monsterCell(slot, MONSTER_TWIN)]!

export function addSlot(scene: Scene, copy: number, text: number, twin: number): number {
  const { state } = scene
  const slot = state[MONSTER_COUNT]!
  assert(slot < MOST_MONSTERS, `a combat holds at most ${MOST_MONSTERS} monsters`)
  const at = monsterAt(slot)
  state[cell(at, MONSTER_COPY)] = copy
  state[cell(at, MONSTER_TEXT)] = text
  state[cell(at, MONSTER_TWIN)] = twin
  state[MONSTER_COUNT] = slot + 1
  return slot
}

/** The slots behind move up. */
export function dropSlot(scene: Scene, slot: number): void {
  const { state } = scene
  const count = state[MONSTER_COUNT]! - 1
  const at = monsterAt(slot)
  state.copyWithin(at, at + MONSTER_CELLS, monsterAt(count + 1))
  state.fill(0, monsterAt(count), monsterAt(count + 1))
  state[MONSTER_COUNT] = count
}

/** Carries a copy number for each enhancer on a monster and its twins. */
export function enhancersOf(scene: Scene, slot: number): number[] {
  const twin = monsterTwin(scene, slot)
  const found: number[] = []
  for (let copy = fightCopies(scene); copy !== NONE; copy = scene.nextOf(copy))
    if (scene.printed(copy).kind === 'enhancer' && hostOf(scene, copy) === twin) found.push(copy)
  return found
}
