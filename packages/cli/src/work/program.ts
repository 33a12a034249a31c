// Which program played: figures of different programs must not be added up.

import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const PACKAGES = [
  '@brouhaha/kit',
  '@brouhaha/table',
  '@brouhaha/cards',
  '@brouhaha/munchkin',
  '@brouhaha/zombie-mosh',
  '@brouhaha/packs',
  '@brouhaha/bots',
  '@brouhaha/host',
  '@brouhaha/games',
]

/** A hash of everything that decides a game or a bot. */
export function programHash(): string {
  const { resolve } = createRequire(import.meta.url)
  const hash = createHash('sha256')
  for (const name of PACKAGES) hash.update(readFileSync(resolve(name)))
  return hash.digest('hex')
}

/** The game whose bots are frozen. */
const FROZEN = 'zombie-mosh'

/** The hashes of the sources of each frozen bot of a game, where the checkout has them. */
export function frozenBots(game: string): Readonly<Record<string, Readonly<Record<string, string>>>> | null {
  const file = new URL('../../../bots/frozen.json', import.meta.url)
  return game === FROZEN && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}
