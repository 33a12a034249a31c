import type { Audience, GameEntry } from '@brouhaha/games'
import type { SeatInfo } from '@brouhaha/protocol'
import type { Language } from '@brouhaha/table'
import { fill } from '../../shell/words/words.ts'
import { PLAIN_PAGE_WORDS } from './page-words.ts'
import { PLAIN_WORDS } from './words.ts'

/** Whom the words are for, and what everybody is called. */
export function audienceOf(
  { bots }: GameEntry,
  seats: readonly SeatInfo[],
  you: number | null,
  language: Language,
): Audience {
  const say = PLAIN_WORDS[language]
  const nameOf = (seat: SeatInfo, number: number): string => {
    if (seat.kind === 'person') return seat.name
    const title = seat.kind === 'bot' ? bots.find(({ name }) => name === seat.bot)?.title[language] : undefined
    return title === undefined
      ? fill(PLAIN_PAGE_WORDS[language].nameless, { number })
      : fill(say.bot, { title, number })
  }
  return { language, you, handShown: true, names: seats.map((seat, index) => nameOf(seat, index + 1)) }
}
