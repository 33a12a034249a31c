import type { Law } from '@brouhaha/table'
import { RULINGS_ENDS } from './rulings/ends.ts'
import { RULINGS_FIGHTS } from './rulings/fights.ts'
import { RULINGS_PLAYS } from './rulings/plays.ts'

/** The publisher's rulings where the rulebooks are silent, in our own words. They give way to a card and to a box's rulebook. */
export const RULINGS: readonly Law[] = [...RULINGS_PLAYS, ...RULINGS_FIGHTS, ...RULINGS_ENDS]
