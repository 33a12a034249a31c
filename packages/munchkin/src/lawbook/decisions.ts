import type { Law } from '@brouhaha/table'
import { DECISIONS_FIGHT } from './decisions/fight.ts'
import { DECISIONS_FREE } from './decisions/free.ts'
import { DECISIONS_LOSS } from './decisions/loss.ts'
import { DECISIONS_TURN } from './decisions/turn.ts'

/** Every question that a table or a player can be asked, and what happens if nobody answers. */
export const DECISIONS: readonly Law[] = [...DECISIONS_TURN, ...DECISIONS_FIGHT, ...DECISIONS_LOSS, ...DECISIONS_FREE]
