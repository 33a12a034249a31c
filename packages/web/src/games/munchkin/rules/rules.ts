import type { GameRules } from '../../page/rules/game-rules.ts'
import { FAMILY_BOOK_WORDS } from './book-words.ts'
import { RULE_BOXES } from './boxes.ts'
import { FamilyPage } from './FamilyPage.tsx'

export const FAMILY_RULES: GameRules = {
  prefix: 'MK-',
  Page: FamilyPage,
  books(language) {
    const say = FAMILY_BOOK_WORDS[language]
    return RULE_BOXES.map((box) => ({ word: box, title: say[box], text: say[`${box}Text`] }))
  },
  whole: (language) => ({ asks: FAMILY_BOOK_WORDS[language].mixed, title: FAMILY_BOOK_WORDS[language].family }),
}
