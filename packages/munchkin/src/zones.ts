// Where copies lie: MK-CARD-01 to -08. Each copy is in exactly one zone. What comes of a card that moves for all to see is said in
// rules/card/moves.ts.

import { assert } from '@brouhaha/kit'
import { firstSeats, NONE, plus, type Seat, type Seats, WATCHER } from '@brouhaha/table'
import { COUNTERS } from './counters.ts'
import { type Place, reveal, tell } from './events.ts'
import { draws, HAND_COUNT, HAND_HEAD, PLAY_COUNT, PLAY_HEAD, SEATS, seatCell } from './layout.ts'
import { markUnsettled } from './rules/identity/mark-unsettled.ts'
import type { Scene } from './scene.ts'
import * as strayed from './strayed.ts'

export const NOWHERE = 0
export const DOOR_DECK = 1
export const TREASURE_DECK = 2
export const DOOR_DISCARDS = 3
export const TREASURE_DISCARDS = 4
export const CULT_PILE = 5
/** Monsters, enhancers and one-shots of the combat. */
export const FIGHT = 6
/** Being resolved: a curse that hits, a door just opened. */
export const ASIDE = 7
/** Laid open for several to take from: a corpse, treasure to be shared. */
export const POOL = 8
export const HAND = 16
export const TABLE = 32

export const isPile = (zone: number): boolean => zone >= DOOR_DECK && zone <= CULT_PILE
export const isDeck = (zone: number): boolean => zone === DOOR_DECK || zone === TREASURE_DECK
export const isHand = (zone: number): boolean => zone >= HAND && zone < TABLE

export const zoneOf = (scene: Scene, copy: number): number => scene.state[scene.zoneAt + copy]!
/** Whether a number that came in from outside is a copy at all. */
export const isCopy = (scene: Scene, copy: number): boolean => copy < scene.deck.copies.length
export const isInHand = (scene: Scene, copy: number, seat: number): boolean =>
  isCopy(scene, copy) && zoneOf(scene, copy) === HAND + seat
export const isOnTable = (scene: Scene, copy: number, seat: number): boolean =>
  isCopy(scene, copy) && zoneOf(scene, copy) === TABLE + seat
/** The seat before which a copy lies, or NONE. */
export const ownerOnTable = (scene: Scene, copy: number): number => {
  const zone = zoneOf(scene, copy)
  return zone >= TABLE ? zone - TABLE : NONE
}

/** The first copy of a hand, or NONE; `scene.nextOf` leads on. */
export const handCopies = (scene: Scene, seat: number): number => scene.state[seatCell(seat, HAND_HEAD)]! - 1
export const playCopies = (scene: Scene, seat: number): number => scene.state[seatCell(seat, PLAY_HEAD)]! - 1
export const fightCopies = (scene: Scene): number => scene.state[scene.fightHead]! - 1
export const poolCopies = (scene: Scene): number => scene.state[scene.poolHead]! - 1

export function list(scene: Scene, first: number): number[] {
  const copies: number[] = []
  for (let copy = first; copy !== NONE; copy = scene.nextOf(copy)) copies.push(copy)
  return copies
}

/** How events and views name a zone. */
export function placeOf(zone: number): Place {
  if (zone >= TABLE) return { table: zone - TABLE }
  if (zone >= HAND) return { hand: zone - HAND }
  return PLACES[zone]!
}

const PLACES: readonly Place[] = [
  'aside',
  'doorDeck',
  'treasureDeck',
  'doorDiscards',
  'treasureDiscards',
  'cultPile',
  'fight',
  'aside',
  'pool',
]

const pileAt = (scene: Scene, zone: number): number => {
  const { piles } = scene
  switch (zone) {
    case DOOR_DECK:
      return piles.doorDeck
    case TREASURE_DECK:
      return piles.treasureDeck
    case DOOR_DISCARDS:
      return piles.doorDiscards
    case TREASURE_DISCARDS:
      return piles.treasureDiscards
    default:
      return piles.cultPile
  }
}

export const pileCount = (scene: Scene, zone: number): number => scene.state[pileAt(scene, zone)]!

/** The top copy of a pile, or NONE. */
export function topOf(scene: Scene, zone: number): number {
  const at = pileAt(scene, zone)
  const size = scene.state[at]!
  return size === 0 ? NONE : scene.state[at + size]!
}

/** The copy that lies `depth` below the top. */
export const inPile = (scene: Scene, zone: number, depth: number): number => {
  const at = pileAt(scene, zone)
  return scene.state[at + scene.state[at]! - depth]!
}

/** How many lie above a copy in its pile. */
export function depthOf(scene: Scene, copy: number): number {
  let depth = 0
  while (inPile(scene, zoneOf(scene, copy), depth) !== copy) depth++
  return depth
}

