// Words with a name or a number in them.

import type { Language } from '@brouhaha/table'
import type { WonBy } from '@brouhaha/zombie-mosh'
import { fill } from '../../shell/words/words.ts'
import { PHRASE_WORDS } from './phrase-words.ts'

/** "Bob is dancing", "Bob danse" */
export const isDancing = (name: string, language: Language): string => fill(PHRASE_WORDS[language].dancing, { name })

export const songOf = (song: number, songs: number, language: Language): string =>
  fill(songs <= 1 ? PHRASE_WORDS[language].song : PHRASE_WORDS[language].songOf, { song, songs })

export const sideOf = (side: 'A' | 'B', language: Language): string => fill(PHRASE_WORDS[language].side, { side })

export const roundOf = (round: number, language: Language): string => fill(PHRASE_WORDS[language].round, { round })

export const cardsToPlay = (count: number, language: Language): string =>
  fill(count === 1 ? PHRASE_WORDS[language].oneCardToPlay : PHRASE_WORDS[language].cardsToPlay, { count })

export const stillChoosing = (names: readonly string[], language: Language): string =>
  fill(PHRASE_WORDS[language].stillChoosing, { names: names.join(', ') })

export const cardPlace = (place: number, count: number, language: Language): string =>
  fill(PHRASE_WORDS[language].cardPlace, { place, count })

export const laidBy = (names: readonly string[], language: Language): string =>
  fill(PHRASE_WORDS[language].laidBy, { names: names.join(', ') })

export const endures = (count: number, language: Language): string => fill(PHRASE_WORDS[language].endures, { count })

export const mayCallAgain = (host: string, language: Language): string =>
  fill(PHRASE_WORDS[language].mayCallAgain, { host })

export const reason = (by: WonBy, language: Language): string => PHRASE_WORDS[language][by]
