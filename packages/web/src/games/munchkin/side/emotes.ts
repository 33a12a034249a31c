import type { Emote } from '@brouhaha/protocol'

/** Those on offer at its tables, where one whines. */
export const FAMILY_EMOTES: readonly Emote[] = ['whine', 'beg', 'gloat', 'threaten', 'laugh', 'boo', 'dejaVu', 'sorry']
