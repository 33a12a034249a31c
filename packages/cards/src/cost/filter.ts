// What it costs to lay a filter on one card.

import type { CardFilter, WhichMonster, Zone } from '../language/selector.ts'
import type { Weights } from './weights.ts'

type FieldCosts = {
  readonly [K in keyof CardFilter]-?: (value: NonNullable<CardFilter[K]>, weights: Weights) => number
}

const word = (_value: unknown, weights: Weights): number => weights.word
const words = (value: unknown, weights: Weights): number => weights.word * (Array.isArray(value) ? value.length : 1)
/** Names are looked through letter by letter, tables card by card. */
const severalWords = (_value: unknown, weights: Weights): number => 6 * weights.word

/** More cards than anybody lays on one. */
const ON_A_CARD = 20

const FIELDS: FieldCosts = {
  kind: words,
  deck: word,
  slot: words,
  size: word,
  tag: words,
  trait: word,
  onlyFor: severalWords,
  value: word,
  bonus: word,
  level: word,
  deadly: word,
  nameStartsWith: severalWords,
  nameHas: severalWords,
  nameEndsWith: severalWords,
  card: words,
  host: word,
  // Laid on what lies on a card, of which there is little.
  attached: (value, weights) =>
    value === true
      ? severalWords(value, weights)
      : severalWords(value, weights) + ON_A_CARD * filterCost(value, weights),
  // Trials end with the work of a call (limit.ts), so their number is no part of it.
  decides: word,
  not: (inner, weights) => filterCost(inner, weights),
  any: (several, weights) => several.reduce((sum, one) => sum + filterCost(one, weights), weights.word),
}

/** Finding a card and turning to it. */
const LOOK = 2

/** A card without a filter is still looked at. */
export function filterCost(filter: CardFilter | undefined, weights: Weights): number {
  let cost = LOOK * weights.word
  for (const [field, value] of Object.entries(filter ?? {})) {
    const of = FIELDS[field as keyof CardFilter] as (value: unknown, weights: Weights) => number
    cost += of(value, weights)
  }
  return cost
}

/** How many cards a zone of one seat holds at most. */
const ZONES: { readonly [Z in Extract<Zone, string>]: (weights: Weights) => number } = {
  worn: ({ before }) => before,
  table: ({ before }) => before,
  hand: ({ hand }) => hand,
  either: ({ hand, before }) => hand + before,
  handOrItems: ({ hand, before }) => hand + before,
  doorDiscards: ({ pile }) => pile,
  treasureDiscards: ({ pile }) => pile,
  peeked: ({ pile }) => pile,
  combat: ({ fight }) => fight,
  it: ({ one }) => one,
  self: ({ one }) => one,
}

/** A filter laid on every card of a zone. */
export const walkCost = (zone: Zone, filter: CardFilter | undefined, weights: Weights): number =>
  (typeof zone === 'object' ? weights.one : ZONES[zone](weights)) * filterCost(filter, weights)

/** A filter laid on every monster of the fight. */
export const monstersCost = (filter: CardFilter | undefined, weights: Weights): number =>
  weights.word + weights.monsters * filterCost(filter, weights)

export function whichMonsterCost(which: WhichMonster, weights: Weights): number {
  if (typeof which === 'string' || 'the' in which) return monstersCost(undefined, weights)
  return monstersCost('named' in which ? which.named : which.all, weights)
}
