// Amounts made of others: one for every so many, something of several seats added up.

import { ASKED_ONCE, amountCost } from '@brouhaha/cards'
import { describe, expect, test } from 'vitest'
import { DEAD, LIFE, seatCell } from '../../src/layout.ts'
import { gained, inTurn } from './gained.ts'
import { faultsOf, textsOf } from './read.ts'
import {
  caught,
  curse,
  cursed,
  discard,
  gain,
  given,
  item,
  lose,
  monster,
  type Raw,
  sit,
  special,
  strengthen,
} from './sit.ts'

const worn = (figure: string, add: Raw): Raw => item('sash', { value: 0, abilities: [{ figure, add }] })
const LEVEL = { levelOf: 'tried' }
const NAMES = ['ana', 'bob', 'cyd'] as const

describe('one for every so many', () => {
  const every = { every: [3, { cardsIn: 'hand' }] }

  test.each([
    [0, 0],
    [2, 0],
    [3, 1],
    [5, 1],
    [6, 2],
  ])('of %i cards there are %i times three', (cards, threes) => {
    expect(gained(every, [], { ana: { hand: Array.from({ length: cards }, () => 'elf') } })).toBe(threes)
  })

  test('a bonus for every 200 gold grows and shrinks with what one has', () => {
    const jewels = [item('ring', { value: 300 }), item('pearl', { value: 99 }), item('chain', { value: 1 })]
    const strength = (...table: readonly string[]): number =>
      sit([worn('strength', { every: [200, { sum: 'value' }] }), ...jewels], {
        ana: { table: ['sash', ...table] },
        bob: { table: ['ring'] },
      }).strength('ana')
    expect([strength(), strength('ring'), strength('ring', 'pearl'), strength('ring', 'pearl', 'chain')]).toEqual([
      1, 2, 2, 3,
    ])
  })

  test.each([
    ['half of it', { half: { total: 'lead' } }],
    ['one for every two', { every: [2, { total: 'lead' }] }],
  ])('less than nothing is rounded down too: %s', (_, amount) => {
    const shout = special('shout', [{ use: 'combat', effect: [strengthen('players', amount)] }])
    const t = sit([shout, monster('wolf', 4)], { facing: 'wolf', ana: { hand: ['shout'] } })
    expect(t.choose('ana', 'play', { copy: 'shout' }).totals()).toEqual([1 - 2, 4])
  })

  test('of a die, which is rolled first', () => {
    const t = cursed(curse('hit', lose({ every: [2, { die: true }] })), { ana: { level: 9 }, rolls: { die: [5] } })
    expect(t.level('ana')).toBe(7)
    expect(t.types()).toContain('rolled')
  })

  test('a third of a hand is lost, and no other hand', () => {
    const thief = curse('thief', discard({ zone: 'hand', take: every, by: 'chance' }))
    const hand = ['rat', 'imp', 'ogre', 'elf', 'rat']
    const t = cursed(thief, { ana: { hand }, cyd: { hand: ['rat', 'imp', 'ogre'] }, rolls: { hand: [1] } })
    expect([t.hand('ana').length, t.hand('cyd').length]).toEqual([4, 3])
  })
})

