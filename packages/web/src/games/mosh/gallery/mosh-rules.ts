// The rulebook comes when somebody takes up the first card.

import type { Rulebook } from '@brouhaha/table'

/** What somebody who holds a card wants to read. */
export const MOSH_CARD_RULES = [
  'ZM-CARD-01',
  'ZM-CARD-02',
  'ZM-CARD-03',
  'ZM-CARD-04',
  'ZM-DANCE-04',
  'ZM-DMG-01',
  'ZM-DMG-02',
] as const

let book: Promise<Rulebook> | null = null

export function moshRules(): Promise<Rulebook> {
  book ??= import('./mosh-book.ts').then(({ MOSH_BOOK }) => MOSH_BOOK)
  return book
}
