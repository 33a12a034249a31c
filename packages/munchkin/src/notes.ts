// The public numbers of a state that no other event tells: questions on the agenda, the fight, offers, marks on cards in play.
// After every choice the cells that changed are told to all in one event, and to each seat the few that are its own business.
//
// Why this gives nothing away: OPEN_CELLS, OPEN_BLOCKS, OPEN_OF_SEAT and FRAMES are allow-lists, by name. Hands, decks, who knows which card,
// luck, passes and sealed answers are not on them; a card on the agenda whose face is hidden is told as the place it lies in.
// A secret that a rule writes into a listed cell is written by some choice. At that choice two worlds that differ in nothing
// but the secret tell different notes, and the pair tests compare what is heard. So a wrong list is caught where it leaks.

import { only, type Seat } from '@brouhaha/table'
import { GOLD, IT, SOURCE } from './effects/running.ts'
import type { MunchkinPlay } from './events.ts'
import { isOpen, knows } from './faces.ts'
import * as kind from './frames/frame.ts'
import * as at from './layout.ts'
import { FRESH_DRAWN, FRESH_RECEIVED, isMarked, marksOf, PLEDGED } from './marks.ts'
import type { Scene } from './scene.ts'
import { handCopies, zoneOf } from './zones.ts'

const OPEN_CELLS: readonly number[] = [
  ...[at.SEATS, at.BOXES_IN_PLAY, at.SWITCHES, at.WINNERS, at.ENDED, at.FIRST, at.ACTIVE, at.TURN_NUMBER],
  ...[at.GATES_OPENED, at.OFFERS_MADE, at.CULT_SEEN, at.UNSETTLED, at.TREASURE_DUE, at.DUE_SHARE, at.SALE_SEEN],
  ...[at.COMBAT_ON, at.MAIN, at.HELPER, at.HELPER_FORCED, at.PLAYERS_BONUS, at.MONSTERS_BONUS, at.FROM_HAND],
  ...[at.EMPTIED, at.SAVED_TREASURES, at.SAVED_LEVELS, at.KILLS, at.ASKED, at.SHARED_AMONG, at.PACTS],
  ...[at.MONSTER_COUNT, at.CONTRACT_TREASURES, at.CONTRACT_HELPER_FIRST, at.CONTRACT_IF_LOST, at.POOL_OWNER],
  at.AGENDA_AT,
]

/** From, and up to but without. */
const OPEN_BLOCKS: readonly (readonly [number, number])[] = [
  [at.monsterAt(0), at.monsterAt(at.MOST_MONSTERS)],
  [at.CONTRACT_ITEMS, at.CONTRACT_ITEMS + at.MOST_PROMISED],
  [at.offerAt(0), at.offerAt(at.MOST_SEATS)],
]

/** Hands and tables are told by the copies that move. */
const OPEN_OF_SEAT: readonly number[] = [
  ...[
    at.LEVEL,
    at.SEX,
    at.LIFE,
    at.TURN_MARKS,
    at.NEEDS_HAND,
    at.SKIPS,
    at.CHASED,
    at.FLEE_PAID,
    at.PAID,
    at.CORPSE,
    at.EARNED,
  ],
]

/**
 * What a number of a frame is: `open` to all; a `copy` plus one, whose face may be hidden; the worth of that copy; or a bit for
 * each seat, of which each knows its own.
 */
type Told = 'open' | 'copy' | 'worth' | 'ownBit'

const open = (count: number): readonly Told[] => Array.from({ length: count }, () => 'open')

const RUN_CELLS: readonly Told[] = open(at.FRAME_CELLS - 1).map((_, index) =>
  index + 1 === SOURCE || index + 1 === IT ? 'copy' : index + 1 === GOLD ? 'worth' : 'open',
)

