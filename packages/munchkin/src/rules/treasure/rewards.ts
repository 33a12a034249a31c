// What a combat pays: MK-TURN-13, MK-COMBAT-07, -08, -18, MK-HELP-04, -08, -16, MK-LEVEL-02, MK-WIN-01 to -08, MK-FAST-07. Called when
// the fight is discarded and closed but its numbers are still there; the texts of killed monsters have been carried out.

import { includes, NOBODY, NONE, plus, type Seat } from '@brouhaha/table'
import { fire } from '../../effects/fire.ts'
import {
  ACTIVE,
  COMBAT_ON,
  CONTRACT_HELPER_FIRST,
  CONTRACT_ITEMS,
  CONTRACT_TREASURES,
  EARNED,
  EARNED_SHIFT,
  helperSeat,
  isGone,
  KILLS,
  levelOf,
  MAIN,
  MOST_PROMISED,
  mainSeat,
  SAVED_LEVELS,
  SAVED_TREASURES,
  SEATS,
  SHARED_AMONG,
  seatCell,
  seatsAtTable,
} from '../../layout.ts'
import type { Scene } from '../../scene.ts'
import { isOnTable } from '../../zones.ts'
import { figure, permits } from '../card/figures.ts'
import { isOfEarlier, noteKillers } from '../combat/fallen.ts'
import { gainLevels, WINNING_LEVEL } from '../level/levels.ts'
import { handOver } from '../trade/handing.ts'
import { win } from '../win/win.ts'
import { keepTreasure, payTreasure, type Share } from './treasure.ts'

/** MK-TURN-13: levels of the batch at once, then victory. What answers a level comes before the treasure. */
export function payLevels(scene: Scene): void {
  const { state } = scene
  const helper = helperSeat(state)
  payEarlierLevels(scene)
  gainLevels(scene, mainSeat(state), state[SAVED_LEVELS]!, 'kill') // MK-LEVEL-02
  // MK-HELP-08: the helper's, where something says so.
  if (helper !== NONE && permits(scene, helper, 'levelForHelping')) gainLevels(scene, helper, state[KILLS]!, 'kill')
  crown(scene)
}

export function payTreasures(scene: Scene): void {
  const { state } = scene
  const main = mainSeat(state)
  payOrKeep(scene, main, treasuresDue(scene), {
    helper: helperSeat(state),
    promised: state[SHARED_AMONG] === 0 ? state[CONTRACT_TREASURES]! : -state[SHARED_AMONG]!,
    helperFirst: state[CONTRACT_HELPER_FIRST] !== 0,
  })
  payEarlierTreasure(scene)
  forgetEarlier(scene)
}

/** What comes before the treasure is drawn. */
export function payKill(scene: Scene): void {
  const { state } = scene
  if (state[KILLS] !== 0) noticeKill(scene)
  payItems(scene)
  state[COMBAT_ON] = 0
}

/** Now, or in phase 3 of one's own turn where the box says so; nothing for those who died meanwhile (MK-DEATH-11). */
function payOrKeep(scene: Scene, seat: number, count: number, share: Share): void {
  if (isGone(scene.state, seat)) return
  if (scene.profile.treasureComes === 'whenLooting' && scene.state[ACTIVE] === seat) keepTreasure(scene, count, share)
  else payTreasure(scene, seat, count, share)
}

/** MK-WIN-01, -04, -05: everybody whom the batch brought to the top, and with MK-FAST-07 the helper of a winner. */
function crown(scene: Scene): void {
  const { state } = scene
  const helper = helperSeat(state)
  const seats = seatsAtTable(state)
  let winners = seats.filter((seat) => levelOf(state, seat) >= WINNING_LEVEL).reduce(plus, NOBODY)
  if (winners === NOBODY) return
  if (helper !== NONE && includes(winners, mainSeat(state)) && scene.profile.variants.sharedVictory)
    winners = plus(winners, helper as Seat)
  win(scene, winners, 'kill')
}

/** MK-WIN-08: whom a text of the batch has brought to the top wins at once, with whom its levels bring there too (MK-WIN-04). */
export function crownAtOnce(scene: Scene): void {
  if (!seatsAtTable(scene.state).some((seat) => levelOf(scene.state, seat) >= WINNING_LEVEL)) return
  if (isOfEarlier(scene)) crown(scene)
  else payLevels(scene)
}

/** MK-TREAS-01: what the monsters carried, and what the main fighter's own cards find besides. */
function treasuresDue(scene: Scene): number {
  const saved = scene.state[SAVED_TREASURES]!
  if (saved === 0 && scene.state[KILLS] === 0) return 0
  return Math.max(0, saved + figure(scene, mainSeat(scene.state), 'treasures'))
}

/** Cards that wait for a kill. */
function noticeKill(scene: Scene): void {
  const main = mainSeat(scene.state)
  const helper = helperSeat(scene.state)
  if (helper !== NONE) fire(scene, helper, 'helped')
  else fire(scene, main, 'soloKill')
  fire(scene, main, 'killed')
}

/** MK-HELP-04, -16: the items promised that are still there go before the helper. */
function payItems(scene: Scene): void {
  const { state } = scene
  const main = mainSeat(state)
  const helper = helperSeat(state)
  for (let i = 0; i < MOST_PROMISED; i++) {
    const copy = state[CONTRACT_ITEMS + i]! - 1
    if (copy !== NONE && !isGone(state, helper) && isOnTable(scene, copy, main)) handOver(scene, copy, helper)
  }
}

/** MK-DEATH-19: a payment agreed for the worst is made before any corpse is laid out; the dead get nothing (MK-DEATH-11). */
export const payIfLost = payItems

/** RUL-46: what somebody killed stays his when a card moves the rest of the fight on to another. */
export function setAside(scene: Scene): void {
  const { state } = scene
  if (state[KILLS] === 0) return
  noteKillers(scene)
  state[seatCell(state[MAIN]!, EARNED)]! += state[SAVED_LEVELS]! | (state[SAVED_TREASURES]! << EARNED_SHIFT)
  state[SAVED_LEVELS] = 0
  state[SAVED_TREASURES] = 0
  state[KILLS] = 0
}

const earned = ({ state }: Scene, seat: number): number => state[seatCell(seat, EARNED)]!

function payEarlierLevels(scene: Scene): void {
  for (let seat = 0; seat < scene.state[SEATS]!; seat++)
    gainLevels(scene, seat, earned(scene, seat) & ((1 << EARNED_SHIFT) - 1), 'kill')
}

/** The newest frame is worked first: those who killed earlier draw before the others. */
function payEarlierTreasure(scene: Scene): void {
  for (let seat = 0; seat < scene.state[SEATS]!; seat++) {
    const count = earned(scene, seat) >> EARNED_SHIFT
    if (count > 0) payOrKeep(scene, seat, count, { helper: NONE, promised: 0, helperFirst: false })
  }
}

function forgetEarlier(scene: Scene): void {
  for (let seat = 0; seat < scene.state[SEATS]!; seat++) scene.state[seatCell(seat, EARNED)] = 0
}

/** However the rest of that fight ended, for those who ran from it too. The treasure waits below what answers the levels. */
export function payEarlier(scene: Scene): void {
  payEarlierTreasure(scene)
  payEarlierLevels(scene)
  forgetEarlier(scene)
  crown(scene)
}
