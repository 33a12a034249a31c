// What a name stands for: behind one way or another, behind a price, behind each step that gives one; and how many a card may give.

import {
  aDie,
  type Cost,
  called,
  choose,
  curse,
  die,
  discard,
  draw,
  type Effect,
  each,
  expectedInFrench,
  guess,
  inCase,
  item,
  loseLevels,
  loseTrait,
  nameNumber,
  namePlayer,
  on,
  pay,
  peek,
  readPack,
  roll,
  stay,
  sumOf,
  swapTrait,
  swapTraitWith,
  the,
  type Use,
  use,
} from '@brouhaha/cards'
import { describe, expect, test } from 'vitest'

const words = { en: { name: 'x' }, fr: { name: 'x' } }

/** Where each fault is and what was expected; everything that is said can be said in French. */
function faults(...cards: readonly object[]): readonly string[] {
  const read = readPack(JSON.parse(JSON.stringify({ box: 'test', cards })))
  if ('pack' in read) return []
  for (const { expected } of read.faults) expect(expectedInFrench(expected), expected).not.toBeNull()
  return read.faults.map(({ path, expected }) => `${path}: ${expected}`)
}

const cursing = (...effect: readonly Effect[]): object => curse('woe', { effect, ...words })
const hat = (ability: Use): object => item('hat', { value: 100, abilities: [ability], ...words })

type Sort = 'one card' | 'cards' | 'a number' | 'nothing'

/** What `lot` is to a step: one card can be discarded, cards are summed up, a number is only counted. */
function sortIn(around: (step: Effect) => object): Sort {
  const isRead = (step: Effect): boolean => faults(around(step)).length === 0
  if (isRead(discard({ zone: the('lot') }))) return 'one card'
  if (isRead(loseLevels(sumOf('lot', 'value')))) return 'cards'
  return isRead(loseLevels(the('lot'))) ? 'a number' : 'nothing'
}

const sortBehind = (...steps: readonly Effect[]): Sort => sortIn((step) => cursing(...steps, step))

const GIVES = {
  'one card': called('lot', discard({ zone: 'hand' })),
  cards: called('lot', discard({ zone: 'hand', take: 2 })),
  'a number': nameNumber('lot', 1, 3),
} as const

describe('a name that two ways give stands for what is true of both', () => {
  test.each([
    ['one card', 'one card', 'one card'],
    ['one card', 'cards', 'cards'],
    ['cards', 'one card', 'cards'],
    ['cards', 'cards', 'cards'],
    ['one card', 'a number', 'a number'],
    ['a number', 'one card', 'a number'],
    ['cards', 'a number', 'a number'],
    ['a number', 'cards', 'a number'],
    ['a number', 'a number', 'a number'],
  ] as const)('%s or %s', (one, other, both) => {
    expect(sortBehind(choose([GIVES[one]], [GIVES[other]]))).toBe(both)
    expect(sortBehind(GIVES[one], inCase({ level: { least: 5 } }, [GIVES[other]]))).toBe(both)
  })

  test('and given anew on the same way for what it was given to last', () => {
    expect(sortBehind(GIVES['one card'], GIVES.cards)).toBe('cards')
    expect(sortBehind(GIVES['a number'], GIVES['one card'])).toBe('one card')
  })

  test('behind an each for what all brought, behind a stay for nothing', () => {
    expect(sortBehind(each('others', [GIVES['one card']]))).toBe('cards')
    expect(sortBehind(each('others', [GIVES['a number']]))).toBe('a number')
    expect(sortBehind(stay('untilLifted', [on('won', [GIVES['one card']])]))).toBe('nothing')
  })
})

describe('a name for a price', () => {
  test.each<[Cost, Sort]>([
    [{ self: true }, 'one card'],
    [{ discard: 1 }, 'one card'],
    [{ discard: 2 }, 'cards'],
    [{ discard: 'hand' }, 'cards'],
    [{ cards: { zone: 'worn' } }, 'one card'],
    [{ cards: { zone: 'worn', of: 'left' } }, 'one card'],
    [{ cards: { zone: 'worn', of: 'lowest' } }, 'cards'],
    [{ cards: { zone: 'worn', take: 2 } }, 'cards'],
    [{ discard: 1, cards: { zone: 'worn' } }, 'cards'],
    [{ levels: 1 }, 'a number'],
    [{ levels: 1, discard: 1 }, 'cards'],
    [{ levels: 1, cards: { zone: 'worn' } }, 'cards'],
  ])('%j', (cost, sort) => {
    const named = { ...cost, as: 'lot' }
    expect(sortIn((step) => hat(use('ownTurn', [step], { cost: named })))).toBe(sort)
    expect(sortIn((step) => hat(use('ownTurn', [pay(named, [step])])))).toBe(sort)
  })
})

