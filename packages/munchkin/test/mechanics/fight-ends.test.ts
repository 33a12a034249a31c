// A fight that is over, won or not: once per fight for each who fought it, and while its cards still lie there.

import { describe, expect, test } from 'vitest'
import { CONTRACT_IF_LOST, CONTRACT_ITEMS } from '../../src/layout.ts'
import { enhancer, gain, item, lose, monster, type Raw, sit, special, stay, take } from './sit.ts'

const NAMES = ['ana', 'bob', 'cyd'] as const
const wolf = monster('wolf', 9)
const pup = monster('pup', 8)
const mouse = monster('mouse', 1, { treasures: 0 })
const bell = (on: string, rest: Raw = {}, effect: readonly Raw[] = [gain(1)]): Raw =>
  item('bell', { abilities: [{ on, ...rest, effect }] })

/** Ana fights with Bob's help; the bell lies before one of them or before Cyd. */
const fought = (card: Raw, owner: (typeof NAMES)[number], facing: readonly string[], more: Raw = {}) =>
  sit([card, wolf, pup, mouse], {
    facing,
    helper: 'bob',
    ana: { level: 3 },
    bob: { level: 3 },
    cyd: { level: 3 },
    rolls: { runAway: [6, 6, 6, 6] },
    [owner]: { level: 3, table: [String(card.id)] },
    ...more,
  })
type Sat = ReturnType<typeof fought>
const levels = (t: Sat) => NAMES.map((name) => t.level(name))
const fled = (t: Sat, monsters: number): Sat => {
  t.choose('ana', 'run')
  for (const who of ['ana', 'bob']) for (let slot = 0; slot < monsters; slot++) t.choose(who, 'roll', { slot })
  return t
}

describe.each([
  ['fightLost', 1, 0],
  ['fightOver', 1, 1],
  ['won', 0, 1],
] as const)('on %s', (on, lost, won) => {
  test('comes once in a fight that two monsters win, to main fighter and helper, and to nobody else', () => {
    for (const [owner, seat] of [
      ['ana', 0],
      ['bob', 1],
    ] as const) {
      const expected = [3, 3, 3]
      expected[seat]! += lost
      expect(levels(fled(fought(bell(on), owner, ['wolf', 'pup']), 2))).toEqual(expected)
    }
    expect(levels(fled(fought(bell(on), 'cyd', ['wolf', 'pup']), 2))).toEqual([3, 3, 3])
  })

  test('comes to each of the two for those who hear of others, and once where it is limited', () => {
    const others = bell(on, { of: 'others' })
    const once = bell(on, { of: 'others', most: { times: 1, per: 'combat' } })
    expect(levels(fled(fought(others, 'cyd', ['wolf', 'pup']), 2))).toEqual([3, 3, 3 + 2 * lost])
    expect(levels(fled(fought(once, 'cyd', ['wolf', 'pup']), 2))).toEqual([3, 3, 3 + lost])
    expect(levels(fled(fought(others, 'ana', ['wolf', 'pup']), 2))).toEqual([3 + lost, 3, 3])
  })

  test('in a fight that is won', () => {
    expect(levels(fought(bell(on), 'bob', ['mouse']).win('ana'))).toEqual([4, 3 + won, 3])
    expect(levels(fought(bell(on, { of: 'others' }), 'cyd', ['mouse']).win('ana'))).toEqual([4, 3, 3 + 2 * won])
  })
})

