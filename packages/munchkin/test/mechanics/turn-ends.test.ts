// A turn is one until the next begins.

import { describe, expect, test } from 'vitest'
import { table } from '../table.ts'
import { curse, gain, item, monster, readBeside, shot, sit, special, stay } from './sit.ts'

test('[MK-COMBAT-34] what was done in this turn is still done while its end is worked off', () => {
  const cards = [
    item('horn', {
      abilities: [{ use: 'any', most: { times: 1, per: 'turn' }, cost: { levels: 1 }, effect: [gain(1, 'left')] }],
    }),
    curse(
      'potato',
      stay('untilLifted', [{ on: 'ownTurnEnds', effect: [{ do: 'roll', rows: [{ on: [1, 6], effect: [] }] }] }]),
    ),
    shot('loaded', 'othersRoll', { do: 'setDie', to: 6 }),
    monster('mouse', 1),
  ]
  const t = sit(cards, {
    ana: { level: 5, table: ['horn'] },
    bob: { hand: ['potato', 'loaded'] },
    rolls: { die: [3] },
  })
  t.choose('bob', 'curse', { copy: 'potato', seat: 'ana' }).choose('ana', 'useAbility', { copy: 'horn' })
  t.choose('ana', 'openDoor').choose('ana', 'noTrouble').choose('ana', 'skipLoot').choose('ana', 'done')
  expect([t.active(), t.offered('bob', 'play'), t.offered('ana', 'useAbility')]).toEqual(['ana', true, false])
  t.refused('ana', 'useAbility', { copy: 'horn' })
  t.close()
  expect([t.active(), t.offered('ana', 'useAbility')]).toEqual(['bob', true])
})

describe('[MK-CURSE-06] what stays until the end of this turn', () => {
  const skates = special('skates', [
    {
      use: 'any',
      target: { level: { least: 1 } },
      effect: [stay('untilTurnEnds', [{ figure: 'strength', add: 5 }], { who: 'target' })],
    },
  ])
  const turn = (t: ReturnType<typeof sit>, name: string) =>
    t.choose(name, 'openDoor').choose(name, 'noTrouble').choose(name, 'skipLoot').choose(name, 'done')

  test.each(['ana', 'bob', 'cyd'])('goes with the turn that goes on, whoever laid it before %s', (owner) => {
    const t = sit([skates], { ana: { level: 2 }, bob: { level: 2 }, cyd: { level: 2, hand: ['skates'] } })
    t.choose('cyd', 'play', { copy: 'skates', index: owner })
    expect([t.strength(owner), t.table(owner)]).toEqual([7, ['skates']])
    turn(t, 'ana')
    expect([t.active(), t.strength(owner), t.table(owner)]).toEqual(['bob', 2, []])
  })

  test('is laid and goes in a turn of others, at a table of six, and touches nothing else', () => {
    const seats = Object.fromEntries(['ana', 'bob', 'cyd', 'dan', 'eve', 'fay'].map((name) => [name, { level: 2 }]))
    const t = table('base', {
      seats: { ...seats, dan: { level: 2, table: ['sword'] }, eve: { level: 2, hand: ['skates', 'gag'] } },
      cards: readBeside([skates, special('gag', [{ use: 'any', effect: [stay('untilLifted', [])] }])], []),
    })
    turn(t, 'ana')
    t.choose('eve', 'play', { copy: 'skates', index: 'dan' }).choose('eve', 'play', { copy: 'gag' })
    expect([t.active(), t.table('dan')]).toEqual(['bob', ['sword', 'skates']])
    turn(t, 'bob')
    expect([t.active(), t.table('dan'), t.table('eve')]).toEqual(['cyd', ['sword'], ['gag']])
  })

  test('is still there as the turn ends, and what its going sets off is of that turn', () => {
    const bell = special('bell', [
      {
        use: 'any',
        effect: [
          stay('untilTurnEnds', [
            { on: 'ownTurnEnds', of: 'others', effect: [gain(1)] },
            { on: 'leavesPlay', effect: [gain(1, 'active')] },
          ]),
        ],
      },
    ])
    const t = sit([bell], { ana: { level: 2 }, bob: { level: 2 }, cyd: { level: 2, hand: ['bell'] } })
    t.choose('cyd', 'play', { copy: 'bell' })
    turn(t, 'ana')
    expect([t.active(), t.level('ana'), t.level('bob'), t.level('cyd')]).toEqual(['bob', 3, 2, 3])
  })

  test('goes with a turn that a card ends', () => {
    const nap = curse('nap', { do: 'endTurn' })
    const t = sit([skates, nap], { bob: { hand: ['nap'] }, cyd: { hand: ['skates'] } })
    t.choose('cyd', 'play', { copy: 'skates', index: 'cyd' }).choose('bob', 'curse', { copy: 'nap', seat: 'ana' })
    expect([t.active(), t.table('cyd')]).toEqual(['bob', []])
  })

  test('comes again where its going says so, and goes again with the same turn', () => {
    const yoyo = special('yoyo', [
      {
        use: 'any',
        effect: [stay('untilTurnEnds', [{ on: 'leavesPlay', effect: [gain(1), stay('untilTurnEnds', [])] }])],
      },
    ])
    const t = sit([yoyo], { ana: { level: 2, hand: ['yoyo'] } })
    t.choose('ana', 'play', { copy: 'yoyo' })
    turn(t, 'ana')
    expect([t.active(), t.level('ana'), t.table('ana')]).toEqual(['bob', 3, []])
  })

  test('is refused where the turn is over already', () => {
    const late = stay('untilTurnEnds', [])
    expect(() => sit([special('late', [{ use: 'turnEnd', effect: [late] }])])).toThrow(/the turn is over/)
    expect(() => sit([item('late', { abilities: [{ on: 'ownTurnEnds', effect: [late] }] })])).toThrow(
      /the turn is over/,
    )
    expect(() => sit([special('late', [{ use: 'turnStart', effect: [late] }])])).not.toThrow()
  })
})
