import { acts } from '../describe/person.ts'
import { picked } from '../describe/pick.ts'
import { TAKE } from '../describe/verbs.ts'
import type { Effect } from '../language/effect.ts'
import type { Pick, Zone } from '../language/selector.ts'
import { isObject } from '../schema/reader.ts'
import { pickedKind } from './one-card.ts'
import type { Verb, Words } from './verb.ts'

/** What lies before somebody or in a hand is taken, and what was played in a fight too. */
const HELD: ReadonlySet<unknown> = new Set<Zone>(['worn', 'table', 'hand', 'either', 'handOrItems', 'combat', 'self'])
const TAKEN = 'take in place of search: one searches the discards, or cards that one has peeked at'
const isHeld = (zone: unknown): boolean => HELD.has(zone)

/** Whom the effect is about takes cards into the hand: out of the discards, or those that he has `peeked` at. */
export interface Search {
  readonly do: 'search'
  /** Which cards. */
  readonly cards: Pick
  /** From then on these cards have this name. */
  readonly as?: string
}

export const search = (cards: Pick): Effect => ({ do: 'search', cards })

export const verb: Verb<Search> = {
  fields: ({ pick, name, maybe }) => ({ cards: pick, as: maybe(name) }),
  expects: ({ cards }) => (isObject(cards) && isHeld(cards.zone) ? TAKEN : undefined),
  misplaced: ({ cards }, { window }) =>
    isObject(cards) && cards.zone === 'it' && window === 'arrival' ? TAKEN : undefined,
  deed: 'drawing',
  names: ({ cards }) => pickedKind(cards),
}

export const words: Words<Search> = {
  clause: ({ cards }, scene) => `${acts(scene.subject, TAKE, scene)} ${picked(cards, scene)}`,
}
