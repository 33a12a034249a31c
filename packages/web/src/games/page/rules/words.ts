import { words } from '../../../shell/words/words.ts'

export const RULES_WORDS = words(
  {
    chapters: 'Chapters',
    linkTo: 'Link to rule {rule}',
  },
  {
    chapters: 'Chapitres',
    linkTo: 'Lien vers la règle {rule}',
  },
)
