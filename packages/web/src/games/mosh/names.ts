import type { SeatInfo } from '@brouhaha/protocol'
import type { Language } from '@brouhaha/table'
import { boardName, type MoshView } from '@brouhaha/zombie-mosh'

/** What each seat is called here: people by their name, bots by their zombie's once they have one. */
export function zombieNames(seats: readonly SeatInfo[], view: MoshView | null, language: Language): readonly string[] {
  return seats.map((info, seat) => {
    if (info.kind === 'person') return info.name
    const board = view?.seats[seat]?.board ?? null
    if (board !== null) return boardName(board, language)
    if (info.kind === 'bot') return language === 'en' ? `Bot ${seat + 1}` : `Robot ${seat + 1}`
    return language === 'en' ? `Seat ${seat + 1}` : `Place ${seat + 1}`
  })
}
