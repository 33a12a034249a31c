// The table as a novice looks at it: its view, with the cards that it can name and what everybody is worth fearing.

import type { Card, CardId, Pack } from '@brouhaha/cards'
import type { MunchkinSeatView, MunchkinView } from '@brouhaha/munchkin'

export type Cards = ReadonlyMap<CardId, Card>
export type Combat = NonNullable<MunchkinView['combat']>

export const cardsIn = (packs: readonly Pack[]): Cards =>
  new Map(packs.flatMap(({ cards }) => cards).map((card) => [card.id, card]))

/** Everything is reckoned in gold: a level is what a level costs. */
export const LEVEL = 1000
export const TREASURE = 400
/** More than all that a player ever owns. */
export const VICTORY = 20_000
export const WINNING_LEVEL = 10

/** How much it hurts when the weakest and when the strongest rival gains something. */
const LEAST_FEAR = 0.12
const FEAR_OF_OTHERS = 0.6

export class Outlook {
  readonly view: MunchkinView
  readonly you: number
  readonly me: MunchkinSeatView
  readonly choices: ArrayLike<number>
  readonly #cards: Cards
  #shown: Map<number, Card> | null = null
  #owners: Map<number, number> | null = null

  constructor(view: MunchkinView, you: number, choices: ArrayLike<number>, cards: Cards) {
    this.view = view
    this.you = you
    this.me = view.seats[you]!
    this.choices = choices
    this.#cards = cards
  }

  named(id: CardId): Card | undefined {
    return this.#cards.get(id)
  }

  /** The card that a copy shows, as far as this seat sees it. */
  card(copy: number): Card | undefined {
    this.#shown ??= this.#look()
    return this.#shown.get(copy)
  }

  /** Whose copy it is, in hand or on the table; undefined for piles and fights. */
  ownerOf(copy: number): number | undefined {
    if (this.#owners === null) {
      this.#owners = new Map(this.view.hand.map((card) => [card.copy, this.you]))
      for (const [seat, { table }] of this.view.seats.entries())
        for (const card of table) this.#owners.set(card.copy, seat)
      for (const { copy: known, seat } of this.view.known) this.#owners.set(known, seat)
    }
    return this.#owners.get(copy)
  }

  get others(): number[] {
    return this.view.seats.map((_, seat) => seat).filter((seat) => seat !== this.you)
  }

  /** How many levels the best of the others has. */
  get topLevel(): number {
    return Math.max(...this.others.map((seat) => this.view.seats[seat]!.level))
  }

  /** What another's gain costs this seat, as a part of it. The leader is feared most, and the more the closer to the end. */
  fear(seat: number): number {
    const { level } = this.view.seats[seat]!
    const nearness = (level / (WINNING_LEVEL - 1)) ** 2
    return LEAST_FEAR + (1 - LEAST_FEAR) * nearness * (level >= this.topLevel ? 1 : FEAR_OF_OTHERS)
  }

  /** What a gain of a seat is worth to this one. */
  regard(seat: number): number {
    return seat === this.you ? 1 : -this.fear(seat)
  }

  isFighter(seat: number): boolean {
    const { combat } = this.view
    return combat !== null && (combat.main === seat || combat.helper === seat)
  }

  #look(): Map<number, Card> {
    const { view } = this
    const { doors, treasures, cult } = view.discards
    const shown = new Map<number, Card>()
    const note = (cards: readonly { readonly copy: number; readonly id: CardId }[]): void => {
      for (const { copy, id } of cards) {
        const card = this.#cards.get(id)
        if (card !== undefined) shown.set(copy, card)
      }
    }
    note(view.hand)
    for (const { table } of view.seats) note(table)
    for (const cards of [view.pool.cards, view.aside, view.searched, view.known, view.peeked]) note(cards)
    for (const { top } of [doors, treasures, cult]) if (top !== null) note([top])
    if (view.combat !== null) for (const cards of [view.combat.monsters, view.combat.played]) note(cards)
    return shown
  }
}
