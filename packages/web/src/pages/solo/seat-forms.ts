// The seats of a game on this device, as the form holds them.

import { botNamed, usualBotOf } from '../../games/bots.ts'
import { pageOf } from '../../games/pages.ts'
import type { LocalSeat } from '../../local/game.ts'

export interface SeatForm {
  /** A person, or the name of a bot. */
  readonly who: string
  readonly name: string
}

const botOf = (game: string): SeatForm => ({ who: usualBotOf(game), name: '' })

/** One person and three bots, or two people and two bots around one device. */
export const firstSeats = (game: string, name: string, together: boolean): readonly SeatForm[] => [
  { who: 'person', name },
  together ? { who: 'person', name: '' } : botOf(game),
  botOf(game),
  botOf(game),
]

export const addSeat = (game: string, seats: readonly SeatForm[]): readonly SeatForm[] =>
  seats.length < pageOf(game).entry.most ? [...seats, botOf(game)] : seats

export const removeSeat = (game: string, seats: readonly SeatForm[], seat: number): readonly SeatForm[] =>
  seats.length > pageOf(game).entry.fewest ? seats.toSpliced(seat, 1) : seats

/** The same people at another game: bots that do not know it make room for one that does. */
export function seatsAt(game: string, seats: readonly SeatForm[]): readonly SeatForm[] {
  const known = seats.map((form) =>
    form.who === 'person' || botNamed(game, form.who) !== undefined ? form : botOf(game),
  )
  const missing = Math.max(0, pageOf(game).entry.fewest - known.length)
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
