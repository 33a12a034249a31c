// What filters and zones mean, from docs/language.md: “What cards are like”, “Zones”.

import type { CardFacts, Facts } from './facts.ts'
import { NAMED } from './fillers.ts'
import type { Raw } from './grammar.ts'
import { known, Unsure, type Voices } from './voices.ts'

const TRAIT_KINDS = ['race', 'class', 'mojo', 'power']
const oneOf = (wanted: unknown, has: (one: unknown) => boolean): boolean =>
  Array.isArray(wanted) ? wanted.some(has) : has(wanted)

export const isIn = (
  value: number,
  { least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY }: Raw,
): boolean => value >= Number(least) && value <= Number(most)

const printed = (card: CardFacts['card'], field: string): unknown => (card as unknown as Raw)[field]
export const goldOf = ({ card }: CardFacts): number => Number(printed(card, 'value') ?? 0)
export const bonusOf = ({ card }: CardFacts): number =>
  typeof printed(card, 'bonus') === 'number' ? Number(printed(card, 'bonus')) : 0
export const levelOf = ({ card }: CardFacts): number => (card.kind === 'monster' ? card.level : 0)

const nameFits = ({ card }: CardFacts, test: (name: string) => boolean): boolean =>
  [card.en.name, card.fr.name].some((name) => test(name.toLowerCase()))
const small = (text: unknown): string => String(text).toLowerCase()

function kills(effects: unknown): boolean {
  return JSON.stringify(effects ?? []).includes('"do":"die"')
}

const FITS: Readonly<
  Record<string, (one: CardFacts, wanted: never, facts: Facts, voices: Voices, copy: number) => boolean>
> = {
  kind: ({ card }, wanted: unknown) =>
    oneOf(
      wanted,
      (kind) => card.kind === kind || (kind === 'anyItem' && (card.kind === 'item' || card.kind === 'oneShot')),
    ),
  deck: ({ card }, wanted: unknown) => card.deck === wanted,
  slot: ({ card }, wanted: unknown) => oneOf(wanted, (slot) => printed(card, 'slot') === slot),
  size: ({ card }, wanted: unknown) =>
    wanted === 'small' ? printed(card, 'size') === undefined : printed(card, 'size') === wanted,
  tag: ({ card }, wanted: unknown) => oneOf(wanted, (tag) => card.tags?.includes(String(tag)) === true),
  trait: ({ card }, wanted: unknown) =>
    TRAIT_KINDS.includes(String(wanted)) ? card.kind === wanted : printed(card, 'trait') === wanted,
  onlyFor: ({ card }, wanted: unknown) => {
    if (wanted === 'yours') throw new Unsure('whose it is')
    return JSON.stringify(printed(card, 'usableBy') ?? {}) === JSON.stringify({ has: wanted })
  },
  value: (one, wanted: Raw) => isIn(goldOf(one), wanted),
  bonus: (one, wanted: Raw) => isIn(bonusOf(one), wanted),
  level: (one, wanted: Raw) => isIn(levelOf(one), wanted),
  deadly: ({ card }) => card.kind === 'monster' && kills(card.badStuff),
  nameStartsWith: (one, wanted: unknown) => nameFits(one, (name) => name.startsWith(small(wanted))),
  nameHas: (one, wanted: unknown) => nameFits(one, (name) => name.includes(small(wanted))),
  nameEndsWith: (one, wanted: unknown) => nameFits(one, (name) => name.endsWith(small(wanted))),
  card: ({ card }, wanted: unknown) => oneOf(wanted, (id) => card.id === id),
  host: (_one, _wanted, facts, voices, copy) => facts.cards[voices.self]?.host === copy,
  attached: (_one, wanted: unknown, facts, voices, copy) =>
    facts.cards.some(
      (other, index) => other.host === copy && (wanted === true || fits(facts, voices, index, wanted as Raw)),
    ),
  not: (_one, wanted: Raw, facts, voices, copy) => !fits(facts, voices, copy, wanted),
  any: (_one, wanted: readonly Raw[], facts, voices, copy) =>
    wanted.some((filter) => fits(facts, voices, copy, filter)),
}

export const FILTER_WORDS = Object.keys(FITS)

export function fits(facts: Facts, voices: Voices, copy: number, filter: Raw = {}): boolean {
  return Object.entries(filter).every(([word, wanted]) => {
    const test = FITS[word]
    if (test === undefined) throw new Unsure(`filter ${word}`)
    return test(facts.cards[copy]!, wanted as never, facts, voices, copy)
  })
}

const lying = (facts: Facts, isThere: (one: CardFacts) => boolean): number[] =>
  facts.cards.flatMap((one, copy) => (isThere(one) ? [copy] : []))
const onTable = (facts: Facts, seat: number): number[] =>
  lying(facts, ({ where, isStaying }) => where === `table ${seat}` && !isStaying)
const inHand = (facts: Facts, seat: number): number[] => lying(facts, ({ where }) => where === `hand ${seat}`)
const isItem = ({ card }: CardFacts): boolean => card.kind === 'item'

const ZONES: Readonly<Record<string, (facts: Facts, seat: number, voices: Voices) => number[]>> = {
  worn: (facts, seat) => onTable(facts, seat).filter((copy) => isItem(facts.cards[copy]!) && facts.cards[copy]!.isUsed),
  table: onTable,
  hand: inHand,
  either: (facts, seat) => [...inHand(facts, seat), ...onTable(facts, seat)],
  handOrItems: (facts, seat) => [
    ...inHand(facts, seat),
    ...onTable(facts, seat).filter((copy) => isItem(facts.cards[copy]!)),
  ],
  doorDiscards: (facts) => [...facts.piles.doorDiscards],
  treasureDiscards: (facts) => [...facts.piles.treasureDiscards],
  peeked: (facts, seat) =>
    [...facts.piles.doorDeck, ...facts.piles.treasureDeck].filter(
      (copy) => ((facts.cards[copy]!.known >> seat) & 1) === 1,
    ),
  combat: (facts) => lying(facts, ({ where }) => where === 'fight'),
  it: (_facts, _seat, { it }) => [known(it, 'it')].filter((copy) => copy >= 0),
  self: (_facts, _seat, { self }) => [self],
}

export const ZONE_WORDS = Object.keys(ZONES)
/** Zones that somebody has. */
export const OWNED: ReadonlySet<unknown> = new Set(['worn', 'table', 'hand', 'either', 'handOrItems', 'peeked'])

export function zone(facts: Facts, voices: Voices, where: unknown, seat: number): number[] {
  if (typeof where === 'object') return [known(voices.cardNamed, `the ${NAMED.card}`)]
  const found = ZONES[String(where)]
  if (found === undefined) throw new Unsure(`zone ${String(where)}`)
  return found(facts, seat, voices)
}
