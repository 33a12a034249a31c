import type { Law } from '@brouhaha/table'
import { POINTS_COMBATS } from './points/combats.ts'
import { POINTS_HELPERS } from './points/helpers.ts'
import { POINTS_REST } from './points/rest.ts'
import { POINTS_THINGS } from './points/things.ts'

/** Where the rulebooks are silent, differ or contradict themselves, and how we play it. */
export const POINTS: readonly Law[] = [...POINTS_COMBATS, ...POINTS_HELPERS, ...POINTS_THINGS, ...POINTS_REST]
