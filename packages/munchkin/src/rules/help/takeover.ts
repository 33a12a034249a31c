// Another player takes a fight over: MK-HELP-02, RUL-46. The turn stays where it is.

import { ASKED, HELPER, HELPER_FORCED, MAIN } from '../../layout.ts'
import type { Scene } from '../../scene.ts'
import { endHelpOffers } from '../trade/offered.ts'
import { setAside } from '../treasure/rewards.ts'
import { clearContract } from './contract.ts'

/** MK-HELP-02: whoever helps is bound to the fight, not to the one who began it; what was agreed with that one binds nobody. */
export function moveFight(scene: Scene, seat: number): void {
  const { state } = scene
  if (seat === state[MAIN]) return
  setAside(scene)
  if (state[HELPER] === seat + 1) {
    state[HELPER] = 0
    state[HELPER_FORCED] = 0
  }
  state[MAIN] = seat
  state[ASKED] = 0
  clearContract(scene)
  endHelpOffers(scene, 'void')
}