/** The numbers behind each kind of frame; a kind that is not here tells nothing but that it is there. */
export const FRAMES: Readonly<Record<number, readonly Told[]>> = {
  [at.GATE]: ['open', 'open', 'ownBit', 'open', 'open', 'open', 'open'],
  [kind.TURN]: open(7),
  [kind.RUN]: RUN_CELLS,
  [kind.PICK]: open(4),
  [kind.OPTION]: open(3),
  [kind.CURSE]: open(5),
  [kind.COMBAT]: open(1),
  [kind.FLEE]: open(7),
  [kind.LOOT]: open(4),
  [kind.SUMMON]: open(2),
  [kind.BUY]: open(2),
  [kind.FRESH]: open(1),
  [kind.SHED]: open(1),
  [kind.TRIM]: open(2),
  [kind.ASKED_TO_HELP]: open(3),
  [kind.SHARE]: open(7),
  [kind.PAY]: open(2),
  [kind.OPENING]: open(1),
  [kind.SEXES]: [],
  [kind.ORDER]: [],
}

const HIDDEN_WORTH = -1
const HIDDEN_COPY = -2

/** A hidden copy is told as the zone that it lies in. */
const hiddenIn = (zone: number): number => HIDDEN_COPY - zone

/** The zone of a hidden copy that a note speaks of, or −1. */
export const hiddenZone = (value: number): number => (value <= HIDDEN_COPY ? HIDDEN_COPY - value : -1)

export const isHiddenWorth = (told: Told, value: number): boolean => told === 'worth' && value === HIDDEN_WORTH

/** Visits the numbers of every frame: where they lie, what they are, and where their frame begins. */
export function eachNumber(state: Scene['state'], visit: (cell: number, told: Told, frame: number) => void): void {
  for (let frame = at.agenda.top(state); frame >= 0; frame = at.agenda.below(frame)) {
    const numbers = FRAMES[state[frame]!]
    if (numbers !== undefined) for (const [index, told] of numbers.entries()) visit(frame + 1 + index, told, frame)
  }
}

/** Behind the cells of a state the notes say how many cards of each hand are fresh: drawn, and received times this. */
export const FRESH_SHIFT = 10

/** Everything public, each number in its own cell and all others 0. */
function publicNumbers(scene: Scene): Int32Array {
  const { state } = scene
  const notes = new Int32Array(scene.cells + at.MOST_SEATS)
  for (const cell of OPEN_CELLS) notes[cell] = state[cell]!
  for (const [from, to] of OPEN_BLOCKS) notes.set(state.subarray(from, to), from)
  for (let seat = 0; seat < state[at.SEATS]!; seat++) {
    for (const offset of OPEN_OF_SEAT) notes[at.seatAt(seat) + offset] = state[at.seatAt(seat) + offset]!
    notes[scene.cells + seat] = freshIn(scene, seat)
  }
  for (let frame = at.agenda.top(state); frame >= 0; frame = at.agenda.below(frame)) notes[frame] = state[frame]!
  eachNumber(state, (cell, told, frame) => {
    notes[cell] = told === 'open' ? state[cell]! : publicNumber(scene, cell, told, frame)
  })
  for (let copy = 0; copy < scene.deck.copies.length; copy++) {
    const marks = state[scene.markAt + copy]!
    const host = state[scene.hostAt + copy]!
    if ((marks | host) === 0 || !isOpen(scene, copy)) continue
    notes[scene.markAt + copy] = marks & ~PLEDGED
    notes[scene.hostAt + copy] = host
  }
  notes.set(state.subarray(scene.tallyAt, scene.tallyAt + scene.deck.tallies), scene.tallyAt)
  return notes
}

function publicNumber(scene: Scene, cell: number, told: Told, frame: number): number {
  if (told === 'ownBit') return 0
  const value = scene.state[cell]!
  const copy = scene.state[told === 'worth' ? frame + IT : cell]! - 1
  if (copy < 0 || isOpen(scene, copy)) return value
  return told === 'worth' ? HIDDEN_WORTH : hiddenIn(zoneOf(scene, copy))
}

