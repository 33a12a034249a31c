// Puts every unseen copy into one of its possible places, so that each place holds as many as it must. Each way to do so should
// be as likely as any other: where all copies may be anywhere it is; else a fitting one is found and then stirred.

import type { Printed } from '../deck/printed.ts'
import { MOST_SEATS } from '../layout.ts'
import { type Circle, DOORS, handOf, type Places, TREASURES, type Whereabouts } from './whereabouts.ts'

export interface Luck {
  below(bound: number): number
  word(): number
}

export function shuffle<Item>(items: Item[], random: Luck): Item[] {
  for (let last = items.length - 1; last > 0; last--) {
    const other = random.below(last + 1)
    const kept = items[last]!
    items[last] = items[other]!
    items[other] = kept
  }
  return items
}

/** A copy, where it may be, and where it is put. */
interface Unseen {
  readonly copy: number
  readonly may: Places
  place: Places
}

/** Copies push each other aside where they have to (augmenting paths), so whatever fits is found. */
function fit(unseen: readonly Unseen[], slots: readonly Places[]): boolean {
  const taken: (Unseen | undefined)[] = slots.map(() => undefined)
  const seat = (one: Unseen, tried: Uint8Array): boolean => {
    for (let slot = 0; slot < slots.length; slot++) {
      if ((one.may & slots[slot]!) === 0 || tried[slot] === 1) continue
      tried[slot] = 1
      const before = taken[slot]
      if (before !== undefined && !seat(before, tried)) continue
      taken[slot] = one
      one.place = slots[slot]!
      return true
    }
    return false
  }
  return unseen.every((one) => seat(one, new Uint8Array(slots.length)))
}

const SWAPS_EACH = 4

/** Two copies change places wherever both may. */
function swapAtRandom(unseen: readonly Unseen[], random: Luck): void {
  for (let i = unseen.length * SWAPS_EACH; i > 0; i--) {
    const [one, other] = [unseen[random.below(unseen.length)]!, unseen[random.below(unseen.length)]!]
    if ((one.may & other.place) === 0 || (other.may & one.place) === 0) continue
    const { place } = one
    one.place = other.place
    other.place = place
  }
}

/** The free places of a circle: which of them hold doors is drawn by lot. */
function slotsOf(
  { hands, doors }: Circle,
  free: (place: Places) => number,
  seenDoors: (place: Places) => number,
  random: Luck,
): readonly [doors: Places[], treasures: Places[]] {
  const slots: Places[] = []
  let left = doors
  for (let seat = 0; seat < MOST_SEATS; seat++) {
    const hand = handOf(seat)
    if ((hands & hand) === 0) continue
    left -= seenDoors(hand)
    for (let i = free(hand); i > 0; i--) slots.push(hand)
  }
  shuffle(slots, random)
  return [slots.slice(0, left), slots.slice(left)]
}

const isSure = (may: Places): boolean => (may & (may - 1)) === 0

const TRIES = 8

/** Each unseen copy with the place it is put into. */
export function assign(where: Whereabouts, copies: readonly Printed[], random: Luck): ReadonlyMap<number, Places> {
  for (let left = TRIES; left > 0; left--) {
    const found = attempt(where, copies, random, true)
    if (found !== null) return found
  }
  // The lot gave a hand doors that cannot be there: then any back will do.
  const found = attempt(where, copies, random, false)
  if (found === null) throw new Error('the ledger knows of cards that have no place')
  return found
}

function attempt(
  where: Whereabouts,
  copies: readonly Printed[],
  random: Luck,
  byBack: boolean,
): Map<number, Places> | null {
  const found = new Map<number, Places>()
  const sure = new Map<Places, { doors: number; all: number }>()
  const unseen: Unseen[] = []
  for (const [copy, may] of where.possible) {
    if (!isSure(may)) {
      unseen.push({ copy, may, place: 0 })
      continue
    }
    found.set(copy, may)
    const seen = sure.get(may) ?? { doors: 0, all: 0 }
    seen.all++
    if (copies[copy]!.isDoor) seen.doors++
    sure.set(may, seen)
  }
  const free = (place: Places): number => where.count(place) - (sure.get(place)?.all ?? 0)
  const doors: Places[] = Array.from({ length: free(DOORS) }, () => DOORS)
  const treasures: Places[] = Array.from({ length: free(TREASURES) }, () => TREASURES)
  for (const circle of where.circles) {
    const [ofDoors, ofTreasures] = slotsOf(circle, free, (hand) => sure.get(hand)?.doors ?? 0, random)
    doors.push(...ofDoors)
    treasures.push(...ofTreasures)
  }
  shuffle(unseen, random)
  const groups: (readonly [readonly Unseen[], Places[]])[] = byBack
    ? [
        [unseen.filter(({ copy }) => copies[copy]!.isDoor), doors],
        [unseen.filter(({ copy }) => !copies[copy]!.isDoor), treasures],
      ]
    : [[unseen, [...doors, ...treasures]]]
  for (const [group, slots] of groups) {
    if (group.length !== slots.length) return null
    if (!place(group, shuffle(slots, random), random)) return null
    for (const { copy, place: put } of group) found.set(copy, put)
  }
  return found
}

function place(group: readonly Unseen[], slots: readonly Places[], random: Luck): boolean {
  const all = slots.reduce((places, slot) => places | slot, 0)
  if (group.every(({ may }) => (may & all) === all)) {
    for (const [index, one] of group.entries()) one.place = slots[index]!
    return true
  }
  if (!fit(group, slots)) return false
  swapAtRandom(group, random)
  return true
}
