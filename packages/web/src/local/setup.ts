// The set-up of a game on this device, as the form holds it.

import type { MoshBotName } from '@brouhaha/bots'
import type { LocalSeat } from './game.ts'

export const FEWEST_SEATS = 2
export const MOST_SEATS = 6

export interface SeatForm {
  readonly who: 'person' | MoshBotName
  readonly name: string
}

const BOT: SeatForm = { who: 'steady', name: '' }

/** One person and three bots, or two people and two bots around one device. */
export const firstSeats = (name: string, together: boolean): readonly SeatForm[] => [
  { who: 'person', name },
  together ? { who: 'person', name: '' } : BOT,
  BOT,
  BOT,
]

export const addSeat = (seats: readonly SeatForm[]): readonly SeatForm[] =>
  seats.length < MOST_SEATS ? [...seats, BOT] : seats

export const removeSeat = (seats: readonly SeatForm[], seat: number): readonly SeatForm[] =>
  seats.length > FEWEST_SEATS ? seats.toSpliced(seat, 1) : seats

/** Seats ready to play: a person without a name gets the one that the form showed; no two people share one. */
export function seatsFrom(forms: readonly SeatForm[], nameless: (seat: number) => string): readonly LocalSeat[] {
  const taken = new Set<string>()
  return forms.map(({ who, name }, seat) => {
    if (who !== 'person') return { kind: 'bot', bot: who }
    let own = name.trim() || nameless(seat)
    if (taken.has(own)) own = `${own} ${seat + 1}`
    taken.add(own)
    return { kind: 'person', name: own }
  })
}
