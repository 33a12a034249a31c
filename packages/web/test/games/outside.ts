// A game from outside, as far as the page looks at it before anybody plays.

import { type PlainGame, plainGame } from '@brouhaha/games'
import type { Game, Kinds } from '@brouhaha/table'

const both = (text: string) => ({ en: text, fr: `${text} (fr)` })

export const outside = (more: Partial<PlainGame<Kinds>> = {}) =>
  plainGame({
    game: { name: 'the-last-crumb' } as Game<Kinds>,
    word: 'crumb',
    title: both('The Last Crumb'),
    fewest: 2,
    most: 3,
    bots: [
      { bot: { name: 'mouse', attention: 'view', choose: () => 0 }, title: both('Mouse'), says: both('Nibbles.') },
    ],
    rulebook: { game: 'the-last-crumb', title: both('The Last Crumb'), done: true, rules: [] },
    rounds: () => 1,
    narrator: () => ({ tell: () => [] }),
    ...more,
  })
