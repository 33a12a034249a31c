// A whole state that fits what a listener knows. Everything that it cannot know is drawn: which unseen cards lie where, in which
// order, who else has passed, what others answered under seal, and all luck to come.

import { listSeats, minus, NONE, plantSeed, type Seat, type Seats, SILENT, type State, WATCHER } from '@brouhaha/table'
import { cell } from '../block.ts'
import { veiled, withLost } from '../deck/loss.ts'
import { askedBy, runAbove } from '../effects/running.ts'
import { BUY } from '../frames/frame.ts'
import { agenda, LUCK_AT, living, MOST_SEATS, SEATS, STREAM_COUNT, UNSETTLED } from '../layout.ts'
import { FRESH_DRAWN, FRESH_RECEIVED, mark, marksOf, PLEDGED, SNEAKED } from '../marks.ts'
import { FRESH_SHIFT, notedCells } from '../notes.ts'
import { BUY_FRAME } from '../rules/fast/frame.ts'
import type { Scene } from '../scene.ts'
import { IN_ASIDE, IN_DECK, setSpots } from '../strayed.ts'
import { eachNumber, hiddenZone, isHiddenNamed, isHiddenWorth } from '../told-numbers.ts'
import { DOOR_DECK, everyone, HAND, handCopies, isHand, list, place, TREASURE_DECK, zoneOf } from '../zones.ts'
import { assign, type Luck, shuffle } from './assign.ts'
import { ASIDE, DOORS, type Places, TREASURES, type Whereabouts } from './whereabouts.ts'

export interface Known {
  /** Its state says where open cards lie, and the listener's own. */
  readonly scene: Scene
  readonly seat: Seat
  /** Public numbers, each in its cell; behind them the fresh cards of each hand. */
  readonly notes: Int32Array
  /** Numbers of the listener's own: cells and values. */
  own: readonly number[]
  readonly where: Whereabouts
  /** The same for somebody who only looks on: what is common knowledge. */
  readonly common: Whereabouts
  /** Who has seen a hidden copy, as far as the listener can tell. */
  readonly seenBy: Map<number, Seats>
  /** What was sneaked into place, by the listener's own count. */
  readonly sneaked: Set<number>
}

export function world(heard: Known, random: Luck): State {
  const state = heard.scene.state.slice()
  const scene = heard.scene.on(state, SILENT)
  const known: Known = { ...heard, scene }
  placeUnseen(known, random)
  state[UNSETTLED] = 0 // Only the notes say whose table is to be looked at.
  for (let cell = 0; cell < notedCells(scene); cell++) if (known.notes[cell] !== 0) state[cell] = known.notes[cell]!
  for (let i = 0; i < known.own.length; i += 2) state[known.own[i]!] = known.own[i + 1]!
  for (const copy of known.sneaked) mark(scene, copy, SNEAKED, true)
  noteSeen(known)
  markFresh(known, random)
  fillFrames(known, random)
  pledge(known, random)
  plantSeed(
    state,
    LUCK_AT,
    STREAM_COUNT,
    Int32Array.from({ length: 8 }, () => random.word()),
  )
  return state
}

function placeUnseen({ scene, where }: Known, random: Luck): void {
  const decks = new Map<Places, number[]>([
    [DOORS, []],
    [TREASURES, []],
  ])
  for (const [copy, put] of shuffle([...assign(where, scene.deck.copies, random)], random)) {
    const deck = decks.get(put)
    if (deck !== undefined) deck.push(copy)
    else place(scene, copy, HAND + 31 - Math.clz32(put))
  }
  for (const [deck, copies] of decks) {
    const order = copies.filter((copy) => !where.heights.has(copy))
    const known = copies.filter((copy) => where.heights.has(copy))
    known.sort((one, other) => where.heights.get(one)! - where.heights.get(other)!)
    for (const copy of known) order.splice(where.heights.get(copy)!, 0, copy)
    for (const copy of order) place(scene, copy, deck === DOORS ? DOOR_DECK : TREASURE_DECK)
  }
}

function noteSeen({ scene, seat, where, common, seenBy }: Known): void {
  const { state } = scene
  for (const [copy, seats] of seenBy) {
    if (!where.followed.has(copy) && zoneOf(scene, copy) !== HAND + seat) continue
    state[scene.knownAt + copy] = common.followed.has(copy) ? everyone(scene) : minus(seats, WATCHER)
  }
  for (const copy of where.strayed) setSpots(scene, copy, seat, spotsIn(where.possible.get(copy)!))
  for (let holder = 0; holder < state[SEATS]!; holder++)
    for (let copy = handCopies(scene, holder); copy !== NONE; copy = scene.nextOf(copy))
      state[scene.knownAt + copy]! |= 1 << holder
}

