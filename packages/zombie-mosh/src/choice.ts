// Choices as numbers inside, as words outside.

import type { Reading } from '@brouhaha/table'
import { seedFromText } from '@brouhaha/table'
import { BOARDS } from './boards.ts'
import { CARD_COUNT, edgeShowing, PARTS, type Part, partOf } from './body.ts'
import { MOST_SEATS } from './layout.ts'

export type MoshChoice =
  | { readonly type: 'board'; readonly board: number }
  | { readonly type: 'defend'; readonly card: number; readonly part: Part; readonly seat: number }
  | { readonly type: 'attack'; readonly card: number; readonly part: Part; readonly seat: number }
  | { readonly type: 'enough' }

/** The house brings a fresh seed for the next song. */
export interface SongForm {
  readonly type: 'song'
  readonly seed: string
}

export const DEFEND = 0
export const ATTACK = 1

/** Placements are the numbers below. */
export const FIRST_BOARD = 2048
export const ENOUGH = 4096
/** A card for a part that it does not show: said in words only, never listed, always refused. */
export const UNSHOWN = 4097
/** Both edges of a card, both verbs, room for eight seats. */
const CODES_OF_A_CARD = 32
const PLACEMENTS = CARD_COUNT * CODES_OF_A_CARD

export const chooseBoard = (board: number): number => FIRST_BOARD + board

export const isBoardChoice = (choice: number): boolean =>
  (choice | 0) === choice && choice >= FIRST_BOARD && choice < FIRST_BOARD + BOARDS.length

export const boardOf = (choice: number): number => choice - FIRST_BOARD

/** A defence names its own seat, an attack its victim's. */
export const placement = (card: number, edge: number, verb: number, seat: number): number =>
  (card << 5) | (edge << 4) | (verb << 3) | seat

export const isPlacement = (choice: number): boolean => (choice | 0) === choice && choice >= 0 && choice < PLACEMENTS

export const cardOf = (choice: number): number => choice >> 5
export const edgeOfChoice = (choice: number): number => (choice >> 4) & 1
export const verbOfPlacement = (choice: number): number => (choice >> 3) & 1
export const seatOf = (choice: number): number => choice & 7

export function writeChoice(choice: number): MoshChoice {
  if (choice === ENOUGH) return { type: 'enough' }
  if (isBoardChoice(choice)) return { type: 'board', board: boardOf(choice) }
  const card = cardOf(choice)
  const part = PARTS[partOf(card, edgeOfChoice(choice))]!
  return { type: verbOfPlacement(choice) === ATTACK ? 'attack' : 'defend', card, part, seat: seatOf(choice) }
}

/** Understands a choice from outside. Reads only own fields of plain objects, and never throws. */
export function readChoice(raw: unknown): Reading<SongForm> {
  try {
    return readFields(raw)
  } catch {
    return wrong('', 'a plain object')
  }
}

const wrong = (path: string, expected: string): Reading<never> => ({ kind: 'error', error: { path, expected } })

const listed = (choice: number): Reading<never> => ({ kind: 'choice', choice })

function readFields(raw: unknown): Reading<SongForm> {
  if (typeof raw !== 'object' || raw === null) return wrong('', 'an object with a type')
  const prototype = Object.getPrototypeOf(raw)
  if (prototype !== Object.prototype && prototype !== null) return wrong('', 'a plain object')
  const field = (name: string): unknown =>
    Object.hasOwn(raw, name) ? (raw as Readonly<Record<string, unknown>>)[name] : undefined

  switch (field('type')) {
    case 'board': {
      const board = field('board')
      return isBelow(board, BOARDS.length)
        ? listed(chooseBoard(board))
        : wrong('board', `a whole number from 0 to ${BOARDS.length - 1}`)
    }
    case 'attack':
      return readPlacement(ATTACK, field('card'), field('part'), field('seat'))
    case 'defend':
      return readPlacement(DEFEND, field('card'), field('part'), field('seat'))
    case 'enough':
      return listed(ENOUGH)
    case 'song': {
      const seed = field('seed')
      return typeof seed === 'string' && seedFromText(seed) !== null
        ? { kind: 'form', form: { type: 'song', seed } }
        : wrong('seed', '64 hexadecimal digits')
    }
    default:
      return wrong('type', "'board', 'attack', 'defend', 'enough' or 'song'")
  }
}

function readPlacement(verb: number, card: unknown, part: unknown, seat: unknown): Reading<never> {
  if (!isBelow(card, CARD_COUNT)) return wrong('card', `a whole number from 0 to ${CARD_COUNT - 1}`)
  if (!PARTS.includes(part as Part)) return wrong('part', `one of ${PARTS.join(', ')}`)
  if (!isBelow(seat, MOST_SEATS)) return wrong('seat', `a whole number from 0 to ${MOST_SEATS - 1}`)
  const edge = edgeShowing(card, PARTS.indexOf(part as Part))
  return listed(edge < 0 ? UNSHOWN : placement(card, edge, verb, seat)) // ZM-CARD-01
}

const isBelow = (value: unknown, bound: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < bound
