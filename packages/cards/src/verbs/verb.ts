// What a verb of the card language declares. Each has a file of its own: its type, its constructor, its fields, where it makes
// sense, what whoever plays it must name, and its wording.

import type { Scene } from '../describe/scene.ts'
import type { Need, Place } from '../schema/place.ts'
import type { Fields, Parts } from './parts.ts'

/** What must be named when something is played. */
export type Aim = 'nothing' | 'seat' | 'side' | 'monster' | 'ownMonster' | 'swap' | 'discards' | 'drawn'

/** What somebody may look for among cards. */
export const DEEDS = [
  'levelsUp',
  'levelsDown',
  'death',
  'losing',
  'taking',
  'drawing',
  'becoming',
  'fighting',
  'monsters',
  'helping',
  'fleeing',
  'dice',
  'stopping',
  'staying',
  'turning',
] as const

export type Deed = (typeof DEEDS)[number]

/** What a name stands for. `card`: exactly one of them, so that it can be spoken of as a card. */
export type NameKind = 'seat' | 'number' | 'monster' | 'card' | 'cards'

export interface Verb<S extends { readonly do: string }> {
  /** Which part of the language each field is. */
  fields<P>(parts: Parts<P>): Fields<Omit<S, 'do'>, P>
  /** What is wrong with fields that are right one by one. */
  expects?(step: Readonly<Record<string, unknown>>): string | undefined
  /** What is wrong with it where it stands. */
  misplaced?(step: Readonly<Record<string, unknown>>, place: Place): string | undefined
  /** null: it only leads to other effects. */
  readonly deed: Deed | null
  /** Without it there is nothing to do; it makes sense anywhere where this is left out. */
  readonly needs?: Need
  /** What the name stands for that `as` gives. */
  names?(step: S): NameKind
  /** What whoever plays it must name besides seats that its fields speak of; it ends the search where there is an answer. */
  aim?(step: S): Aim | undefined
}

export interface Words<S extends { readonly do: string }> {
  /** An order to the reader, a statement about everybody else; no capital, no full stop. */
  clause(step: S, scene: Scene): string
  /** What the next step may speak of. */
  after?(step: S, scene: Scene): Scene
}
