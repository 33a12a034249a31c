// A turn between two others.

import { expect, test } from 'vitest'
import { COMMON } from '../fixture/cards.ts'
import { Table } from '../table.ts'
import { faultsOf, textsOf } from './read.ts'
import { curse, gain, item, type Raw, readBeside, sit, special, stay } from './sit.ts'

const extra = (who?: unknown): Raw => ({ do: 'extraTurn', ...(who !== undefined && { who }) })
const trick = (id: string, ...effect: readonly Raw[]): Raw => special(id, [{ use: 'any', effect }], { copies: 3 })
const AGAIN = trick('again', extra())
const NEIGHBOUR = trick('neighbour', extra('left'))
const OVER = trick('over', { do: 'endTurn' })

/** Whose turn it is after each of so many turns, ended by whoever has a card for it. */
function turns(t: Table, count: number): readonly string[] {
  return Array.from({ length: count }, () => {
    t.choose('cyd', 'play', { copy: 'over' })
    return t.active()
  })
}

const OVERS = ['over', 'over', 'over']

test('whoever gets one plays again, once, and then it goes on as it would have', () => {
  const t = sit([AGAIN, OVER], { ana: { hand: ['again'] }, cyd: { hand: OVERS } })
  t.choose('ana', 'play', { copy: 'again' })
  expect(t.events()).toContainEqual({ type: 'extraTurnGiven', seat: 0 })
  expect(t.game.view(t.state, t.seat('bob')).seats.map(({ extraTurn }) => extraTurn)).toEqual([
    true,
    undefined,
    undefined,
  ])
  expect(turns(t, 2)).toEqual(['ana', 'bob'])
  const begun = t.events().filter(({ type }) => type === 'turnBegan')
  expect(begun).toEqual([
    { type: 'turnBegan', seat: 0, extra: true },
    { type: 'turnBegan', seat: 1 },
  ])
})

test('without one nobody does', () => {
  expect(turns(sit([OVER], { cyd: { hand: OVERS } }), 2)).toEqual(['bob', 'cyd'])
})

test('another player may get it, and nobody loses his own for it', () => {
  const six = readBeside([trick('far', extra('right')), OVER], [{ box: 'common', cards: COMMON }])
  const seats = { ana: { hand: ['far'] }, bob: {}, cyd: { hand: OVERS }, dan: {}, eve: {}, fay: {} }
  const t = new Table(['base'], { cards: six, seats })
  t.choose('ana', 'play', { copy: 'far' })
  expect(turns(t, 3)).toEqual(['fay', 'bob', 'cyd'])
})

test('one follows a turn at most: the first counts', () => {
  const t = sit([AGAIN, NEIGHBOUR, OVER], { ana: { hand: ['again', 'neighbour'] }, cyd: { hand: OVERS } })
  t.choose('ana', 'play', { copy: 'neighbour' }).choose('ana', 'play', { copy: 'again' })
  expect(turns(t, 3)).toEqual(['bob', 'bob', 'cyd'])
})

test('none follows an extra turn, so that it goes round for everybody', () => {
  const t = sit([AGAIN, OVER], { ana: { hand: ['again', 'again'] }, cyd: { hand: OVERS } })
  t.choose('ana', 'play', { copy: 'again' })
  expect(turns(t, 1)).toEqual(['ana'])
  t.choose('ana', 'play', { copy: 'again' })
  expect(turns(t, 1)).toEqual(['bob'])
})

test('it is given while the turn ends, too', () => {
  const clock = item('clock', { abilities: [{ on: 'ownTurnEnds', effect: [extra()] }] })
  const t = sit([clock, OVER], { ana: { table: ['clock'] }, cyd: { hand: OVERS } })
  expect(turns(t, 3)).toEqual(['ana', 'bob', 'cyd'])
})

test('it is a turn of its own: what lasts until the next turn ends with its beginning, and it is counted', () => {
  const hex = curse('hex', stay('untilNextTurn', [{ figure: 'strength', add: -2 }]))
  const t = sit([AGAIN, OVER, hex], { ana: { hand: ['again'] }, bob: { hand: ['hex'] }, cyd: { hand: OVERS } })
  t.choose('bob', 'curse', { copy: 'hex', seat: 'ana' }).choose('ana', 'play', { copy: 'again' })
  const before = t.game.turns(t.state)
  expect(t.table('ana')).toEqual(['hex'])
  turns(t, 1)
  expect([t.table('ana'), t.game.turns(t.state) - before]).toEqual([[], 1])
})

test('who sits a turn out sits the extra one out', () => {
  const nap = curse('nap', { do: 'skip', what: 'turn' })
  const t = sit([NEIGHBOUR, OVER, nap], { ana: { hand: ['neighbour', 'nap'] }, cyd: { hand: OVERS } })
  t.choose('ana', 'curse', { copy: 'nap', seat: 'bob' }).choose('ana', 'play', { copy: 'neighbour' })
  expect(turns(t, 2)).toEqual(['bob', 'cyd'])
})

test('what would be nobody’s is refused, and the text says whose it is', () => {
  expect(faultsOf(trick('all', extra('everyone')))[0]).toContain('one seat')
  expect(faultsOf(trick('all', { do: 'each', who: 'everyone', effect: [extra()] }))[0]).toContain('no each around it')
  expect(textsOf(special('again', [{ use: 'ownTurn', effect: [extra(), gain(1, 'left')] }]))).toEqual([
    'Special card. In your turn: take an extra turn after this one, then the player on your left gains 1 level.',
    'Carte spéciale. À ton tour\u00a0: joue un tour de plus après celui-ci, puis le joueur à ta gauche gagne 1 niveau.',
  ])
  expect(textsOf(NEIGHBOUR)[0]).toContain('the player on your left takes an extra turn after this one')
  expect(textsOf(NEIGHBOUR)[1]).toContain('le joueur à ta gauche joue un tour de plus après celui-ci')
})
