import type { Seat } from '@brouhaha/table'

/** Rulings are the host's, wherever he sits; the rules know him as the first seat. */
export const RULER = 0 as Seat

export const isRuling = ({ type }: Readonly<Record<string, unknown>>): boolean => type === 'rule'
