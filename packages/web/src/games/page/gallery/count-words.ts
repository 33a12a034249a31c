import type { Language } from '@brouhaha/table'
import { GALLERY_WORDS } from '../../../pages/gallery/words.ts'
import { fill } from '../../../shell/words/words.ts'

export function countWords(count: number, language: Language): string {
  const say = GALLERY_WORDS[language]
  return count === 1 ? say.foundOne : fill(say.found, { count })
}

export function copiesWords(count: number, language: Language): string {
  const say = GALLERY_WORDS[language]
  return count === 1 ? say.oneCopy : fill(say.copies, { count })
}
