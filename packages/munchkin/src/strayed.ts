// Cards that somebody has seen and lost sight of: a card went elsewhere face down, and it may have been this one (MK-CARD-17). What
// that viewer knows is "one of these": the hands, and perhaps the deck, that it may be in. Eight bits for each viewer, four
// viewers to a cell, two cells to a copy; ledger/whereabouts.ts comes to the same from what it hears.

import { NONE, type Seat, type Seats, WATCHER } from '@brouhaha/table'
import type { Scene } from './scene.ts'

/** A place by the number of its bit: each hand by its seat. */
export type Spot = number
export const IN_DECK: Spot = 6
export const IN_ASIDE: Spot = 7

/** Only cards of this back come and go where a deck is concerned. */
export type Back = 'door' | 'treasure' | null

const VIEWERS = 7
const viewerAt = (lane: number): Seat => (lane === VIEWERS - 1 ? WATCHER : (lane as Seat))
const laneOf = (viewer: Seat): number => (viewer === WATCHER ? VIEWERS - 1 : viewer)

const lowLanes = (seats: Seats): number => (seats & 1) | ((seats & 2) << 7) | ((seats & 4) << 14) | ((seats & 8) << 21)
const highLanes = (seats: Seats): number =>
  ((seats >> 4) & 1) | (((seats >> 5) & 1) << 8) | (((seats >> WATCHER) & 1) << 16)

const lowOf = (scene: Scene, copy: number): number => scene.strayedAt + copy
const highOf = (scene: Scene, copy: number): number => scene.strayedAt + scene.deck.copies.length + copy

const cellOf = (scene: Scene, copy: number, lane: number): number =>
  lane < 4 ? lowOf(scene, copy) : highOf(scene, copy)
const shiftOf = (lane: number): number => (lane & 3) * 8

const fits = (scene: Scene, copy: number, back: Back): boolean =>
  back === null || scene.printed(copy).isDoor === (back === 'door')

// A bit for each copy that somebody may have lost sight of, so that nobody goes through all of them; gone with the next look at it.

const astrayCell = (scene: Scene, copy: number): number => scene.astrayAt + (copy >> 5)

export const noteAstray = (scene: Scene, copy: number): void => {
  scene.state[astrayCell(scene, copy)]! |= 1 << (copy & 31)
}

export const isAstray = (scene: Scene, copy: number): boolean =>
  ((scene.state[astrayCell(scene, copy)]! >> (copy & 31)) & 1) === 1

/** The first of them from a copy on, or NONE. */
function nextAstray(scene: Scene, from: number): number {
  let at = astrayCell(scene, from)
  if (at >= scene.strayedAt) return NONE
  let bits = scene.state[at]! & (-1 << (from & 31))
  while (bits === 0) {
    if (++at === scene.strayedAt) return NONE
    bits = scene.state[at]!
  }
  return ((at - scene.astrayAt) << 5) + (31 - Math.clz32(bits & -bits))
}

/** The spots where a viewer has to look for a copy, a bit each; 0 where that is no question. */
export const spotsOf = (scene: Scene, copy: number, viewer: Seat): number =>
  (scene.state[cellOf(scene, copy, laneOf(viewer))]! >>> shiftOf(laneOf(viewer))) & 255

/** The copies that a viewer has lost sight of. */
export function lostTo(scene: Scene, viewer: Seat): number[] {
  const lost: number[] = []
  for (let copy = nextAstray(scene, 0); copy !== NONE; copy = nextAstray(scene, copy + 1))
    if (spotsOf(scene, copy, viewer) !== 0) lost.push(copy)
  return lost
}

export function setSpots(scene: Scene, copy: number, viewer: Seat, spots: number): void {
  const at = cellOf(scene, copy, laneOf(viewer))
  const shift = shiftOf(laneOf(viewer))
  scene.state[at] = (scene.state[at]! & ~(255 << shift)) | (spots << shift)
  if (spots !== 0) noteAstray(scene, copy)
}

