// What one seat knows, kept from what it heard and from nothing else. It reads neither states nor views, so that it can
// testify against them.
//
// Cards whose face this seat has not seen belong to a pool: a set of cards known to lie in certain hands and in the
// deck, in an order unknown. The first shuffle makes one pool of all cards; a reshuffle in the middle of a deal makes
// another, and what was dealt before it can only come from the older one.

import { assert, unreachable } from '@brouhaha/kit'
import type { Ledger, Seat, State } from '@brouhaha/table'
import { plantSeed } from '@brouhaha/table'
import { type Side, threshold } from './boards.ts'
import { CARD_COUNT, edgeShowing, PART_COUNT, PARTS, type Part } from './body.ts'
import type { MoshHappening, MoshHeard } from './events.ts'
import {
  BETWEEN_SONGS,
  BOARD,
  CARDS,
  CELLS,
  CHANCE,
  CHOOSING_BOARDS,
  CROWD,
  DAMAGE,
  DANCER,
  DANCING,
  DECK,
  DECK_SIZE,
  DEFENCES,
  DISCARDED,
  DRAW_COUNT,
  FIRST,
  HAND,
  HAND_SIZE,
  HELD,
  HITS,
  IN_DECK,
  IN_DEFENCES,
  IN_HAND,
  IN_HITS,
  LAID,
  MOST_SEATS,
  OVER,
  PASS,
  PIT,
  place,
  ROUND,
  SEATS,
  SIDE,
  SONG,
  SONGS,
  STAGE,
  TALLY,
  THRESHOLD,
  TO_PLAY,
  WINNERS,
} from './layout.ts'
import { CARDS_OF_A_PASS } from './rules/round.ts'

/** Unseen cards, and how many of them lie in each hand and in the deck. */
interface Pool {
  readonly cards: Set<number>
  readonly inHand: number[]
  inDeck: number
}

const everyCard = (): number[] => Array.from({ length: CARD_COUNT }, (_, card) => card)

export class MoshLedger implements Ledger<MoshHappening> {
  readonly #seat: Seat
  /** Everything public lies where it would in a state; hands of others, the deck and the seed stay empty. */
  readonly #known = new Int32Array(CELLS)
  readonly #pools: Pool[] = []

  constructor(seat: Seat) {
    this.#seat = seat
  }

  hear(event: MoshHeard): void {
    const known = this.#known
    switch (event.type) {
      case 'opened':
        known[SEATS] = event.seats
        known[SIDE] = event.side === 'A' ? 0 : 1
        known[SONGS] = event.songs
        known[STAGE] = CHOOSING_BOARDS
        break
      case 'boardChosen':
        this.#takeBoard(event.seat, event.board)
        break
      case 'songBegan':
        this.#beginSong(event.song, event.first)
        break
      case 'shuffled':
        this.#shuffle(event.count)
        break
      case 'roundBegan':
        known[ROUND] = event.round
        known[FIRST] = event.first
        known[LAID] = 0
        break
      case 'dealt':
        this.#deal(event.seat, event.count, event.cards)
        break
      case 'crowdHit':
        this.#pool(event.card).inDeck--
        known[DECK_SIZE] = known[DECK_SIZE]! - 1
        this.#lay(event.card, event.part, IN_HITS, HITS, event.seat, CROWD)
        break
      case 'turnBegan':
        known[PASS] = event.pass - 1
        known[DANCER] = event.seat
        known[TO_PLAY] = CARDS_OF_A_PASS
        break
      case 'attacked':
        this.#leaveHand(event.seat, event.card)
        this.#lay(event.card, event.part, IN_HITS, HITS, event.victim, event.seat)
        break
      case 'defended':
        this.#leaveHand(event.seat, event.card)
        this.#lay(event.card, event.part, IN_DEFENCES, DEFENCES, event.seat, event.seat)
        break
      case 'hurt':
        known[DAMAGE + event.seat * PART_COUNT + PARTS.indexOf(event.part)] = event.damage
        break
      case 'linesCleared':
        known.fill(0, HITS, HELD)
        for (const card of this.#seen()) known[CARDS + card] = DISCARDED
        break
      case 'eliminated':
        known[PIT] = known[PIT]! & ~(1 << event.seat)
        break
      case 'songWon':
        known[STAGE] = BETWEEN_SONGS
        for (const seat of event.seats) {
          known[WINNERS] = known[WINNERS]! | (1 << seat)
          known[TALLY + seat] = known[TALLY + seat]! + 1
        }
        break
      case 'gameOver':
        known[STAGE] = OVER
        break
      case 'stepBegan':
      case 'blocked':
      case 'wasted':
      case 'partFell':
        break
      default:
        unreachable(event)
    }
  }

  determinise(random: { below(bound: number): number; word(): number }): State {
    const state = this.#known.slice()
    plantSeed(
      state,
      CHANCE,
      DRAW_COUNT,
      Int32Array.from({ length: 8 }, () => random.word()),
    )
    let deck = 0
    const held = Array.from({ length: MOST_SEATS }, () => 0)
    for (const pool of this.#pools) {
      const cards = [...pool.cards]
      const take = (): number => cards.splice(random.below(cards.length), 1)[0]!
      pool.inHand.forEach((count, seat) => {
        for (let i = 0; i < count; i++) {
          const card = take()
          state[HAND + seat * HAND_SIZE + held[seat]!++] = card
          state[CARDS + card] = IN_HAND + seat
        }
      })
      for (let i = 0; i < pool.inDeck; i++) state[DECK + deck++] = take()
    }
    return state
  }

  /** The cards whose face this seat cannot know, pool by pool: any order within a pool looks the same to it. */
  unseen(): number[][] {
    return this.#pools.map((pool) => [...pool.cards].sort((one, other) => one - other))
  }

  #takeBoard(seat: number, board: number): void {
    const side: Side = this.#known[SIDE] === 0 ? 'A' : 'B'
    this.#known[BOARD + seat] = board + 1
    for (let part = 0; part < PART_COUNT; part++) {
      this.#known[THRESHOLD + seat * PART_COUNT + part] = threshold(side, board, part)
    }
  }

