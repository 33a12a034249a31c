// What is counted of one seat after the other, to compare seats or to add it up: which amounts tell seats apart, and tell no secrets.

import { seatsMeant } from '../language/seats-meant.ts'
import type { Who, Zone } from '../language/selector.ts'
import { looksIntoAnyHand, TOLD_BY_FACES } from './hands.ts'
import { type Place, tried } from './place.ts'
import { also, fault, isObject, type Reader, reader } from './reader.ts'

/** Zones that somebody has. */
export const OWNED: ReadonlySet<unknown> = new Set<Zone>(['worn', 'table', 'hand', 'either', 'handOrItems'])

/** Amounts that are made of others. */
const MADE_OF = ['times', 'plus', 'half', 'every', 'highest', 'lowest'] as const

function zoneCounted(raw: Readonly<Record<string, unknown>>): unknown {
  if (raw.cardsIn !== undefined) return raw.cardsIn
  return raw.the === undefined && TOLD_BY_FACES.some((word) => raw[word] !== undefined)
    ? (raw.in ?? 'table')
    : undefined
}

/** Whether an amount is about the seat that is tried, and may be another for the next. */
function isOfTried(raw: unknown): boolean {
  if (Array.isArray(raw)) return raw.some(isOfTried)
  if (!isObject(raw)) return false
  const zone = zoneCounted(raw)
  if (zone !== undefined) return OWNED.has(zone) && (raw.of === undefined || raw.of === 'tried')
  if (raw.seats !== undefined) return raw.seats === 'tried' && (raw.when !== undefined || isOfTried(raw.add))
  return raw.levelOf === 'tried' || MADE_OF.some((word) => isOfTried(raw[word]))
}

/** Whether a die is rolled to know an amount. */
export const rollsDie = (raw: unknown): boolean =>
  Array.isArray(raw)
    ? raw.some(rollsDie)
    : isObject(raw) && (raw.die !== undefined || MADE_OF.some((word) => rollsDie(raw[word])))

const SEEN = {
  compared:
    'an amount that everybody sees: whom this means would tell what somebody holds; count the hand without a filter, or what lies on the table',
  added:
    'an amount that everybody sees: what several hold is counted with of, as in { "sum": "value", "in": "hand", "of": WHO }',
} as const

function expectedOf(raw: unknown, seen: string): string | undefined {
  if (looksIntoAnyHand(raw)) return seen
  if (rollsDie(raw)) return 'an amount without a die: it shows the same for all seats'
  return isOfTried(raw)
    ? undefined
    : 'an amount of each seat by itself: this one is the same for all; leave of out, for levels write { "levelOf": "tried" }, and { "seats": "tried", "when": CONDITION } is 1 of whoever is like that'
}

/** Counted of one seat after the other. */
export const countedOfEach = (amount: Reader<Place>, what: keyof typeof SEEN): Reader<Place> =>
  reader((raw, path, reading) => {
    const before = reading.faults.length
    tried(amount)(raw, path, reading)
    const expected = reading.faults.length > before ? undefined : expectedOf(raw, SEEN[what])
    if (expected !== undefined) fault(reading, path, expected)
  }, amount.schema)

/** Seats among which some have more than others. */
export const severalSeats = (who: Reader<Place>): Reader<Place> =>
  also(who, (raw, path, reading) => {
    if (seatsMeant(raw as Who) === 'one')
      fault(reading, path, 'several seats, such as others or fighters: one alone has always the most and the fewest')
  })
