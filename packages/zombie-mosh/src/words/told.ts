import type { MoshHeard } from '../events.ts'

/** Events that have a sentence: after the count everybody sees that the lines are empty. */
export type Told = Exclude<MoshHeard, { readonly type: 'linesCleared' }>
