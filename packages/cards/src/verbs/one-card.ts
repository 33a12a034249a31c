import type { Pick } from '../language/selector.ts'
import type { NameKind } from './verb.ts'

/** Whether a name for what is picked stands for one card, or for some: of each of those seats one is several. */
export const pickedKind = ({ take = 1, of }: Partial<Pick> = {}): NameKind =>
  take === 1 && of !== 'lowest' && of !== 'highest' ? 'card' : 'cards'
