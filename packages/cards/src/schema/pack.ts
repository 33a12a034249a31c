// A pack out of plain JSON: the pack, or everything that is wrong with it.

import { checkCost } from '../cost/check.ts'
import type { Notice } from '../format-1/notices.ts'
import type { Card, Pack } from '../language/card.ts'
import { card } from './card.ts'
import { nearest } from './nearest.ts'
import type { Place, Reading } from './place.ts'
import { profile } from './profile.ts'
import {
  type Fault,
  fault,
  fieldPath,
  fields,
  id,
  isObject,
  list,
  maybe,
  type Reader,
  reader,
  type Shape,
  text,
  word,
} from './reader.ts'

export type { Fault } from './reader.ts'

/** More cards than two boxes; physical cards too, so that every table can name each of them. */
const MOST_CARDS = 400
const MOST_TAGS = 100

const both = (expected: string): Reader<Place> =>
  fields<{ readonly en: string; readonly fr: string }, Place>({ en: text(expected), fr: text(expected) })

const tagName = text<Place>('a tag')
const tagWords = both('a word')

const tags = reader<Place>(
  (raw, path, reading) => {
    if (!isObject(raw)) return fault(reading, path, 'an object')
    const entries = Object.entries(raw)
    if (entries.length > MOST_TAGS) return fault(reading, path, `at most ${MOST_TAGS} tags`)
    for (const [tag, printed] of entries) {
      tagName(tag, path, reading)
      tagWords(printed, fieldPath(path, tag), reading)
    }
  },
  (definitions) => ({
    type: 'object',
    propertyNames: tagName.schema(definitions),
    additionalProperties: tagWords.schema(definitions),
    maxProperties: MOST_TAGS,
  }),
)

export const PACK_FORMAT = 2

export const format = reader<Place>(
  (raw, path, reading) => {
    if (raw !== PACK_FORMAT) fault(reading, path, `1 or ${PACK_FORMAT}, the formats that there are so far`)
  },
  () => ({ const: PACK_FORMAT }),
)

export const packShape: Shape<Pack, Place> = {
  format: maybe(format),
  box: id(),
  name: maybe(both('a name')),
  adds: maybe(list(id(), 1)),
  profile: maybe(profile),
  curses: maybe(word({ traps: true })),
  tags: maybe(tags),
  cards: list(card, 1, MOST_CARDS),
}

const packFields = fields<Pack, Place>(packShape)

export type PackResult =
  /** `notices`: where a pack of format 1 did not do what it said. */
  { readonly pack: Pack; readonly notices?: readonly Notice[] } | { readonly faults: readonly Fault[] }

/**
 * Reads a pack strictly and never throws. `besides`: packs whose cards and traits this one may speak of, for boxes that are
 * played together.
 */
export const readPack = (raw: unknown, besides: readonly Pack[] = []): PackResult =>
  readWith(packFields, raw, besides, () => {})

export const newReading = (): Reading => ({
  faults: [],
  mentions: [],
  place: { card: 'special', part: 'card' },
  depth: 0,
  parts: 0,
  questions: 0,
  names: { cards: new Set(), others: new Set(), kinds: new Map() },
  behind: new Map(),
  steps: 0,
})

/** `check`: what else has to hold once the shape is right. */
export function readWith(
  shape: Reader<Place>,
  raw: unknown,
  besides: readonly Pack[],
  check: (pack: Pack, reading: Reading) => void,
): PackResult {
  const reading = newReading()
  try {
    shape(raw, '', reading)
    if (reading.faults.length > 0) checkMentions(plainCards(raw), besides, reading)
  } catch {
    // Getters and proxies may throw while they are read; no JSON does.
    fault(reading, '', 'plain JSON')
  }
  if (reading.faults.length > 0) return { faults: reading.faults }
  const pack = raw as Pack
  checkNames(pack, besides, reading)
  check(pack, reading)
  if (reading.faults.length === 0) checkCost(pack, besides, reading)
  return reading.faults.length > 0 ? { faults: reading.faults } : { pack }
}

/** Ids are unique, a trait is of one kind, what a card speaks of exists, and nobody needs two tables for all the copies. */
export function checkNames(pack: Pack, besides: readonly Pack[], reading: Reading): void {
  const known = besides.flatMap((other) => other.cards)
  const ids = new Set<string>(known.map((other) => other.id))
  const kinds = new Map<string, Card['kind']>(
    known.flatMap((other) => ('trait' in other ? [[other.trait, other.kind]] : [])),
  )
  const boxes = besides.map(({ box }) => box)
  if (boxes.includes(pack.box)) fault(reading, 'box', 'an id that no other box has')
  pack.adds?.forEach((box, index) => {
    if (!boxes.includes(box)) fault(reading, `adds[${index}]`, `one of ${boxes.join(', ')}`, nearest(box, boxes))
  })
  let copies = 0
  pack.cards.forEach((each, index) => {
    copies += each.copies ?? 1
    if (ids.has(each.id)) fault(reading, `cards[${index}].id`, 'an id that no other card has')
    ids.add(each.id)
    if (!('trait' in each)) return
    const kind = kinds.get(each.trait) ?? each.kind
    if (kind !== each.kind) fault(reading, `cards[${index}].trait`, `a ${each.kind}: this one is a ${kind} elsewhere`)
    kinds.set(each.trait, kind)
  })
  if (copies > MOST_CARDS)
    fault(reading, 'cards', `at most ${MOST_CARDS} cards, all copies counted: these are ${copies}`)
  checkMentions(pack.cards, besides, reading)
}

/** What can be said of cards that may not be right yet. */
type Named = { readonly id?: unknown; readonly trait?: unknown }

const plainCards = (raw: unknown): readonly Named[] => {
  const cards = isObject(raw) ? raw.cards : undefined
  return Array.isArray(cards) ? cards.filter(isObject) : []
}

/** What a card speaks of exists; also told of a pack that has other faults. */
function checkMentions(cards: readonly Named[], besides: readonly Pack[], reading: Reading): void {
  const all: readonly Named[] = [...besides.flatMap((other) => other.cards), ...cards]
  const namesOf = (key: keyof Named): ReadonlySet<string> =>
    new Set(all.flatMap((one) => (typeof one[key] === 'string' ? [one[key]] : [])))
  const known = { card: namesOf('id'), trait: namesOf('trait') }
  for (const { path, kind, id: name } of reading.mentions) {
    const names = [...known[kind]]
    if (known[kind].has(name)) continue
    const listed = names.sort().join(', ')
    const expected =
      kind === 'trait' && names.length > 0 ? `a trait that exists: one of ${listed}` : `a ${kind} that exists`
    fault(reading, path, expected, nearest(name, names))
  }
}
