import type { Language } from '@brouhaha/table'
import { fill } from '../../../shell/words/words.ts'
import { WALL_WORDS } from './words.ts'

export function countWords(count: number, language: Language): string {
  const say = WALL_WORDS[language]
  return count === 1 ? say.foundOne : fill(say.found, { count })
}

export function copiesWords(count: number, language: Language): string {
  const say = WALL_WORDS[language]
  return count === 1 ? say.oneCopy : fill(say.copies, { count })
}