describe('a fight that nobody wins', () => {
  const toll = bell('fightLost')
  const alone = (cards: readonly Raw[], more: Raw) =>
    sit([toll, ...cards], { ana: { level: 3, table: ['bell'] }, bob: { level: 3 }, ...more })

  test('is over for whoever was caught too, behind the bad stuff', () => {
    const bite = monster('bite', 9, { badStuff: [lose(2)] })
    const t = alone([bite], { facing: 'bite', rolls: { runAway: [1] } })
    t.choose('ana', 'run').choose('ana', 'roll', { slot: 0 })
    expect([t.level('ana'), t.fighting()]).toEqual([2, false])
  })

  test('is one that is left alone, and one that a card ends with the turn', () => {
    const idle = monster('idle', 9, { optional: true })
    expect(alone([idle], { facing: 'idle' }).choose('ana', 'decline').level('ana')).toBe(4)
    const nap = special('nap', [{ use: 'combat', effect: [{ do: 'endTurn' }] }])
    const t = alone([nap, wolf], { facing: 'wolf', bob: { level: 3, hand: ['nap'] } })
    expect(t.choose('bob', 'play', { copy: 'nap' }).level('ana')).toBe(4)
  })

  test('sets nothing of those off who died of it, and is heard by the others', () => {
    const doom = monster('doom', 9, { badStuff: [{ do: 'die' }] })
    const wake = item('wake', { abilities: [{ on: 'fightLost', of: 'others', effect: [gain(2)] }] })
    const t = alone([doom, wake], { facing: 'doom', rolls: { runAway: [1] }, cyd: { level: 3, table: ['wake'] } })
    t.choose('ana', 'run').choose('ana', 'roll', { slot: 0 })
    expect([t.level('ana'), t.level('cyd')]).toEqual([3, 5])
  })

  test('has its monsters and its cards still there, and they may say so themselves', () => {
    const trophy = bell('fightLost', { when: { facing: { card: 'wolf' } } }, [
      take({ zone: 'combat', filter: { kind: 'monster' } }, 'you'),
    ])
    const t = fled(fought(trophy, 'bob', ['wolf']), 1)
    expect([t.hand('bob'), t.fighting()]).toEqual([['wolf'], false])
    const sore = monster('sore', 9, { fightRules: [{ on: 'fightLost', effect: [lose(1)] }] })
    const fangs = enhancer('fangs', { bonus: 1, fightRules: [{ on: 'fightOver', effect: [lose(1)] }] })
    const hurt = sit([sore, fangs], {
      facing: 'sore',
      helper: 'bob',
      ana: { level: 5 },
      bob: { level: 5 },
      cyd: { level: 5, hand: ['fangs'] },
      rolls: { runAway: [6, 6] },
    })
    hurt.choose('cyd', 'enhance', { copy: 'fangs', slot: 0 })
    expect(levels(fled(hurt, 1))).toEqual([3, 3, 5])
  })

  test('knows who fought it, what was asked meanwhile, and lets what stays for it hear it', () => {
    const bet = special('bet', [
      {
        use: 'othersCombat',
        effect: [
          stay('combat', [
            { on: 'fightLost', of: 'others', effect: [{ do: 'each', who: 'fighters', effect: [lose(1)] }] },
          ]),
        ],
      },
    ])
    const t = sit([bet, wolf], {
      facing: 'wolf',
      ana: { level: 3 },
      bob: { level: 3, hand: ['bet'] },
      rolls: { runAway: [6] },
    })
    t.choose('bob', 'play', { copy: 'bet' }).choose('ana', 'run').choose('ana', 'roll', { slot: 0 })
    expect([t.level('ana'), t.level('bob'), t.table('bob')]).toEqual([2, 3, []])
  })

  test('may leave something for the next one', () => {
    const grudge = bell('fightLost', {}, [stay('nextCombat', [{ figure: 'strength', add: 5 }])])
    const t = sit([grudge, wolf], { facing: 'wolf', ana: { level: 3, table: ['bell'] }, rolls: { runAway: [6] } })
    t.choose('ana', 'run').choose('ana', 'roll', { slot: 0 })
    expect([t.table('ana'), t.fighting()]).toEqual([['bell'], false])
  })

  test('asks where a card asks, with nobody fighting any more', () => {
    const choice = bell('fightLost', {}, [{ do: 'choose', options: [[gain(1)], []] }])
    const t = fled(fought(choice, 'ana', ['wolf']), 1)
    expect(t.asked()).toMatchObject({ seats: ['ana'] })
    expect([t.fighting(), t.offered('bob', 'run')]).toEqual([false, false])
    t.choose('ana', 'option', { index: 0 })
    expect(levels(t)).toEqual([4, 3, 3])
  })
})

test('[MK-HELP-16] an item that was promised even for a lost fight is let go of in good order', () => {
  const ring = item('ring', { abilities: [{ on: 'leavesYou', effect: [gain(1)] }] })
  const t = fought(ring, 'ana', ['wolf'])
  t.state[CONTRACT_IF_LOST] = 1
  t.state[CONTRACT_ITEMS] = t.copy('ring') + 1
  expect(levels(fled(t, 1))).toEqual([4, 3, 3])
  expect([t.table('bob'), t.fighting(), t.types().filter((type) => type === 'combatEnd').length]).toEqual([
    ['ring'],
    false,
    1,
  ])
})

describe('refused where it could do nothing', () => {
  test.each([
    { do: 'strengthen', side: 'players', add: 1 },
    { do: 'moveFight', to: 'left' },
    { do: 'escape', who: 'you', from: 'all' },
    { do: 'dismissHelper' },
    { do: 'forceHelp', who: 'left' },
    { do: 'stay', until: 'combat', abilities: [] },
  ])('%j', (effect) => {
    for (const on of ['fightLost', 'fightOver'])
      expect(() => sit([bell(on, {}, [effect])])).toThrow(/nobody is fighting here|the fight is over by then/)
    expect(() => sit([bell('fightBegins', {}, [effect])])).not.toThrow()
  })

  test('how often, where it comes once', () => {
    const most = { times: 1, per: 'combat' }
    expect(() => sit([bell('fightLost', { most })])).toThrow(/no more than once/)
    expect(() => sit([bell('fightLost', { of: 'everyone', most })])).not.toThrow()
  })
})
