// What a monster of the fight is worth: MK-COMBAT-30, MK-TREAS-01.

import { standing } from '../../deck/speech.ts'
import { MAIN } from '../../layout.ts'
import type { Scene } from '../../scene.ts'
import { enhancersOf, monsterText, textCopy } from './monsters.ts'

/** The treasures that depend on something, of a monster or of what lies on it. */
function extra(scene: Scene, copy: number): number {
  const main = scene.state[MAIN]!
  const speech = standing(copy)
  let treasures = 0
  for (const { add, when } of scene.printed(copy).extraTreasures)
    if (when === null || when(scene, main, speech)) treasures += add(scene, main, speech)
  return treasures
}

/** MK-COMBAT-30, MK-TREAS-01: printed treasures and those of its enhancers, never fewer than none. */
export function treasuresOf(scene: Scene, slot: number): number {
  const printed = monsterText(scene, slot)
  let treasures = printed.treasures + extra(scene, textCopy(scene, slot))
  let least = 0
  for (const copy of enhancersOf(scene, slot)) {
    const enhancer = scene.printed(copy)
    treasures += enhancer.treasures + extra(scene, copy)
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
