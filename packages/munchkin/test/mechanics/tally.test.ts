// What each seat brings is known behind the `each` as what all of them brought together.

import { describe, expect, test } from 'vitest'
import { faultsOf, textsOf } from './read.ts'
import { discard, gain, given, item, lose, monster, type Raw, sit, special } from './sit.ts'

const LEVELS = ['ana', 'bob', 'cyd'] as const
const inTurn = (...effect: readonly Raw[]): Raw => special('trick', [{ use: 'ownTurn', effect }])
const each = (who: unknown, ...effect: readonly Raw[]): Raw => ({ do: 'each', who, effect })
const OX = monster('ox', 3, { copies: 4 })
const HAT = item('felt-hat', { bonus: 2, value: 400 })
const LAMP = item('oil-lamp', { bonus: 1, value: 100 })

const toss: Raw = { ...discard({ zone: 'hand' }), as: 'tossed' }

describe('cards that everybody discards', () => {
  const card = inTurn(
    each('everyone', toss),
    given({ count: { the: 'tossed' }, is: { least: 3 } }, [gain(2)], [lose(1)]),
  )

  test('are counted together', () => {
    const at = (bob: readonly string[]) => {
      const t = sit([card, OX], { ana: { level: 3, hand: ['trick', 'ox'] }, bob: { hand: bob }, cyd: { hand: ['ox'] } })
      return t.choose('ana', 'play', { copy: 'trick' }).level('ana')
    }
    expect([at(['ox']), at([])]).toEqual([5, 2])
  })

  test('are summed up and asked about together', () => {
    const tax = inTurn(
      each('everyone', { ...discard({ zone: 'table' }), as: 'tossed' }),
      gain({ the: 'tossed', sum: 'bonus' }),
      given({ the: 'tossed', fits: { slot: 'head' } }, [gain(1, 'left')]),
    )
    const t = sit([tax, { ...HAT, slot: 'head' }, LAMP], {
      ana: { hand: ['trick'], table: ['felt-hat'] },
      bob: { table: ['oil-lamp'] },
    })
    t.choose('ana', 'play', { copy: 'trick' })
    expect(LEVELS.map((name) => t.level(name))).toEqual([4, 2, 1])
  })
})

test('numbers are added up', () => {
  const card = inTurn(
    each('others', { do: 'loseLevels', levels: 2, as: 'paid' }, gain(1, 'each')),
    gain({ the: 'paid' }),
  )
  const t = sit([card], { ana: { hand: ['trick'] }, bob: { level: 2 }, cyd: { level: 5 } })
  t.choose('ana', 'play', { copy: 'trick' })
  expect(LEVELS.map((name) => t.level(name))).toEqual([1 + 1 + 2, 2, 4])
})

test('each seat begins with nothing', () => {
  const card = inTurn(
    each('everyone', { ...discard({ zone: 'hand', take: 'all' }), as: 'tossed' }, gain({ the: 'tossed' }, 'each')),
    gain({ times: [2, { the: 'tossed' }] }),
  )
  const t = sit([card, OX], { ana: { hand: ['trick'] }, bob: { hand: ['ox', 'ox'] }, cyd: {} })
  t.choose('ana', 'play', { copy: 'trick' })
  expect(LEVELS.map((name) => t.level(name))).toEqual([1 + 4, 3, 1])
})

test('an each inside an each, and a second one behind it', () => {
  const card = inTurn(
    each('others', each('everyone', { do: 'gainLevels', levels: 1, as: 'once' })),
    each('you', { do: 'gainLevels', levels: { the: 'once' }, as: 'again' }),
    gain({ the: 'again' }, 'left'),
  )
  const t = sit([card], { ana: { hand: ['trick'] } })
  t.choose('ana', 'play', { copy: 'trick' })
  // Twice one for everybody, six in all: Ana gets up to the last that a card gives, and Bob what she got.
  expect(LEVELS.map((name) => t.level(name))).toEqual([9, 9, 3])
})

test('questions on the way do not lose it', () => {
  const pays: Raw = {
    do: 'pay',
    cost: { levels: 1, as: 'paid' },
    // biome-ignore lint/suspicious/noThenProperty: a field of the language
    then: [],
    else: [],
  }
  const t = sit([inTurn(each('others', pays), gain({ the: 'paid' }))], {
    ana: { hand: ['trick'] },
    bob: { level: 4 },
    cyd: { level: 4 },
  })
  t.choose('ana', 'play', { copy: 'trick' }).choose('bob', 'option', { index: 0 }).choose('cyd', 'option', { index: 1 })
  expect(LEVELS.map((name) => t.level(name))).toEqual([2, 3, 4])
})

describe('what would mean two things is refused', () => {
  test('a name that was given before', () => {
    expect(faultsOf(inTurn(toss, each('others', toss), gain({ the: 'tossed' })))).toEqual([
      'another name: “tossed” was given before this each, and behind it is what all brought together',
    ])
  })

  test('a player who was named inside', () => {
    const [said] = faultsOf(inTurn(each('others', { do: 'namePlayer', as: 'foe' }), gain(1, { the: 'foe' })))
    expect(said).toContain('is known there alone')
  })

  test('one card, where they may be several', () => {
    const taken: Raw = { do: 'take', cards: { zone: { the: 'tossed' } }, to: 'you' }
    const [said] = faultsOf(inTurn(each('others', toss), taken))
    expect(said).toContain('"last": true')
  })
})

describe('the text says so', () => {
  test('of cards', () => {
    const card = inTurn(
      each('everyone', toss),
      given({ count: { the: 'tossed' }, is: { least: 3 } }, [gain({ the: 'tossed' })]),
    )
    expect(textsOf(card)).toEqual([
      'Special card. In your turn: every player discards a card from their hand. Then, if at least 3 cards were lost this way, gain 1 level for each card lost this way.',
      'Carte spéciale. À ton tour\u00a0: chaque joueur défausse une carte de sa main. Ensuite, si au moins 3 cartes ont été perdues ainsi, gagne 1 niveau par carte ainsi perdue.',
    ])
  })

  test('of dice', () => {
    const die: Raw = { do: 'roll', as: 'die', rows: [{ on: [1, 1], effect: [lose(1, 'each')] }] }
    expect(textsOf(inTurn(each('everyone', die), gain({ the: 'die' })))).toEqual([
      'Special card. In your turn: every player rolls a die: on 1, they lose 1 level. Then you gain as many levels as the total.',
      'Carte spéciale. À ton tour\u00a0: chaque joueur lance un dé\u00a0: sur 1, il perd 1 niveau. Ensuite, tu gagnes autant de niveaux que le total.',
    ])
  })
})