const spotsIn = (places: Places): number =>
  (places & ((1 << MOST_SEATS) - 1)) |
  ((places & (DOORS | TREASURES)) === 0 ? 0 : 1 << IN_DECK) |
  ((places & ASIDE) === 0 ? 0 : 1 << IN_ASIDE)

/** Which of another's cards are fresh nobody knows, only how many. */
function markFresh({ scene, seat, notes, where }: Known, random: Luck): void {
  const { state } = scene
  for (let holder = 0; holder < state[SEATS]!; holder++) {
    if (holder === seat) continue
    const fresh = notes[notedCells(scene) + holder]!
    for (const [mark, count] of [
      [FRESH_DRAWN, fresh & ((1 << FRESH_SHIFT) - 1)],
      [FRESH_RECEIVED, fresh >> FRESH_SHIFT],
    ] as const) {
      const hand = list(scene, handCopies(scene, holder))
      let left = count - hand.filter((copy) => (marksOf(scene, copy) & mark) !== 0).length
      const unmarked = shuffle(hand, random).filter((copy) => marksOf(scene, copy) === 0)
      const isSeen = (copy: number): boolean => where.followed.has(copy)
      for (const copy of [...unmarked.filter((copy) => !isSeen(copy)), ...unmarked.filter(isSeen)])
        if (left-- > 0) state[scene.markAt + copy]! |= mark
    }
  }
}

/** Numbers of the agenda that the notes left open. */
function fillFrames(known: Known, random: Luck): void {
  const { scene } = known
  const { state } = scene
  eachNumber(state, (place, told) => {
    const value = state[place]!
    if (told === 'copy' && hiddenZone(value) !== NONE) state[place] = someCopyIn(known, hiddenZone(value), random) + 1
    else if (isHiddenNamed(told, value)) state[place] = someUnseenCopy(known, random) + 1
    else if (isHiddenWorth(told, value)) state[place] = told === 'left' ? 1 : worthOf(scene, place)
    else if (told === 'ownBit') state[place] = value | othersPasses(known, random)
  })
}

/** As if the last of the cards were the only one; the copy lies in the cell before. */
function worthOf(scene: Scene, place: number): number {
  const copy = scene.state[place - 1]! - 1
  return copy === NONE ? 0 : veiled(withLost(0, scene.printed(copy), askedBy(scene, runAbove(scene, place))))
}

/** A copy there that the listener cannot name. */
function someCopyIn({ scene, where }: Known, zone: number, random: Luck): number {
  const there = scene.deck.copies.map((_, copy) => copy).filter((copy) => zoneOf(scene, copy) === zone)
  const unseen = there.filter((copy) => !where.followed.has(copy))
  const among = unseen.length > 0 ? unseen : there
  return among.length === 0 ? NONE : among[random.below(among.length)]!
}

/** What was named face down lies in a hand, as far as anybody knows. */
function someUnseenCopy({ scene, seat, where }: Known, random: Luck): number {
  const unseen = scene.deck.copies.map((_, copy) => copy).filter((copy) => !where.followed.has(copy))
  const held = unseen.filter((copy) => isHand(zoneOf(scene, copy)) && zoneOf(scene, copy) !== HAND + seat)
  const among = held.length > 0 ? held : unseen
  return among.length === 0 ? NONE : among[random.below(among.length)]!
}

const othersOf = ({ scene, seat }: Known): Seat[] => listSeats(living(scene.state)).filter((other) => other !== seat)

/** Somebody has not passed, or the gate might be closed. */
function othersPasses(known: Known, random: Luck): number {
  const others = othersOf(known)
  const waiting = random.below(others.length)
  return others.reduce((bits, other, i) => (i !== waiting && random.below(2) === 1 ? bits | (1 << other) : bits), 0)
}

/** Those who have answered whether they buy, and could, may have pledged a card. */
function pledge(known: Known, random: Luck): void {
  const { scene } = known
  const frame = agenda.top(scene.state)
  if (scene.state[frame] !== BUY) return
  for (const other of othersOf(known)) {
    if (((scene.state[cell(frame, BUY_FRAME.offsets.ANSWERED)]! >> other) & 1) === 0 || random.below(2) === 0) continue
    const payable = list(scene, handCopies(scene, other)).filter((copy) => scene.printed(copy).levelCard)
    if (payable.length > 0) mark(scene, payable[random.below(payable.length)]!, PLEDGED, true)
  }
}
