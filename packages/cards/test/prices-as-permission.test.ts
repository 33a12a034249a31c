// Nobody has to pay: whatever has a price says that one may, wherever the card lies and whoever else is asked something.

import {
  adds,
  type Cost,
  discard,
  gainLevels,
  on,
  oneShot,
  stay,
  strengthen,
  type Use,
  use,
  type Window,
} from '@brouhaha/cards'
import { expect, test } from 'vitest'
import { asAbility, asCurse, asUse, breakable, lines } from './sheet.ts'

const owned = (one: Use): readonly string[] => breakable([...asAbility(one, 'en'), ...asAbility(one, 'fr')])
const played = (one: Use): readonly string[] => breakable([...asUse(one, 'en'), ...asUse(one, 'fr')])
const fuelled = use('ownCombat', [strengthen('players', 1)], {
  cost: { cards: { zone: 'hand' } },
  most: { times: 3, per: 'combat' },
})

test('a price is what one may pay, of a card that lies there and of one that is played', () => {
  const both = [
    "When you fight, you may discard a card from your hand (up to 3 times per fight): +1 to the players' side.",
    "Quand tu combats, tu peux défausser une carte de ta main (jusqu'à 3 fois par combat) : +1 au camp des joueurs.",
  ]
  expect(owned(fuelled)).toEqual(both)
  expect(played(fuelled)).toEqual(both)
})

test('whatever the price is', () => {
  const price = (cost: Cost): readonly string[] => owned(use('ownTurn', [gainLevels(1)], { cost }))
  expect(price({ discard: 'hand', levels: 2, self: true })).toEqual([
    'In your turn, you may discard your whole hand, lose 2 levels and discard this card: gain 1 level.',
    'À ton tour, tu peux défausser toute ta main, perdre 2 niveaux et défausser cette carte : gagne 1 niveau.',
  ])
  expect(price({ cards: { zone: 'hand' }, to: 'left' })).toEqual([
    'In your turn, you may give a card from your hand to the player on your left: gain 1 level.',
    'À ton tour, tu peux donner une carte de ta main au joueur à ta gauche : gagne 1 niveau.',
  ])
  expect(price({ counters: 2 })).toEqual([
    'In your turn, you may remove 2 counters from this card: gain 1 level.',
    'À ton tour, tu peux retirer 2 jetons de cette carte : gagne 1 niveau.',
  ])
})

test('in whichever window', () => {
  const windows: readonly Window[] = ['any', 'turnEnd', 'combat', 'flight', 'ownRoll', 'kill', 'curse', 'level', 'draw']
  for (const window of windows) {
    const [en, fr] = owned(use(window, [gainLevels(1)], { cost: { discard: 1 } }))
    expect(en).toContain(', you may discard 1 card: ')
    expect(fr).toContain(', tu peux défausser 1 carte : ')
  }
})

test('and a card before somebody else says it of them', () => {
  expect(breakable(asCurse([stay('untilLifted', [fuelled], { who: 'left' })], 'en'))[0]).toContain(
    'they may discard a card from their hand',
  )
})

test('what happens by itself is no permission, and what is free of charge is played as it stands', () => {
  expect(asAbility(on('won', [discard({ zone: 'hand' })]), 'en')).toEqual([
    'When you win a fight: discard a card from your hand.',
  ])
  const card = oneShot('x', {
    value: 100,
    uses: [use('ownTurn', [gainLevels(1)])],
    en: { name: 'x' },
    fr: { name: 'x' },
  })
  expect(lines(card, 'en')[1]).toBe('In your turn: gain 1 level.')
  expect(breakable(asAbility(adds('strength', 1), 'en'))).toEqual(['+1 in combat.'])
})
