// What the words and the verbs of a card mean where nothing else says so: docs/packs.md, "What happens when".

import { describe, expect, test } from 'vitest'
import { curse, cursed, discard, gain, item, lose, monster, type Raw, shot, sit, special, stay, take } from './sit.ts'

const LEVELS = ['ana', 'bob', 'cyd'] as const
const HIGHER = { more: { levelOf: 'tried' }, than: { levelOf: 'you' } }

describe('the seat that is tried', () => {
  const spec = { ana: { level: 3 }, bob: { level: 5 }, cyd: { level: 2 } }

  test('is not you, in seats that are like something', () => {
    const card = special('envy', [
      { use: 'ownTurn', effect: [{ do: 'each', who: { like: HIGHER }, effect: [lose(1, 'each')] }] },
    ])
    const t = sit([card], { ...spec, ana: { level: 3, hand: ['envy'] } }).choose('ana', 'play', { copy: 'envy' })
    expect(LEVELS.map((name) => t.level(name))).toEqual([3, 4, 2])
  })

  test('is not you, in whom a card may be aimed at', () => {
    const card = special('envy', [{ use: 'ownTurn', target: HIGHER, effect: [lose(1, 'target')] }])
    const t = sit([card], { ...spec, ana: { level: 3, hand: ['envy'] } })
    expect(LEVELS.filter((index) => t.would('ana', 'play', { copy: 'envy', index }))).toEqual(['bob'])
  })

  test('you in a target is whoever uses it', () => {
    const card = special('shove', [{ use: 'ownTurn', target: { not: { is: 'you' } }, effect: [lose(1, 'target')] }])
    const t = sit([card], { ana: { hand: ['shove'] } })
    expect(LEVELS.filter((index) => t.would('ana', 'play', { copy: 'shove', index }))).toEqual(['bob', 'cyd'])
  })

  test('is not you, in what holds for others', () => {
    const card = item('banner', { abilities: [{ figure: 'strength', add: -2, for: 'others', when: HIGHER }] })
    const t = sit([card], { ...spec, ana: { level: 3, table: ['banner'] } })
    expect(LEVELS.map((name) => t.strength(name) - t.level(name))).toEqual([0, -2, 0])
  })

  test('is counted with, and named by, what it is like', () => {
    const card = special('envy', [
      {
        use: 'ownTurn',
        effect: [
          gain({ seats: 'everyone', when: HIGHER }),
          { do: 'namePlayer', when: HIGHER, as: 'rich' },
          lose(1, { the: 'rich' }),
        ],
      },
    ])
    const t = sit([card], { ...spec, ana: { level: 3, hand: ['envy'] } }).choose('ana', 'play', { copy: 'envy' })
    expect(LEVELS.map((name) => t.level(name))).toEqual([4, 4, 2])
  })
})

test('[MK-META-03] what a card gives its owner is not what it gives the others', () => {
  const shown = [
    { figure: 'strength', add: 5 },
    { figure: 'strength', add: -2, for: 'others' },
    { figure: 'flee', add: 3, for: 'others' },
    { figure: 'flee', add: 1 },
  ]
  const t = sit([item('banner', { abilities: shown })], { ana: { table: ['banner'] } })
  expect(LEVELS.map((name) => [t.strength(name) - t.level(name), t.figure(name, 'flee')])).toEqual([
    [5, 1],
    [-2, 3],
    [-2, 3],
  ])
})

describe('the actor', () => {
  const blame = special('blame', [{ use: 'curse', effect: [lose(1, 'actor')] }])

  test('of a curse is whoever played it', () => {
    const t = sit([blame, curse('damp', lose(1))], {
      bob: { level: 3, hand: ['damp'] },
      cyd: { level: 3, hand: ['blame'] },
    })
    t.choose('bob', 'curse', { copy: 'damp', seat: 'ana' }).choose('cyd', 'play', { copy: 'blame' })
    expect(LEVELS.map((name) => t.level(name))).toEqual([1, 2, 3])
  })

  test('of a curse behind a door is nobody', () => {
    const t = sit([blame, curse('damp', lose(1))], {
      ana: { level: 3 },
      cyd: { level: 3, hand: ['blame'] },
      doors: ['damp'],
    })
    t.choose('ana', 'openDoor').choose('cyd', 'play', { copy: 'blame' }).close()
    expect(LEVELS.map((name) => t.level(name))).toEqual([2, 1, 3])
  })
})

