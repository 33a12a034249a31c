// Whether a use is on offer may not tell what others hold: asking costs nothing and is asked all the time (MK-CARD-17).

import type { Place, Reading } from './place.ts'
import { also, fault, fieldPath, isObject, type Reader } from './reader.ts'

const HIDDEN: ReadonlySet<unknown> = new Set(['hand', 'either', 'handOrItems', 'peeked'])

/** What is inside is asked of other seats. */
const OF_OTHERS: ReadonlySet<string> = new Set(['among', 'seats', 'like', 'anyFighter', 'everyFighter'])

/** What is told of cards by what they are, and not only how many. */
export const TOLD_BY_FACES = ['sum', 'best', 'worst', 'different'] as const

const tellsWhich = (raw: Readonly<Record<string, unknown>>): boolean =>
  raw.filter !== undefined || TOLD_BY_FACES.some((word) => raw[word] !== undefined)

/** Whether something asks which cards somebody else holds; how many they are everybody sees. */
export function looksIntoHands(raw: unknown, ofOthers: boolean): boolean {
  if (Array.isArray(raw)) return raw.some((one) => looksIntoHands(one, ofOthers))
  if (!isObject(raw)) return false
  const isOther = raw.of === undefined ? ofOthers : raw.of !== 'you'
  if (tellsWhich(raw) && isOther && HIDDEN.has(raw.cardsIn ?? raw.in)) return true
  const inside = ofOthers || Object.keys(raw).some((key) => OF_OTHERS.has(key))
  return Object.values(raw).some((one) => looksIntoHands(one, inside))
}

/** Whether something asks which cards are in a hand, whosever it is. */
export function looksIntoAnyHand(raw: unknown): boolean {
  if (Array.isArray(raw)) return raw.some(looksIntoAnyHand)
  if (!isObject(raw)) return false
  const zone = raw.cardsIn ?? raw.in
  return zone === 'peeked' || (tellsWhich(raw) && HIDDEN.has(zone)) || Object.values(raw).some(looksIntoAnyHand)
}

const NOT_BEFORE =
  'a question about what everybody sees: whether this is on offer would tell what somebody holds; ask it in the effect, with if'

/** Whether cards are picked out of a hand by what they are; `of` left out is whoever the step is about. */
export const picksOutOfHands = (cards: Readonly<Record<string, unknown>>): boolean =>
  cards.of !== undefined &&
  cards.of !== 'you' &&
  cards.of !== 'each' &&
  HIDDEN.has(cards.zone) &&
  (cards.filter !== undefined || (isObject(cards.take) && cards.take.worth !== undefined))

/** A price is paid with one's own cards, or with what lies open. */
const paysWithHands = (cost: unknown): boolean =>
  isObject(cost) &&
  isObject(cost.cards) &&
  cost.cards.of !== undefined &&
  cost.cards.of !== 'you' &&
  HIDDEN.has(cost.cards.zone)

export const keepingHands = (use: Reader<Place>): Reader<Place> =>
  also(use, (raw, path, reading: Reading) => {
    if (!isObject(raw)) return
    if (looksIntoHands(raw.when, false)) fault(reading, fieldPath(path, 'when'), NOT_BEFORE)
    if (looksIntoHands(raw.target, true)) fault(reading, fieldPath(path, 'target'), NOT_BEFORE)
    if (paysWithHands(raw.cost)) fault(reading, fieldPath(path, 'cost'), NOT_BEFORE)
  })
