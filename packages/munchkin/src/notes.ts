// The public numbers of a state that no other event tells: questions on the agenda, the fight, offers, marks on cards in play.
// After every choice the cells that changed are told to all in one event, and to each seat the few that are its own business.
//
// Why this gives nothing away: OPEN_CELLS (layout.ts) and FRAMES are allow-lists, made of what each number declares. Hands, decks, who
// knows which card, luck, passes and sealed answers are not on them; a card on the agenda whose face is hidden is told as the
// place it lies in.
// A secret that a rule writes into a listed cell is written by some choice. At that choice two worlds that differ in nothing
// but the secret tell different notes, and the pair tests compare what is heard. So a wrong list is caught where it leaks.

import { includes, NONE, only, type Seat, WATCHER } from '@brouhaha/table'
import type { Told } from './block.ts'
import { isVeiled } from './deck/loss.ts'
import { isLeftVeiled } from './effects/pick.ts'
import type { MunchkinPlay } from './events.ts'
import { isOpen, knows } from './faces.ts'
import * as at from './layout.ts'
import { FRESH_DRAWN, FRESH_RECEIVED, isMarked, marksOf, PLEDGED, SNEAKED } from './marks.ts'
import type { Scene } from './scene.ts'
import { eachNumber, HIDDEN_NAMED, HIDDEN_WORTH, hiddenIn } from './told-numbers.ts'
import { handCopies, isInHand, zoneOf } from './zones.ts'

/** Where viewers look for cards is told to nobody, and comes last. */
export const notedCells = (scene: Scene): number => scene.astrayAt

/** Behind the cells of a state the notes say how many cards of each hand are fresh: drawn, and received times this. */
export const FRESH_SHIFT = 10

/** Marks that are their holder's business, whoever else has seen the card: of the fresh ones the others know how many they are. */
const HOLDERS = PLEDGED | FRESH_DRAWN | FRESH_RECEIVED

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
    notes[scene.markAt + copy] = marks & ~(HOLDERS | SNEAKED)
    notes[scene.hostAt + copy] = host
  }
  notes.set(state.subarray(scene.tallyAt, scene.tallyAt + scene.deck.tallies.all), scene.tallyAt)
  return notes
}

function publicNumber(scene: Scene, place: number, told: Told): number {
  if (told === 'ownBit') return 0
  const value = scene.state[place]!
  if (told === 'worth') return isVeiled(value) ? HIDDEN_WORTH : value
  if (told === 'named') return isNamedOpenly(scene, place) ? value : HIDDEN_NAMED
  if (told === 'left') return isLeftVeiled(scene, place) ? HIDDEN_WORTH : value
  return value === 0 || isOpen(scene, value - 1) ? value : hiddenIn(zoneOf(scene, value - 1))
}

/** A card that got its name face down is no better known by it when it is seen later, nor by the place it lies in. */
const isNamedOpenly = ({ state }: Scene, place: number): boolean => state[place] === 0 || !isVeiled(state[place + 1]!)

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
    const isOwn =
      told === 'named'
        ? !isNamedOpenly(scene, place) && isInHand(scene, copy, viewer)
        : told === 'copy' && copy !== NONE && !isOpen(scene, copy) && knows(scene, viewer, copy)
    if (isOwn) note(place, state[place]!)
  })
  for (let seat = 0; seat < state[at.SEATS]!; seat++)
    for (let copy = handCopies(scene, seat); copy !== NONE; copy = scene.nextOf(copy))
      if (seat === viewer) note(scene.markAt + copy, marksOf(scene, copy))
      else if (!isOpen(scene, copy) && knows(scene, viewer, copy))
        note(scene.markAt + copy, marksOf(scene, copy) & ~HOLDERS)
  return cells
}

/** What was known before a choice, so that only what it changed is told. */
export interface Notes {
  readonly shared: Int32Array
  readonly own: readonly (readonly number[])[]
  /** How long the story was. */
  readonly heard: number
}

/** Null where nobody listens. */
export function takeNotes(scene: Scene, play: MunchkinPlay): Notes | null {
  if (play.story === null) return null
  return {
    shared: publicNumbers(scene),
    own: at.seatsAtTable(scene.state).map((seat) => ownNumbers(scene, seat)),
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
  for (const seat of at.seatsAtTable(scene.state)) {
    const own = ownNumbers(scene, seat)
    const known = before.own[seat] ?? []
    if (own.length !== known.length || own.some((value, index) => value !== known[index]))
      story.tell({ open: { type: 'noted', cells: own, own: true }, among: only(seat) })
  }
}
