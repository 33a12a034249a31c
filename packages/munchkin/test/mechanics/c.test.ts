// Mechanics C: costs.

import { expect, test } from 'vitest'
import { examplesOf } from './examples.ts'
import { characterClass, curse, cursed, gain, given, item, monster, sit, special, stay, strengthen } from './sit.ts'

test('discard_for_bonus: up to three cards for a bonus each, only against some', () => {
  const zeal = characterClass('zeal', {
    abilities: [
      {
        use: 'ownCombat',
        when: { facing: { tag: 'undead' } },
        cost: { discard: 1 },
        most: { times: 3, per: 'combat' },
        effect: [strengthen('players', 3)],
      },
    ],
  })
  const hand = ['rat', 'imp', 'ogre', 'giant']
  const t = sit([zeal], { ana: { hand, table: ['zeal'] }, facing: 'ghoul' })
  for (const copy of hand.slice(0, 3)) t.choose('ana', 'useAbility', { copy: 'zeal' }).choose('ana', 'pay', { copy })
  expect([t.totals(), t.offered('ana', 'useAbility')]).toEqual([[10, 4], false])
  expect(sit([zeal], { ana: { hand, table: ['zeal'] }, facing: 'agoth' }).offered('ana', 'useAbility')).toBe(false)
})

test('discard_for_run: cards for a better roll', () => {
  const dash = characterClass('dash', {
    abilities: [
      {
        use: 'ownRoll',
        cost: { discard: 1 },
        most: { times: 3, per: 'combat' },
        effect: [{ do: 'helpFlight', who: 'you', add: 1 }],
      },
    ],
  })
  const t = sit([dash], { ana: { level: 4, hand: ['rat'], table: ['dash'] }, facing: 'ogre', rolls: { runAway: [4] } })
  t.choose('ana', 'run').choose('ana', 'roll', { slot: 0 }).choose('ana', 'useAbility', { copy: 'dash' })
  t.choose('ana', 'pay', { copy: 'rat' }).close()
  expect(t.level('ana')).toBe(4)
})

test('cost_discard_hand: the whole hand, which must not be empty', () => {
  const charm = characterClass('hypnotist', {
    abilities: [
      {
        use: 'ownCombat',
        cost: { discard: 'hand' },
        effect: [{ do: 'remove', monster: 'named', treasureOnRemoval: true }],
      },
    ],
  })
  const t = sit([charm], { ana: { hand: ['rat', 'imp'], table: ['hypnotist'] }, facing: ['ogre', 'ghoul'] })
  t.choose('ana', 'useAbility', { copy: 'hypnotist', index: 0 })
  expect([t.hand('ana'), t.totals()]).toEqual([[], [1, 4]])
  expect(sit([charm], { ana: { table: ['hypnotist'] }, facing: 'ogre' }).offered('ana', 'useAbility')).toBe(false)
})

test('cost_discard_n: so many cards', () => {
  const desk = item('desk', { abilities: [{ use: 'ownTurn', cost: { discard: 2 }, effect: [gain(1)] }] })
  const t = sit([desk], { ana: { hand: ['rat', 'imp'], table: ['desk'] } }).choose('ana', 'useAbility', {
    copy: 'desk',
  })
  t.choose('ana', 'pay', { copy: 'rat' }).choose('ana', 'pay', { copy: 'imp' })
  expect([t.level('ana'), t.hand('ana')]).toEqual([2, []])
})

test('cost_discard_self: the item uses itself up', () => {
  const flare = item('flare', {
    abilities: [{ use: 'ownCombat', cost: { self: true }, effect: [strengthen('players', 5)] }],
  })
  const t = sit([flare], { ana: { table: ['flare'] }, facing: 'ogre' }).choose('ana', 'useAbility', { copy: 'flare' })
  expect([t.totals(), t.table('ana')]).toEqual([[6, 6], []])
})

