// Where the cards may be that a listener does not see: hands of others, decks, and hands laid together. Each unseen copy has
// the places that it may be in, a bit each; each place knows how many it holds.

import { assert } from '@brouhaha/kit'
import { NONE } from '@brouhaha/table'
import type { Printed } from '../deck/printed.ts'
import { MOST_SEATS } from '../layout.ts'

/** A bit for each hand, then the decks, then cards that lie aside face down. */
export type Places = number

export const DOORS: Places = 1 << MOST_SEATS
export const TREASURES: Places = 2 << MOST_SEATS
export const ASIDE: Places = 4 << MOST_SEATS
export const handOf = (seat: number): Places => 1 << seat

const isDeck = (place: Places): boolean => place === DOORS || place === TREASURES

const indexOf = (place: Places): number => 31 - Math.clz32(place)

/** Hands among which unseen cards went to and fro; how many doors they hold is known of them together. */
export interface Circle {
  readonly hands: Places
  readonly doors: number
}

export class Whereabouts {
  /** Unseen copies, and those seen in a place where others do not see them. */
  readonly possible = new Map<number, Places>()
  /** Copies that the listener has seen, and knows where they lie. */
  readonly followed = new Set<number>()
  /** Copies that the listener has seen and lost sight of: one of those that went face down (strayed.ts). */
  readonly strayed = new Set<number>()
  /** Where in its deck a copy lies that the listener has looked at, counted from the bottom. */
  readonly heights = new Map<number, number>()
  readonly #copies: readonly Printed[]
  readonly #counts = new Int32Array(MOST_SEATS + 3)
  #circles: readonly Circle[] = [...Array.from({ length: MOST_SEATS }, (_, seat) => handOf(seat)), ASIDE].map(
    (hands) => ({
      hands,
      doors: 0,
    }),
  )

  constructor(copies: readonly Printed[]) {
    this.#copies = copies
    for (const [copy, { isDoor }] of copies.entries()) this.#put(copy, isDoor ? DOORS : TREASURES)
  }

  count(place: Places): number {
    return this.#counts[indexOf(place)]!
  }

  get circles(): readonly Circle[] {
    return this.#circles
  }

  #put(copy: number, place: Places): void {
    this.possible.set(copy, place)
    this.#counts[indexOf(place)]!++
    this.#countDoor(place, this.#copies[copy]!.isDoor ? 1 : 0)
  }

  /** The listener sees which copy comes from a hidden place into another, or into the open (0). */
  see(copy: number, from: Places, to: Places, isPicked = false): void {
    if (from !== 0) this.#recognise(copy, from)
    if (isDeck(from)) this.#close(copy, from, isPicked)
    if (from !== 0) this.#take(from, this.#copies[copy]!.isDoor)
    this.possible.delete(copy)
    this.followed.delete(copy)
    this.strayed.delete(copy)
    this.heights.delete(copy)
    if (to === 0) return
    this.#put(copy, to)
    this.followed.add(copy)
  }

  /** A gap in a deck closes: what lay above lies one lower. Who cannot tell where the gap was no longer knows how high anything lies. */
  #close(copy: number, deck: Places, isPicked: boolean): void {
    const gap = this.heights.get(copy)
    if (gap === undefined && isPicked) this.#lose(deck, deck)
    if (gap === undefined) return
    for (const [other, height] of this.heights)
      if (height > gap && this.possible.get(other) === deck) this.heights.set(other, height - 1)
  }

  /** Copies that the listener knew to be in a place, and one of which may have gone to another. */
  #lose(from: Places, to: Places): void {
    for (const copy of this.followed)
      if (this.possible.get(copy) === from && this.#mayEnter(copy, to)) {
        this.followed.delete(copy)
        this.strayed.add(copy)
        this.heights.delete(copy)
      }
  }

  /** Printed cards are alike: what the listener was looking for there may be this one. */
  #recognise(copy: number, place: Places): void {
    if (this.followed.has(copy) || this.strayed.has(copy)) return
    const card = this.#copies[copy]
    let like = NONE
    for (const other of this.strayed)
      if (this.#copies[other] === card && (this.possible.get(other)! & place) !== 0 && (like === NONE || other < like))
        like = other
    if (like === NONE) return
    this.strayed.delete(like)
    this.possible.set(like, this.possible.get(like)! | (this.possible.get(copy) ?? 0))
  }

  /**
   * Some copy that the listener does not see. The top of a deck is the card that lies there; out of a hand, or a deck that is
   * picked from, it is any of them.
   */
  drift(from: Places, to: Places, isPicked = false): void {
    assert(from !== 0 && to !== 0, 'only hidden cards move unseen')
    if (isPicked || !isDeck(from)) this.#lose(from, to)
    for (const [copy, where] of this.possible)
      if ((where & from) !== 0 && !this.followed.has(copy) && this.#mayEnter(copy, to))
        this.possible.set(copy, where | to)
    this.#join(from, to)
    this.#counts[indexOf(to)]!++
    this.#take(from, null)
  }

  #mayEnter(copy: number, place: Places): boolean {
    if (!isDeck(place)) return true
    return this.#copies[copy]!.isDoor === (place === DOORS)
  }

  /** Shown, or looked at, where it lies. */
  look(copy: number, place: Places): void {
    this.#recognise(copy, place)
    this.#find(copy, place)
  }

  #find(copy: number, place: Places): void {
    this.possible.set(copy, place)
    this.strayed.delete(copy)
    this.followed.add(copy)
  }

  lookAt(copy: number, deck: Places, above: number): void {
    this.look(copy, deck)
    this.heights.set(copy, this.count(deck) - 1 - above)
  }

  /** A card was put under a deck: all others lie one higher. */
  slideUnder(deck: Places): void {
    for (const [copy, height] of this.heights) if (this.possible.get(copy) === deck) this.heights.set(copy, height + 1)
  }

  /** A card that the listener saw lies on or under a deck. */
  layOn(copy: number, deck: Places, isUnder: boolean): void {
    if (!isDeck(deck)) return
    if (isUnder) this.slideUnder(deck)
    this.heights.set(copy, isUnder ? 0 : this.count(deck) - 1)
  }

  /** The discards become a deck, which was empty. */
  shuffle(copies: readonly number[], deck: Places): void {
    for (const copy of copies) this.#put(copy, deck)
  }

  #take(from: Places, isDoor: boolean | null): void {
    const left = --this.#counts[indexOf(from)]!
    assert(left >= 0, 'the ledger has lost a card')
    if (isDoor === true) this.#countDoor(from, -1)
    if (left > 0) return
    for (const [copy, where] of this.possible) if (where !== from) this.#rule(copy, where & ~from)
    this.#circles = this.#circles.flatMap((circle) =>
      (circle.hands & from) === 0 || circle.hands === from
        ? [circle]
        : [
            { ...circle, hands: circle.hands & ~from },
            { hands: from, doors: 0 },
          ],
    )
  }

  /** It is not there any more: what was lost sight of is found where only one hand is left. */
  #rule(copy: number, left: Places): void {
    const isSure = (left & (left - 1)) === 0 && !isDeck(left)
    if (isSure && this.strayed.has(copy)) this.#find(copy, left)
    else this.possible.set(copy, left)
  }

  #countDoor(place: Places, doors: number): void {
    if (doors === 0) return
    this.#circles = this.#circles.map((circle) =>
      (circle.hands & place) === 0 ? circle : { ...circle, doors: circle.doors + doors },
    )
  }

  /** Some card went from one to the other; only a deck tells its back. */
  #join(from: Places, to: Places): void {
    if (from === DOORS) this.#countDoor(to, 1)
    if (to === DOORS) this.#countDoor(from, -1)
    if (((from | to) & (DOORS | TREASURES)) !== 0) return
    const [one, other] = [this.#circleOf(from), this.#circleOf(to)]
    if (one === other) return
    const rest = this.#circles.filter((circle) => circle !== one && circle !== other)
    this.#circles = [...rest, { hands: one.hands | other.hands, doors: one.doors + other.doors }]
  }

  #circleOf(place: Places): Circle {
    return this.#circles.find(({ hands }) => (hands & place) !== 0)!
  }
}