function freshIn(scene: Scene, seat: number): number {
  let fresh = 0
  for (let copy = handCopies(scene, seat); copy >= 0; copy = scene.nextOf(copy)) {
    if (isMarked(scene, copy, FRESH_DRAWN)) fresh++
    if (isMarked(scene, copy, FRESH_RECEIVED)) fresh += 1 << FRESH_SHIFT
  }
  return fresh
}

/** What a seat knows beyond that, as cells and their values: its own passes and sealed answers, marks on cards it has seen. */
function ownNumbers(scene: Scene, viewer: Seat): number[] {
  const { state } = scene
  const cells: number[] = []
  const note = (cell: number, value: number): void => {
    if (value !== 0) cells.push(cell, value)
  }
  eachNumber(state, (cell, told, frame) => {
    if (told === 'open') return
    if (told === 'ownBit') {
      if (((state[cell]! >> viewer) & 1) === 1) cells.push(cell, 1 << viewer)
      return
    }
    const copy = state[told === 'worth' ? frame + IT : cell]! - 1
    if (copy >= 0 && !isOpen(scene, copy) && knows(scene, viewer, copy)) note(cell, state[cell]!)
  })
  for (let seat = 0; seat < state[at.SEATS]!; seat++)
    for (let copy = handCopies(scene, seat); copy >= 0; copy = scene.nextOf(copy))
      if (!isOpen(scene, copy) && knows(scene, viewer, copy)) note(scene.markAt + copy, marksOf(scene, copy) & ~PLEDGED)
  for (let copy = handCopies(scene, viewer); copy >= 0; copy = scene.nextOf(copy))
    if (isMarked(scene, copy, PLEDGED)) note(scene.markAt + copy, marksOf(scene, copy))
  return cells
}

/** What was known before a choice, so that only what it changed is told. */
export interface Notes {
  readonly shared: Int32Array
  readonly own: readonly (readonly number[])[]
  /** How long the story was. */
  readonly heard: number
}

const seatsOf = ({ state }: Scene): Seat[] => Array.from({ length: state[at.SEATS]! }, (_, seat) => seat as Seat)

/** Null where nobody listens. */
export function takeNotes(scene: Scene, play: MunchkinPlay): Notes | null {
  if (play.story === null) return null
  return {
    shared: publicNumbers(scene),
    own: seatsOf(scene).map((seat) => ownNumbers(scene, seat)),
    heard: play.story.events.length,
  }
}

/** Nothing was known before the deal. */
export const noNotes = (scene: Scene): Notes => ({
  shared: new Int32Array(scene.cells + at.MOST_SEATS),
  own: [],
  heard: 0,
})

/** Tells what changed since then. A copy that moved has lost its marks, so those that it bears now are told again. */
export function tellNotes(scene: Scene, play: MunchkinPlay, before: Notes | null): void {
  const { story } = play
  if (story === null || before === null) return
  for (let i = before.heard; i < story.events.length; i++) {
    const { open: told, secret } = story.events[i]!
    if (told.type !== 'moved') continue
    const copy = told.copy ?? secret?.tells.copy
    if (copy === undefined) continue
    before.shared[scene.markAt + copy] = 0
    before.shared[scene.hostAt + copy] = 0
  }
  const cells: number[] = []
  const after = publicNumbers(scene)
  for (let cell = 0; cell < after.length; cell++)
    if (after[cell] !== before.shared[cell]) cells.push(cell, after[cell]!)
  if (cells.length > 0) story.tell({ open: { type: 'noted', cells, own: false } })
  for (const seat of seatsOf(scene)) {
    const own = ownNumbers(scene, seat)
    const known = before.own[seat] ?? []
    if (own.length !== known.length || own.some((value, index) => value !== known[index]))
      story.tell({ open: { type: 'noted', cells: own, own: true }, among: only(seat) })
  }
}
