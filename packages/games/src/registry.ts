// Which games there are. A registry is a value: a server, a page or a terminal is given one, and asks nobody else.

import { assert } from '@brouhaha/kit'
import type { GameEntry } from './entry.ts'

export interface Registry {
  readonly games: readonly GameEntry[]
  find(name: string): GameEntry | null
}

export function registry(games: readonly GameEntry[]): Registry {
  const byName = new Map(games.map((game) => [game.name, game]))
  assert(byName.size === games.length, 'each game has a name of its own')
  return { games, find: (name) => byName.get(name) ?? null }
}
