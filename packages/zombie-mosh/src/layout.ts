// Where everything lies in a state. Seats and cards are small numbers; a card's place is packed into one cell.

import { chanceCells, streams } from '@brouhaha/table'
import { CARD_COUNT, PART_COUNT } from './body.ts'

export const MOST_SEATS = 6
export const HAND_SIZE = 4

export const SEATS = 0
/** 0 is side A, 1 is side B. */
export const SIDE = 1
/** How many songs the game lasts; 0 until the house has had enough. */
export const SONGS = 2
export const SONG = 3
export const STAGE = 4
export const ROUND = 5
export const FIRST = 6
/** 0 the first pass of the dance, 1 the second. */
export const PASS = 7
export const DANCER = 8
/** Cards that the dancer still has to play before the next one's turn. */
export const TO_PLAY = 9
/** The zombies still standing, as a set of seats. */
export const PIT = 10
/** Who won the last song. */
export const WINNERS = 11
export const DECK_SIZE = 12
/** Cards laid into lines this round, so that a line remembers its order. */
export const LAID = 13

const perSeat = (cells: number): number => cells * MOST_SEATS

/** The board of each seat, plus one; 0 while it has none. */
export const BOARD = 14
export const TALLY = BOARD + perSeat(1)
export const THRESHOLD = TALLY + perSeat(1)
export const DAMAGE = THRESHOLD + perSeat(PART_COUNT)
/** Cards in a seat's hit line and defence line, counted by part. */
export const HITS = DAMAGE + perSeat(PART_COUNT)
export const DEFENCES = HITS + perSeat(PART_COUNT)
export const HELD = DEFENCES + perSeat(PART_COUNT)
export const HAND = HELD + perSeat(1)
export const DECK = HAND + perSeat(HAND_SIZE)
/** Where each card lies: see `place`. */
export const CARDS = DECK + CARD_COUNT
export const CHANCE = CARDS + CARD_COUNT

const DRAWS = ['first', 'deck', 'crowd'] as const

export const DRAW_COUNT = DRAWS.length
export const CELLS = CHANCE + chanceCells(DRAW_COUNT)

export const draws = streams(CHANCE, DRAWS)

export const CHOOSING_BOARDS = 0
export const DANCING = 1
export const BETWEEN_SONGS = 2
export const OVER = 3

/** Zones of a card. Hands and lines have one for each seat. */
export const IN_DECK = 0
export const DISCARDED = 1
export const IN_HAND = 2
export const IN_HITS = IN_HAND + MOST_SEATS
export const IN_DEFENCES = IN_HITS + MOST_SEATS

/** Laid by the crowd, not by a seat. */
export const CROWD = 7

/** A card in a line: zone, the edge that counts, who laid it and as which card of the round. */
export const place = (zone: number, edge: number, by: number, laid: number): number =>
  zone | (edge << 5) | (by << 6) | (laid << 9)

export const zoneOf = (place: number): number => place & 31
export const edgeOf = (place: number): number => (place >> 5) & 1
export const laidBy = (place: number): number => (place >> 6) & 7
export const laidAs = (place: number): number => place >> 9
