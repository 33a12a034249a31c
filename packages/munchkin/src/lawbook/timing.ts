import type { Law } from '@brouhaha/table'
import { TIMING_CARDS } from './timing/cards.ts'
import { TIMING_FIGHTS } from './timing/fights.ts'
import { TIMING_REST } from './timing/rest.ts'

/** Who may do what when. The tests hold every cell of the table against the rules; here it is told in words. */
export const TIMING: readonly Law[] = [...TIMING_CARDS, ...TIMING_FIGHTS, ...TIMING_REST]
