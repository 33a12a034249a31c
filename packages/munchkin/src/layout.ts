// Where everything lies in a state. The head is the same in every game; the copies come last, and how many there are depends
// on the boxes that are played.

import {
  Agenda,
  chanceCells,
  firstSeats,
  Gates,
  listSeats,
  type Seat,
  type Seats,
  type State,
  streams,
} from '@brouhaha/table'
import { block, cell, type Offset, type Told } from './block.ts'
import { GATE } from './frames/frame.ts'

export const MOST_SEATS = 6
export const FEWEST_SEATS = 3

let next = 0
/** Cells that everybody may be told, from and up to but without; see notes.ts. */
const told: [from: number, to: number][] = []
export const OPEN_CELLS: readonly (readonly [from: number, to: number])[] = told

const untold = (count: number): number => {
  next += count
  return next - count
}

const open = (count = 1): number => {
  const at = untold(count)
  const last = told.at(-1)
  if (last?.[1] === at) last[1] = next
  else told.push([at, next])
  return at
}

const blocks = (what: readonly Told[], count: number): number => {
  const at = next
  for (let i = 0; i < count; i++) for (const each of what) each === 'open' ? open() : untold(1)
  return at
}

export const SEATS = open()
/** The boxes in play, one bit each in the order of the game's packs. */
export const BOXES_IN_PLAY = open()
/** The table's switches, one bit each (see setting.ts). */
export const SWITCHES = open()
export const WINNERS = open()
/** 0 while it is played, then one more than the number of its ending (rules/win/win.ts). */
export const ENDED = open()
export const FIRST = open()
export const ACTIVE = open()
/** Counts turns; also tells whether an item was received in this turn (MK-TRADE-05). */
export const TURN_NUMBER = open()
const GATES_OPENED = open()
export const OFFERS_MADE = open()
/** How many seats held the cult's trait when its endings were last looked at (MK-CULT-09 is edge-triggered). */
export const CULT_SEEN = open()
/** Seats whose table changed, so that limits must be looked at again (rules/identity/limits.ts). */
export const UNSETTLED = open()

const SEAT = block('seat', {
  LEVEL: 'open',
  /** 0 not said, 1 female, 2 male. */
  SEX: 'open',
  LIFE: 'open',
  // Hands and tables are told by the copies that move.
  HAND_HEAD: 'untold',
  HAND_COUNT: 'untold',
  PLAY_HEAD: 'untold',
  PLAY_COUNT: 'untold',
  /** Bits: what happened to or was used by this seat in this turn. */
  TURN_MARKS: 'open',
  /** Draws its opening hand when its next turn begins (MK-DEATH-14). */
  NEEDS_HAND: 'open',
  /** Turns to sit out. */
  SKIPS: 'open',
  /** Running away: monsters still to roll for, one bit for each slot; escape bonus paid for. */
  CHASED: 'open',
  FLEE_PAID: 'open',
  /** Combat bonus from abilities already paid for, and penalties by others (MK-COMBAT-34). */
  PAID: 'open',
  /** Who died in this combat. */
  CORPSE: 'open',
  /** Killed before the fight moved on to somebody else: levels, and treasures behind EARNED_SHIFT bits of them. */
  EARNED: 'open',
})
export const { LEVEL, SEX, LIFE, HAND_HEAD, HAND_COUNT, PLAY_HEAD, PLAY_COUNT, TURN_MARKS } = SEAT.offsets
export const { NEEDS_HAND, SKIPS, CHASED, FLEE_PAID, PAID, CORPSE, EARNED } = SEAT.offsets
export const SEAT_CELLS = SEAT.told.length
const SEAT_BLOCK = blocks(SEAT.told, MOST_SEATS)
export const seatAt = (seat: number): number => SEAT_BLOCK + seat * SEAT_CELLS
export const seatCell = (seat: number, offset: Offset<'seat'>): number => cell(seatAt(seat), offset)