/** How many viewers have lost sight of it. */
export function missedBy(scene: Scene, copy: number): number {
  let viewers = 0
  for (let lane = 0; lane < VIEWERS; lane++) if (spotsOf(scene, copy, viewerAt(lane)) !== 0) viewers++
  return viewers
}

export const isMissed = (scene: Scene, copy: number): boolean =>
  (scene.state[lowOf(scene, copy)]! | scene.state[highOf(scene, copy)]!) !== 0

/** Some card went from one spot to another, and these viewers did not see which. */
export function drift(scene: Scene, from: Spot, to: Spot, back: Back, unaware: Seats): void {
  const { state } = scene
  const low = lowLanes(unaware)
  const high = highLanes(unaware)
  for (let copy = nextAstray(scene, 0); copy !== NONE; copy = nextAstray(scene, copy + 1)) {
    const lowAt = lowOf(scene, copy)
    const highAt = highOf(scene, copy)
    if ((state[lowAt]! | state[highAt]!) === 0) {
      state[astrayCell(scene, copy)]! &= ~(1 << (copy & 31))
      continue
    }
    if (!fits(scene, copy, back)) continue
    state[lowAt]! |= ((state[lowAt]! >>> from) & low) << to
    state[highAt]! |= ((state[highAt]! >>> from) & high) << to
  }
}

/** These viewers knew that a copy was there, and now it may be here or there. */
export function loseSight(scene: Scene, copy: number, from: Spot, to: Spot, viewers: Seats): void {
  const { state } = scene
  const [low, high] = [lowLanes(viewers), highLanes(viewers)]
  state[lowOf(scene, copy)]! |= (low << from) | (low << to)
  state[highOf(scene, copy)]! |= (high << from) | (high << to)
  state[scene.knownAt + copy]! &= ~viewers
  noteAstray(scene, copy)
}

/** Nothing is left there: whoever looks for a copy looks elsewhere, and has found it where only one hand remains. */
export function vacate(scene: Scene, spot: Spot, back: Back): void {
  for (let copy = nextAstray(scene, 0); copy !== NONE; copy = nextAstray(scene, copy + 1)) {
    if (!isMissed(scene, copy) || !fits(scene, copy, back)) continue
    for (let lane = 0; lane < VIEWERS; lane++) {
      const viewer = viewerAt(lane)
      const spots = spotsOf(scene, copy, viewer)
      if (((spots >> spot) & 1) === 0) continue
      const left = spots & ~(1 << spot)
      const isFound = left !== 1 << IN_DECK && (left & (left - 1)) === 0
      setSpots(scene, copy, viewer, isFound ? 0 : left)
      if (isFound) scene.state[scene.knownAt + copy]! |= 1 << viewer
    }
  }
}

/** Laid open: nobody looks for it any more. */
export function layOpen(scene: Scene, copy: number): void {
  scene.state[lowOf(scene, copy)] = 0
  scene.state[highOf(scene, copy)] = 0
}

/**
 * These viewers see the copy at this spot. Printed cards are alike: who was looking for another of its kind there cannot tell that
 * it is not the one.
 */
export function sight(scene: Scene, copy: number, spot: Spot, viewers: Seats): void {
  if (!isMissed(scene, copy) && scene.deck.alike[copy]!.length === 0) return
  for (let lane = 0; lane < VIEWERS; lane++) {
    const viewer = viewerAt(lane)
    if (((viewers >> viewer) & 1) === 0) continue
    const isExpected = spotsOf(scene, copy, viewer) !== 0 || ((scene.state[scene.knownAt + copy]! >> viewer) & 1) === 1
    setSpots(scene, copy, viewer, 0)
    const like = isExpected ? NONE : likeAt(scene, copy, spot, viewer)
    if (like !== NONE) setSpots(scene, like, viewer, 0)
  }
}

/** The first other copy of the card that a viewer looks for at a spot, or NONE. */
function likeAt(scene: Scene, copy: number, spot: Spot, viewer: Seat): number {
  for (const other of scene.deck.alike[copy]!) if (((spotsOf(scene, other, viewer) >> spot) & 1) === 1) return other
  return NONE
}
