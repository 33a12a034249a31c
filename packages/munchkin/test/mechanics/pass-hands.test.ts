// Every hand goes round, face down.

import { WATCHER } from '@brouhaha/table'
import { expect, test } from 'vitest'
import { COMMON } from '../fixture/cards.ts'
import { Table } from '../table.ts'
import { faultsOf, textsOf } from './read.ts'
import { curse, cursed, item, type Raw, readBeside, sit, special } from './sit.ts'

const pass = (to: string): Raw => ({ do: 'passHands', to })
const inTurn = (id: string, ...effect: readonly Raw[]): Raw => special(id, [{ use: 'ownTurn', effect }])
const CARDS = ['one', 'two', 'three', 'four', 'five', 'six'].map((id) => item(id))

const seated = (to: string): Table => {
  const cards = readBeside([inTurn('trick', pass(to)), ...CARDS], [{ box: 'common', cards: COMMON }])
  const seats = {
    ana: { hand: ['trick', 'one'], table: ['sword'] },
    bob: { hand: ['two', 'three'] },
    cyd: {},
    dan: { hand: ['four'] },
    eve: { hand: ['five'] },
    fay: { hand: ['six'] },
  }
  return new Table(['base'], { cards, seats }).choose('ana', 'play', { copy: 'trick' })
}

const hands = (t: Table): readonly (readonly string[])[] =>
  ['ana', 'bob', 'cyd', 'dan', 'eve', 'fay'].map((name) => t.hand(name).toSorted())

test('to the left, an empty one too; what lies on the table stays', () => {
  const t = seated('left')
  expect(hands(t)).toEqual([['six'], ['one'], ['three', 'two'], [], ['four'], ['five']])
  expect(t.table('ana')).toEqual(['sword'])
})

test('to the right', () => {
  expect(hands(seated('right'))).toEqual([['three', 'two'], [], ['four'], ['five'], ['six'], ['one']])
})

test('the dead are passed by', () => {
  const t = sit([inTurn('trick', { do: 'die', who: 'left' }, pass('left')), ...CARDS], {
    ana: { hand: ['trick', 'one'] },
    bob: { hand: ['two'] },
    cyd: { hand: ['three'] },
  })
  t.choose('ana', 'play', { copy: 'trick' })
  expect([t.hand('ana'), t.hand('cyd')]).toEqual([['three'], ['one']])
})

test('[MK-CARD-17] giver and receiver know the cards, and nobody else', () => {
  const t = seated('left')
  const seenBy = (name: string): readonly string[] =>
    t.game
      .view(t.state, t.seat(name))
      .known.map(({ id }) => id)
      .toSorted()
  expect([seenBy('ana'), seenBy('bob'), seenBy('fay'), seenBy('dan')]).toEqual([
    ['one'],
    ['three', 'two'],
    ['six'],
    ['four'],
  ])
  const watched = JSON.stringify([t.game.view(t.state, WATCHER), t.heard('cyd')])
  for (const id of ['one', 'four', 'five', 'six']) {
    expect(watched).not.toContain(`"id":"${id}"`)
    expect(watched).not.toContain(`"copy":${t.scene.deck.copies.findIndex(({ card }) => card.id === id)}`)
  }
})

test('[MK-CARD-17] who had seen a card in another hand knows in which it is now', () => {
  const look = inTurn('look', { do: 'reveal', cards: { of: 'left', zone: 'hand', take: 'all' }, to: 'you' })
  const t = sit([look, inTurn('trick', pass('left')), ...CARDS], {
    ana: { hand: ['look', 'trick', 'one'] },
    bob: { hand: ['two'] },
    cyd: { hand: ['three'] },
  })
  t.choose('ana', 'play', { copy: 'look' }).choose('ana', 'play', { copy: 'trick' })
  expect(t.game.view(t.state, t.seat('ana')).known.map(({ id, seat }) => [id, seat])).toEqual([
    ['one', 1],
    ['two', 2],
  ])
  expect(t.game.faults(t.state)).toEqual([])
})

test('a curse does it to everybody', () => {
  const t = cursed(curse('hex', pass('left')), { ana: { hand: ['one'] }, bob: { hand: ['two'] } }, CARDS)
  expect([t.hand('ana'), t.hand('bob'), t.hand('cyd')]).toEqual([[], ['one'], ['two']])
})

test('the text says so', () => {
  expect(textsOf(inTurn('trick', pass('left')))).toEqual([
    'Special card. In your turn: everybody passes their hand to the player on their left.',
    'Carte spéciale. À ton tour\u00a0: chacun passe sa main au joueur à sa gauche.',
  ])
  expect(textsOf(inTurn('trick', pass('right')))[1]).toContain('au joueur à sa droite')
  expect(faultsOf(inTurn('trick', pass('you'))).length).toBe(1)
})
