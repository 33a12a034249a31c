// Where everything lies in a state. The head is the same in every game; the copies come last, and how many there are depends
// on the boxes that are played.

import { Agenda, chanceCells, Gates, type Seat, type Seats, type State, streams } from '@brouhaha/table'

export const MOST_SEATS = 6
export const FEWEST_SEATS = 3

let next = 0
const cells = (count: number): number => {
  next += count
  return next - count
}

export const SEATS = cells(1)
/** The boxes in play, one bit each in the order of the game's packs. */
export const BOXES_IN_PLAY = cells(1)
/** The table's switches, one bit each (see setting.ts). */
export const SWITCHES = cells(1)
export const WINNERS = cells(1)
/** 0 while it is played, then one more than the number of its ending (rules/win/win.ts). */
export const ENDED = cells(1)
export const FIRST = cells(1)
export const ACTIVE = cells(1)
/** Counts turns; also tells whether an item was received in this turn (MK-TRADE-05). */
export const TURN_NUMBER = cells(1)
export const GATES_OPENED = cells(1)
export const OFFERS_MADE = cells(1)
/** How many seats held the cult's trait when its endings were last looked at (MK-CULT-09 is edge-triggered). */
export const CULT_SEEN = cells(1)
/** Seats whose table changed, so that limits must be looked at again (rules/identity/limits.ts). */
export const UNSETTLED = cells(1)

// A seat.
export const SEAT_CELLS = 15
const SEAT_BLOCK = cells(SEAT_CELLS * MOST_SEATS)
export const seatAt = (seat: number): number => SEAT_BLOCK + seat * SEAT_CELLS
export const LEVEL = 0
/** 0 not said, 1 female, 2 male. */
export const SEX = 1
export const LIFE = 2
export const HAND_HEAD = 3
export const HAND_COUNT = 4
export const PLAY_HEAD = 5
export const PLAY_COUNT = 6
/** Bits: what happened to or was used by this seat in this turn. */
export const TURN_MARKS = 7
/** One item of this turn was sold for more than its price. */
export const SOLD_DEAR = 1 << 24
/** Cried foul for nothing, with nothing to pay for it. */
export const CRIED_FOUL = 1 << 25
/** Loots no room in its turn; kept until that is over (MK-CURSE-06). */
export const NO_LOOT = 1 << 26
/** Escapes without a roll if it comes to that in this fight. */
export const SAFE = 1 << 27
/** Draws its opening hand when its next turn begins (MK-DEATH-14). */
export const NEEDS_HAND = 8
/** Turns to sit out. */
export const SKIPS = 9
/** Running away: monsters still to roll for, one bit for each slot; escape bonus paid for. */
export const CHASED = 10
export const FLEE_PAID = 11
/** Combat bonus from abilities already paid for, and penalties by others (MK-COMBAT-34). */
export const PAID = 12
/** Who died in this combat. */
export const CORPSE = 13
/** Killed before the fight moved on to somebody else: levels, and treasures behind EARNED_SHIFT bits of them. */
export const EARNED = 14
export const EARNED_SHIFT = 8

export const ALIVE = 0
/** base, zombies: gone until the next turn begins. */
export const DEAD = 1
/** star, cthulhu: back at once, without cards, and no help in this turn. */
export const REBORN = 2

export const lifeOf = (state: State, seat: number): number => state[seatAt(seat) + LIFE]!
export const levelOf = (state: State, seat: number): number => state[seatAt(seat) + LEVEL]!
/** Dead, or back already while the corpse still lies there with everything it had (MK-DEATH-20). */
export const isGone = (state: State, seat: number): boolean =>
  lifeOf(state, seat) === DEAD || state[seatAt(seat) + CORPSE] !== 0
export const handCount = (state: State, seat: number): number => state[seatAt(seat) + HAND_COUNT]!

/** Treasures due when looting (star, cthulhu), and with whom they are shared (rules/treasure/treasure.ts). */
export const TREASURE_DUE = cells(1)
export const DUE_SHARE = cells(1)
/** The top discard that was last offered for sale, plus one (MK-FAST-02). */
export const SALE_SEEN = cells(1)

