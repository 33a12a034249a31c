import { words } from '../../../shell/words/words.ts'

export const WALL_WORDS = words(
  {
    any: 'any',
    found: '{count} cards',
    foundOne: '1 card',
    copies: '{count} in the box',
    oneCopy: 'one in the box',
  },
  {
    any: 'tout',
    found: '{count} cartes',
    foundOne: '1 carte',
    copies: '{count} dans la boîte',
    oneCopy: 'une dans la boîte',
  },
)