function leave(scene: Scene, copy: number): void {
  const { state } = scene
  const zone = zoneOf(scene, copy)
  if (zone >= TABLE) {
    scene.unlink(seatCell(zone - TABLE, PLAY_HEAD), copy)
    state[seatCell(zone - TABLE, PLAY_COUNT)]!--
    markUnsettled(scene, zone - TABLE)
  } else if (zone >= HAND) {
    scene.unlink(seatCell(zone - HAND, HAND_HEAD), copy)
    if (--state[seatCell(zone - HAND, HAND_COUNT)]! === 0) strayed.vacate(scene, zone - HAND, null)
  } else if (zone === FIGHT) scene.unlink(scene.fightHead, copy)
  else if (zone === POOL) scene.unlink(scene.poolHead, copy)
  else if (zone !== ASIDE && zone !== NOWHERE) {
    takeFromPile(scene, pileAt(scene, zone), copy)
    if (isDeck(zone) && pileCount(scene, zone) === 0) strayed.vacate(scene, strayed.IN_DECK, backOf(zone))
  }
}

function takeFromPile(scene: Scene, at: number, copy: number): void {
  const { state } = scene
  const size = state[at]!
  let index = size
  while (state[at + index] !== copy) index--
  assert(index > 0, 'a copy lies in the pile that its zone names')
  state.copyWithin(at + index, at + index + 1, at + size + 1)
  state[at + size] = 0
  state[at] = size - 1
}

function enter(scene: Scene, copy: number, zone: number): void {
  const { state } = scene
  // A card that goes over to another player in play, or lies down anew, keeps its counters.
  const kept = zone >= TABLE && zoneOf(scene, copy) >= TABLE ? COUNTERS : 0
  state[scene.zoneAt + copy] = zone
  state[scene.markAt + copy]! &= kept
  state[scene.hostAt + copy] = 0
  if (zone >= TABLE) {
    scene.link(seatCell(zone - TABLE, PLAY_HEAD), copy)
    state[seatCell(zone - TABLE, PLAY_COUNT)]!++
    markUnsettled(scene, zone - TABLE)
  } else if (zone >= HAND) {
    scene.link(seatCell(zone - HAND, HAND_HEAD), copy)
    state[seatCell(zone - HAND, HAND_COUNT)]!++
  } else if (zone === FIGHT) scene.link(scene.fightHead, copy)
  else if (zone === POOL) scene.link(scene.poolHead, copy)
  else if (zone !== ASIDE) {
    const at = pileAt(scene, zone)
    const size = state[at]! + 1
    state[at] = size
    state[at + size] = copy
  }
}

/** Puts a copy elsewhere without a word to anybody. */
export function place(scene: Scene, copy: number, zone: number): void {
  leave(scene, copy)
  enter(scene, copy, zone)
}

/** Takes a copy from wherever it lies, to nowhere. */
export function lift(scene: Scene, copy: number): void {
  leave(scene, copy)
  scene.state[scene.zoneAt + copy] = NOWHERE
}

/** Every seat, and whoever looks on: what WATCHER knows is known to all. */
export const everyone = (scene: Scene): Seats => plus(firstSeats(scene.state[SEATS]!), WATCHER)

/** Where a card may stray to or from, or NONE where all see what lies there. */
const spotOf = (zone: number): strayed.Spot =>
  isHand(zone) ? zone - HAND : isDeck(zone) ? strayed.IN_DECK : zone === ASIDE ? strayed.IN_ASIDE : NONE

const backOf = (zone: number): strayed.Back =>
  zone === DOOR_DECK ? 'door' : zone === TREASURE_DECK ? 'treasure' : null

/** Lies aside face down, in the place of a card that it lies on; it never does so for longer than a step. */
const FACE_DOWN = -1
const isHiddenAside = (scene: Scene, copy: number): boolean =>
  zoneOf(scene, copy) === ASIDE && scene.state[scene.hostAt + copy] === FACE_DOWN

/** The copies among which nobody can tell which one goes: those of a hand, of cards laid together, of a deck that is picked from. */
function alikeIn(scene: Scene, zone: number): number[] {
  if (isHand(zone)) return list(scene, handCopies(scene, zone - HAND))
  if (isDeck(zone)) return Array.from({ length: pileCount(scene, zone) }, (_, depth) => inPile(scene, zone, depth))
  return copiesHiddenAside(scene)
}

function copiesHiddenAside(scene: Scene): number[] {
  const hidden: number[] = []
  for (let copy = 0; copy < scene.deck.copies.length; copy++) if (isHiddenAside(scene, copy)) hidden.push(copy)
  return hidden
}

/** What a card does face down beside going from one zone to another. */
export interface FaceDown {
  /** Below all others of the deck. */
  readonly under?: true
  /** Out of a deck, though not its top card for sure. */
  readonly picked?: true
}

