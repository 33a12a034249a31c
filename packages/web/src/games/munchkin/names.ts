import type { SeatInfo } from '@brouhaha/protocol'
import type { Language } from '@brouhaha/table'

const BOT_NAMES = ['Gisèle', 'Norbert', 'Ottilie', 'Barnabé', 'Pélagie', 'Anselme'] as const

/** What each seat is called here: people by their name, bots by one of ours. */
export const seatNames = (seats: readonly SeatInfo[], language: Language): readonly string[] =>
  seats.map((info, seat) => {
    if (info.kind === 'person') return info.name
    if (info.kind === 'bot') return BOT_NAMES[seat]!
    return language === 'en' ? `Seat ${seat + 1}` : `Place ${seat + 1}`
  })
