import type { TableInfo } from '@brouhaha/protocol'
import type { Language } from '@brouhaha/table'
import { fill } from '../../../shell/words/words.ts'
import type { ConcertForm } from './concert.ts'
import { CONCERT_WORDS } from './words.ts'

/** "Side A · relaxed pace · one song" */
export function concertInWords({ options }: TableInfo, pace: string, language: Language): string {
  const say = CONCERT_WORDS[language]
  const { side, songs = 1 } = options as Partial<ConcertForm>
  const length = songs === 0 ? say.openEnd : songs === 1 ? say.oneSong : fill(say.songCount, { count: songs })
  return [side === 'B' ? say.sideB : say.sideA, pace, length].join(' · ')
}
