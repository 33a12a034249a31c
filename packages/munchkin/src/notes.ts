// The public numbers of a state that no other event tells: questions on the agenda, the fight, offers, marks on cards in play.
// After every choice the cells that changed are told to all in one event, and to each seat the few that are its own business.
//
// Why this gives nothing away: OPEN_CELLS (layout.ts) and FRAMES are allow-lists, made of what each number declares. Hands, decks, who
// knows which card, luck, passes and sealed answers are not on them; a card on the agenda whose face is hidden is told as the
// place it lies in.
// A secret that a rule writes into a listed cell is written by some choice. At that choice two worlds that differ in nothing
// but the secret tell different notes, and the pair tests compare what is heard. So a wrong list is caught where it leaks.

import { includes, NONE, only, type Seat, WATCHER } from '@brouhaha/table'
import type { Block, Told } from './block.ts'
import { isVeiled } from './deck/loss.ts'
import { NAMES_FRAME, OPTION_FRAME, PICK_FRAME, RUN_FRAME } from './effects/frame.ts'
import { isLeftVeiled } from './effects/pick.ts'
import type { MunchkinPlay } from './events.ts'
import { isOpen, knows } from './faces.ts'
import * as at from './layout.ts'
import { FRESH_DRAWN, FRESH_RECEIVED, isMarked, marksOf, PLEDGED, SNEAKED } from './marks.ts'
import { GATE_FRAME, ORDER_FRAME, PAY_FRAME } from './rules/card/frame.ts'
import { COMBAT_FRAME } from './rules/combat/frame.ts'
import { CURSE_FRAME } from './rules/curse/frame.ts'
import { LOOT_FRAME } from './rules/death/frame.ts'
import { BUY_FRAME } from './rules/fast/frame.ts'
import { FLEE_FRAME } from './rules/flee/frame.ts'
import { SUMMON_FRAME } from './rules/goth/frame.ts'
import { QUESTION_FRAME, SHARE_FRAME } from './rules/help/frame.ts'
import { TRIM_FRAME } from './rules/identity/frame.ts'
import { SHED_FRAME } from './rules/item/frame.ts'
import { OPENING_FRAME, SEXES_FRAME } from './rules/setup/frame.ts'
import { FRESH_FRAME } from './rules/treasure/frame.ts'
import { TURN_FRAME } from './rules/turn/frame.ts'
import type { Scene } from './scene.ts'
import { handCopies, zoneOf } from './zones.ts'

export const DECLARED: readonly Block<number, string>[] = [
  ...[GATE_FRAME, TURN_FRAME, RUN_FRAME, PICK_FRAME, OPTION_FRAME, CURSE_FRAME, COMBAT_FRAME, FLEE_FRAME, LOOT_FRAME],
  ...[SUMMON_FRAME, BUY_FRAME, FRESH_FRAME, SHED_FRAME, TRIM_FRAME, QUESTION_FRAME, SHARE_FRAME, PAY_FRAME],
  ...[OPENING_FRAME, SEXES_FRAME, ORDER_FRAME, NAMES_FRAME],
]

/** What may be told of the numbers behind each kind of frame; a kind that is not here tells nothing but that it is there. */
export const FRAMES: Readonly<Record<number, readonly Told[]>> = Object.fromEntries(
  DECLARED.map(({ name, told }) => [name, told]),
)

const HIDDEN_WORTH = -1
const HIDDEN_COPY = -2

/** A hidden copy is told as the zone that it lies in. */
const hiddenIn = (zone: number): number => HIDDEN_COPY - zone

/** The zone of a hidden copy that a note speaks of, or NONE. */
export const hiddenZone = (value: number): number => (value <= HIDDEN_COPY ? HIDDEN_COPY - value : NONE)

export const isHiddenWorth = (told: Told, value: number): boolean =>
  (told === 'worth' || told === 'left') && value === HIDDEN_WORTH

