// The seats of a game on this device, as the form holds them.

import type { BotName, GameName } from '@brouhaha/protocol'
import { BOTS } from '../../games/bots.ts'
import type { LocalSeat } from '../../local/game.ts'

export const MOST_SEATS = 6
export const FEWEST_SEATS: Readonly<Record<GameName, number>> = { 'zombie-mosh': 2, munchkin: 3 }

export interface SeatForm {
  readonly who: 'person' | BotName
  readonly name: string
}

const botOf = (game: GameName): SeatForm => ({ who: BOTS[game][0], name: '' })

/** One person and three bots, or two people and two bots around one device. */
export const firstSeats = (game: GameName, name: string, together: boolean): readonly SeatForm[] => [
  { who: 'person', name },
  together ? { who: 'person', name: '' } : botOf(game),
  botOf(game),
  botOf(game),
]

export const addSeat = (game: GameName, seats: readonly SeatForm[]): readonly SeatForm[] =>
  seats.length < MOST_SEATS ? [...seats, botOf(game)] : seats

export const removeSeat = (game: GameName, seats: readonly SeatForm[], seat: number): readonly SeatForm[] =>
  seats.length > FEWEST_SEATS[game] ? seats.toSpliced(seat, 1) : seats

/** The same people at another game: bots that do not know it make room for one that does. */
export function seatsAt(game: GameName, seats: readonly SeatForm[]): readonly SeatForm[] {
  const known = seats.map((form) => (form.who === 'person' || BOTS[game].includes(form.who) ? form : botOf(game)))
  const missing = Math.max(0, FEWEST_SEATS[game] - known.length)
  return [...known, ...Array.from({ length: missing }, () => botOf(game))]
}

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
