// Who sat where, as the header of a log says it to those who open the file elsewhere.

import { LONGEST_NAME, type SeatInfo } from '@brouhaha/protocol'
import { type LocalSeat, seatInfos } from './game.ts'

/** Null for a seat that nobody is known to have sat on. */
export type Player = LocalSeat | null

export const playersOf = (seats: readonly SeatInfo[]): readonly Player[] =>
  seats.map((info) => {
    if (info.kind === 'person') return { kind: 'person', name: info.name }
    return info.kind === 'bot' ? { kind: 'bot', bot: info.bot } : null
  })

/** The seats of a log. Files from before names were kept have none, and a stranger's may hold anything. */
export const seatsOf = (players: unknown, count: number): readonly SeatInfo[] =>
  Array.from({ length: count }, (_, seat) => {
    const player: unknown = Array.isArray(players) ? players[seat] : null
    return isPlayer(player) ? seatInfos([player])[0]! : { kind: 'open' }
  })

function isPlayer(value: unknown): value is LocalSeat {
  const { kind, name } = (value ?? {}) as { readonly kind?: unknown; readonly name?: unknown }
  return kind === 'bot' || (kind === 'person' && typeof name === 'string' && name.length <= LONGEST_NAME)
}
