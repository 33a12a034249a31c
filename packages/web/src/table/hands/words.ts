import { words } from '../../shell/words/words.ts'

export const HANDS_WORDS = words(
  { noCards: 'no cards', lateHands: 'Hands, as they were a minute ago' },
  { noCards: 'aucune carte', lateHands: 'Les mains, comme il y a une minute' },
)
