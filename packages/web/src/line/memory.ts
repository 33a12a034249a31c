// The tables that this browser sits at, with the secrets of its seats. They live here and nowhere else: an address that is
// shared never holds one.

import { forget, recall, recallKeys, remember } from '../shell/browser/remember.ts'

export interface Place {
  readonly seat: number
  readonly secret: string
  readonly name: string
  /** When it was last used, in milliseconds since 1970. */
  readonly at: number
  /** How many rows were heard there. */
  readonly seen: number
}

export interface RememberedTable extends Place {
  readonly table: string
}

const PREFIX = 'table.'

export const placeAt = (table: string): Place | null => recall<Place>(PREFIX + table)

export const keepPlace = (table: string, place: Place): void => remember(PREFIX + table, place)

export const forgetPlace = (table: string): void => forget(PREFIX + table)

/** How far this browser has heard a table; nothing changes for a watcher, who has no place. */
export function keepSeen(table: string, seen: number): void {
  const place = placeAt(table)
  if (place !== null && place.seen !== seen) keepPlace(table, { ...place, seen, at: Date.now() })
}

/** The latest first. */
export function rememberedTables(): RememberedTable[] {
  return recallKeys(PREFIX)
    .flatMap((table) => {
      const place = placeAt(table)
      return place === null ? [] : [{ ...place, table }]
    })
    .sort((one, other) => other.at - one.at)
}
