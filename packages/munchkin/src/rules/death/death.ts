// Death: MK-DEATH-01 to -20, MK-ACO-11, MK-CARD-19. `die` counts at once; the corpse waits until its combat is closed, then the
// turn lays it out (corpseWaiting, layOutCorpse) and LOOT asks the looters one after the other.

import { ACCEPTED, NONE, only, type Seat } from '@brouhaha/table'
import { cell } from '../../block.ts'
import { encode, firstOf, VERB, verbOf } from '../../choice.ts'
import type { Printed } from '../../deck/printed.ts'
import { fire } from '../../effects/fire.ts'
import { tell } from '../../events.ts'
import { type FrameKind, LOOT, NOT_MINE } from '../../frames/frame.ts'
import {
  ACTIVE,
  ALIVE,
  activeSeat,
  agenda,
  CHASED,
  CORPSE,
  DEAD,
  DUE_SHARE,
  HELPER,
  LIFE,
  leftOf,
  lifeOf,
  NEEDS_HAND,
  POOL_OWNER,
  REBORN,
  seatAt,
  seatCell,
  TREASURE_DUE,
} from '../../layout.ts'
import { hostOf, isStaying } from '../../marks.ts'
import { NOT_THERE, NOT_YOURS } from '../../refusals.ts'
import type { Scene } from '../../scene.ts'
import { HAND, handCopies, list, POOL, playCopies, poolCopies, zoneOf } from '../../zones.ts'
import { discardTogether } from '../card/discards.ts'
import { move } from '../card/moves.ts'
import { stayOf } from '../curse/staying.ts'
import { cancelOffersOf } from '../trade/offered.ts'
import { offerFresh } from '../treasure/fresh.ts'
import { dearest } from '../treasure/pool.ts'
import { LOOT_FRAME } from './frame.ts'
import { lootersOf } from './looters.ts'

/** The main fighter's corpse is looted before the helper's (MK-DEATH-17). */
const FIRST_CORPSE = 1
const SECOND_CORPSE = 2

/** MK-DEATH-20: counts at once. Level, identity, sex and curses stay as they are (MK-DEATH-02 to -06). */
export function die(scene: Scene, seat: number): void {
  const { state } = scene
  const at = seatAt(seat)
  if (state[cell(at, CORPSE)] !== 0 || state[cell(at, LIFE)] === DEAD) return
  state[cell(at, CORPSE)] = state[HELPER] === seat + 1 ? SECOND_CORPSE : FIRST_CORPSE
  state[cell(at, LIFE)] = scene.profile.rebornAtOnce ? REBORN : DEAD // MK-DEATH-12
  state[cell(at, NEEDS_HAND)] = 1 // MK-DEATH-14
  state[cell(at, CHASED)] = 0 // MK-FLEE-15
  if (state[ACTIVE] === seat) {
    // MK-TURN-24: there is no phase 3 in which treasure could still come.
    state[TREASURE_DUE] = 0
    state[DUE_SHARE] = 0
  }
  tell(scene.play, { type: 'died', seat })
  fire(scene, seat, 'died')
  cancelOffersOf(scene, seat) // MK-DEATH-19
}

/** Whose corpse is to be looted next, or NONE. */
export function corpseWaiting(scene: Scene): number {
  const { state } = scene
  const first = activeSeat(state)
  let found = NONE
  let seat = first
  do {
    const corpse = state[seatCell(seat, CORPSE)]!
    if (corpse !== 0 && (found === NONE || corpse < state[seatCell(found, CORPSE)]!)) found = seat
    seat = leftOf(state, seat)
  } while (seat !== first)
  return found
}

/** MK-DEATH-03 to -05, MK-CURSE-09: identity, what lifts its limits, and curses stay with the character. */
const isKept = ({ traitKind, kind }: Printed): boolean => traitKind !== null || kind === 'multi' || kind === 'curse'

