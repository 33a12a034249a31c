import type { HostedGame } from '@brouhaha/host'
import { HOUSE, type Seat } from '@brouhaha/table'
import { awaited } from './awaited.ts'
import type { BotSeats } from './bot-seats.ts'
import { concertOf } from './concert.ts'
import { type LocalGame, personsOf } from './game.ts'
import type { Pause } from './pace.ts'

/** What the table does by itself: a bot's choice, or the house's. */
export interface OwnStep {
  readonly seat: Seat
  readonly seq: number
  readonly pause: Pause
  /** Tried in this order until one is accepted; a song is the house's to choose. */
  readonly moves: readonly object[] | 'song'
}

export function ownStep(hosted: HostedGame, { seats, options }: LocalGame, bots: BotSeats): OwnStep | null {
  if (hosted.isOver) return null
  const waitsFor = awaited(hosted, personsOf(seats))
  const step = (seat: Seat, pause: Pause, moves: OwnStep['moves']): OwnStep => ({
    seat,
    seq: hosted.rows.length,
    pause,
    moves,
  })
  const { gate } = hosted
  const speaking = gate === null ? speakingUp(hosted, bots) : answering(hosted, bots)
  if (speaking !== null) return step(speaking.seat, 'card', speaking.moves)
  if (waitsFor.length > 0) return null
  if (gate !== null) return step(HOUSE, 'gate', [hosted.game.write(gate.fallback)])
  const seat = hosted.next(bots.sitsAt)
  if (seat === null) return null
  const isEndless = 'songs' in options && options.songs === 0
  if (seat === HOUSE) return isEndless ? null : step(seat, 'song', 'song')
  const fallback = hosted.fallbackOf(seat)
  return step(seat, pauseOf(hosted), fallback === null ? bots.moves(seat) : [...bots.moves(seat), fallback])
}

type Speaking = Pick<OwnStep, 'seat'> & { readonly moves: readonly object[] }

/** Each bot answers a gate once; what it draws from was fixed when the gate opened. */
function answering(hosted: HostedGame, bots: BotSeats): Speaking | null {
  for (let seat = hosted.next(bots.sitsAt); seat !== null && seat !== HOUSE; seat = hosted.next(bots.sitsAt)) {
    const moves = bots.moves(seat)
    if (moves.length > 0) return { seat, moves }
    hosted.passOver(seat)
  }
  return null
}

function speakingUp(hosted: HostedGame, bots: BotSeats): Speaking | null {
  const seat = hosted.speaker(bots.sitsAt)
  if (seat === null || !bots.interrupts(seat)) return null
  const moves = bots.moves(seat)
  return moves.length === 0 ? null : { seat, moves }
}

function pauseOf(hosted: HostedGame): Pause {
  const concert = concertOf(hosted)
  return concert === null ? 'move' : concert.stage === 'boards' ? 'board' : 'card'
}
