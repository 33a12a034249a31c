// The rulesets of the games that we ship, bundled from their sources.

import { fileURLToPath } from 'node:url'
import { OUR_GAMES } from '@brouhaha/games'
import { type Bundle, bundleRules } from './bundle.ts'

const HERE = fileURLToPath(new URL('../', import.meta.url))

/** Every game's kit has its rules in a module of that name. */
const OURS = new Map(OUR_GAMES.games.map(({ name, word }) => [name, `export * from '@brouhaha/games/${word}/rules'`]))

export const ourGames = (): readonly string[] => [...OURS.keys()]

/** The bundle of the sources as they are now. */
export const bundleOurs = (game: string): Promise<Bundle> => bundleRules(OURS.get(game)!, HERE)
