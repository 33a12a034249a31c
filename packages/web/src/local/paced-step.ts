import { answer, type HostedGame, type OwnStep, speakUp } from '@brouhaha/host'
import { HOUSE } from '@brouhaha/table'
import { awaited } from './awaited.ts'
import type { BotSeats } from './bot-seats.ts'
import { concertOf } from './concert.ts'
import { type LocalGame, personsOf } from './game.ts'
import type { Pause } from './pace.ts'

/** The next own step of a table on this device, and what it waits for. */
export interface PacedStep extends OwnStep {
  readonly pause: Pause
}

export function pacedStep(hosted: HostedGame, { seats, options }: LocalGame, bots: BotSeats): PacedStep | null {
  if (hosted.isOver) return null
  const { gate } = hosted
  const speaking = gate === null ? speakUp(hosted, bots) : answerGate(hosted, bots)
  if (speaking !== null) return { ...speaking, pause: 'card' }
  if (awaited(hosted, personsOf(seats)).length > 0) return null
  const step = answer(hosted, bots)
  if (step?.seat !== HOUSE) return step && { ...step, pause: pauseOf(hosted) }
  if (gate !== null) return { ...step, pause: 'gate' }
  const isEndless = 'songs' in options && options.songs === 0
  return isEndless ? null : { ...step, pause: 'song' }
}

/** Each bot answers a gate once; what it draws from was fixed when the gate opened. */
function answerGate(hosted: HostedGame, bots: BotSeats): OwnStep | null {
  for (let step = answer(hosted, bots); step !== null && step.seat !== HOUSE; step = answer(hosted, bots)) {
    if (step.moves?.length !== 0) return step
    hosted.passOver(step.seat)
  }
  return null
}

function pauseOf(hosted: HostedGame): Pause {
  const concert = concertOf(hosted)
  return concert === null ? 'move' : concert.stage === 'boards' ? 'board' : 'card'
}
