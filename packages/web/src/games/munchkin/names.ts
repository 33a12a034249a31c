import type { SeatInfo } from '@brouhaha/protocol'
import type { Language } from '@brouhaha/table'
import { fill, words } from '../../shell/words/words.ts'

const BOT_NAMES = ['Gisèle', 'Norbert', 'Ottilie', 'Barnabé', 'Pélagie', 'Anselme'] as const

const NAME_WORDS = words({ seat: 'Seat {number}' }, { seat: 'Place {number}' })

/** What each seat is called here: people by their name, bots by one of ours. */
export const seatNames = (seats: readonly SeatInfo[], language: Language): readonly string[] =>
  seats.map((info, seat) => {
    if (info.kind === 'person') return info.name
    if (info.kind === 'bot') return BOT_NAMES[seat]!
    return fill(NAME_WORDS[language].seat, { number: seat + 1 })
  })
