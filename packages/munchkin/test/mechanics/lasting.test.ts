// Cards that stay: told of the moment that ends them, taken back into a hand, and no longer what is printed on them.

import { WATCHER } from '@brouhaha/table'
import { describe, expect, test } from 'vitest'
import { faultsOf } from './read.ts'
import {
  curse,
  cursed,
  discard,
  enhancer,
  gain,
  item,
  lose,
  monster,
  type Raw,
  sit,
  special,
  stay,
  take,
} from './sit.ts'

const NAMES = ['ana', 'bob', 'cyd'] as const
type Sitting = ReturnType<typeof sit>

const levels = (t: Sitting): readonly number[] => NAMES.map((name) => t.level(name))
/** Laid down by whoever plays it, before himself. */
const vow = (until: unknown, ...abilities: readonly Raw[]): Raw =>
  special('vow', [{ use: 'any', effect: [stay(until, abilities)] }])
const mouse = monster('mouse', 1, { treasures: 0 })
const tonic = special('tonic', [{ use: 'any', effect: [gain(1)] }])
const turn = (t: Sitting, name: string): Sitting =>
  t.choose(name, 'openDoor').choose(name, 'noTrouble').choose(name, 'skipLoot').choose(name, 'done')

describe('[MK-CURSE-06] what lasts until a moment is still told of that moment', () => {
  const fight = (until: string, on: string, rest: Raw = {}): Sitting => {
    const t = sit([vow(until, { on, effect: [gain(2)] }), mouse], {
      facing: 'mouse',
      ana: { level: 4, hand: ['vow'] },
      ...rest,
    })
    return t.choose('ana', 'play', { copy: 'vow' })
  }

  test.each([
    ['untilKill', 'killed'],
    ['untilKill', 'soloKill'],
    ['untilSoloKill', 'killed'],
    ['untilSoloKill', 'soloKill'],
  ])('%s: once, on %s, and it is gone', (until, on) => {
    const t = fight(until, on).win('ana')
    expect([levels(t), t.table('ana')]).toEqual([[7, 1, 1], []])
  })

  test('a kill with help ends the one and not the other', () => {
    for (const [until, left] of [
      ['untilKill', []],
      ['untilSoloKill', ['vow']],
    ] as const) {
      const t = fight(until, 'killed', { helper: 'bob' }).win('ana')
      expect([levels(t), t.table('ana')]).toEqual([[7, 1, 1], left])
    }
  })

  test('the helper, or a bystander, has killed nothing', () => {
    const seats = { facing: 'mouse', helper: 'bob', ana: { level: 4 }, bob: { hand: ['vow'] }, cyd: { hand: ['vow'] } }
    for (const name of ['bob', 'cyd'] as const) {
      const t = sit([vow('untilKill', { on: 'killed', effect: [gain(2)] }), mouse], seats)
      t.choose(name, 'play', { copy: 'vow' }).win('ana')
      expect([levels(t), t.table(name)]).toEqual([[5, 1, 1], ['vow']])
    }
  })

  test('what a kill lays down waits for the next one', () => {
    const badge = monster('rat-king', 1, {
      treasures: 0,
      onKill: [stay('untilKill', [{ figure: 'strength', add: 2 }])],
    })
    const t = sit([badge], { facing: 'rat-king', ana: { level: 4 } }).win('ana')
    expect([t.table('ana'), t.strength('ana')]).toEqual([['rat-king'], 7])
  })

  test('a level: once, for its owner’s own', () => {
    const t = sit([vow('untilLevelGained', { on: 'levelGained', effect: [gain(1, 'left')] }), tonic], {
      ana: { level: 4, hand: ['vow', 'tonic', 'tonic'] },
      bob: { hand: ['tonic'] },
    })
    t.choose('ana', 'play', { copy: 'vow' }).choose('bob', 'play', { copy: 'tonic' })
    expect([levels(t), t.table('ana')]).toEqual([[4, 2, 1], ['vow']])
    t.choose('ana', 'play', { copy: 'tonic' })
    expect([levels(t), t.table('ana')]).toEqual([[5, 3, 1], []])
    t.choose('ana', 'play', { copy: 'tonic' })
    expect(levels(t)).toEqual([6, 3, 1])
  })

  test('a turn that begins: its owner’s, not those of the others', () => {
    const t = sit([vow('untilNextTurn', { on: 'ownTurnBegins', effect: [gain(1)] })], { ana: { hand: ['vow'] } })
    t.choose('ana', 'play', { copy: 'vow' })
    for (const name of ['ana', 'bob']) turn(t, name)
    expect([levels(t), t.table('ana')]).toEqual([[1, 1, 1], ['vow']])
    turn(t, 'cyd')
    expect([levels(t), t.table('ana')]).toEqual([[2, 1, 1], []])
  })
})