test.each<[string, Effect, Sort]>([
  ['one card drawn', draw('door', 1), 'one card'],
  ['one drawn by a neighbour', draw('door', 1, { to: 'left' }), 'one card'],
  ['one drawn by each of several', draw('door', 1, { to: 'others' }), 'cards'],
  ['two drawn', draw('door', 2), 'cards'],
  ['as many drawn as a die shows', draw('door', aDie), 'cards'],
  ['the top card', peek('door', 1), 'one card'],
  ['the top cards', peek('door', 2), 'cards'],
  ['one of all that others have', discard({ zone: 'worn', of: 'others' }), 'one card'],
  ['one of each who shares a rank', discard({ zone: 'worn', of: 'lowest' }), 'cards'],
  ['a card that need not be given', discard({ zone: 'hand', take: { upTo: 1 } }), 'cards'],
  ['a trait', loseTrait('class'), 'one card'],
  ['all traits', loseTrait('class', { which: 'all' }), 'cards'],
  ['a trait that is replaced', swapTrait('race'), 'one card'],
  ['all that are', swapTrait('race', 'all'), 'cards'],
  ['traits that change places', swapTraitWith('race', 'left'), 'cards'],
  ['levels', loseLevels(1), 'a number'],
  ['a die', roll([1, 6, []]), 'a number'],
  ['a guess', guess([], []), 'a number'],
])('a name for %s', (_, step, sort) => {
  expect(sortBehind(called('lot', step))).toBe(sort)
})

test('a name of another sort is told apart, with what it is', () => {
  const taken = discard({ zone: the('lot') })
  const card = 'cards[0].effect[1].cards.zone.the: the name of one card: this is the name of'
  const number = 'this is the name of a number'
  expect(faults(cursing(GIVES.cards, taken))).toEqual([`${card} cards; with "last": true it is the last of them`])
  expect(faults(cursing(GIVES['a number'], taken))).toEqual([`${card} a number`])
  expect(faults(cursing(GIVES['a number'], die(the('lot'))))).toEqual([
    `cards[0].effect[1].who.the: the name of a player: ${number}`,
  ])
  expect(faults(cursing(GIVES['a number'], loseLevels(sumOf('lot', 'bonus'))))).toEqual([
    `cards[0].effect[1].levels.the: the name of cards: ${number}`,
  ])
})

describe('a card gives so many names', () => {
  const numbers = (...names: readonly string[]): readonly Effect[] => names.map((as) => nameNumber(as, 0, 5))
  const lost = (as: string): Effect => called(as, discard({ zone: 'hand' }))
  const EIGHT = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const

  test('eight to players, monsters and numbers', () => {
    expect(faults(cursing(...numbers(...EIGHT)))).toEqual([])
    expect(faults(cursing(...numbers(...EIGHT, 'h')))).toEqual([])
    expect(faults(cursing(...numbers(...EIGHT), namePlayer('i')))).toEqual([
      'cards[0].effect[8].as: at most 8 names for players, monsters and numbers on one card',
    ])
  })

  test('two to cards', () => {
    expect(faults(cursing(lost('a'), lost('b'), lost('b')))).toEqual([])
    expect(faults(cursing(lost('a'), lost('b'), lost('c')))).toEqual([
      'cards[0].effect[2].as: at most 2 names for cards on one card',
    ])
  })

  test('one that cards have too is theirs, whichever comes first', () => {
    expect(faults(cursing(...numbers(...EIGHT), lost('a'), ...numbers('i')))).toEqual([])
    expect(faults(cursing(lost('a'), ...numbers(...EIGHT, 'i')))).toEqual([])
    expect(faults(cursing(lost('a'), ...numbers(...EIGHT, 'i', 'j')))).toHaveLength(1)
  })

  test('and the next card as many again', () => {
    const one = curse('one', { effect: [lost('a'), lost('b'), ...numbers('c', 'd', 'e', 'f')], ...words })
    const other = curse('other', { effect: [lost('g'), lost('h'), ...numbers('i', 'j', 'k', 'l', 'm')], ...words })
    expect(faults(one, other)).toEqual([])
  })
})

describe('a name', () => {
  const faultsOf = (as: unknown): readonly string[] =>
    faults({ ...curse('woe', { effect: [], ...words }), effect: [{ do: 'namePlayer', as }] })

  test.each(['a', 'a1', 'a-1', 'the-cook', 'x'.repeat(20)])('may be %s', (as) => {
    expect(faultsOf(as)).toEqual([])
  })

  test.each(['', 'A', '1a', '-a', 'a-', 'a--b', 'a b', 'é', 'x'.repeat(21), 7, null])('is not %j', (as) => {
    expect(faultsOf(as)).toEqual([
      'cards[0].effect[0].as: a name of lower-case words with hyphens, of at most 20 characters',
    ])
  })
})
