// The host's word in a dispute. It is a form of the rules like any other, called `rule` in each game that has one; rules know no host
// but the first seat, and the table speaks on its behalf.

import { type Seat, seat } from './seats.ts'

export const RULER: Seat = seat(0)

export const isRuling = (choice: object): boolean => 'type' in choice && choice.type === 'rule'
