// Shelves between threads: packs that were brought along travel as text.

import { OUR_SHELF, type PackShelf, shelfWith } from '@brouhaha/games'

let carried = { text: '[]', shelf: OUR_SHELF }

/** The shelf with packs that came as text from another thread; tasks of one run bring the same. */
export function shelfOf(brought: string): PackShelf {
  if (brought !== carried.text) carried = { text: brought, shelf: shelfWith(JSON.parse(brought)) }
  return carried.shelf
}

export const carry = ({ brought }: PackShelf): string => JSON.stringify(brought)
