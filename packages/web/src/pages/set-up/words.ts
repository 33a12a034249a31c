import { words } from '../../shell/words/words.ts'

export const SETUP_WORDS = words(
  {
    game: 'What do you play?',
    languageApart: 'Everybody reads in their own language: yours is chosen at the top of this page.',
    languageHere: 'The language is chosen at the top of this page, also in mid-game.',
  },
  {
    game: 'On joue à quoi ?',
    languageApart: 'Chacun lit dans sa langue : la tienne se choisit en haut de cette page.',
    languageHere: 'La langue se choisit en haut de cette page, même en cours de partie.',
  },
)
