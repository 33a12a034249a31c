import type { GameRules } from '../../page/rules/game-rules.ts'
import { MOSH_BOOK_WORDS } from './book-words.ts'
import { MoshPage } from './MoshPage.tsx'

export const MOSH_RULES: GameRules = {
  prefix: 'ZM-',
  Page: MoshPage,
  books: (language) => [
    { word: 'mosh', title: MOSH_BOOK_WORDS[language].mosh, text: MOSH_BOOK_WORDS[language].moshText },
  ],
  whole: () => null,
}
