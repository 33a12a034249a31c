// Helpers who never agreed, and helpers who leave: MK-HELP-02, -17, RUL-41, RUL-43.

import { ACCEPTED, NONE } from '@brouhaha/table'
import { tell } from '../../events.ts'
import { HELPER, HELPER_FORCED, helperSeat, KILLS, levelOf, MAIN, SAVED_LEVELS } from '../../layout.ts'
import type { Scene } from '../../scene.ts'
import { permits } from '../card/figures.ts'
import { monsterCount, monsterText } from '../combat/monsters.ts'
import { levelsOf } from '../combat/worth.ts'
import { WINNING_LEVEL } from '../level/levels.ts'
import { endHelpOffers } from '../trade/offered.ts'
import { bind, clearContract } from './contract.ts'
import { judgeFight, judgeHelper } from './helpers.ts'

/** MK-HELP-17: killing the monsters that are there now would bring the main fighter to the last level. */
export function isForTheWin(scene: Scene): boolean {
  let level = levelOf(scene.state, scene.state[MAIN]!) + scene.state[SAVED_LEVELS]!
  for (let slot = 0; slot < monsterCount(scene); slot++) level += levelsOf(scene, slot)
  return level >= WINNING_LEVEL
}

/** What the same kills would bring to the helper, by his own cards and by the monsters' text. */
function wouldWin(scene: Scene, helper: number): boolean {
  const monsters = monsterCount(scene)
  let level = levelOf(scene.state, helper)
  if (permits(scene, helper, 'levelForHelping')) level += monsters + scene.state[KILLS]!
  for (let slot = 0; slot < monsters; slot++) {
    const { card } = monsterText(scene, slot)
    if (card.kind !== 'monster') continue
    for (const effect of card.onKill ?? [])
      if (effect.do === 'gainLevels' && (effect.to === 'helper' || effect.to === 'fighters'))
        level += typeof effect.levels === 'number' ? effect.levels : 0
  }
  return level >= WINNING_LEVEL
}

/** Somebody has to help whether he likes it or not, for nothing. False where nobody can be made to. */
export function forceHelp(scene: Scene, seat: number): boolean {
  if (judgeFight(scene) !== ACCEPTED || judgeHelper(scene, seat) !== ACCEPTED) return false
  if (isForTheWin(scene) && !wouldWin(scene, seat)) return false
  tell(scene.play, { type: 'helpForced', seat })
  bind(scene, seat, true)
  endHelpOffers(scene, 'outbid')
  return true
}

/** The helper goes unharmed, and what he was promised with him; another may be asked. */
export function dismissHelper(scene: Scene): void {
  const seat = helperSeat(scene.state)
  if (seat === NONE) return
  scene.state[HELPER] = 0
  scene.state[HELPER_FORCED] = 0
  clearContract(scene)
  tell(scene.play, { type: 'helperLeft', seat })
}

/** MK-HELP-17: nobody is forced to help somebody else win. */
export function isFreeToGo(scene: Scene): boolean {
  const { state } = scene
  return state[HELPER_FORCED] !== 0 && isForTheWin(scene) && !wouldWin(scene, helperSeat(state))
}
