// The rulebook of the Munchkin family is long: it comes when somebody opens it.

import type { Rulebook } from '@brouhaha/table'

let book: Promise<Rulebook> | null = null

export function familyRules(): Promise<Rulebook> {
  book ??= import('./family-book.ts').then(({ FAMILY_BOOK }) => FAMILY_BOOK)
  return book
}
