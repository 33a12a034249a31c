// Cards discarded together: MK-CARD-20, DEC-61. The active player orders them, but is asked only where a rule looks at the top
// of the pile (MK-FAST-02) and the order decides what lies there.

import { ACCEPTED, NONE, only } from '@brouhaha/table'
import { encode, firstOf, VERB, verbOf } from '../../choice.ts'
import type { Printed } from '../../deck/printed.ts'
import { type FrameKind, NOT_MINE, ORDER } from '../../frames/frame.ts'
import { activeSeat, agenda } from '../../layout.ts'
import { IN_ORDER, isMarked, mark } from '../../marks.ts'
import { NOT_THERE, NOT_YOURS } from '../../refusals.ts'
import type { Scene } from '../../scene.ts'
import { ASIDE, zoneOf } from '../../zones.ts'
import { discard, move } from './moves.ts'

/** MK-FAST-02, MK-CULT-05: races, classes and what lifts their limits; never the cult. */
export const isForSale = ({ traitKind, multiOf, cult }: Printed): boolean =>
  !cult && (traitKind === 'race' || traitKind === 'class' || multiOf === 'race' || multiOf === 'class')

/** Discards several copies at once; whoever calls it goes on when the order is settled. */
export function discardTogether(scene: Scene, copies: readonly number[]): void {
  const doors = scene.profile.variants.buyDiscards ? copies.filter((copy) => isOnDoorPile(scene.printed(copy))) : []
  const matters = doors.length > 1 && doors.some((copy) => isForSale(scene.printed(copy)))
  if (!matters) {
    for (const copy of copies) discard(scene, copy)
    return
  }
  for (const copy of copies) {
    if (!isOnDoorPile(scene.printed(copy))) discard(scene, copy)
    else {
      move(scene, copy, ASIDE)
      mark(scene, copy, IN_ORDER, true)
    }
  }
  agenda.push(scene.state, ORDER)
}

const isOnDoorPile = ({ isDoor, cult }: Printed): boolean => isDoor && !cult

const isWaiting = (scene: Scene, copy: number): boolean =>
  zoneOf(scene, copy) === ASIDE && isMarked(scene, copy, IN_ORDER)

/** The first copy from one on that has no place yet, or NONE. */
const nextWaiting = (scene: Scene, from: number): number =>
  scene.deck.copies.findIndex((_, copy) => copy >= from && isWaiting(scene, copy))

export const ordering: FrameKind = {
  clock: 'question',
  decision: () => 'nextDiscard',
  step(scene) {
    const first = nextWaiting(scene, 0)
    if (nextWaiting(scene, first + 1) !== NONE) return false
    agenda.pop(scene.state)
    discard(scene, first)
    return true
  },
  isOpen: () => false,
  owing: (scene) => only(activeSeat(scene.state)),
  list(scene, _frame, seat, offers) {
    if (seat !== activeSeat(scene.state)) return
    for (let copy = nextWaiting(scene, 0); copy !== NONE; copy = nextWaiting(scene, copy + 1))
      offers.add(encode('pick', copy))
  },
  answer(scene, _frame, seat, choice) {
    if (verbOf(choice) !== VERB.pick) return NOT_MINE
    if (seat !== activeSeat(scene.state)) return NOT_YOURS
    const copy = firstOf(choice)
    if (copy >= scene.deck.copies.length || !isWaiting(scene, copy)) return NOT_THERE
    discard(scene, copy)
    return ACCEPTED
  },
  fallback: (scene) => encode('pick', nextWaiting(scene, 0)),
}
