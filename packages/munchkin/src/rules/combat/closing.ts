// A fight is over, won or not: MK-FLEE-11, MK-META-11. Its cards are discarded and its numbers set back.

import { NONE } from '@brouhaha/table'
import { cell } from '../../block.ts'
import { fire } from '../../effects/fire.ts'
import { tell } from '../../events.ts'
import { COMBAT } from '../../frames/frame.ts'
import {
  agenda,
  COMBAT_ON,
  CONTRACT_ITEMS,
  FLEE_PAID,
  helperSeat,
  MAIN,
  MONSTER_COUNT,
  MOST_PROMISED,
  PAID,
  PAID_OUT,
  SAFE,
  SAFE_FROM,
  SEATS,
  seatCell,
  TURN_MARKS,
} from '../../layout.ts'
import type { Scene } from '../../scene.ts'
import { fightCopies, list } from '../../zones.ts'
import { discardTogether } from '../card/discards.ts'
import { keepPromises, liftWorked, noteLastFight } from '../curse/stays.ts'
import { closeOffers } from '../trade/offered.ts'
import { payEarlier } from '../treasure/rewards.ts'
import { rewardEarlier } from './fallen.ts'
import { COMBAT_FRAME } from './frame.ts'

/** The stage of a fight that nobody has won, while what waits for that is carried out. */
export const UNWON = 10

/** Nobody has won. What waits for that comes first, while the cards of the fight still lie there; where nothing does, it is over at once. */
export function endUnwon(scene: Scene, frame: number): void {
  const { state } = scene
  state[cell(frame, COMBAT_FRAME.offsets.STAGE)] = UNWON
  tell(scene.play, { type: 'combatEnd', won: false })
  closeOffers(scene)
  noteLastFight(scene)
  for (const seat of [helperSeat(state), state[MAIN]!])
    if (seat !== NONE) for (const moment of ['fightOver', 'fightLost'] as const) fire(scene, seat, moment)
  state[COMBAT_ON] = PAID_OUT
  rewardEarlier(scene)
  if (agenda.top(state) === frame) closeUnwon(scene)
}

/** All cards of the fight are discarded, and nobody fights any more; what was killed before it moved on stays killed. */
export function closeUnwon(scene: Scene): void {
  const { state } = scene
  agenda.pop(state)
  liftWorked(scene)
  const cards = list(scene, fightCopies(scene))
  state[MONSTER_COUNT] = 0
  wipe(scene)
  discardTogether(scene, keepPromises(scene, cards))
  payEarlier(scene)
}

/** Sets every number of the combat back. */
export function wipe(scene: Scene): void {
  const { state } = scene
  state.fill(0, COMBAT_ON, CONTRACT_ITEMS + MOST_PROMISED)
  for (let seat = 0; seat < state[SEATS]!; seat++) {
    state[seatCell(seat, PAID)] = 0
    state[seatCell(seat, FLEE_PAID)] = 0
    state[seatCell(seat, TURN_MARKS)]! &= ~(SAFE | SAFE_FROM)
  }
}

/** The frame of the combat, or NONE. */
function combatFrame(scene: Scene): number {
  let frame = agenda.top(scene.state)
  while (frame !== NONE && scene.state[frame] !== COMBAT) frame = agenda.below(frame)
  return frame
}

/** The stage of a fight that is over once the work above it is done, and of one that is being run from. */
export const GIVEN_UP = 8
export const FLED = 3

/** MK-TURN-22: the turn is over, and its fight with it; whoever runs already runs on. */
export function giveUp(scene: Scene): void {
  const frame = combatFrame(scene)
  const at = cell(frame, COMBAT_FRAME.offsets.STAGE)
  if (frame !== NONE && scene.state[at]! < FLED) scene.state[at] = GIVEN_UP
}

/** MK-META-11: the host breaks it off. Nobody has won, nobody runs. */
export function breakOff(scene: Scene): void {
  const { state } = scene
  const frame = combatFrame(scene)
  while (agenda.top(state) !== frame) agenda.pop(state)
  endUnwon(scene, frame)
}