test('cost_lose_follower: the follower is what is paid', () => {
  const decoy = special('decoy', [
    {
      use: 'ownCombat',
      cost: { cards: { zone: 'table', filter: { kind: 'acolyte' } } },
      effect: [{ do: 'remove', monster: 'weakest', treasureOnRemoval: false }],
    },
  ])
  const t = sit([decoy], { box: 'star', ana: { hand: ['decoy'], table: ['squire'] }, facing: ['ogre', 'rat'] })
  t.choose('ana', 'play', { copy: 'decoy' })
  expect([t.table('ana'), t.totals()]).toEqual([[], [1, 6]])
  expect(sit([decoy], { box: 'star', ana: { hand: ['decoy'] }, facing: 'rat' }).offered('ana', 'play')).toBe(false)
})

test('bribe_escape: the monster takes an item of some worth and leaves', () => {
  const lawyer = monster('lawyer', 9, {
    fightRules: [
      {
        use: 'ownCombat',
        cost: { cards: { zone: 'table', filter: { kind: 'item', value: { least: 500 } } } },
        effect: [{ do: 'remove', monster: 'self', treasureOnRemoval: false }],
      },
    ],
  })
  const t = sit([lawyer], { ana: { table: ['sword', 'anvil'] }, facing: 'lawyer' })
  t.choose('ana', 'useAbility', { copy: 'lawyer' }).close()
  expect([t.fighting(), t.table('ana'), t.level('ana')]).toEqual([false, ['anvil'], 1])
  expect(sit([lawyer], { ana: { table: ['anvil'] }, facing: 'lawyer' }).offered('ana', 'useAbility')).toBe(false)
})

test('pay_level_to_end: a level ends what stays', () => {
  const hex = curse('hex', stay('untilLifted', [{ figure: 'strength', add: -4 }], { lift: { levels: 1 } }))
  const t = cursed(hex, { ana: { level: 3 } })
  expect(t.strength('ana')).toBe(-1)
  t.choose('ana', 'useAbility', { copy: 'hex' })
  expect([t.level('ana'), t.strength('ana'), t.table('ana')]).toEqual([2, 2, []])
})

test('risk_roll: using it may destroy it', () => {
  const relic = item('relic', {
    abilities: [
      {
        use: 'ownCombat',
        most: { times: 1, per: 'combat' },
        effect: [
          {
            do: 'roll',
            rows: [
              { on: [1, 2], effect: [{ do: 'discard', cards: { zone: 'self' } }] },
              { on: [3, 6], effect: [strengthen('players', 6)] },
            ],
          },
        ],
      },
    ],
  })
  const rolled = (die: number) =>
    sit([relic], { ana: { table: ['relic'] }, facing: 'ogre', rolls: { die: [die] } }).choose('ana', 'useAbility', {
      copy: 'relic',
    })
  expect(rolled(1).table('ana')).toEqual([])
  expect([rolled(3).totals(), rolled(3).offered('ana', 'useAbility')]).toEqual([[7, 6], false])
})

test('declare_number: a number is named before the die falls', () => {
  const bet = special('bet', [
    { use: 'ownTurn', effect: [{ do: 'guess', right: [gain(1)], wrong: [{ do: 'loseLevels', levels: 1 }] }] },
  ])
  const spec = { ana: { level: 4, hand: ['bet'] }, rolls: { die: [3] } }
  expect(
    sit([bet], spec).choose('ana', 'play', { copy: 'bet' }).choose('ana', 'option', { index: 2 }).level('ana'),
  ).toBe(5)
  expect(
    sit([bet], spec).choose('ana', 'play', { copy: 'bet' }).choose('ana', 'option', { index: 4 }).level('ana'),
  ).toBe(3)
  const dare = special('dare', [
    {
      use: 'ownTurn',
      effect: [
        { do: 'nameNumber', as: 'dare', least: 1, most: 6 },
        {
          do: 'roll',
          as: 'die',
          rows: [
            {
              on: [1, 6],
              effect: [given({ more: { the: 'die' }, than: { the: 'dare' } }, [gain(2)])],
            },
          ],
        },
      ],
    },
  ])
  const dared = (number: number) =>
    sit([dare], { ana: { hand: ['dare'] }, rolls: { die: [4] } })
      .choose('ana', 'play', { copy: 'dare' })
      .choose('ana', 'option', { index: number })
  expect([dared(3).level('ana'), dared(4).level('ana')]).toEqual([3, 1])
})

examplesOf('c')
