// Where somebody else names a player, two others are spoken of: who is meant must be plain.

import { type Effect, each, loseLevels, namePlayer, take } from '@brouhaha/cards'
import { expect, test } from 'vitest'
import { asCurse, asUse, breakable } from './sheet.ts'

const used = (...effect: readonly Effect[]): readonly string[] =>
  breakable([...asUse({ use: 'ownTurn', effect }, 'en'), ...asUse({ use: 'ownTurn', effect }, 'fr')])
const the = { the: 'x' } as const

test('whoever was chosen by another is called so', () => {
  expect(used(namePlayer('x', { by: 'left' }), loseLevels(1, the))).toEqual([
    'In your turn: the player on your left chooses a player other than you, then the player chosen loses 1 level.',
    'À ton tour : le joueur à ta gauche choisit un joueur autre que toi, puis le joueur choisi perd 1 niveau.',
  ])
  expect(
    breakable(asCurse([namePlayer('x', { by: 'left' }), { do: 'discard', cards: { zone: 'hand', of: the } }], 'en')),
  ).toEqual([
    'The player on your left chooses a player other than you.',
    'The player chosen discards a card from their hand.',
  ])
})

test('whom you have chosen yourself is “they”', () => {
  expect(used(namePlayer('x'), loseLevels(1, the))[0]).toBe(
    'In your turn: choose another player, then they lose 1 level.',
  )
})

test('who picks a card is told apart from who has it', () => {
  const picks = (by: 'each' | 'you', to: 'each' | 'you') =>
    used(each('everyone', [namePlayer('x'), take({ zone: 'hand', of: the, by }, to)]))
  expect(picks('each', 'you')).toEqual([
    "In your turn: every player chooses another player, then you take a card from that player's hand, picked unseen by whoever chose them.",
    "À ton tour : chaque joueur choisit un autre joueur, puis tu prends une carte de la main de ce joueur, tirée à l'aveugle par celui qui l'a choisi.",
  ])
  expect(picks('each', 'each')[0]).toBe(
    "In your turn: every player chooses another player, then they take a card from that player's hand, unseen.",
  )
  expect(picks('you', 'you')[0]).toBe(
    "In your turn: every player chooses another player, then you take a card from that player's hand, unseen.",
  )
})