// Bits of TURN_MARKS.
/** One item of this turn was sold for more than its price. */
export const SOLD_DEAR = 1 << 24
/** Cried foul for nothing, with nothing to pay for it. */
export const CRIED_FOUL = 1 << 25
/** Loots no room in its turn; kept until that is over (MK-CURSE-06). */
export const NO_LOOT = 1 << 26
/** Escapes without a roll if it comes to that in this fight. */
export const SAFE = 1 << 27
/** Has said in this turn whether it counts as something. */
export const COUNTED_ANEW = 1 << 28
/** Was caught by a monster. */
export const WAS_CAUGHT = 1 << 29
/** Escapes without a roll from these monsters if it comes to that in this fight, one bit for each slot. */
export const SAFE_FROM = 0xffff

export const EARNED_SHIFT = 8

export const ALIVE = 0
/** base, zombies: gone until the next turn begins. */
export const DEAD = 1
/** star, cthulhu: back at once, without cards, and no help in this turn. */
export const REBORN = 2

const SEATED: readonly (readonly Seat[])[] = Array.from({ length: MOST_SEATS + 1 }, (_, seats) =>
  listSeats(firstSeats(seats)),
)

/** The seats in order, those of the dead included. */
export const seatsAtTable = (state: State): readonly Seat[] => SEATED[state[SEATS]!]!

export const lifeOf = (state: State, seat: number): number => state[seatCell(seat, LIFE)]!
export const levelOf = (state: State, seat: number): number => state[seatCell(seat, LEVEL)]!
/** Dead, or back already while the corpse still lies there with everything it had (MK-DEATH-20). */
export const isGone = (state: State, seat: number): boolean =>
  lifeOf(state, seat) === DEAD || state[seatCell(seat, CORPSE)] !== 0
export const handCount = (state: State, seat: number): number => state[seatCell(seat, HAND_COUNT)]!

/** Treasures due when looting (star, cthulhu), and with whom they are shared (rules/treasure/treasure.ts). */
export const TREASURE_DUE = open()
export const DUE_SHARE = open()
/** The top discard that was last offered for sale, plus one (MK-FAST-02). */
export const SALE_SEEN = open()

// The combat: from here to the contract's last item everything is set back when it is over.
/** Nothing, FOUGHT or PAID_OUT. */
export const COMBAT_ON = open()
/** It is fought, or run from. */
export const FOUGHT = 1
/** It is over, and what it brings is given out. */
export const PAID_OUT = 2
export const MAIN = open()
/** Seat + 1, or 0. */
export const HELPER = open()
export const HELPER_FORCED = open()
/** What has been played for each side, in sum. */
export const PLAYERS_BONUS = open()
export const MONSTERS_BONUS = open()
export const FROM_HAND = open()
/** Nothing may join any more: the last monster was removed. */
export const EMPTIED = open()
/** Treasures and levels set aside for the end (removed or killed before it). */
export const SAVED_TREASURES = open()
export const SAVED_LEVELS = open()
export const KILLS = open()
/** Seats already asked for help since the totals last changed hands. */
export const ASKED = open()
/** Seats among which a card deals the treasures of this fight out, whatever was agreed. */
export const SHARED_AMONG = open()
/** Who has sworn to stay out of this combat: not to help (a bit for each seat), not to interfere (from bit 8 on). */
export const PACTS = open()
export const MOST_MONSTERS = 16
export const MONSTER_COUNT = open()
const MONSTER = block('monster', {
  MONSTER_COPY: 'open',
  /** The copy whose text it has: a clone's original. */
  MONSTER_TEXT: 'open',
  /** The family of a clone: twins share enhancers (MK-COMBAT-32). */
  MONSTER_TWIN: 'open',
})
export const { MONSTER_COPY, MONSTER_TEXT, MONSTER_TWIN } = MONSTER.offsets
export const MONSTER_CELLS = MONSTER.told.length
const MONSTER_BLOCK = blocks(MONSTER.told, MOST_MONSTERS)
export const monsterAt = (slot: number): number => MONSTER_BLOCK + slot * MONSTER_CELLS
export const monsterCell = (slot: number, offset: Offset<'monster'>): number => cell(monsterAt(slot), offset)

