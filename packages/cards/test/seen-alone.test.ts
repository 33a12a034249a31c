// Nobody shows anything to themselves.

import { called, type Effect, each, gainLevels, inCase, loseLevels, peek, reveal, search, use } from '@brouhaha/cards'
import { expect, test } from 'vitest'
import { asCurse, asUse, breakable } from './sheet.ts'

const inTurn = (...effects: readonly Effect[]): readonly string[] =>
  breakable([...asUse(use('ownTurn', effects), 'en'), ...asUse(use('ownTurn', effects), 'fr')])
const cursed = (...effects: readonly Effect[]): readonly string[] =>
  breakable([...asCurse(effects, 'en'), ...asCurse(effects, 'fr')])
const topmost = { zone: 'doorDiscards', extreme: 'topmost' } as const

test('one looks at what lies in a pile', () => {
  expect(inTurn(reveal(topmost, 'you'))).toEqual([
    'In your turn: look at the topmost card of the door discards.',
    'À ton tour : regarde la première carte de la défausse des Portes.',
  ])
  expect(inTurn(reveal({ zone: 'treasureDiscards', take: 3, by: 'chance' }, 'you'))).toEqual([
    'In your turn: look at 3 cards of the treasure discards, at random.',
    'À ton tour : regarde 3 cartes de la défausse des Trésors, au hasard.',
  ])
  expect(inTurn(reveal({ zone: 'treasureDiscards', take: { upTo: 1 } }, 'you'))).toEqual([
    'In your turn: you may look at a card of the treasure discards.',
    'À ton tour : tu peux regarder une carte de la défausse des Trésors.',
  ])
})

test('so does each of several', () => {
  expect(cursed(each('others', [loseLevels(1), reveal(topmost, 'each')]))).toEqual([
    'Each other player loses 1 level, then they look at the topmost card of the door discards.',
    'Chaque autre joueur perd 1 niveau, puis il regarde la première carte de la défausse des Portes.',
  ])
  expect(cursed(reveal(topmost, 'victim'))[0]).toBe('Look at the topmost card of the door discards.')
})

test('at what is taken out of many hands, and at what was spoken of', () => {
  expect(inTurn(reveal({ of: 'others', zone: 'hand', by: 'chance' }, 'you'))).toEqual([
    "In your turn: look at a card from another player's hand, at random.",
    "À ton tour : regarde une carte de la main d'un autre joueur, au hasard.",
  ])
  const played = use('play', [reveal({ zone: 'it' }, 'you')])
  expect(breakable([...asUse(played, 'en'), ...asUse(played, 'fr')])).toEqual([
    'When a one-shot or a special card is played: look at that card.',
    'Quand un objet à usage unique ou une carte spéciale est joué : regarde cette carte-là.',
  ])
})

test('and chooses among what was seen already', () => {
  expect(inTurn(peek('door', 3), reveal({ zone: 'peeked' }, 'you'))).toEqual([
    'In your turn: look at the top 3 Doors, then choose one of the cards seen.',
    'À ton tour : regarde les 3 premières Portes, puis choisis une des cartes vues.',
  ])
})

test('the cards were seen, and not shown', () => {
  const isCurse = inCase({ the: 'top', fits: { kind: 'curse' } }, [gainLevels(1)])
  const steps = [called('top', reveal(topmost, 'you')), called('other', search({ zone: 'peeked' })), isCurse] as const
  expect(inTurn(...steps)[0]).toContain('if the card seen is a curse')
  expect(inTurn(...steps)[1]).toContain('si la carte vue est une malédiction')
})

test('what others are to see is shown', () => {
  expect(inTurn(reveal(topmost, 'left'))).toEqual([
    'In your turn: show the topmost card from the door discards to the player on your left.',
    'À ton tour : montre la première carte de la défausse des Portes au joueur à ta gauche.',
  ])
  expect(inTurn(reveal(topmost, 'everyone'))[0]).toBe('In your turn: reveal the topmost card from the door discards.')
  expect(inTurn(reveal({ of: 'left', zone: 'hand', take: 'all' }, 'you'))).toEqual([
    'In your turn: the player on your left shows you their whole hand.',
    'À ton tour : le joueur à ta gauche te montre toute sa main.',
  ])
})
