import type { SeatInfo } from '@brouhaha/protocol'
import type { Language } from '@brouhaha/table'
import { boardName, type MoshView } from '@brouhaha/zombie-mosh'
import { fill } from '../../shell/words/words.ts'
import { PHRASE_WORDS } from './phrase-words.ts'

/** What each seat is called here: people by their name, bots by their zombie's once they have one. */
export function zombieNames(seats: readonly SeatInfo[], view: MoshView | null, language: Language): readonly string[] {
  return seats.map((info, seat) => {
    if (info.kind === 'person') return info.name
    const board = view?.seats[seat]?.board ?? null
    if (board !== null) return boardName(board, language)
    if (info.kind === 'bot') return fill(PHRASE_WORDS[language].bot, { number: seat + 1 })
    return fill(PHRASE_WORDS[language].seat, { number: seat + 1 })
  })
}
