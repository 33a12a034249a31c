// The monsters that a question is about: those that fight, and once the fight is won those that were killed, as long as their cards lie there.

import { ASKED_ONCE, type CardFilter, filterCost } from '@brouhaha/cards'
import { NONE } from '@brouhaha/table'
import { isPaidOut, MONSTER_COPY, MONSTER_COUNT, MOST_MONSTERS, monsterCell } from '../layout.ts'
import { isMarked, KILLED, killedText } from '../marks.ts'
import type { Scene } from '../scene.ts'
import { fightCopies } from '../zones.ts'
import { fits } from './filters.ts'

/** How many of them are like that, counted as far as is asked. */
export function makeFaced(filter: CardFilter): (scene: Scene, enough: number) => number {
  const words = filterCost(filter, ASKED_ONCE)
  return (scene, enough) => {
    const fighting = scene.state[MONSTER_COUNT]!
    if (fighting === 0) return isPaidOut(scene.state) ? countKilled(scene, filter, words, enough) : 0
    let fitting = 0
    for (let slot = 0; slot < fighting && fitting < enough; slot++)
      if (scene.meter.spend(words) && fits(scene.rules.monsterText(scene, slot), filter)) fitting++
    return fitting
  }
}

/** The level that is printed on a monster: a twin has that of the one whose text it has, also once it has been killed. */
export function levelFaced(scene: Scene, copy: number): number {
  const { state } = scene
  if (copy === NONE) return 0
  for (let slot = 0; slot < state[MONSTER_COUNT]!; slot++)
    if (state[monsterCell(slot, MONSTER_COPY)] === copy) return scene.rules.monsterText(scene, slot).level
  return scene.printed(isMarked(scene, copy, KILLED) ? killedText(scene, copy) : copy).level
}

/** No more than can fight at once are asked: that is what reading the pack has reckoned with (decision 13). */
function countKilled(scene: Scene, filter: CardFilter, words: number, enough: number): number {
  let fitting = 0
  let left = MOST_MONSTERS
  for (let copy = fightCopies(scene); copy !== NONE && left > 0 && fitting < enough; copy = scene.nextOf(copy)) {
    if (!isMarked(scene, copy, KILLED)) continue
    left--
    if (scene.meter.spend(words) && fits(scene.printed(killedText(scene, copy)), filter)) fitting++
  }
  return fitting
}
