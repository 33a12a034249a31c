import { MUNCHKIN } from '@brouhaha/games'
import type { GameRules } from '../../page/rules/game-rules.ts'
import { BOX_TEXTS, FAMILY_BOOK_WORDS } from './book-words.ts'
import { FamilyPage } from './FamilyPage.tsx'

export const FAMILY_RULES: GameRules = {
  prefix: 'MK-',
  Page: FamilyPage,
  books(language) {
    const texts: Readonly<Record<string, string>> = BOX_TEXTS[language]
    return MUNCHKIN.boxes.map(({ name, title, says }) => ({ word: name, title, text: texts[name] ?? says[language] }))
  },
  whole: (language) => ({ asks: FAMILY_BOOK_WORDS[language].mixed, title: FAMILY_BOOK_WORDS[language].family }),
}
