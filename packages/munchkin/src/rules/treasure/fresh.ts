// Cards just drawn or received: MK-TREAS-04, -08, MK-IDENT-04, MK-CARD-17, DEC-31, DEC-53. Whoever gets a card may play it at
// once and is asked whatever it is; rules/item/items.ts and rules/identity/identity.ts ask isFresh. Left by keeping the rest.

import { ACCEPTED, NONE, only, type Seat } from '@brouhaha/table'
import { cell } from '../../block.ts'
import { encode, VERB, verbOf } from '../../choice.ts'
import { FRESH, type FrameKind, NOT_MINE } from '../../frames/frame.ts'
import { agenda, DEAD, lifeOf } from '../../layout.ts'
import { FRESH_DRAWN, FRESH_RECEIVED, isMarked, mark } from '../../marks.ts'
import { NOT_YOURS } from '../../refusals.ts'
import type { Scene } from '../../scene.ts'
import { handCopies } from '../../zones.ts'
import { FRESH_FRAME } from './frame.ts'

const { WHO } = FRESH_FRAME.offsets

const ANY_FRESH = FRESH_DRAWN | FRESH_RECEIVED

/** MK-IDENT-04: acquired in this instant, however; enough for an identity card. */
export const isFresh = (scene: Scene, copy: number): boolean => isMarked(scene, copy, ANY_FRESH)

/** MK-TREAS-04, MK-ITEM-12: drawn, or given as the agreed share of what was drawn; enough for an item. */
export const isFreshlyDrawn = (scene: Scene, copy: number): boolean => isMarked(scene, copy, FRESH_DRAWN)

/** Asks a seat about copies that have just come into its hand. */
export function offerFresh(scene: Scene, seat: number, copies: readonly number[], how: 'drawn' | 'received'): void {
  for (const copy of copies) mark(scene, copy, how === 'drawn' ? FRESH_DRAWN : FRESH_RECEIVED, true)
  askFresh(scene, seat)
}

/** The same, for copies that were marked as they came. */
export function askFresh(scene: Scene, seat: number): void {
  if (lifeOf(scene.state, seat) !== DEAD && hasFresh(scene, seat)) agenda.push(scene.state, FRESH, seat)
}

function hasFresh(scene: Scene, seat: number): boolean {
  for (let copy = handCopies(scene, seat); copy !== NONE; copy = scene.nextOf(copy))
    if (isFresh(scene, copy)) return true
  return false
}

export const fresh: FrameKind = {
  clock: 'question',
  decision: () => 'playOrKeep',
  step(scene, frame) {
    if (hasFresh(scene, scene.state[cell(frame, WHO)]!)) return false
    agenda.pop(scene.state)
    return true
  },
  isOpen: () => true,
  owing: (scene, frame) => only(scene.state[cell(frame, WHO)]! as Seat),
  list(scene, frame, seat, offers) {
    if (seat === scene.state[cell(frame, WHO)]) offers.add(encode('keep'))
  },
  answer(scene, frame, seat, choice) {
    if (verbOf(choice) !== VERB.keep) return NOT_MINE
    if (seat !== scene.state[cell(frame, WHO)]) return NOT_YOURS
    for (let copy = handCopies(scene, seat); copy !== NONE; copy = scene.nextOf(copy))
      mark(scene, copy, ANY_FRESH, false)
    agenda.pop(scene.state)
    return ACCEPTED
  },
  fallback: () => encode('keep'),
}