describe('something of several seats added up', () => {
  const spec = { ana: { level: 1 }, bob: { level: 3 }, cyd: { level: 4 } }
  const SUM = { seats: 'others', add: LEVEL }

  test('the levels of all others', () => {
    expect(gained({ every: [1 + 6, SUM] }, [], spec)).toBe(1)
    expect(gained({ plus: [SUM, -5] }, [], spec)).toBe(2)
  })

  test('of those only that are like this', () => {
    const strong = { ...SUM, when: { level: { least: 4 } } }
    expect(gained(strong, [], spec)).toBe(4)
    expect(gained(strong, [], { bob: { level: 3 }, cyd: { level: 3 } })).toBe(0)
  })

  test('of each by itself, and then added up', () => {
    const seats = { ana: { level: 1 }, bob: { level: 3 }, cyd: { level: 5 } }
    expect(gained({ seats: 'others', add: { half: LEVEL } }, [], seats)).toBe(3)
    expect(gained({ half: { ...SUM } }, [], seats)).toBe(4)
    expect(gained({ seats: 'everyone', add: { highest: [LEVEL, 2] } }, [], { ...spec, cyd: { level: 1 } })).toBe(7)
  })

  test('of one who is there, and of nobody', () => {
    const helper = { seats: 'helper', add: LEVEL }
    expect(gained(helper, [], spec)).toBe(0)
    const shout = special('shout', [{ use: 'combat', effect: [strengthen('players', helper)] }])
    const t = sit([shout, monster('wolf', 9)], { ...spec, facing: 'wolf', helper: 'bob', cyd: { hand: ['shout'] } })
    expect(t.choose('cyd', 'play', { copy: 'shout' }).totals()).toEqual([1 + 3 + 3, 9])
  })

  test('the dead are not counted', () => {
    const t = sit([inTurn(gain(SUM))], { ...spec, ana: { hand: ['trick'] } })
    t.state[seatCell(t.seat('cyd'), LIFE)] = DEAD
    expect(t.choose('ana', 'play', { copy: 'trick' }).level('ana')).toBe(1 + 3)
  })

  test('where it stands, of the others of whoever has the card', () => {
    const strength = (of: string, level: number): number =>
      sit([worn('strength', SUM)], { ...spec, cyd: { level }, [of]: { level: 2, table: ['sash'] } }).strength(of)
    expect([strength('ana', 4), strength('ana', 6), strength('bob', 4)]).toEqual([2 + 7, 2 + 9, 2 + 5])
  })

  test('in an each the others are those of the seat that it has come to', () => {
    const t = sit([inTurn({ do: 'each', who: 'left', effect: [gain({ plus: [SUM, -4] })] })], {
      ana: { level: 2, hand: ['trick'] },
      bob: { level: 5 },
      cyd: { level: 3 },
    })
    t.choose('ana', 'play', { copy: 'trick' })
    expect(NAMES.map((name) => t.level(name))).toEqual([2, 6, 3])
  })

  test('seats inside seats are added up too', () => {
    const both = { seats: 'others', add: { plus: [LEVEL, { seats: 'others', add: LEVEL }] } }
    expect(gained({ every: [3, both] }, [], { bob: { level: 2 }, cyd: { level: 1 } })).toBe(
      Math.floor((2 + 3 + 1 + 3) / 3),
    )
  })

  test('where it stands, every other word means inside what it means around it', () => {
    const both = { seats: 'others', add: { plus: [LEVEL, { seats: 'others', add: LEVEL }] } }
    const t = sit([worn('strength', both)], {
      ana: { level: 2, table: ['sash'] },
      bob: { level: 3 },
      cyd: { level: 4 },
    })
    expect(t.strength('ana')).toBe(2 + (3 + 7) + (4 + 7))
  })

  test('as many cards as all of them hold, which everybody sees', () => {
    const hands = { seats: 'neighbours', add: { cardsIn: 'hand' } }
    expect(gained(hands, [], { bob: { hand: ['rat', 'imp'] }, cyd: { hand: ['elf'] }, ana: { hand: ['rat'] } })).toBe(3)
  })

  test('in a question before a use', () => {
    const shout = special('shout', [{ use: 'ownTurn', when: { count: SUM, is: { least: 7 } }, effect: [gain(1)] }])
    const offered = (level: number): boolean =>
      sit([shout], { ...spec, ana: { hand: ['shout'] }, cyd: { level } }).offered('ana', 'play')
    expect([offered(3), offered(4)]).toEqual([false, true])
  })

  test('a curse that its player threw counts from its victim', () => {
    const t = cursed(curse('pull', lose(SUM)), { ana: { level: 9 }, bob: { level: 2 }, cyd: { level: 3 } })
    expect(NAMES.map((name) => t.level(name))).toEqual([4, 2, 3])
  })
})

test('a monster speaks of whoever it caught', () => {
  const bite = monster('bite', 9, { badStuff: [lose({ every: [2, { levelOf: 'victim' }] })] })
  expect(caught(bite, { ana: { level: 7 } }).level('ana')).toBe(4)
})

