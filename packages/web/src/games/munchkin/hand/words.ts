import { words } from '../../../shell/words/words.ts'

export const HAND_WORDS = words(
  {
    byKind: 'Sort by kind',
    byNew: 'Newest first',
    count: 'Your hand: {count}',
    empty: 'No cards in hand.',
    fresh: 'new',
    hand: 'Your hand',
    ways: '{card}, {count} ways to play it',
  },
  {
    byKind: 'Trie par sorte',
    byNew: "Les nouvelles d'abord",
    count: 'Ta main : {count}',
    empty: 'Aucune carte en main.',
    fresh: 'nouvelle',
    hand: 'Ta main',
    ways: '{card}, {count} façons de la jouer',
  },
)