// The help contract: what the main fighter owes the helper when the fight is won.
export const CONTRACT_TREASURES = open()
/** 1 the helper picks first. */
export const CONTRACT_HELPER_FIRST = open()
export const CONTRACT_IF_LOST = open()
export const MOST_PROMISED = 6
export const CONTRACT_ITEMS = open(MOST_PROMISED)

// Open offers: help asked for, help volunteered, trades. One per seat that makes it.
export const MOST_OFFERED = 8
const OFFER = block('offer', {
  OFFER_KIND: 'open',
  OFFER_NUMBER: 'open',
  OFFER_TO: 'open',
  OFFER_TREASURES: 'open',
  OFFER_HELPER_FIRST: 'open',
  OFFER_IF_LOST: 'open',
  /** Copies + 1 that are given. */
  OFFER_GIVES: ['open', MOST_OFFERED],
  /** Copies + 1 that are wanted. */
  OFFER_WANTS: ['open', MOST_OFFERED],
})
export const { OFFER_KIND, OFFER_NUMBER, OFFER_TO, OFFER_TREASURES, OFFER_HELPER_FIRST } = OFFER.offsets
export const { OFFER_IF_LOST, OFFER_GIVES, OFFER_WANTS } = OFFER.offsets
export const OFFER_CELLS = OFFER.told.length
const OFFER_BLOCK = blocks(OFFER.told, MOST_SEATS)
export const offerAt = (seat: number): number => OFFER_BLOCK + seat * OFFER_CELLS
export const offerCell = (seat: number, offset: Offset<'offer'>): number => cell(offerAt(seat), offset)

// Work: a pool of cards laid open (a corpse, treasure to split).
export const POOL_OWNER = open()

const DRAWS = ['doors', 'treasures', 'first', 'runAway', 'die', 'loot', 'buy', 'hand'] as const
const LUCK = untold(chanceCells(DRAWS.length))
export const LUCK_AT = LUCK
export const STREAM_COUNT = DRAWS.length
export const draws = streams(LUCK, DRAWS)

const FRAMES = 64
/** How many frames there are is open; what may be told of each stands where it is declared. */
const AGENDA = open()
untold(Agenda.cells(FRAMES) - 1)
export const agenda = new Agenda(AGENDA, FRAMES)
export const FRAME_CELLS = 8
export const AGENDA_END = AGENDA + Agenda.cells(FRAMES)
/** The turn is always the first frame. */
export const TURN_AT = AGENDA + 1

export const gates = new Gates(agenda, GATE, GATES_OPENED)

/** The copies begin here. */
export const HEAD_CELLS = next

export const isOver = (state: State): boolean => state[ENDED] !== 0

export function living(state: State): Seats {
  let seats = 0
  for (let seat = 0; seat < state[SEATS]!; seat++) if (lifeOf(state, seat) !== DEAD) seats |= 1 << seat
  return seats as Seats
}

/** Seats whose character is there and has been all along: the reborn are back, but not yet for everything. */
export function present(state: State): Seats {
  let seats = 0
  for (let seat = 0; seat < state[SEATS]!; seat++) if (lifeOf(state, seat) === ALIVE) seats |= 1 << seat
  return seats as Seats
}

export const activeSeat = (state: State): Seat => state[ACTIVE]! as Seat
export const mainSeat = (state: State): Seat => state[MAIN]! as Seat
/** NONE where nobody helps. */
export const helperSeat = (state: State): number => state[HELPER]! - 1
export const isFighting = (state: State): boolean => state[COMBAT_ON] === FOUGHT
export const isPaidOut = (state: State): boolean => state[COMBAT_ON] === PAID_OUT
/** A fight that goes on, or one that is being paid out. */
export const isCombat = (state: State): boolean => state[COMBAT_ON] !== 0
export const isFighter = (state: State, seat: number): boolean =>
  isFighting(state) && (state[MAIN] === seat || state[HELPER] === seat + 1)

export const leftOf = (state: State, seat: number): Seat => ((seat + 1) % state[SEATS]!) as Seat
