import { type Seat, seat } from '@brouhaha/table'

/** The host's last word in a dispute. Rules know no host but the first seat, and the host speaks on its behalf. */
export const RULER: Seat = seat(0)

export const isRuling = (choice: object): boolean => 'type' in choice && choice.type === 'rule'
