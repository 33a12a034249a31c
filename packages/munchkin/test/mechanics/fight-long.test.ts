// What lasts for a fight lasts until its rewards are given.

import { describe, expect, test } from 'vitest'
import { curse, gain, item, lose, monster, type Raw, shot, sit, special, stay } from './sit.ts'

const mouse = monster('mouse', 1, { treasures: 0 })
const FIGHT_LONG = ['combat', 'nextCombat'] as const

/** Ana plays it in her fight and wins. */
const won = (until: string, ability: Raw, spec: Raw = {}) =>
  sit([mouse, shot('amulet', 'ownCombat', stay(until, [ability]))], {
    facing: 'mouse',
    ana: { level: 3, hand: ['amulet'] },
    ...spec,
  })
    .choose('ana', 'play', { copy: 'amulet' })
    .win('ana')

describe.each(FIGHT_LONG)('[MK-CURSE-06] what stays for a fight (%s)', (until) => {
  test.each(['won', 'killed', 'soloKill'])('happens when it is %s, once, and is gone then', (on) => {
    const t = won(until, { on, effect: [gain(2)] })
    expect([t.level('ana'), t.table('ana')]).toEqual([3 + 1 + 2, []])
  })

  test('finds treasures of that fight', () => {
    const t = won(until, { figure: 'treasures', add: 3 }, { treasures: ['sword', 'helmet', 'sword'] })
    expect([t.hand('ana').length, t.table('ana')]).toEqual([3, []])
  })

  test('lets a helper gain a level', () => {
    const crutch = shot('crutch', 'ownCombat', stay(until, [{ permits: 'levelForHelping' }]))
    const t = sit([mouse, crutch], {
      facing: 'mouse',
      helper: 'bob',
      ana: { level: 3 },
      bob: { level: 3, hand: ['crutch'] },
    })
    t.choose('bob', 'play', { copy: 'crutch' }).win('ana')
    expect([t.level('ana'), t.level('bob'), t.table('bob')]).toEqual([4, 4, []])
  })

  test('may be followed by another, which waits for the next fight', () => {
    const again = { on: 'won', effect: [stay('nextCombat', [{ figure: 'strength', add: 5 }])] }
    const t = won(until, again)
    expect([t.level('ana'), t.table('ana'), t.strength('ana')]).toEqual([4, ['amulet'], 4])
  })
})

test('[MK-CURSE-06] what somebody leaves for a fight of others sees how that one ends', () => {
  const bet = special('bet', [
    {
      use: 'othersCombat',
      effect: [stay('combat', [{ on: 'won', of: 'others', effect: [gain(2)] }])],
    },
  ])
  const t = sit([mouse, bet], { facing: 'mouse', ana: { level: 3 }, bob: { hand: ['bet'] } })
  t.choose('bob', 'play', { copy: 'bet' }).win('ana')
  expect([t.level('bob'), t.table('bob')]).toEqual([3, []])
})

test('[MK-CURSE-07] a curse that hits while rewards are given waits for the next fight', () => {
  const cards = [
    mouse,
    item('bell', { abilities: [{ on: 'killed', effect: [{ do: 'roll', rows: [{ on: [1, 6], effect: [] }] }] }] }),
    shot('loaded', 'othersRoll', { do: 'setDie', to: 6 }),
    curse('limp', stay('nextCombat', [{ figure: 'strength', add: -2 }])),
  ]
  const t = sit(cards, {
    facing: 'mouse',
    ana: { level: 5, table: ['bell'] },
    bob: { hand: ['limp', 'loaded'] },
    rolls: { die: [3] },
  })
  t.win('ana')
  t.choose('bob', 'curse', { copy: 'limp', seat: 'ana' })
  expect([t.table('ana'), t.strength('ana')]).toEqual([['bell', 'limp'], 6])
})

test('[MK-CURSE-06] where nothing is won it goes with the fight', () => {
  const cards = [monster('wolf', 9), shot('amulet', 'ownCombat', stay('combat', [{ on: 'won', effect: [lose(1)] }]))]
  const t = sit(cards, { facing: 'wolf', ana: { level: 3, hand: ['amulet'] }, rolls: { runAway: [6] } })
  t.choose('ana', 'play', { copy: 'amulet' }).choose('ana', 'run').choose('ana', 'roll', { slot: 0 })
  expect([t.level('ana'), t.table('ana')]).toEqual([3, []])
})
