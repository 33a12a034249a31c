// Too much of something before a seat: MK-ITEM-07, -09, MK-IDENT-07, MK-POWER-07, MK-ACO-02, MK-CULT-06, DEC-32, -35 to -37, -49. The
// owner is asked, card by card, which of them goes, until it is no longer too much. Big items go another way (rules/item/shed.ts).

import type { CardKind } from '@brouhaha/cards'
import { ACCEPTED, NONE, only, type Seat } from '@brouhaha/table'
import { cell } from '../../block.ts'
import { encode, firstOf, VERB, verbOf } from '../../choice.ts'
import { type FrameKind, NOT_MINE, TRIM } from '../../frames/frame.ts'
import { kindBit } from '../../kinds.ts'
import { ACTIVE, agenda, levelOf } from '../../layout.ts'
import { isUsed } from '../../marks.ts'
import { NOT_THERE, NOT_YOURS, no } from '../../refusals.ts'
import type { Scene } from '../../scene.ts'
import { CULT_PILE, handCopies, isInHand, isOnTable, pileCount, playCopies, TABLE } from '../../zones.ts'
import { acolyteLimit, acolytesOf, dismissAcolyte } from '../acolyte/acolytes.ts'
import { isAbove } from '../card/figures.ts'
import { discard, move } from '../card/moves.ts'
import { announcePlay } from '../card/played.ts'
import { isCultist, joinCult, swapForCult } from '../cult/cult.ts'
import { layAside } from '../item/items.ts'
import {
  complexLimit,
  complexUsed,
  crowdedSlot,
  handsFor,
  handsOf,
  handsTaken,
  isExempt,
  takes,
} from '../item/slots.ts'
import { TRIM_FRAME } from './frame.ts'
import { rankSum } from './identity.ts'
import { markUnsettled } from './mark-unsettled.ts'
import { multiFor, traitsOfKind } from './traits.ts'

const NOT_THAT_ONE = no('MK-POWER-07', 'That one is not in the way.', 'Ce n’est pas celle-là qui dépasse.')

interface Surplus {
  readonly decision: string
  /** Without a card of this kind nothing is too much. */
  readonly of: CardKind
  is(scene: Scene, seat: number): boolean
  /** Whether a copy could go to put it right. */
  counts(scene: Scene, seat: number, copy: number): boolean
  go(scene: Scene, seat: number, copy: number): void
  /** Silence lets go what is worth least. */
  worth(scene: Scene, seat: number, copy: number): number
}

const isLaidOn = (scene: Scene, copy: number): boolean => isUsed(scene, copy) && !isExempt(scene, copy)
const bonusOf = (scene: Scene, _seat: number, copy: number): number => scene.printed(copy).bonus
const lay = { go: layAside, worth: bonusOf } as const
const drop = { go: (scene: Scene, _seat: number, copy: number) => discard(scene, copy), worth: () => 0 } as const

/** The newest lies first. */
function cardsBefore(scene: Scene, _seat: number, copy: number): number {
  let cards = 0
  for (let older = scene.nextOf(copy); older !== NONE; older = scene.nextOf(older)) cards++
  return cards
}

/** MK-IDENT-07, -14: a second one needs the card that allows it; the cult is not given up (MK-CULT-02). */
const traits = (kind: 'race' | 'class' | 'mojo', decision: string): Surplus => ({
  decision,
  of: kind,
  is: (scene, seat) => traitsOfKind(scene, seat, kind) > (multiFor(scene, seat, kind) !== NONE ? 2 : 1),
  counts: (scene, _seat, copy) => scene.printed(copy).traitKind === kind && !scene.printed(copy).cult,
  ...drop,
})

const rankOver = (scene: Scene, seat: number): number => rankSum(scene, seat) - levelOf(scene.state, seat)
const HIGHEST_RANK = 100

const POWERS: Surplus = {
  decision: 'whichPower',
  of: 'power',
  is: (scene, seat) => rankOver(scene, seat) > 0,
  counts: (scene, _seat, copy) => scene.printed(copy).kind === 'power',
  go: drop.go,
  /** The smallest that is enough, or else the biggest. */
  worth(scene, seat, copy) {
    const { rank } = scene.printed(copy)
    return rank >= rankOver(scene, seat) ? rank : HIGHEST_RANK - rank
  },
}

const ACOLYTES: Surplus = {
  decision: 'whichAcolyte',
  of: 'acolyte',
  is: (scene, seat) => isAbove(scene, seat, acolytesOf(scene, seat), acolyteLimit),
  counts: (scene, _seat, copy) => scene.printed(copy).kind === 'acolyte',
  go: dismissAcolyte,
  worth: drop.worth,
}

const COMPLEX: Surplus = {
  decision: 'whichComplex',
  of: 'item',
  is: (scene, seat) => isAbove(scene, seat, complexUsed(scene, seat), complexLimit),
  counts: (scene, _seat, copy) => scene.printed(copy).complex && isLaidOn(scene, copy),
  ...lay,
}

const HANDS: Surplus = {
  decision: 'whichHand',
  of: 'item',
  is: (scene, seat) => isAbove(scene, seat, handsTaken(scene, seat), handsOf),
  counts: (scene, _seat, copy) => handsFor(scene, copy) > 0 && isLaidOn(scene, copy),
  ...lay,
}

