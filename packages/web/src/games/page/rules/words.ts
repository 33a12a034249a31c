import { words } from '../../../shell/words/words.ts'

export const RULES_WORDS = words(
  {
    chapters: 'Chapters',
    linkTo: 'Link to rule {rule}',
    beside: 'Decisions, examples and rulings: {count}',
  },
  {
    chapters: 'Chapitres',
    linkTo: 'Lien vers la règle {rule}',
    beside: 'Décisions, exemples et jugements : {count}',
  },
)
