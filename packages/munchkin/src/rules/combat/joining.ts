// Monsters that come and go: MK-COMBAT-24, -31 to -33, -42, -46, MK-GOTH-06, MK-HORDE-01, MK-HELP-17. What a removed or killed
// monster pays waits until the combat is over (MK-META-07).

import { NONE } from '@brouhaha/table'
import { fire } from '../../effects/fire.ts'
import { runProgram } from '../../effects/running.ts'
import { tell } from '../../events.ts'
import { KILLS, MAIN, SAVED_LEVELS, SAVED_TREASURES } from '../../layout.ts'
import { markKilled, setHost } from '../../marks.ts'
import type { Scene } from '../../scene.ts'
import { FIGHT, zoneOf } from '../../zones.ts'
import { discard, move } from '../card/moves.ts'
import { forgetSlot, rollingSeat } from '../flee/flight.ts'
import { summonGoths } from '../goth/goth.ts'
import { dismissHelper } from '../help/forced.ts'
import { addSlot, dropSlot, enhancersOf, monsterCopy, monsterCount, monsterTwin, slotOf, textCopy } from './monsters.ts'
import { levelsOf, treasuresOf } from './worth.ts'

export type Arrival = 'first' | 'wandering' | 'summoned' | 'horde'

/** A monster enters the fight. The newest frame is worked first: text, then the goths that it calls. */
export function enterFight(scene: Scene, copy: number, by: number, how: Arrival): void {
  const { state } = scene
  const main = state[MAIN]!
  move(scene, copy, FIGHT)
  const slot = addSlot(scene, copy, copy, copy)
  tell(scene.play, { type: 'monsterJoined', slot, copy, text: copy })
  const printed = scene.printed(copy)
  if (printed.fightAlone) dismissHelper(scene) // MK-HELP-17
  if (scene.profile.goths && printed.goth && how !== 'summoned') summonGoths(scene, by) // MK-GOTH-05, -06
  const { onEntering, beforeCombat, onReveal } = printed.programs
  const speaker = { cast: { you: main, victim: main, target: main }, source: copy, named: copy + 1 }
  runProgram(scene, { program: onEntering, ...speaker })
  if (how === 'first') {
    // MK-COMBAT-46: skipped for those who join later.
    runProgram(scene, { program: beforeCombat, ...speaker })
    runProgram(scene, { program: onReveal, ...speaker })
  }
}

/** MK-FLEE-05: nobody runs from what has left. */
function drop(scene: Scene, slot: number): void {
  const runner = rollingSeat(scene)
  const named = monsterCopy(scene, slot) + 1
  dropSlot(scene, slot)
  if (forgetSlot(scene, slot)) fire(scene, runner, 'escaped', { named })
}

const hasTwin = (scene: Scene, twin: number): boolean => {
  for (let slot = 0; slot < monsterCount(scene); slot++) if (monsterTwin(scene, slot) === twin) return true
  return false
}

/**
 * Takes a monster out of the fight, with its enhancers unless a twin still has them. What was killed stays with the cards of the
 * fight until rewards are given, and keeps its text; a clone that of its twin.
 */
export function leaveFight(scene: Scene, slot: number, how: 'removed' | 'killed' | 'friendly'): number {
  const copy = monsterCopy(scene, slot)
  const twin = monsterTwin(scene, slot)
  const text = textCopy(scene, slot)
  const enhancers = enhancersOf(scene, slot)
  drop(scene, slot)
  if (how === 'friendly') tell(scene.play, { type: 'friendly', copy })
  else tell(scene.play, { type: 'monsterLeft', copy, killed: how === 'killed' })
  if (how === 'killed') {
    markKilled(scene, copy, text)
    return copy
  }
  leaveBehind(scene, twin, enhancers)
  discard(scene, copy)
  return copy
}

/** A card takes a copy out of the fight: a monster goes with its enhancers, and gives nothing. */
export function pullOut(scene: Scene, copy: number): void {
  const slot = zoneOf(scene, copy) === FIGHT ? slotOf(scene, copy) : NONE
  if (slot === NONE) return
  const twin = monsterTwin(scene, slot)
  const enhancers = enhancersOf(scene, slot)
  drop(scene, slot)
  tell(scene.play, { type: 'monsterLeft', copy, killed: false })
  leaveBehind(scene, twin, enhancers)
}

/** MK-COMBAT-32: enhancers go with the last of the twins; one that counts for every monster stays for those that are left. */
function leaveBehind(scene: Scene, twin: number, enhancers: readonly number[]): void {
  if (hasTwin(scene, twin)) return
  for (const enhancer of enhancers)
    if (scene.printed(enhancer).onEach && monsterCount(scene) > 0) setHost(scene, enhancer, monsterTwin(scene, 0))
    else discard(scene, enhancer)
}

/** MK-COMBAT-09, -10: got rid of, not killed. */
export function removeMonster(scene: Scene, slot: number, withTreasure: boolean): void {
  if (withTreasure) scene.state[SAVED_TREASURES]! += treasuresOf(scene, slot)
  leaveFight(scene, slot, 'removed')
}

/** MK-COMBAT-07, -08, -45: each monster's levels and treasure. */
export function killMonster(scene: Scene, slot: number): void {
  scene.state[SAVED_TREASURES]! += treasuresOf(scene, slot)
  scene.state[SAVED_LEVELS]! += levelsOf(scene, slot)
  scene.state[KILLS]!++
  leaveFight(scene, slot, 'killed')
}

/** MK-COMBAT-31, -32: a full second monster that shares the enhancers of the first. */
export function cloneMonster(scene: Scene, clone: number, slot: number, by: number): void {
  const { state } = scene
  const twin = monsterTwin(scene, slot)
  if (zoneOf(scene, clone) !== FIGHT) move(scene, clone, FIGHT)
  const added = addSlot(scene, clone, twin, twin)
  tell(scene.play, { type: 'monsterJoined', slot: added, copy: clone, text: twin })
  const main = state[MAIN]!
  if (scene.profile.goths && scene.printed(twin).goth) summonGoths(scene, by) // MK-GOTH-06
  const cast = { you: main, victim: main, target: main }
  runProgram(scene, { program: scene.printed(twin).programs.onEntering, cast, source: clone, named: clone + 1 })
}

/** A monster from hand takes the place of another, which leaves without reward. */
export function swapMonster(scene: Scene, copy: number, slot: number, by: number): void {
  leaveFight(scene, slot, 'removed')
  enterFight(scene, copy, by, 'wandering')
}