describe('the target', () => {
  test('is named with the card whatever else it leaves open, which is asked for then', () => {
    const card = shot('push', 'combat', { do: 'strengthen', side: 'either', add: 2 }, lose(1, 'target'))
    const t = sit([card, monster('ox', 12)], { facing: 'ox', bob: { hand: ['push'] }, cyd: { level: 3 } })
    t.choose('bob', 'play', { copy: 'push', index: 'cyd' }).choose('bob', 'option', { index: 1 })
    expect([t.totals()[1], t.level('cyd'), t.level('bob')]).toEqual([14, 2, 1])
  })

  test('of a use that stays is not asked for as it is laid down', () => {
    const use = { use: 'ownTurn', target: { not: { is: 'you' } }, effect: [lose(1, 'target')] }
    const t = sit([special('sling', [{ use: 'ownTurn', effect: [stay('untilLifted', [use])] }])], {
      ana: { hand: ['sling'] },
      bob: { level: 3 },
    })
    t.choose('ana', 'play', { copy: 'sling' }).choose('ana', 'useAbility', { copy: 'sling', index: 'bob' })
    expect(t.level('bob')).toBe(2)
  })

  test('may be oneself', () => {
    const t = sit([special('pat', [{ use: 'ownTurn', effect: [gain(1, 'target')] }])], { ana: { hand: ['pat'] } })
    expect(LEVELS.filter((index) => t.would('ana', 'play', { copy: 'pat', index }))).toEqual(['ana', 'bob', 'cyd'])
  })

  test('the victim of a curse that was cancelled is still known', () => {
    const card = special('mercy', [{ use: 'curse', effect: [{ do: 'cancel' }, gain(1, 'victim')] }])
    const t = sit([card, curse('damp', lose(1))], {
      ana: { level: 3 },
      bob: { hand: ['damp'] },
      cyd: { hand: ['mercy'] },
    })
    t.choose('bob', 'curse', { copy: 'damp', seat: 'ana' }).choose('cyd', 'play', { copy: 'mercy' })
    expect(t.level('ana')).toBe(4)
  })

  test('two players who are named may be the same, unless the card says otherwise', () => {
    const two = (rest: Raw) =>
      special('pair', [
        {
          use: 'ownTurn',
          effect: [{ do: 'namePlayer', as: 'one' }, { do: 'namePlayer', as: 'two', ...rest }, gain(1, { the: 'two' })],
        },
      ])
    const play = (rest: Raw) =>
      sit([two(rest)], { ana: { hand: ['pair'] } })
        .choose('ana', 'play', { copy: 'pair' })
        .choose('ana', 'option', { index: 1 })
    expect(play({}).would('ana', 'option', { index: 1 })).toBe(true)
    expect(LEVELS.map((name) => play({ when: { not: { is: { the: 'one' } } } }).level(name))).toEqual([1, 1, 2])
  })
})

describe('what stays', () => {
  const plus = (add: number) => ({ figure: 'strength', add })

  test('is laid down once: a second stay of the same card takes the place of the first', () => {
    const t = sit(
      [
        special('cape', [
          { use: 'ownTurn', effect: [stay('untilLifted', [plus(2)]), stay('untilLifted', [plus(3)], { who: 'left' })] },
        ]),
      ],
      {
        ana: { hand: ['cape'] },
      },
    ).choose('ana', 'play', { copy: 'cape' })
    expect([t.strength('ana'), t.strength('bob'), t.table('bob')]).toEqual([1, 4, ['cape']])
  })

  test('changes what it does where one of its own effects is a stay', () => {
    const card = curse(
      'fuse',
      stay('untilLifted', [
        {
          on: 'levelGained',
          effect: [stay('untilLifted', [{ on: 'levelGained', effect: [lose(2), discard({ zone: 'self' })] }])],
        },
      ]),
    )
    const t = cursed(card, { ana: { level: 3, hand: ['level-up', 'level-up'] } })
    t.choose('ana', 'play', { copy: 'level-up', index: 'ana' })
    expect([t.level('ana'), t.table('ana')]).toEqual([4, ['fuse']])
    t.choose('ana', 'play', { copy: 'level-up', index: 'ana' })
    expect([t.level('ana'), t.table('ana')]).toEqual([3, []])
  })

  test('goes on before somebody else and does there what it did', () => {
    const card = curse(
      'potato',
      stay('untilLifted', [
        { figure: 'strength', add: -2 },
        { on: 'levelGained', effect: [take({ zone: 'self' }, 'left', { staying: true })] },
      ]),
    )
    const t = cursed(card, { ana: { hand: ['level-up'] }, bob: { hand: ['level-up'] } })
    const before = () => LEVELS.map((name) => t.strength(name) - t.level(name))
    expect(before()).toEqual([-2, 0, 0])
    t.choose('ana', 'play', { copy: 'level-up', index: 'ana' })
    expect([before(), t.table('bob'), t.hand('bob').includes('potato')]).toEqual([[0, -2, 0], ['potato'], false])
    t.choose('bob', 'play', { copy: 'level-up', index: 'bob' })
    expect([before(), t.table('cyd')]).toEqual([[0, 0, -2], ['potato']])
  })

  test('by the bad stuff of one monster lies before whoever was caught last', () => {
    const card = monster('leech', 14, { badStuff: [stay('untilLifted', [plus(-2)])] })
    const t = sit([card], { facing: 'leech', helper: 'bob', rolls: { runAway: [1, 1] } })
    t.choose('ana', 'run').choose('ana', 'roll', { slot: 0 }).choose('bob', 'roll', { slot: 0 })
    expect([t.table('ana'), t.table('bob')]).toEqual([[], ['leech']])
  })

  test('goes to the hand where somebody takes it', () => {
    const card = special('parcel', [
      {
        use: 'ownTurn',
        effect: [stay('untilLifted', [{ on: 'levelGained', effect: [take({ zone: 'self' }, 'left')] }])],
      },
    ])
    const t = sit([card], { ana: { hand: ['parcel', 'level-up'] } }).choose('ana', 'play', { copy: 'parcel' })
    t.choose('ana', 'play', { copy: 'level-up', index: 'ana' })
    expect([t.table('ana'), t.hand('bob'), t.table('bob')]).toEqual([[], ['parcel'], []])
  })
})

