// What a monster of the fight is worth: MK-COMBAT-30, MK-TREAS-01.

import { STANDING } from '../../deck/speech.ts'
import { MAIN } from '../../layout.ts'
import type { Scene } from '../../scene.ts'
import { enhancersOf, monsterText } from './monsters.ts'

/** MK-COMBAT-30, MK-TREAS-01: printed treasures and those of its enhancers, never fewer than none. */
export function treasuresOf(scene: Scene, slot: number): number {
  const printed = monsterText(scene, slot)
  const main = scene.state[MAIN]!
  let treasures = printed.treasures
  for (const { add, when } of printed.extraTreasures)
    if (when === null || when(scene, main, STANDING)) treasures += add(scene, main, STANDING)
  let least = 0
  for (const copy of enhancersOf(scene, slot)) {
    const enhancer = scene.printed(copy)
    treasures += enhancer.treasures
    for (const { add, when } of enhancer.extraTreasures)
      if (when === null || when(scene, main, STANDING)) treasures += add(scene, main, STANDING)
    least = Math.max(least, enhancer.leastTreasures)
  }
  return Math.max(least, treasures)
}

/** What killing a monster is worth, with what lies on it. */
export function levelsOf(scene: Scene, slot: number): number {
  let { levels } = monsterText(scene, slot)
  for (const copy of enhancersOf(scene, slot)) levels += scene.printed(copy).levels
  return Math.max(0, levels)
}
