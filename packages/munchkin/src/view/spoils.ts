// What the fight would bring if it were won as it stands: MK-COMBAT-07, -08, MK-TREAS-01, MK-HELP-08, MK-FAST-07. As everybody can
// count it; what monsters say when they are killed, and what answers a level, comes on top.

import { NONE } from '@brouhaha/table'
import { helperSeat, KILLS, levelOf, MAIN, SAVED_LEVELS, SAVED_TREASURES } from '../layout.ts'
import { figure, permits } from '../rules/card/figures.ts'
import { monsterCount } from '../rules/combat/monsters.ts'
import { levelsOf, treasuresOf } from '../rules/combat/worth.ts'
import { WINNING_LEVEL } from '../rules/level/levels.ts'
import type { Scene } from '../scene.ts'

export interface SpoilsView {
  readonly treasures: number
  /** For the main fighter, as far as there are any left to gain; and for the helper, where a card says so. */
  readonly levels: number
  readonly helperLevels: number
}

const upToTen = ({ state }: Scene, seat: number, levels: number): number =>
  Math.min(levels, WINNING_LEVEL - levelOf(state, seat))

export function viewSpoils(scene: Scene): SpoilsView {
  const { state } = scene
  const [main, helper, count] = [state[MAIN]!, helperSeat(state), monsterCount(scene)]
  let [treasures, levels] = [state[SAVED_TREASURES]!, state[SAVED_LEVELS]!]
  for (let slot = 0; slot < count; slot++) {
    treasures += treasuresOf(scene, slot)
    levels += levelsOf(scene, slot)
  }
  const kills = state[KILLS]! + count
  const helps = helper !== NONE && permits(scene, helper, 'levelForHelping')
  return {
    treasures: treasures === 0 && kills === 0 ? 0 : Math.max(0, treasures + figure(scene, main, 'treasures')),
    levels: upToTen(scene, main, levels),
    helperLevels: helps ? upToTen(scene, helper, kills) : 0,
  }
}

/** Who would win the game by it. */
export function winnersOf(scene: Scene): number[] {
  const { state } = scene
  const { levels, helperLevels } = viewSpoils(scene)
  const [main, helper] = [state[MAIN]!, helperSeat(state)]
  const mainWins = levels > 0 && levelOf(state, main) + levels >= WINNING_LEVEL
  const helperWins =
    helper !== NONE &&
    ((helperLevels > 0 && levelOf(state, helper) + helperLevels >= WINNING_LEVEL) ||
      (mainWins && scene.profile.variants.sharedVictory))
  return [...(mainWins ? [main] : []), ...(helperWins ? [helper] : [])]
}
