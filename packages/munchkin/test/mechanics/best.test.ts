// The best and the worst of a number that is printed on several cards.

import { describe, expect, test } from 'vitest'
import { gained, inTurn } from './gained.ts'
import { faultsOf, textsOf } from './read.ts'
import { curse, cursed, enhancer, gain, item, lose, monster, type Raw, sit, special, strengthen } from './sit.ts'

const NAMES = ['ana', 'bob', 'cyd'] as const

describe('the best and the worst of a printed number', () => {
  const items = [
    item('cap', { bonus: 3, value: 100 }),
    item('rag', { bonus: 1, value: 900 }),
    item('bell', { value: 500 }),
    item('stone', { bonus: -2, value: 0 }),
    item('weight', { bonus: -1, value: 0 }),
  ]
  const BEST = { best: 'bonus' }
  const at = (amount: Raw, ...table: readonly string[]): number =>
    gained(amount, items, { ana: { table }, bob: { table: ['cap'] } })

  test('of what lies before one', () => {
    expect([at(BEST, 'rag', 'cap', 'bell'), at(BEST, 'rag', 'bell')]).toEqual([3, 1])
    expect([
      at({ every: [100, { best: 'value' }] }, 'cap', 'bell'),
      at({ every: [100, { worst: 'value' }] }, 'rag', 'bell'),
    ]).toEqual([5, 5])
  })

  test('is 0 where no card fits', () => {
    expect([
      at(BEST),
      at({ worst: 'value' }),
      at({ best: 'bonus', filter: { value: { least: 1000 } } }, 'cap'),
    ]).toEqual([0, 0, 0])
  })

  test('may be less than nothing, and what can have no bonus does not count', () => {
    const plus = (amount: Raw): Raw => ({ plus: [5, amount] })
    expect(at(plus(BEST), 'stone', 'weight', 'elf', 'wizard')).toBe(4)
    expect(at(plus({ worst: 'bonus' }), 'stone', 'cap')).toBe(3)
    expect(at(plus({ worst: 'bonus' }), 'cap', 'elf')).toBe(8)
    expect(at(plus({ worst: 'bonus' }), 'cap', 'bell')).toBe(5)
  })

  test('of a hand, with a filter, and of several seats together', () => {
    const hand = { ana: { hand: ['cap', 'rag'] } }
    expect(gained({ best: 'bonus', in: 'hand' }, items, hand)).toBe(3)
    expect(gained({ best: 'bonus', in: 'hand', filter: { value: { least: 500 } } }, items, hand)).toBe(1)
    expect(gained({ best: 'bonus', of: 'others' }, items, { bob: { table: ['rag'] }, cyd: { table: ['cap'] } })).toBe(3)
  })

  test('of the monsters of a fight, enhancers left out', () => {
    const shout = special('shout', [
      { use: 'combat', effect: [strengthen('players', { best: 'level', in: 'combat' })] },
    ])
    const t = sit([shout, monster('wolf', 4), monster('bear', 7), enhancer('huge', { bonus: 10 })], {
      facing: ['wolf', 'bear'],
      ana: { hand: ['shout'] },
    })
    expect(t.choose('ana', 'play', { copy: 'shout' }).totals()).toEqual([1 + 7, 11])
  })

  test('of powers their rank', () => {
    const surge = curse('surge', lose({ best: 'rank' }))
    const spec = { box: 'zombies', ana: { level: 9, table: ['fast', 'burly'] } }
    const [fast, burly] = ['fast', 'burly'].map((power) =>
      cursed(surge, { ...spec, ana: { level: 9, table: [power] } }).level('ana'),
    ) as [number, number]
    expect(cursed(surge, spec).level('ana')).toBe(Math.min(fast, burly))
  })

  test('of each seat by itself', () => {
    const amount = { seats: 'everyone', add: BEST }
    const seats = { ana: { table: ['rag'] }, bob: { table: ['cap', 'rag'] }, cyd: {} }
    expect(gained(amount, items, seats)).toBe(1 + 3)
    const most = curse('tax', lose(1, { withMost: BEST }))
    const t = cursed(most, { ana: { level: 5, table: ['rag'] }, bob: { level: 5, table: ['cap'] } }, items)
    expect(NAMES.map((name) => t.level(name))).toEqual([5, 4, 1])
  })
})

describe('the card says so', () => {
  test.each<[Raw, string, string]>([
    [
      lose({ best: 'bonus', in: 'worn' }),
      'lose as many levels as the highest bonus among items you use.',
      'perds autant de niveaux que le plus haut bonus parmi les objets que tu utilises.',
    ],
    [
      gain({ every: [500, { worst: 'value', of: 'left' }] }),
      'gain 1 level for every 500 gold of the lowest value among the items of the player on your left.',
      "gagne 1 niveau par tranche de 500 pièces d'or de la plus basse valeur parmi les objets du joueur à ta gauche.",
    ],
  ])('%j', (effect, en, fr) => {
    const said = textsOf(inTurn(effect)).map((text) => text.toLowerCase())
    expect(said).toEqual([expect.stringContaining(en), expect.stringContaining(fr)])
  })
})

describe('what could not work is refused with what to write instead', () => {
  test.each<[Raw, string]>([
    [{ best: 'bonus', in: 'self' }, '{ "sum": … }'],
    [{ best: 'strength' }, 'one of value, bonus, rank, level'],
  ])('%j', (amount, said) => {
    const faults = faultsOf(inTurn(gain(amount)))
    expect(faults.length).toBe(1)
    expect(faults[0]).toContain(said)
  })

  test.each<Raw>([
    { best: 'value', in: 'hand', of: 'left' },
    { worst: 'value', in: 'hand', of: 'others' },
    { every: [100, { best: 'value', in: 'either', of: 'target' }] },
  ])('[MK-CARD-17] whether it is on offer tells nothing of the hands of others: %j', (amount) => {
    const use = (when: Raw): Raw => special('trick', [{ use: 'any', when, effect: [gain(1)] }])
    const asked = (one: Raw): Raw => ({ count: one, is: { least: 2 } })
    expect(faultsOf(use(asked(amount)))[0]).toContain('what everybody sees')
    expect(faultsOf(use(asked({ best: 'value', in: 'hand' })))).toEqual([])
  })

  test.each<Raw>([
    { best: 'bonus', in: 'hand' },
    { worst: 'value', in: 'either' },
  ])('seats are not compared by what hands hold: %j', (amount) => {
    expect(faultsOf(inTurn(lose(1, { withMost: amount })))[0]).toContain('everybody sees')
  })
})
