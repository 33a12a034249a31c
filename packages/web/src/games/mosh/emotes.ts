import type { Emote } from '@brouhaha/protocol'

/** Those on offer at its tables. */
export const MOSH_EMOTES: readonly Emote[] = ['headbang', 'ouch', 'laugh', 'boo', 'encore', 'sorry', 'think', 'rip']