describe('a monster', () => {
  test('may leave before the fight begins, and then there is none', () => {
    const card = monster('clerk', 5, { beforeCombat: [{ do: 'remove', monster: 'self', treasureOnRemoval: false }] })
    const t = sit([card], { doors: ['clerk'] })
      .choose('ana', 'openDoor')
      .close()
    expect([t.fighting(), t.pile('doorDiscards'), t.level('ana')]).toEqual([false, ['clerk'], 1])
  })

  test('that was removed can stay', () => {
    const card = monster('goblin', 5, {
      onReveal: [
        { do: 'remove', monster: 'self', treasureOnRemoval: false },
        stay('untilLifted', [{ figure: 'strength', add: 3 }]),
      ],
    })
    const t = sit([card], { doors: ['goblin'] })
      .choose('ana', 'openDoor')
      .close()
    expect([t.fighting(), t.table('ana'), t.strength('ana')]).toEqual([false, ['goblin'], 4])
  })
})

test('an item that is sold has left play', () => {
  const card = item('urn', { value: 1000, abilities: [{ on: 'leavesPlay', effect: [lose(1)] }] })
  const t = sit([card], { ana: { level: 3, table: ['urn'] } })
  t.choose('ana', 'sell', { copy: 'urn', other: 'urn' })
  expect(t.level('ana')).toBe(3)
})

test('otherwise happens where up to so many were taken and none was', () => {
  const card = special('tithe', [
    { use: 'ownTurn', effect: [discard({ zone: 'hand', take: { upTo: 2 } }, { otherwise: [lose(1)] })] },
  ])
  const t = sit([card, monster('ox', 3)], { ana: { level: 3, hand: ['tithe', 'ox'] } }).choose('ana', 'play', {
    copy: 'tithe',
  })
  t.choose('ana', 'enough')
  expect([t.level('ana'), t.hand('ana')]).toEqual([2, ['ox']])
})

const priced = (cost: Raw, then: readonly Raw[], unpaid: readonly Raw[]): Raw => ({
  do: 'pay',
  cost,
  then,
  else: unpaid,
})

describe('a way that leads to nothing', () => {
  test('may be chosen, and then nothing happens', () => {
    const card = curse('toll', { do: 'choose', options: [[discard({ zone: 'hand' })], [lose(1)]] })
    const t = cursed(card, { ana: { level: 3 } }).choose('ana', 'option', { index: 0 })
    expect(t.level('ana')).toBe(3)
  })

  test('is not offered as a price', () => {
    const card = curse('toll', priced({ cards: { zone: 'hand' } }, [], [lose(1)]))
    const t = cursed(card, { ana: { level: 3 } })
    expect([0, 1].map((index) => t.would('ana', 'option', { index }))).toEqual([false, true])
  })
})

test('an escape covers a partner who has yet to roll', () => {
  const card = shot('rope', 'escape', { do: 'escape', who: 'fighters', from: 'named' })
  const t = sit([card, monster('ox', 12)], {
    facing: 'ox',
    helper: 'bob',
    cyd: { hand: ['rope'] },
    rolls: { runAway: [6] },
  })
  t.choose('ana', 'run').choose('ana', 'roll', { slot: 0 }).choose('cyd', 'play', { copy: 'rope' }).close().close()
  expect(t.fighting()).toBe(false)
})