// The combat: from here to the contract's last item everything is set back when it is over.
/** Nothing, FOUGHT or PAID_OUT. */
export const COMBAT_ON = cells(1)
/** It is fought, or run from. */
export const FOUGHT = 1
/** It is over, and what it brings is given out. */
export const PAID_OUT = 2
export const MAIN = cells(1)
/** Seat + 1, or 0. */
export const HELPER = cells(1)
export const HELPER_FORCED = cells(1)
/** What has been played for each side, in sum. */
export const PLAYERS_BONUS = cells(1)
export const MONSTERS_BONUS = cells(1)
export const FROM_HAND = cells(1)
/** Nothing may join any more: the last monster was removed. */
export const EMPTIED = cells(1)
/** Treasures and levels set aside for the end (removed or killed before it). */
export const SAVED_TREASURES = cells(1)
export const SAVED_LEVELS = cells(1)
export const KILLS = cells(1)
/** Seats already asked for help since the totals last changed hands. */
export const ASKED = cells(1)
/** Seats among which a card deals the treasures of this fight out, whatever was agreed. */
export const SHARED_AMONG = cells(1)
/** Who has sworn to stay out of this combat: not to help (a bit for each seat), not to interfere (from bit 8 on). */
export const PACTS = cells(1)
export const MOST_MONSTERS = 16
export const MONSTER_COUNT = cells(1)
/** A monster in the fight: the copy that it is, the copy whose text it has (a clone's original), its state. */
export const MONSTER_CELLS = 3
const MONSTER_BLOCK = cells(MONSTER_CELLS * MOST_MONSTERS)
export const monsterAt = (slot: number): number => MONSTER_BLOCK + slot * MONSTER_CELLS
export const MONSTER_COPY = 0
export const MONSTER_TEXT = 1
/** The family of a clone: twins share enhancers (MK-COMBAT-32). */
export const MONSTER_TWIN = 2

// The help contract: what the main fighter owes the helper when the fight is won.
export const CONTRACT_TREASURES = cells(1)
/** 1 the helper picks first. */
export const CONTRACT_HELPER_FIRST = cells(1)
export const CONTRACT_IF_LOST = cells(1)
export const MOST_PROMISED = 6
export const CONTRACT_ITEMS = cells(MOST_PROMISED)

// Open offers: help asked for, help volunteered, trades. One per seat that makes it.
export const OFFER_CELLS = 22
const OFFER_BLOCK = cells(OFFER_CELLS * MOST_SEATS)
export const offerAt = (seat: number): number => OFFER_BLOCK + seat * OFFER_CELLS
export const OFFER_KIND = 0
export const OFFER_NUMBER = 1
export const OFFER_TO = 2
export const OFFER_TREASURES = 3
export const OFFER_HELPER_FIRST = 4
export const OFFER_IF_LOST = 5
/** Copies + 1 that are given, then copies + 1 that are wanted. */
export const OFFER_GIVES = 6
export const OFFER_WANTS = 14
export const MOST_OFFERED = 8

// Work: a pool of cards laid open (a corpse, treasure to split).
export const POOL_OWNER = cells(1)

const DRAWS = ['doors', 'treasures', 'first', 'runAway', 'die', 'loot', 'buy', 'hand'] as const
const LUCK = cells(chanceCells(DRAWS.length))
export const LUCK_AT = LUCK
export const STREAM_COUNT = DRAWS.length
export const draws = streams(LUCK, DRAWS)

const FRAMES = 64
const AGENDA = cells(Agenda.cells(FRAMES))
export const agenda = new Agenda(AGENDA, FRAMES)
export const FRAME_CELLS = 8
export const AGENDA_AT = AGENDA
export const AGENDA_END = AGENDA + Agenda.cells(FRAMES)
/** The turn is always the first frame. */
export const TURN_FRAME = AGENDA + 1

export const GATE = 1
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
/** −1 where nobody helps. */
export const helperSeat = (state: State): number => state[HELPER]! - 1
export const isFighting = (state: State): boolean => state[COMBAT_ON] === FOUGHT
export const isPaidOut = (state: State): boolean => state[COMBAT_ON] === PAID_OUT
/** A fight that goes on, or one that is being paid out. */
export const isCombat = (state: State): boolean => state[COMBAT_ON] !== 0
export const isFighter = (state: State, seat: number): boolean =>
  isFighting(state) && (state[MAIN] === seat || state[HELPER] === seat + 1)

export const leftOf = (state: State, seat: number): Seat => ((seat + 1) % state[SEATS]!) as Seat
