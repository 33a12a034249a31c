import type { Law } from '@brouhaha/table'
import { EXAMPLES_FIGHTS } from './examples/fights.ts'
import { EXAMPLES_PEOPLE } from './examples/people.ts'
import { EXAMPLES_THINGS } from './examples/things.ts'

/** The examples of the rulebooks, worked out. */
export const EXAMPLES: readonly Law[] = [...EXAMPLES_FIGHTS, ...EXAMPLES_THINGS, ...EXAMPLES_PEOPLE]
