import { HOUSE, listSeats, type Match, type Seat } from '@brouhaha/table'
import { awaited, gateOf } from './awaited.ts'
import type { BotSeats } from './bot-seats.ts'
import { concertOf } from './concert.ts'
import { personsOf } from './game.ts'
import type { Journal } from './journal.ts'
import type { Pause } from './pace.ts'
import { isRuling } from './ruling.ts'

/** What the table does by itself: a bot's choice, or the house's. */
export interface OwnStep {
  readonly seat: Seat
  readonly seq: number
  readonly pause: Pause
  /** Tried in this order until one is accepted; a song is the house's to choose. */
  readonly moves: readonly object[] | 'song'
}

/** `failed`: bots whose moves were refused since the last row; they keep still. */
export function ownStep(journal: Journal, bots: BotSeats, failed: ReadonlySet<Seat>): OwnStep | null {
  const { match, game, seq } = journal
  if (match.game.over(match.state)) return null
  const waitsFor = awaited(match, personsOf(game.seats))
  const gate = gateOf(match)
  if (gate !== null) {
    const answer = answerAtGate(journal, bots, failed)
    if (answer !== null || waitsFor.length > 0) return answer
    return { seat: HOUSE, seq, pause: 'gate', moves: [match.game.write(gate.fallback)] }
  }
  const interruption = interruptionBy(journal, bots, failed)
  if (interruption !== null || waitsFor.length > 0) return interruption
  const [seat] = listSeats(match.game.owing(match.state))
  if (seat === undefined) return null
  if (seat === HOUSE) return isEndless(journal) ? null : { seat, seq, pause: 'song', moves: 'song' }
  const moves = [...bots.moves(match.state, seat, seq), ...fallbacksOf(match, seat)]
  return { seat, seq, pause: pauseOf(match), moves }
}

const isEndless = ({ game: { options } }: Journal): boolean => 'songs' in options && options.songs === 0

function pauseOf(match: Match): Pause {
  const concert = concertOf(match)
  return concert === null ? 'move' : concert.stage === 'boards' ? 'board' : 'card'
}

const fallbacksOf = ({ game, state }: Match, asked: Seat): readonly object[] =>
  game.waits(state).flatMap(({ seat, fallback }) => (seat === asked ? [game.write(fallback)] : []))

/** Each bot answers a gate once; what it draws from was fixed when the gate opened. A ruling is no answer: it is the host's. */
function answerAtGate({ match, seq }: Journal, bots: BotSeats, failed: ReadonlySet<Seat>): OwnStep | null {
  const opened = openedAt(match)
  const answers = match.rows.slice(opened).filter(({ choice }) => !isRuling(choice))
  const answered = new Set(answers.map((row) => row.seat))
  for (const seat of listSeats(match.game.free(match.state))) {
    if (!bots.sitsAt(seat) || answered.has(seat) || failed.has(seat)) continue
    const moves = bots.moves(match.state, seat, opened)
    if (moves.length > 0) return { seat, seq, pause: 'card', moves }
  }
  return null
}

/** The row that would be the first one at the gate that is open now. */
const openedAt = ({ rows }: Match): number =>
  rows.findLastIndex(({ events }) => events.some(({ open }) => 'type' in open && open.type === 'gateOpened')) + 1

/** After each row one of those who may speak up although nobody asked gets a chance to. */
function interruptionBy({ match, seq }: Journal, bots: BotSeats, failed: ReadonlySet<Seat>): OwnStep | null {
  const free = listSeats(match.game.free(match.state)).filter((seat) => bots.sitsAt(seat))
  const seat = free[seq % Math.max(1, free.length)]
  if (seat === undefined || failed.has(seat) || !bots.interrupts(seat, seq)) return null
  const moves = bots.moves(match.state, seat, seq)
  return moves.length === 0 ? null : { seat, seq, pause: 'card', moves }
}
