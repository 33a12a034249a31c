// What cannot be listed: trades, help offers, sales, shown cards, rulings of the host.

import type { Reading } from '@brouhaha/table'
import { MOST_OFFERED, MOST_PROMISED, MOST_SEATS } from '../layout.ts'
import { isBelow, wrong } from '../reading.ts'

export interface Terms {
  /** Items on the table of the main fighter. */
  readonly items: readonly number[]
  readonly treasures: number
  readonly helperPicksFirst: boolean
  readonly evenIfLost: boolean
}

export type MunchkinForm =
  | ({ readonly type: 'askHelp'; readonly seat: number } & Terms)
  | ({ readonly type: 'counter' } & Terms)
  | ({ readonly type: 'offerHelp' } & Terms)
  | {
      readonly type: 'trade'
      readonly seat: number
      readonly gives: readonly number[]
      readonly wants: readonly number[]
    }
  /** `levels`: content with fewer than they are worth (MK-SELL-06). */
  | { readonly type: 'sellItems'; readonly items: readonly number[]; readonly levels?: number }
  | { readonly type: 'show'; readonly cards: readonly number[]; readonly seats: readonly number[] }
  | { readonly type: 'pact'; readonly seat: number; readonly not: 'help' | 'interfere' }
  | Ruling

/** What a host may put right (MK-META-11). */
export const RULING_VERBS = ['setLevel', 'discardCard', 'endCombat', 'skipDecision'] as const
export type RulingVerb = (typeof RULING_VERBS)[number]

/** What a dispute is about, in the words of rulings: whose level, which card before whom, the fight, whose answer. */
export interface Matter {
  readonly verb: RulingVerb
  readonly seat: number
  /** The card; left out where the ruling says the number. */
  readonly value?: number
}

/** The open dispute that a ruling settles. Rules know neither host nor people: the table that lets the ruling through says who they are. */
export interface OpenDispute {
  readonly by: number
  readonly about: Matter
  readonly host: number
  /** The other people at the table, and who of them agrees to this ruling. */
  readonly others: readonly number[]
  readonly agreed: readonly number[]
}

export interface Ruling {
  readonly type: 'rule'
  readonly verb: RulingVerb
  readonly seat: number
  readonly value: number
  /** Without one there is nothing to rule on. */
  readonly dispute?: OpenDispute
}

const MOST_COPIES = 1024
const MOST_TREASURES = 99
const MOST_LEVELS = 10

const isList = (value: unknown, most: number, limit: number): value is readonly number[] =>
  Array.isArray(value) &&
  value.length <= most &&
  value.every((one) => isBelow(one, limit)) &&
  new Set(value).size === value.length

type Given = Readonly<Record<string, unknown>>

function readTerms(
  given: Given,
  rest: { type: 'askHelp'; seat: number } | { type: 'counter' } | { type: 'offerHelp' },
) {
  const { items, treasures, helperPicksFirst, evenIfLost } = given
  if (!isList(items, MOST_PROMISED, MOST_COPIES)) return wrong('items', `at most ${MOST_PROMISED} cards`)
  if (!isBelow(treasures, MOST_TREASURES)) return wrong('treasures', 'a number of treasures')
  if (typeof helperPicksFirst !== 'boolean') return wrong('helperPicksFirst', 'true or false') // MK-HELP-05
  if (typeof evenIfLost !== 'boolean') return wrong('evenIfLost', 'true or false')
  return form({ ...rest, items: [...items], treasures, helperPicksFirst, evenIfLost } as MunchkinForm)
}

const form = (read: MunchkinForm): Reading<MunchkinForm> => ({ kind: 'form', form: read })

/** Null where it is no form at all. */
export function readForm(given: Given): Reading<MunchkinForm> | null {
  const { type, seat } = given
  switch (type) {
    case 'askHelp':
      if (!isBelow(seat, MOST_SEATS)) return wrong('seat', 'a seat')
      return readTerms(given, { type, seat })
    case 'counter':
    case 'offerHelp':
      return readTerms(given, { type })
    case 'trade': {
      const { gives, wants } = given
      if (!isBelow(seat, MOST_SEATS)) return wrong('seat', 'a seat')
      if (!isList(gives, MOST_OFFERED, MOST_COPIES)) return wrong('gives', `at most ${MOST_OFFERED} cards`)
      if (!isList(wants, MOST_OFFERED, MOST_COPIES)) return wrong('wants', `at most ${MOST_OFFERED} cards`)
      return form({ type, seat, gives: [...gives], wants: [...wants] })
    }
    case 'sellItems': {
      const { items, levels } = given
      if (!isList(items, MOST_COPIES, MOST_COPIES)) return wrong('items', 'a list of cards')
      if (levels === undefined) return form({ type, items: [...items] })
      if (!isBelow(levels, MOST_LEVELS) || levels === 0) return wrong('levels', 'a number of levels')
      return form({ type, items: [...items], levels })
    }
    case 'show': {
      const { cards, seats } = given
      if (!isList(cards, MOST_COPIES, MOST_COPIES)) return wrong('cards', 'a list of cards')
      if (!isList(seats, MOST_SEATS, MOST_SEATS)) return wrong('seats', 'a list of seats')
      return form({ type, cards: [...cards], seats: [...seats] })
    }
    case 'pact': {
      const { not } = given
      if (!isBelow(seat, MOST_SEATS)) return wrong('seat', 'a seat')
      if (not !== 'help' && not !== 'interfere') return wrong('not', 'help or interfere')
      return form({ type, seat, not })
    }
    case 'rule':
      return readRuling(given)
    default:
      return null
  }
}

function readRuling(given: Given): Reading<MunchkinForm> {
  const { verb, seat, value, dispute } = given
  const known = RULING_VERBS.find((one) => one === verb)
  if (known === undefined) return wrong('verb', `one of ${RULING_VERBS.join(', ')}`)
  if (!isBelow(seat, MOST_SEATS)) return wrong('seat', 'a seat')
  if (!isBelow(value, MOST_COPIES)) return wrong('value', 'a whole number')
  const ruling = { type: 'rule', verb: known, seat, value } as const
  if (dispute === undefined) return form(ruling)
  const open = readDispute(dispute)
  return open === null ? wrong('dispute', 'an open dispute') : form({ ...ruling, dispute: open })
}

const isGiven = (value: unknown): value is Given => typeof value === 'object' && value !== null

function readDispute(given: unknown): OpenDispute | null {
  if (!isGiven(given) || !isGiven(given.about)) return null
  const { by, host, others, agreed } = given
  const { verb, seat, value } = given.about
  const known = RULING_VERBS.find((one) => one === verb)
  if (known === undefined || ![by, host, seat].every((one) => isBelow(one, MOST_SEATS))) return null
  if (!isList(others, MOST_SEATS, MOST_SEATS) || !isList(agreed, MOST_SEATS, MOST_SEATS)) return null
  if (value !== undefined && !isBelow(value, MOST_COPIES)) return null
  const about = { verb: known, seat: seat as number, ...(value !== undefined && { value }) }
  return { by: by as number, about, host: host as number, others: [...others], agreed: [...agreed] }
}
