// What one seat may know, built from nothing: its own cards, and of the others how many.

import { includes, listSeats, type Seat, type Seats, type State } from '@brouhaha/table'
import * as at from './state.ts'

export type View = ReturnType<typeof view>

export function view(state: State, viewer: Seat) {
  const seats = listSeats(at.everybody(state))
  const card = at.KINDS[state[at.PLATE]! - 1]
  const held = (kind: number): number => (seats.includes(viewer) ? state[at.hand(viewer, kind)]! : 0)
  return {
    turn: state[at.TURN]!,
    round: Math.ceil(state[at.TURNS]! / seats.length),
    seats: seats.map((seat) => ({ points: state[at.POINTS + seat]!, cards: at.handSize(state, seat) })),
    tin: state[at.TIN_SIZE]!,
    plate: card === undefined ? null : { card, passed: includes(state[at.PASSED]! as Seats, viewer) },
    hand: at.KINDS.map((id, kind) => ({ id, count: held(kind) })).filter(({ count }) => count > 0),
    winners: listSeats(at.winners(state)),
  }
}