/** Headgear under a card that waived legality, once that card is gone. */
const WORN: Surplus = {
  decision: 'whichWorn',
  of: 'item',
  is: (scene, seat) => crowdedSlot(scene, seat) !== null,
  counts: (scene, seat, copy) => takes(scene, copy, crowdedSlot(scene, seat)) && isLaidOn(scene, copy),
  ...lay,
}

/** MK-CULT-06: one class makes room. Others may have been faster at the pile. */
const CULT: Surplus = {
  decision: 'whichClassForCult',
  of: 'class',
  is: (scene, seat) => !isCultist(scene, seat) && pileCount(scene, CULT_PILE) > 0,
  counts: (scene, _seat, copy) => scene.printed(copy).traitKind === 'class',
  go: swapForCult,
  worth: cardsBefore, // DEC-37: silence gives up the class that came first
}

const TO_CULT = 0
/** In the order in which a table is looked at; frames name them by their place. */
const SURPLUSES: readonly Surplus[] = [
  CULT,
  POWERS,
  traits('race', 'whichRace'),
  traits('class', 'whichClass'),
  traits('mojo', 'whichMojo'),
  ACOLYTES,
  COMPLEX,
  HANDS,
  WORN,
]

const BITS = Int32Array.from(SURPLUSES, ({ of }) => kindBit(of))

const { WHO, WHAT } = TRIM_FRAME.offsets

export function trimForCult(scene: Scene, seat: number): void {
  agenda.push(scene.state, TRIM, seat, TO_CULT)
}

/** Asks the owner about the first thing that is too much; says whether there was one. */
export function trimTable(scene: Scene, seat: number): boolean {
  let kinds = 0
  for (let copy = playCopies(scene, seat); copy !== NONE; copy = scene.nextOf(copy)) kinds |= scene.kinds[copy]!
  for (let what = TO_CULT + 1; what < SURPLUSES.length; what++) {
    if ((kinds & BITS[what]!) === 0 || !SURPLUSES[what]!.is(scene, seat)) continue
    agenda.push(scene.state, TRIM, seat, what)
    return true
  }
  return false
}

const surplusOf = (scene: Scene, frame: number): Surplus => SURPLUSES[scene.state[cell(frame, WHAT)]!]!

export const trimming: FrameKind = {
  clock: 'question',
  decision: (scene, frame) => surplusOf(scene, frame).decision,
  step(scene, frame) {
    const seat = scene.state[cell(frame, WHO)]!
    if (surplusOf(scene, frame).is(scene, seat)) return false
    agenda.pop(scene.state)
    markUnsettled(scene, seat) // Something else may be too much as well.
    return true
  },
  isOpen: () => false,
  owing: (scene, frame) => only(scene.state[cell(frame, WHO)]! as Seat),
  list(scene, frame, seat, offers) {
    if (seat !== scene.state[cell(frame, WHO)]) return
    const surplus = surplusOf(scene, frame)
    for (let copy = playCopies(scene, seat); copy !== NONE; copy = scene.nextOf(copy))
      if (surplus.counts(scene, seat, copy)) offers.add(encode('pick', copy))
    if (surplus !== CULT || !mayAddCult(scene, seat)) return
    for (let copy = handCopies(scene, seat); copy !== NONE; copy = scene.nextOf(copy))
      if (scene.printed(copy).multiOf === 'class') offers.add(encode('pick', copy))
  },
  answer(scene, frame, seat, choice) {
    if (verbOf(choice) !== VERB.pick) return NOT_MINE
    if (seat !== scene.state[cell(frame, WHO)]) return NOT_YOURS
    const copy = firstOf(choice)
    const surplus = surplusOf(scene, frame)
    if (surplus === CULT && addCult(scene, seat, copy)) return ACCEPTED
    if (!isOnTable(scene, copy, seat)) return NOT_THERE
    if (!surplus.counts(scene, seat, copy)) return NOT_THAT_ONE
    surplus.go(scene, seat, copy)
    return ACCEPTED
  },
  fallback(scene, frame, seat) {
    const surplus = surplusOf(scene, frame)
    let least = NONE
    for (let copy = playCopies(scene, seat); copy !== NONE; copy = scene.nextOf(copy)) {
      if (!surplus.counts(scene, seat, copy)) continue
      if (least === NONE || surplus.worth(scene, seat, copy) < surplus.worth(scene, seat, least)) least = copy
    }
    return encode('pick', least)
  },
}

/** MK-CULT-06: in his own turn, with one class, he may add the cult by Super Munchkin from hand. */
const mayAddCult = (scene: Scene, seat: number): boolean =>
  scene.state[ACTIVE] === seat && traitsOfKind(scene, seat, 'class') === 1

function addCult(scene: Scene, seat: number, copy: number): boolean {
  if (!mayAddCult(scene, seat) || !isInHand(scene, copy, seat) || scene.printed(copy).multiOf !== 'class') return false
  announcePlay(scene, seat, copy)
  move(scene, copy, TABLE + seat)
  joinCult(scene, seat)
  return true
}
