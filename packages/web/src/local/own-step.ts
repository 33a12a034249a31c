import { HOUSE, listSeats, type Seat } from '@brouhaha/table'
import type { Journal } from './journal.ts'
import type { Pause } from './pace.ts'

/** A choice that the table makes by itself: a bot's, or the house's. */
export interface OwnStep {
  readonly seat: Seat
  readonly seq: number
  readonly pause: Pause
}

/** What the table does as long as no person is asked. Bots choose their zombies once every person has. */
export function ownStep({ match, game, seq }: Journal): OwnStep | null {
  const asked = listSeats(match.game.owing(match.state))
  if (asked.some((seat) => game.seats[seat]?.kind === 'person')) return null
  const [seat] = asked
  if (seat === undefined) return null
  if (seat === HOUSE) return game.options.songs === 0 ? null : { seat, seq, pause: 'song' }
  return { seat, seq, pause: match.game.view(match.state, seat).stage === 'boards' ? 'board' : 'card' }
}