test('what is added up is asked of each seat once, and counted as was reckoned', () => {
  const LEVELS = amountCost({ levelOf: 'tried' }, ASKED_ONCE)
  const spent = (...amounts: readonly Raw[]): number => {
    const t = sit([worn('flee', { seats: 'others', add: { plus: amounts } })], { ana: { table: ['sash'] } })
    const heard: [cost: number, bound: number][] = []
    t.scene.meter.begin()
    t.scene.meter.watch = (cost, bound) => heard.push([cost, bound])
    t.figure('ana', 'flee')
    t.scene.meter.watch = null
    expect(heard.filter(([cost, bound]) => cost > bound)).toEqual([])
    return t.scene.meter.spent
  }
  expect(LEVELS).toBeGreaterThan(0)
  expect(spent(LEVEL, LEVEL) - spent(LEVEL)).toBe(2 * LEVELS)
})

test.each<Raw>([
  { every: [2, { levelOf: 'target' }] },
  { seats: { like: { is: 'target' } }, add: { half: LEVEL } },
  { seats: 'you', add: { plus: [{ half: { levelOf: 'target' } }, { cardsIn: 'worn' }] } },
  { best: 'bonus', of: 'target' },
])('whom it speaks of is named with the card: %j', (amount) => {
  const t = sit([inTurn(gain(amount))], { ana: { hand: ['trick'] }, bob: { level: 7, table: ['sword'] } })
  expect(t.would('ana', 'play', { copy: 'trick', index: 'cyd' })).toBe(true)
  t.choose('ana', 'play', { copy: 'trick', index: 'bob' })
  expect(t.level('ana')).toBe(1 + 3)
})

describe('what could not work is refused with what to write instead', () => {
  test.each<[Raw, string]>([
    [{ every: [1, { levelOf: 'you' }] }, 'a whole number from 2 to'],
    [{ every: [0, 4] }, 'a whole number from 2 to'],
    [{ every: 3 }, 'a number and an amount'],
    [{ every: [3] }, 'a number and an amount'],
    [{ seats: 'others', add: { best: 'value', in: 'hand' } }, 'what several hold is counted with of'],
    [{ seats: 'others', add: { plus: [LEVEL, { cardsIn: 'hand', filter: { kind: 'monster' } }] } }, 'with of'],
    [{ seats: 'others', add: { cardsIn: 'peeked' } }, 'with of'],
    [{ seats: 'others', add: { plus: [{ die: true }, LEVEL] } }, 'without a die'],
    [{ seats: 'others', add: { every: [2, { die: true }] } }, 'without a die'],
    [{ seats: 'others', add: 2 }, 'the same for all'],
    [{ seats: 'others', add: { levelOf: 'you' } }, 'the same for all'],
    [{ seats: 'others', add: { every: [2, { best: 'bonus', of: 'left' }] } }, 'the same for all'],
  ])('%j', (amount, said) => {
    const faults = faultsOf(inTurn(gain(amount)))
    expect(faults.length).toBe(1)
    expect(faults[0]).toContain(said)
  })
})

describe('the card says so', () => {
  test.each<[Raw, string, string]>([
    [
      gain({ times: [2, { every: [200, { sum: 'value' }] }] }),
      'gain 2 levels for every 200 gold that your items are worth.',
      "gagne 2 niveaux par tranche de 200 pièces d'or que valent tes objets.",
    ],
    [
      discard({ zone: 'hand', take: { every: [3, { cardsIn: 'hand' }] } }),
      'discard a third of the cards in your hand, rounded down.',
      'défausse un tiers des cartes dans ta main, arrondi en dessous.',
    ],
    [
      gain({ every: [2, { levelOf: 'you' }] }),
      'gain 1 level for every 2 levels that you have.',
      'gagne 1 niveau par tranche de 2 niveaux que tu as.',
    ],
    [
      { do: 'setLevel', to: { every: [12, { seats: 'everyone', add: LEVEL }] } },
      '1/12 of the sum of the levels of the players, rounded down',
      '1/12 de la somme des niveaux des joueurs, arrondi en dessous',
    ],
    [
      given({ more: { seats: 'neighbours', add: LEVEL }, than: { levelOf: 'you' } }, [gain(1)]),
      'if the sum of the levels of the neighbours is more than your level, gain 1 level.',
      'si la somme des niveaux des voisins dépasse ton niveau, gagne 1 niveau.',
    ],
  ])('%j', (effect, en, fr) => {
    const said = textsOf(inTurn(effect)).map((text) => text.toLowerCase().replaceAll('\u00a0', ' '))
    expect(said).toEqual([expect.stringContaining(en), expect.stringContaining(fr)])
  })
})
