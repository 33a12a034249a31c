// The games that this page can play: ours, and those that it was built with.

import { OUR_GAMES, type Registry, registry } from '@brouhaha/games'
import { KITS } from './brought-kits.ts'

export const PLAYED_HERE: Registry = registry([...OUR_GAMES.games, ...KITS])
