// A pack out of plain JSON: the pack, or everything that is wrong with it.

import type { Card, Pack } from '../language/card.ts'
import { card } from './card.ts'
import type { Place, Reading } from './place.ts'
import { type Fault, fault, fields, id, isObject, list, maybe, type Reader, text } from './reader.ts'

export type { Fault } from './reader.ts'

const words: Reader<Place> = (raw, path, reading) => {
  if (!isObject(raw)) return fault(reading, path, 'an object')
  const both = fields<{ readonly en: string; readonly fr: string }, Place>({ en: text('a word'), fr: text('a word') })
  for (const [tag, printed] of Object.entries(raw)) both(printed, `${path}.${tag}`, reading)
}

const packFields = fields<Pack, Place>({ box: id(), tags: maybe(words), cards: list(card, 1) })

/**
 * Reads a pack strictly and never throws. `besides`: packs whose cards and traits this one may speak of, for boxes that are
 * played together.
 */
export function readPack(
  raw: unknown,
  besides: readonly Pack[] = [],
): { readonly pack: Pack } | { readonly faults: readonly Fault[] } {
  const reading: Reading = {
    faults: [],
    mentions: [],
    place: { card: 'special', part: 'card', outcome: false },
    depth: 0,
  }
  packFields(raw, '', reading)
  if (reading.faults.length > 0) return { faults: reading.faults }
  const pack = raw as Pack
  checkNames(pack, besides, reading)
  return reading.faults.length > 0 ? { faults: reading.faults } : { pack }
}

/** Ids are unique, a trait is of one kind, and what a card speaks of exists. */
function checkNames(pack: Pack, besides: readonly Pack[], reading: Reading): void {
  const known = besides.flatMap((other) => other.cards)
  const ids = new Set<string>(known.map((other) => other.id))
  const kinds = new Map<string, Card['kind']>(
    known.flatMap((other) => ('trait' in other ? [[other.trait, other.kind]] : [])),
  )
  pack.cards.forEach((each, index) => {
    if (ids.has(each.id)) fault(reading, `cards[${index}].id`, 'an id that no other card has')
    ids.add(each.id)
    if (!('trait' in each)) return
    const kind = kinds.get(each.trait) ?? each.kind
    if (kind !== each.kind) fault(reading, `cards[${index}].trait`, `a ${each.kind}: this one is a ${kind} elsewhere`)
    kinds.set(each.trait, kind)
  })
  for (const { path, kind, id: name } of reading.mentions) {
    if (kind === 'card' ? !ids.has(name) : !kinds.has(name)) fault(reading, path, `a ${kind} that exists`)
  }
}
