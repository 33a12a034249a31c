// Names that steps give to what they bring, and that later steps speak of.

import type { NameKind } from '../verbs/verb.ts'
import type { Place, Reading } from './place.ts'
import { fault, MOST_CARD_NAMES, MOST_OTHER_NAMES, type Reader, reader } from './reader.ts'

const NAME = '^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$'
const isName = new RegExp(NAME)
const LONGEST = 20

const KINDS: Readonly<Record<NameKind, string>> = {
  seat: 'a player',
  number: 'a number',
  monster: 'a monster',
  card: 'one card',
  cards: 'cards',
}

const isGood = (raw: unknown): raw is string => typeof raw === 'string' && raw.length <= LONGEST && isName.test(raw)

/** Where a name is given; what it stands for is its step's business. */
export const name: Reader<Place> = reader(
  (raw, path, reading) => {
    if (!isGood(raw)) fault(reading, path, `a name of lower-case words with hyphens, of at most ${LONGEST} characters`)
  },
  () => ({ type: 'string', maxLength: LONGEST, pattern: NAME }),
)

const isOfCards = (kind: NameKind): boolean => kind === 'card' || kind === 'cards'

/** Players, monsters, and what is counted: a name that a card gives again stays of one sort. */
const sortOf = (kind: NameKind): 'seat' | 'monster' | 'counted' =>
  kind === 'seat' || kind === 'monster' ? kind : 'counted'

/** What a name stands for that two ways lead to: of cards and a number only how many there are. */
const either = (one: NameKind, other: NameKind): NameKind =>
  one === other ? one : isOfCards(one) && isOfCards(other) ? 'cards' : 'number'

/** The names behind a step whose arms gave some: a name of an arm that was not taken stands for nothing. */
export function joined(
  before: ReadonlyMap<string, NameKind> = new Map(),
  inside: ReadonlyMap<string, NameKind> = new Map(),
): ReadonlyMap<string, NameKind> {
  const names = new Map(before)
  for (const [name, kind] of inside) names.set(name, either(names.get(name) ?? kind, kind))
  return names
}

/** Behind an each: what all seats brought together; players and monsters are known inside alone, and so are names of before. */
export function ofAll(
  before: ReadonlyMap<string, NameKind> = new Map(),
  inside: ReadonlyMap<string, NameKind> = new Map(),
): ReadonlyMap<string, NameKind> {
  const names = new Map(before)
  for (const [name, kind] of inside)
    if (!before.has(name) && sortOf(kind) === 'counted') names.set(name, isOfCards(kind) ? 'cards' : 'number')
  return names
}

/** The place behind a step that gives a name, and within it. */
export function naming(raw: unknown, kind: NameKind, path: string, reading: Reading): Partial<Place> {
  if (!isGood(raw)) return {}
  const { cards, others, kinds } = reading.names
  const before = kinds.get(raw)
  kinds.set(raw, kind)
  if (before !== undefined && sortOf(before) !== sortOf(kind))
    fault(reading, path, `another name: “${raw}” is the name of ${KINDS[before]}`)
  else if (sortOf(kind) === 'counted' && reading.place.namesBefore?.has(raw) === true)
    fault(
      reading,
      path,
      `another name: “${raw}” was given before this each, and behind it is what all brought together`,
    )
  if (isOfCards(kind)) {
    cards.add(raw)
    others.delete(raw)
  } else if (!cards.has(raw)) others.add(raw)
  if (cards.size > MOST_CARD_NAMES) fault(reading, path, `at most ${MOST_CARD_NAMES} names for cards on one card`)
  if (others.size > MOST_OTHER_NAMES)
    fault(reading, path, `at most ${MOST_OTHER_NAMES} names for players, monsters and numbers on one card`)
  return { names: new Map(reading.place.names).set(raw, kind) }
}

/** A name that was given before to something of these kinds. */
export const theName = (...kinds: readonly [NameKind, ...NameKind[]]): Reader<Place> =>
  reader(
    (raw, path, reading) => {
      const kind = typeof raw === 'string' ? reading.place.names?.get(raw) : undefined
      if (kind === undefined)
        fault(
          reading,
          path,
          reading.place.namesOutside?.has(raw as string) === true
            ? 'no name from outside: what a card does while it stays knows those alone that it gives itself; whoever it must remember is its owner (who), and a number lies on it as counters'
            : 'a name that a step before gives with as; a player or a monster that is named inside an each is known there alone, and what one ability names no other knows',
        )
      else if (!kinds.includes(kind))
        fault(
          reading,
          path,
          kind === 'cards' && kinds[0] === 'card'
            ? 'the name of one card: this is the name of cards; with "last": true it is the last of them'
            : `the name of ${KINDS[kinds[0]]}: this is the name of ${KINDS[kind]}`,
        )
    },
    () => ({ type: 'string', maxLength: LONGEST, pattern: NAME }),
  )