describe('[MK-CURSE-09] what stays is taken into a hand', () => {
  const back = (to: string, rest: Raw = {}): Raw => ({ use: 'ownTurn', effect: [take({ zone: 'self' }, to, rest)] })
  const taken = (to: string, rest: Raw = {}): Sitting =>
    cursed(curse('jinx', stay('untilLifted', [back(to, rest)])), {}).choose('ana', 'useAbility', { copy: 'jinx' })
  const places = (t: Sitting) => NAMES.map((name) => [...t.hand(name), ...t.table(name).map((id) => `${id}!`)])

  test('by whom it lies before, or by another', () => {
    expect(places(taken('you'))).toEqual([['jinx'], [], []])
    expect(places(taken('left'))).toEqual([[], ['jinx'], []])
  })

  test('where it is to go on staying it moves on, and before oneself it lies already', () => {
    expect(places(taken('left', { staying: true }))).toEqual([[], ['jinx!'], []])
    expect(places(taken('you', { staying: true }))).toEqual([['jinx!'], [], []])
  })

  test('what lies there without staying is had already', () => {
    const lamp = item('lamp', { abilities: [back('you')] })
    const t = sit([lamp], { ana: { table: ['lamp'] } })
    t.choose('ana', 'useAbility', { copy: 'lamp' })
    expect(places(t)).toEqual([['lamp!'], [], []])
  })
})

describe('[AMB-71] an item that stays is no item meanwhile', () => {
  const lamp = item('lamp', {
    slot: 'head',
    bonus: 3,
    abilities: [
      { use: 'ownTurn', cost: { self: true }, effect: [stay('untilLifted', [{ figure: 'strength', add: 1 }])] },
    ],
  })

  test('its printed bonus no longer counts, what the effect says does, and the sum is told so', () => {
    const t = sit([lamp], { ana: { level: 4, table: ['lamp'] }, bob: { level: 4, table: ['lamp'] } })
    expect([t.strength('ana'), t.strength('bob')]).toEqual([7, 7])
    t.choose('ana', 'useAbility', { copy: 'lamp' })
    expect([t.strength('ana'), t.strength('bob')]).toEqual([5, 7])
    const lines = t.game.view(t.state, WATCHER).seats[0]!.lines
    expect(lines.reduce((sum, { adds }) => sum + adds, 0)).toBe(5)
  })

  test('a rule of the fight that silences items does not mean it', () => {
    const rust = monster('rust', 9, { fightRules: [{ ignored: 'items' }] })
    const t = sit([lamp, rust], { ana: { level: 4, table: ['lamp', 'mail'] }, doors: ['rust'] })
    t.choose('ana', 'useAbility', { copy: 'lamp' }).choose('ana', 'openDoor')
    expect(t.totals()).toEqual([5, 9])
    const lines = t.game.view(t.state, WATCHER).seats[0]!.lines.map(({ id, adds, because }) => [id, adds, because?.id])
    expect(lines).toContainEqual(['lamp', 1, undefined])
    expect(lines).toContainEqual(['mail', 0, 'rust'])
  })

  test('nor does one that doubles them', () => {
    const forge = monster('forge', 9, { fightRules: [{ doubled: 'items' }] })
    const t = sit([lamp, forge], { ana: { level: 4, table: ['lamp', 'mail'] }, doors: ['forge'] })
    t.choose('ana', 'useAbility', { copy: 'lamp' }).choose('ana', 'openDoor')
    expect(t.totals()).toEqual([9, 9])
    const lines = t.game.view(t.state, WATCHER).seats[0]!.lines.map(({ id, adds, because }) => [id, adds, because?.id])
    expect(lines).toContainEqual(['lamp', 1, undefined])
    expect(lines).toContainEqual(['mail', 4, 'forge'])
  })
})

