import { words } from '../../shell/words/words.ts'

export const HANDS_WORDS = words(
  { noCards: 'no cards', finalHands: 'Hands at the end' },
  { noCards: 'aucune carte', finalHands: 'Les mains à la fin' },
)