/** Visits the numbers of every frame: where they lie and what they are. */
export function eachNumber(state: Scene['state'], visit: (place: number, told: Told) => void): void {
  for (let frame = at.agenda.top(state); frame !== NONE; frame = at.agenda.below(frame)) {
    const numbers = FRAMES[state[frame]!]
    if (numbers !== undefined) {
      for (const [index, told] of numbers.entries()) if (told !== 'untold') visit(frame + 1 + index, told)
    }
  }
}

/** Where viewers look for cards is told to nobody, and comes last. */
export const notedCells = (scene: Scene): number => scene.astrayAt

/** Behind the cells of a state the notes say how many cards of each hand are fresh: drawn, and received times this. */
export const FRESH_SHIFT = 10

/** Everything public, each number in its own cell and all others 0. */
function publicNumbers(scene: Scene): Int32Array {
  const { state } = scene
  const notes = new Int32Array(notedCells(scene) + at.MOST_SEATS)
  for (const [from, to] of at.OPEN_CELLS) notes.set(state.subarray(from, to), from)
  for (let seat = 0; seat < state[at.SEATS]!; seat++) notes[notedCells(scene) + seat] = freshIn(scene, seat)
  for (let frame = at.agenda.top(state); frame !== NONE; frame = at.agenda.below(frame)) notes[frame] = state[frame]!
  eachNumber(state, (place, told) => {
    notes[place] = told === 'open' ? state[place]! : publicNumber(scene, place, told)
  })
  for (let copy = 0; copy < scene.deck.copies.length; copy++) {
    const marks = state[scene.markAt + copy]!
    const host = state[scene.hostAt + copy]!
    if ((marks | host) === 0 || !isOpen(scene, copy)) continue
    notes[scene.markAt + copy] = marks & ~(PLEDGED | SNEAKED)
    notes[scene.hostAt + copy] = host
  }
  notes.set(state.subarray(scene.tallyAt, scene.tallyAt + scene.deck.tallies.all), scene.tallyAt)
  return notes
}

function publicNumber(scene: Scene, place: number, told: Told): number {
  if (told === 'ownBit') return 0
  const value = scene.state[place]!
  if (told === 'worth') return isVeiled(value) ? HIDDEN_WORTH : value
  if (told === 'left') return isLeftVeiled(scene, place) ? HIDDEN_WORTH : value
  return value === 0 || isOpen(scene, value - 1) ? value : hiddenIn(zoneOf(scene, value - 1))
}

function freshIn(scene: Scene, seat: number): number {
  let fresh = 0
  for (let copy = handCopies(scene, seat); copy !== NONE; copy = scene.nextOf(copy)) {
    if (isMarked(scene, copy, FRESH_DRAWN)) fresh++
    if (isMarked(scene, copy, FRESH_RECEIVED)) fresh += 1 << FRESH_SHIFT
  }
  return fresh
}

/** What a seat knows beyond that, as cells and their values: its own passes and sealed answers, marks on cards it has seen. */
function ownNumbers(scene: Scene, viewer: Seat): number[] {
  const { state } = scene
  const cells: number[] = []
  const note = (place: number, value: number): void => {
    if (value !== 0) cells.push(place, value)
  }
  eachNumber(state, (place, told) => {
    if (told === 'open') return
    if (told === 'ownBit') {
      if (((state[place]! >> viewer) & 1) === 1) cells.push(place, 1 << viewer)
      return
    }
    const copy = state[place]! - 1
    if (told === 'copy' && copy !== NONE && !isOpen(scene, copy) && knows(scene, viewer, copy))
      note(place, state[place]!)
  })
  for (let seat = 0; seat < state[at.SEATS]!; seat++)
    for (let copy = handCopies(scene, seat); copy !== NONE; copy = scene.nextOf(copy))
      if (!isOpen(scene, copy) && knows(scene, viewer, copy)) note(scene.markAt + copy, marksOf(scene, copy) & ~PLEDGED)
  for (let copy = handCopies(scene, viewer); copy !== NONE; copy = scene.nextOf(copy))
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
  shared: new Int32Array(notedCells(scene) + at.MOST_SEATS),
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
    // A note about a card that only some saw going would tell the others which one went.
    const copy = secret === undefined || includes(secret.to, WATCHER) ? (told.copy ?? secret?.tells.copy) : undefined
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
