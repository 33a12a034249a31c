import type { Language } from '@brouhaha/table'
import { fill } from '../../../shell/words/words.ts'
import { CARD_WORDS } from './words.ts'

export function countWords(count: number, language: Language): string {
  const say = CARD_WORDS[language]
  return count === 1 ? say.foundOne : fill(say.found, { count })
}

export function copiesWords(count: number, language: Language): string {
  const say = CARD_WORDS[language]
  return count === 1 ? say.oneCopy : fill(say.copies, { count })
}