  #beginSong(song: number, first: number): void {
    const known = this.#known
    known[SONG] = song
    known[FIRST] = first
    known[STAGE] = DANCING
    known[ROUND] = 0
    known[WINNERS] = 0
    known[PIT] = (1 << known[SEATS]!) - 1
    known.fill(0, DAMAGE, HITS)
    known.fill(DISCARDED, CARDS, CARDS + CARD_COUNT)
    this.#pools.length = 0
  }

  /** All discards become the deck: one new pool. */
  #shuffle(count: number): void {
    const cards = everyCard().filter((card) => this.#known[CARDS + card] === DISCARDED)
    assert(cards.length === count, 'the ledger has lost a card')
    for (const card of cards) this.#known[CARDS + card] = IN_DECK
    this.#known[DECK_SIZE] = count
    this.#pools.push({ cards: new Set(cards), inHand: Array.from({ length: MOST_SEATS }, () => 0), inDeck: count })
  }

  #deal(seat: number, count: number, cards: readonly number[] | undefined): void {
    const known = this.#known
    const pool = this.#pools.at(-1)!
    pool.inDeck -= count
    known[DECK_SIZE] = known[DECK_SIZE]! - count
    const held = known[HELD + seat]!
    known[HELD + seat] = held + count
    if (seat !== this.#seat) {
      pool.inHand[seat] = pool.inHand[seat]! + count
      return
    }
    assert(cards !== undefined, 'a seat hears its own cards')
    cards.forEach((card, index) => {
      pool.cards.delete(card)
      known[HAND + seat * HAND_SIZE + held + index] = card
      known[CARDS + card] = IN_HAND + seat
    })
  }

  #leaveHand(seat: number, card: number): void {
    const known = this.#known
    known[TO_PLAY] = known[TO_PLAY]! - 1
    const held = known[HELD + seat]! - 1
    known[HELD + seat] = held
    if (seat !== this.#seat) {
      const pool = this.#pool(card)
      pool.inHand[seat] = pool.inHand[seat]! - 1
      return
    }
    const hand = HAND + seat * HAND_SIZE
    const rest = [...known.subarray(hand, hand + held + 1)].filter((other) => other !== card)
    known.fill(0, hand, hand + HAND_SIZE)
    known.set(rest, hand)
  }

  #lay(card: number, part: Part, zone: number, line: number, seat: number, by: number): void {
    const known = this.#known
    const laid = known[LAID]!
    known[LAID] = laid + 1
    const shown = PARTS.indexOf(part)
    for (const pool of this.#pools) pool.cards.delete(card)
    known[CARDS + card] = place(zone + seat, edgeShowing(card, shown), by, laid)
    const cell = line + seat * PART_COUNT + shown
    known[cell] = known[cell]! + 1
  }

  #pool(card: number): Pool {
    const pool = this.#pools.find((one) => one.cards.has(card))
    assert(pool !== undefined, 'the ledger has seen this card elsewhere')
    return pool
  }

  #seen(): number[] {
    return everyCard().filter((card) => this.#pools.every((pool) => !pool.cards.has(card)))
  }
}