describe('[MK-CURSE-06] what lies on a monster and is to stay lies down when the fight is over', () => {
  const burr = (on: string, until = 'untilLifted'): Raw =>
    enhancer('burr', { bonus: 5, fightRules: [{ on, effect: [stay(until, [{ figure: 'flee', add: -1 }])] }] })
  const boar = monster('boar', 9, { treasures: 0, badStuff: [lose(1)] })
  const stumble = curse('stumble', lose(1))
  const met = (on: string, rest: Raw = {}): Sitting =>
    sit([burr(on), boar, stumble], {
      facing: 'boar',
      ana: { level: 3 },
      bob: { hand: ['burr', 'stumble'] },
      ...rest,
    }).choose('bob', 'enhance', { copy: 'burr', slot: 'boar' })

  test('meanwhile it does what it did', () => {
    const t = met('levelLost', { rolls: { runAway: [6] } }).choose('bob', 'curse', { copy: 'stumble', seat: 'ana' })
    expect([t.totals(), t.table('ana')]).toEqual([[2, 14], []])
    t.choose('ana', 'run').choose('ana', 'roll', { slot: 'boar' })
    expect([t.table('ana'), t.strength('ana')]).toEqual([['burr'], 2])
  })

  test('before whoever was caught, once all have run', () => {
    const t = met('caught', { helper: 'cyd', rolls: { runAway: [1, 6] } })
    t.choose('ana', 'run').choose('ana', 'roll', { slot: 'boar' })
    expect(NAMES.map((name) => t.table(name))).toEqual([[], [], []])
    t.choose('cyd', 'roll', { slot: 'boar' })
    expect(NAMES.map((name) => t.table(name))).toEqual([['burr'], [], []])
  })

  test('if the fight is won after all, it goes with its monster', () => {
    const t = met('levelLost', {
      ana: { level: 9, table: ['mail', 'sword', 'helmet'] },
      helper: 'cyd',
      cyd: { level: 9 },
    })
    t.choose('bob', 'curse', { copy: 'stumble', seat: 'ana' }).win('ana')
    expect([t.table('ana').includes('burr'), t.pile('doorDiscards').includes('burr')]).toEqual([false, true])
  })

  test('for this fight there is nothing to lie down for', () => {
    expect(faultsOf(burr('caught', 'combat'))).toEqual([
      'another until: what lies on a monster lies down when its fight is over',
    ])
  })
})

describe('[AMB-72] what waits for a curse to hit waits on where it is taken away', () => {
  const ward = (step: Raw): Raw => special('ward', [{ use: 'curse', effect: [step] }])
  const it = { zone: 'it' }

  test.each<[string, Raw]>([
    ['taken', take(it, 'you')],
    ['discarded', { do: 'discard', cards: it }],
    ['put back', { do: 'putBack', cards: it, to: 'top' }],
  ])('%s', (_, step) => {
    const stumble = curse('stumble', lose(1))
    const diary = item('diary', { abilities: [{ on: 'cursed', effect: [gain(1, 'left')] }] })
    const t = sit([ward(step), stumble, diary], {
      ana: { level: 4, table: ['diary'] },
      bob: { hand: ['stumble'] },
      cyd: { hand: ['ward'] },
    })
    t.choose('bob', 'curse', { copy: 'stumble', seat: 'ana' }).choose('cyd', 'play', { copy: 'ward' })
    if (t.asked().decision === 'playOrKeep') t.choose('cyd', 'keep')
    if (t.gate() > 0) t.close()
    expect(levels(t)).toEqual([4, 1, 1])
  })
})

describe('[MK-CURSE-06] what is in use gives itself up for what it leaves behind', () => {
  const until = stay('untilTurnEnds', [{ figure: 'strength', add: 5 }])
  const itself = discard({ zone: 'self' })

  test.each([
    ['as the price', { use: 'ownTurn', cost: { self: true }, effect: [until] }],
    ['by a step before', { use: 'ownTurn', effect: [itself, until] }],
  ])('%s', (_, ability) => {
    const t = sit([item('hat', { bonus: 2, abilities: [ability] })], { ana: { table: ['hat'] } })
    t.choose('ana', 'useAbility', { copy: 'hat' })
    expect([t.table('ana'), t.strength('ana')]).toEqual([['hat'], 6])
    expect(turn(t, 'ana').table('ana')).toEqual([])
  })
})

test('[MK-CURSE-09] whether somebody has a curse that stays is asked with carries', () => {
  const hex = curse('hex', stay('untilLifted', [{ figure: 'flee', add: -1 }]))
  const pity = special('pity', [{ use: 'any', when: { carries: { kind: 'curse' } }, effect: [gain(1)] }])
  const t = cursed(hex, { ana: { hand: ['pity'] }, cyd: { hand: ['pity'] } }, [pity])
  expect([t.offered('ana', 'play', { copy: 'pity' }), t.offered('cyd', 'play', { copy: 'pity' })]).toEqual([
    true,
    false,
  ])
})

test('[MK-CURSE-06] what is put on the item of somebody else is for its owner', () => {
  const stamp = special('stamp', [
    {
      use: 'any',
      effect: [
        stay('untilNextTurn', [{ figure: 'strength', add: 4 }], { on: { of: 'others', zone: 'worn', by: 'you' } }),
      ],
    },
  ])
  const t = sit([stamp], { ana: { hand: ['stamp'], table: ['mail'] }, cyd: { table: ['mail'] } })
  const before = NAMES.map((name) => t.strength(name))
  t.choose('ana', 'play', { copy: 'stamp' })
  expect(NAMES.map((name, seat) => t.strength(name) - before[seat]!)).toEqual([0, 0, 4])
  expect(NAMES.map((name) => t.table(name))).toEqual([['mail'], [], ['mail', 'stamp']])
})
