// Whose fight and whose levels a card speaks of in what it leaves behind.

import { cancel, type Effect, gainLevels, ignores, stay, use, type Window } from '@brouhaha/cards'
import { describe, expect, test } from 'vitest'
import { asUse, breakable } from './sheet.ts'

const used = (window: Window, ...effects: readonly Effect[]): readonly string[] =>
  breakable([...asUse(use(window, effects), 'en'), ...asUse(use(window, effects), 'fr')])

describe('what counts for nothing in a fight', () => {
  test('for whoever the card lies before alone, and says who that is', () => {
    expect(used('combat', stay('combat', [ignores('items', { own: true })], { who: 'left' }))).toEqual([
      'In any fight: the player on your left: the bonuses of their items do not count.',
      'Dans tout combat : le joueur à ta gauche : les bonus de ses objets ne comptent pas.',
    ])
  })

  test('for all of them is the same before whomever the card lies', () => {
    expect(used('combat', stay('combat', [ignores('items')], { who: 'left' }))).toEqual([
      'In any fight: the bonuses of items and one-shots do not count.',
      'Dans tout combat : les bonus des objets (même à usage unique) ne comptent pas.',
    ])
  })
})

describe('levels that are gained later', () => {
  const later = stay('untilLifted', [use('level', [gainLevels({ gained: true }, 'you')])])

  test('are not those of a card that was cancelled', () => {
    expect(used('curse', cancel(), later)).toEqual([
      'When a curse hits anybody: the curse is cancelled, then, from now on, when somebody gains a level: you may gain 1 level for each level gained this way.',
      "Quand une malédiction frappe quelqu'un : la malédiction est annulée, puis, désormais, quand quelqu'un gagne un niveau : tu peux gagner 1 niveau par niveau ainsi gagné.",
    ])
  })

  test('nor those that the card cancelled itself', () => {
    expect(used('level', cancel(), later)).toEqual([
      'When somebody gains a level: the gain is cancelled, then, from now on, when somebody gains a level: you may gain 1 level for each level gained this way.',
      "Quand quelqu'un gagne un niveau : ce niveau est annulé, puis, désormais, quand quelqu'un gagne un niveau : tu peux gagner 1 niveau par niveau ainsi gagné.",
    ])
  })
})