export const PLAINLY: FaceDown = {}

/**
 * Moves a copy whose face only some may see. Who holds it knows, and of the top of a deck whoever has seen what lies there; for
 * everybody else it is one of those that lay together (MK-CARD-17).
 */
export function moveHidden(scene: Scene, copy: number, zone: number, to: Seats, how: FaceDown = PLAINLY): void {
  const { state } = scene
  const from = zoneOf(scene, copy)
  const isTop = isDeck(from) && how.picked === undefined
  const told = (
    isHand(from) ? plus(to, (from - HAND) as Seat) : isTop ? to | state[scene.knownAt + copy]! : to
  ) as Seats
  const spot = spotOf(from)
  const unaware = (everyone(scene) & ~told) as Seats
  if (isDeck(from) && !isTop) loseHeights(scene, copy, told)
  if (spot !== NONE && unaware !== 0) {
    const back = backOf(from) ?? backOf(zone)
    const next = spotOf(zone)
    strayed.sight(scene, copy, spot, told)
    strayed.drift(scene, spot, next, back, unaware)
    if (!isTop)
      for (const other of alikeIn(scene, from)) {
        const lost = (state[scene.knownAt + other]! & unaware) as Seats
        if (lost !== 0 && (back === null || back === backOf(deckOf(scene, other))))
          strayed.loseSight(scene, other, spot, next, lost)
      }
  }
  place(scene, copy, zone)
  if (zone === ASIDE) state[scene.hostAt + copy] = FACE_DOWN
  if (how.under) sink(scene, zone)
  state[scene.knownAt + copy]! |= told
  if (from === ASIDE && copiesHiddenAside(scene).length === 0) strayed.vacate(scene, strayed.IN_ASIDE, null)
  if (scene.play.story !== null)
    reveal(scene.play, { type: 'moved', from: placeOf(from), to: placeOf(zone), hidden: true, ...how }, told, { copy })
}

/**
 * A copy is picked out of a deck, and these see it. Who did not know where in the deck it lay no longer knows how high any other
 * card of that deck lies.
 */
export function loseHeights(scene: Scene, copy: number, viewers: Seats): void {
  const { state } = scene
  const surprised = viewers & ~state[scene.knownAt + copy]!
  if (surprised === 0) return
  for (const other of alikeIn(scene, zoneOf(scene, copy))) {
    const lost = (state[scene.knownAt + other]! & surprised) as Seats
    if (lost !== 0) strayed.loseSight(scene, other, strayed.IN_DECK, strayed.IN_DECK, lost)
  }
}

/** The deck that a copy comes from, by its back. */
export const deckOf = (scene: Scene, copy: number): number => (scene.printed(copy).isDoor ? DOOR_DECK : TREASURE_DECK)

/** These have seen a copy where it lies. */
export function showTo(scene: Scene, copy: number, seats: Seats): void {
  strayed.sight(scene, copy, spotOf(zoneOf(scene, copy)), seats)
  scene.state[scene.knownAt + copy]! |= seats
}

/** For all to see from now on, wherever it was. */
export function uncover(scene: Scene, copy: number): void {
  const spot = spotOf(zoneOf(scene, copy))
  if (spot !== NONE) strayed.sight(scene, copy, spot, everyone(scene))
  strayed.layOpen(scene, copy)
}

/** The top card of a pile goes under all others. */
function sink(scene: Scene, zone: number): void {
  const { state } = scene
  const at = pileAt(scene, zone)
  const size = state[at]!
  const copy = state[at + size]!
  state.copyWithin(at + 2, at + 1, at + size)
  state[at + 1] = copy
}

/** MK-CARD-04, -05: makes sure that a deck has a card; false when deck and discards are both empty. */
export function refill(scene: Scene, zone: number): boolean {
  const { state, play } = scene
  const deck = pileAt(scene, zone)
  if (state[deck]! > 0) return true
  const discards = pileAt(scene, zone === DOOR_DECK ? DOOR_DISCARDS : TREASURE_DISCARDS)
  const size = state[discards]!
  if (size === 0) return false
  for (let i = 1; i <= size; i++) {
    const copy = state[discards + i]!
    state[deck + i] = copy
    state[discards + i] = 0
    state[scene.zoneAt + copy] = zone
    state[scene.knownAt + copy] = 0
  }
  state[deck] = size
  state[discards] = 0
  play.chance.shuffle(state, zone === DOOR_DECK ? draws.doors : draws.treasures, deck + 1, size)
  tell(play, { type: 'shuffled', deck: zone === DOOR_DECK ? 'door' : 'treasure' })
  return true
}

/** The top copy of a deck, reshuffled if need be, or NONE. */
export const drawFrom = (scene: Scene, zone: number): number => (refill(scene, zone) ? topOf(scene, zone) : NONE)