/** What is kept for the next life, or is a rule for the whole table, stays. */
function outlives(scene: Scene, copy: number): boolean {
  if (!isStaying(scene, copy) || hostOf(scene, copy) !== NONE) return false
  const { modifiers, permits, bans, triggers } = stayOf(scene, copy).abilities
  return (
    triggers.some(({ on }) => on === 'reborn') ||
    [...modifiers, ...permits, ...bans].some(({ forWhom }) => forWhom === 'everyone')
  )
}

const { VICTIM, ORDER_OF, LOOTERS, DONE } = LOOT_FRAME.offsets
/** Three bits for each looter in the order. */
const SEAT_BITS = 3

/** MK-DEATH-01, -07, -18: hand and table side by side for all to see, each card on its own. */
export function layOutCorpse(scene: Scene, seat: number): void {
  const { state } = scene
  tell(scene.play, { type: 'corpseLaidOut', seat })
  const dying: number[] = []
  for (const copy of [...list(scene, handCopies(scene, seat)), ...list(scene, playCopies(scene, seat))]) {
    const printed = scene.printed(copy)
    const isInPlay = zoneOf(scene, copy) !== HAND + seat
    const lies = isStaying(scene, copy) && (printed.kind !== 'curse' || hostOf(scene, copy) !== NONE)
    if (isInPlay && outlives(scene, copy)) continue
    if (isInPlay && (printed.kind === 'enhancer' || lies))
      dying.push(copy) // MK-DEATH-10, -18
    else if (!isInPlay || !isKept(printed)) move(scene, copy, POOL)
  }
  state[POOL_OWNER] = seat + 1
  const looters = poolCopies(scene) === NONE ? [] : lootersOf(scene)
  const order = looters.reduceRight((packed, looter) => (packed << SEAT_BITS) | looter, 0)
  agenda.push(state, LOOT, seat, order, looters.length)
  discardTogether(scene, dying)
}

/** Whose turn it is to take a card. */
const looterOf = (scene: Scene, frame: number): number =>
  (scene.state[cell(frame, ORDER_OF)]! >> (SEAT_BITS * scene.state[cell(frame, DONE)]!)) & ((1 << SEAT_BITS) - 1)

/** MK-DEATH-09: what nobody took is discarded. */
function close(scene: Scene, frame: number): void {
  const { state } = scene
  state[seatCell(state[cell(frame, VICTIM)]!, CORPSE)] = 0
  state[POOL_OWNER] = 0
  agenda.pop(state)
  discardTogether(scene, list(scene, poolCopies(scene)))
}

export const looting: FrameKind = {
  clock: 'question',
  decision: () => 'loot',
  step(scene, frame) {
    const { state } = scene
    if (state[cell(frame, DONE)]! >= state[cell(frame, LOOTERS)]! || poolCopies(scene) === NONE) {
      close(scene, frame)
      return true
    }
    if (lifeOf(state, looterOf(scene, frame)) === ALIVE) return false
    state[cell(frame, DONE)]!++
    return true
  },
  isOpen: () => true,
  owing: (scene, frame) => only(looterOf(scene, frame) as Seat),
  list(scene, frame, seat, offers) {
    if (seat !== looterOf(scene, frame)) return
    for (let copy = poolCopies(scene); copy !== NONE; copy = scene.nextOf(copy)) offers.add(encode('take', copy))
  },
  answer(scene, frame, seat, choice) {
    if (verbOf(choice) !== VERB.take) return NOT_MINE
    if (seat !== looterOf(scene, frame)) return NOT_YOURS
    const copy = firstOf(choice)
    if (copy >= scene.deck.copies.length || zoneOf(scene, copy) !== POOL) return NOT_THERE
    scene.state[cell(frame, DONE)]!++ // MK-DEATH-09
    move(scene, copy, HAND + seat) // MK-DEATH-16
    if (poolCopies(scene) === NONE) scene.state[POOL_OWNER] = 0
    offerFresh(scene, seat, [copy], 'received')
    return ACCEPTED
  },
  fallback: (scene) => encode('take', dearest(scene)),
}
