// A game in words alone, for a screen or a terminal that knows nothing of it. A kit may bring better ones than these.

import type { Kinds } from '@brouhaha/table'
import type { Audience } from './narrator.ts'

/** A part of the table: a heading and lines. */
export interface OutlinePart {
  readonly title: string
  readonly lines: readonly string[]
}

export interface PlainWords<K extends Kinds = Kinds> {
  outline(view: K['view'], audience: Audience): readonly OutlinePart[]
  /** A choice as a button says it. */
  choice(choice: K['choice'], audience: Audience): string
  /** The cards that only whoever has this view sees, each by its name: for when everybody may see them. What lies in its field `hand` if left out. */
  hand?(view: K['view'], audience: Audience): readonly string[]
}

/** "wasPlayed" as "was played". */
const spell = (name: string): string => name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const fieldsOf = (value: object): string =>
  Object.entries(value)
    .map(([name, one]) => `${spell(name)} ${wordOf(one)}`)
    .join(', ')

function wordOf(value: unknown): string {
  if (value === null || value === undefined) return '–'
  if (Array.isArray(value)) return value.length === 0 ? '–' : value.map(wordOf).join('; ')
  if (typeof value === 'object') return fieldsOf(value)
  return typeof value === 'boolean' ? (value ? '✓' : '–') : `${value}`
}

const linesOf = (value: unknown): readonly string[] =>
  Array.isArray(value) && value.length > 0 ? value.map((one, index) => `${index + 1}. ${wordOf(one)}`) : [wordOf(value)]

/** What the fields are called: in English, for whoever has just written the game. */
export const FIELD_WORDS: Required<PlainWords> = {
  outline: (view) =>
    Object.entries(view).map(([name, value]) => ({ title: upper(spell(name)), lines: linesOf(value) })),
  hand: (view) => ('hand' in view && Array.isArray(view.hand) ? view.hand.map(wordOf) : []),
  choice: ({ type, ...rest }) => upper([spell(type), fieldsOf(rest)].filter((word) => word !== '').join(': ')),
}
