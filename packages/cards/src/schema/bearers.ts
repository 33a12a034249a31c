// On which cards counters may lie, and where a card may speak of those that lie on it.

import type { Zone } from '../language/selector.ts'
import { liesInPlay, type Place } from './place.ts'
import { isObject } from './reader.ts'

/** What a card that lies before nobody is told to write instead. */
export const NOT_IN_PLAY =
  'another card, or a stay before it: this card lies before nobody here, and only what does carries counters; a stay may say counters itself, and what comes behind it may speak of them'

const BEFORE_SOMEBODY: ReadonlySet<unknown> = new Set<Zone>(['worn', 'table'])

/** What is wrong with a step that puts counters on cards or takes them off, where it stands. */
export function wrongBearers({ cards }: Readonly<Record<string, unknown>>, place: Place): string | undefined {
  if (!isObject(cards)) return liesInPlay(place) ? undefined : NOT_IN_PLAY
  if (cards.zone === 'self') return 'no cards: without them this card is meant'
  if (cards.zone === 'it' && place.window !== 'arrival')
    return 'worn, table or { "the": NAME }: what this window is about lies before nobody'
  if (typeof cards.zone === 'string' && cards.zone !== 'it' && !BEFORE_SOMEBODY.has(cards.zone))
    return 'worn, table or { "the": NAME }: only a card that lies before somebody carries counters'
  return cards.take === undefined || cards.take === 1 || cards.take === 'all'
    ? undefined
    : 'no take, or all: counters are put on one card, or on all of them'
}

const isOwn = (raw: Readonly<Record<string, unknown>>): boolean =>
  raw.counters === true || ((raw.do === 'addCounters' || raw.do === 'removeCounters') && raw.cards === undefined)

/** Whether steps speak of the counters on their own card; what a card does when it is laid down anew is not looked at. */
export const speaksOfOwn = (raw: unknown): boolean =>
  Array.isArray(raw)
    ? raw.some(speaksOfOwn)
    : isObject(raw) && raw.do !== 'stay' && (isOwn(raw) || Object.values(raw).some(speaksOfOwn))

/** The card that speaks is what was paid. */
export const PAID_AWAY =
  'counters spoken of in the when, or as a price: the card is paid with, and its counters go with it'
