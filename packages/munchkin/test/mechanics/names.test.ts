// What a step gives a name to keeps it, whatever the steps behind it do.

import { loadState, saveState } from '@brouhaha/table'
import { describe, expect, test } from 'vitest'
import type { SeatSpec } from '../table.ts'
import { faultsOf, textsOf } from './read.ts'
import { curse, cursed, discard, gain, given, item, lose, monster, type Raw, shot, sit, special, take } from './sit.ts'

const LEVELS = ['ana', 'bob', 'cyd'] as const
const inTurn = (...effect: readonly Raw[]): Raw => special('trick', [{ use: 'ownTurn', effect }])
const player = (as: string, rest: Raw = {}): Raw => ({ do: 'namePlayer', as, among: 'everyone', ...rest })

test('two players', () => {
  const t = sit([inTurn(player('one'), player('two'), gain(1, { the: 'one' }), gain(3, { the: 'two' }))], {
    ana: { hand: ['trick'] },
  })
  t.choose('ana', 'play', { copy: 'trick' }).choose('ana', 'option', { index: 1 }).choose('ana', 'option', { index: 2 })
  expect(LEVELS.map((name) => t.level(name))).toEqual([1, 2, 4])
})

test('a number and a die, beside what was lost meanwhile', () => {
  const card = inTurn(
    { do: 'nameNumber', least: 1, most: 6, as: 'bid' },
    { do: 'roll', as: 'die', rows: [{ on: [1, 6], effect: [] }] },
    discard({ zone: 'hand', take: 2 }),
    given({ more: { the: 'die' }, than: { the: 'bid' } }, [gain({ the: 'bid' })], [gain({ the: 'die' })]),
  )
  const at = (bid: number) => {
    const t = sit([card, monster('ox', 12), monster('cow', 8)], {
      ana: { hand: ['trick', 'ox', 'cow'] },
      rolls: { die: [4] },
    })
    t.choose('ana', 'play', { copy: 'trick' }).choose('ana', 'option', { index: bid })
    return t.level('ana')
  }
  expect([at(2), at(6)]).toEqual([3, 5])
})

describe('cards', () => {
  const OX = monster('ox', 3)
  const HAT = item('felt-hat', { bonus: 2, value: 400 })
  const LAMP = item('oil-lamp', { bonus: 1, value: 100 })

  test('are counted, summed up and asked about after another loss', () => {
    const card = curse(
      'tax',
      { ...discard({ zone: 'table', take: 'all' }), as: 'first' },
      { ...discard({ zone: 'hand', take: 1 }), as: 'second' },
      given({ the: 'second', fits: { kind: 'monster' } }, [lose({ the: 'first' })]),
      given({ the: 'first', fits: { kind: 'monster' } }, [lose(5)]),
      gain({ the: 'first', sum: 'bonus' }),
    )
    const t = cursed(card, { ana: { level: 5, table: ['felt-hat', 'oil-lamp'], hand: ['ox'] } }, [OX, HAT, LAMP])
    expect(t.level('ana')).toBe(5 - 2 + 3)
  })

  test('one of them can be taken from wherever it went', () => {
    const card = curse(
      'tax',
      { ...discard({ zone: 'table', filter: { bonus: { least: 2 } } }), as: 'hat' },
      discard({ zone: 'table', take: 'all' }),
      take({ zone: { the: 'hat' } }, 'left'),
    )
    const t = cursed(card, { ana: { table: ['felt-hat', 'oil-lamp'] } }, [HAT, LAMP])
    expect([t.table('ana'), t.hand('bob'), t.pile('treasureDiscards')]).toEqual([[], ['felt-hat'], ['oil-lamp']])
  })

  test('there are none where there was nothing', () => {
    const card = curse(
      'tax',
      { ...discard({ zone: 'table' }), as: 'hat' },
      lose({ the: 'hat' }),
      take({ zone: { the: 'hat' } }, 'left'),
    )
    const t = cursed(card, { ana: { level: 3 } })
    expect([t.level('ana'), t.hand('bob')]).toEqual([3, []])
  })
})

describe('[MK-META-03] what is paid', () => {
  const fee = (cost: Raw, ...behind: readonly Raw[]): Raw => ({
    do: 'pay',
    cost: { ...cost, as: 'fee' },
    // biome-ignore lint/suspicious/noThenProperty: a field of the language
    then: behind,
    else: [],
  })
  const raised = gain({ the: 'fee' }, 'left')
  const paid = (card: Raw, ana: SeatSpec, ...ways: readonly number[]) => {
    const t = sit([card], { ana: { level: 7, ...ana, hand: ['trick', ...(ana.hand ?? [])] } })
    t.choose('ana', 'play', { copy: 'trick' })
    for (const index of ways) t.choose('ana', 'option', { index })
    return t
  }

  test('takes its name anew each time, in levels', () => {
    const twice = inTurn(fee({ levels: 1 }, fee({ levels: 2 }, raised)))
    expect(LEVELS.map((name) => paid(twice, {}, 0, 0).level(name))).toEqual([4, 3, 1])
    expect(LEVELS.map((name) => paid(twice, {}, 0, 1).level(name))).toEqual([6, 1, 1])
  })

  test('and in cards, whatever went by that name before', () => {
    const tax = { ...discard({ zone: 'table', take: 'all' }), as: 'fee' }
    const t = paid(inTurn(tax, fee({ discard: 'hand' }, raised)), { table: ['sword', 'mail'], hand: ['rat'] }, 0)
    expect([t.table('ana'), t.hand('ana'), t.level('bob')]).toEqual([[], [], 2])
    const one = paid(inTurn(tax, fee({ discard: 1 }, raised)), { table: ['sword', 'mail'], hand: ['rat'] }, 0)
    expect(one.choose('ana', 'pay', { copy: 'rat' }).level('bob')).toBe(2)
  })
})

test('two monsters', () => {
  const card = shot(
    'fan',
    'combat',
    { do: 'nameMonster', as: 'prey' },
    { do: 'nameMonster', as: 'other', filter: { level: { least: 2 } } },
    { do: 'kill', monster: { the: 'prey' } },
    { do: 'remove', monster: { the: 'other' }, treasureOnRemoval: false },
  )
  const t = sit([card, monster('mouse', 1), monster('ox', 12), monster('cow', 8)], {
    facing: ['mouse', 'ox', 'cow'],
    bob: { hand: ['fan'] },
  })
  t.choose('bob', 'play', { copy: 'fan' })
  expect(t.asked()).toEqual({ seats: ['bob'], decision: 'nameMonster:monster' })
  t.choose('bob', 'pick', { copy: t.copy('mouse') }).choose('bob', 'pick', { copy: t.copy('ox') })
  expect(t.slot('cow')).toBe(0)
  expect(() => t.slot('mouse')).toThrow()
  expect(() => t.slot('ox')).toThrow()
})

describe('a name stays of one sort', () => {
  const inFight = (...effect: readonly Raw[]): Raw => shot('fan', 'combat', ...effect)
  const prey: Raw = { do: 'nameMonster', as: 'one' }
  const bid: Raw = { do: 'nameNumber', least: 1, most: 6, as: 'one' }
  const tossed: Raw = { ...discard({ zone: 'hand' }), as: 'one' }

  test.each([
    ['a monster', prey, player('one')],
    ['a monster', prey, bid],
    ['a monster', prey, tossed],
    ['a player', player('one'), prey],
    ['a player', player('one'), bid],
    ['a number', bid, prey],
    ['a number', bid, player('one')],
    ['one card', tossed, prey],
  ])('what is the name of %s is no other', (what, first, second) => {
    expect(faultsOf(inFight(first, second))).toEqual([`another name: “one” is the name of ${what}`])
    expect(faultsOf(inFight(first, first))).toEqual([])
  })

  test('a number may become what cards are counted, and cards a number', () => {
    expect([faultsOf(inFight(bid, tossed)), faultsOf(inFight(tossed, bid))]).toEqual([[], []])
  })

  test('a monster that was named in an each is known there alone', () => {
    const [said] = faultsOf(
      inFight({ do: 'each', who: 'others', effect: [prey] }, { do: 'kill', monster: { the: 'one' } }),
    )
    expect(said).toContain('is known there alone')
  })
})

test('a monster, by whoever is to choose it', () => {
  const card = shot(
    'fan',
    'combat',
    { do: 'nameMonster', as: 'prey', by: 'main' },
    { do: 'kill', monster: { the: 'prey' } },
  )
  const cards = [card, monster('mouse', 1), monster('ox', 12)]
  const t = sit(cards, { facing: ['mouse', 'ox'], bob: { hand: ['fan'] } }).choose('bob', 'play', { copy: 'fan' })
  expect(t.asked()).toEqual({ seats: ['ana'], decision: 'nameMonster:monster' })
  t.choose('ana', 'pick', { copy: t.copy('ox') })
  expect(t.totals()[1]).toBe(1)
})

test('a die that is rolled and remembered', () => {
  const card = special('wheel', [
    {
      use: 'any',
      effect: [{ do: 'roll', as: 'luck' }, gain({ the: 'luck' }), lose({ times: [1, { the: 'luck' }] }, 'left')],
    },
  ])
  const t = sit([card], { ana: { hand: ['wheel'] }, bob: { level: 9 }, rolls: { die: [4] } })
  t.choose('ana', 'play', { copy: 'wheel' })
  expect([t.level('ana'), t.level('bob')]).toEqual([5, 5])
  const [en, fr] = textsOf(card)
  expect(en).toMatch(/roll a die\. .*the result/)
  expect(fr).toMatch(/lance un dé\. .*résultat/)
})

describe('the level of a monster that was named', () => {
  const prey: Raw = { do: 'nameMonster', as: 'prey' }
  const level: Raw = { the: 'prey', sum: 'level' }
  const cards = (...effect: readonly Raw[]) => [
    shot('fan', 'combat', prey, ...effect),
    monster('mouse', 3),
    monster('ox', 12),
  ]

  test('is what is printed, whatever it comes to in the fight', () => {
    const t = sit(cards({ do: 'strengthen', side: 'players', add: level }), {
      facing: ['mouse', 'ox'],
      bob: { hand: ['fan', 'furious'] },
    })
    const [players] = t.totals()
    t.choose('bob', 'enhance', { copy: 'furious', slot: 'mouse' })
    t.choose('bob', 'play', { copy: 'fan' }).choose('bob', 'pick', { copy: t.copy('mouse') })
    expect(t.totals()[0]).toBe(players! + 3)
  })

  test.each(['kill', 'remove'])('is known when it has left: %s', (verb) => {
    const gone: Raw = { do: verb, monster: { the: 'prey' }, ...(verb === 'remove' && { treasureOnRemoval: false }) }
    const t = sit(cards(gone, { do: 'loseLevels', levels: level, from: 'main' }), {
      facing: ['mouse', 'ox'],
      ana: { level: 8 },
      bob: { hand: ['fan'] },
    })
    t.choose('bob', 'play', { copy: 'fan' }).choose('bob', 'pick', { copy: t.copy('mouse') })
    expect(t.level('ana')).toBe(5)
  })

  test('of a twin is that of the other', () => {
    const mirror = special('mirror', [{ use: 'combat', effect: [{ do: 'clone' }] }])
    const t = sit([...cards({ do: 'strengthen', side: 'players', add: level }), mirror], {
      facing: ['mouse'],
      bob: { hand: ['mirror', 'fan'] },
    })
    const [players] = t.totals()
    t.choose('bob', 'play', { copy: 'mirror', slot: 'mouse' })
    t.choose('bob', 'play', { copy: 'fan' }).choose('bob', 'pick', { copy: t.copy('mirror') })
    expect(t.totals()[0]).toBe(players! + 3)
  })

  test('of a twin that was killed is still that of the other', () => {
    const mirror = special('mirror', [{ use: 'combat', effect: [{ do: 'clone' }] }])
    const kill: Raw = { do: 'kill', monster: { the: 'prey' } }
    const t = sit([...cards(kill, { do: 'loseLevels', levels: level, from: 'main' }), mirror], {
      facing: ['mouse'],
      ana: { level: 8 },
      bob: { hand: ['mirror', 'fan'] },
    })
    t.choose('bob', 'play', { copy: 'mirror', slot: 'mouse' })
    t.choose('bob', 'play', { copy: 'fan' }).choose('bob', 'pick', { copy: t.copy('mirror') })
    expect(t.level('ana')).toBe(5)
  })

  test('is all that is counted of it, and reads so', () => {
    const lost = (levels: Raw) => shot('fan', 'combat', prey, { do: 'loseLevels', levels, from: 'main' })
    expect(faultsOf(lost({ the: 'prey' }))[0]).toContain('{ "the": NAME, "sum": "level" }')
    expect(faultsOf(lost({ the: 'prey', sum: 'value' }))).toHaveLength(1)
    const [en, fr] = textsOf(lost(level))
    expect(en).toContain('the level of that monster')
    expect(fr).toContain('le niveau de ce monstre')
  })
})

test('a monster that somebody is running from', () => {
  const card = special('hatch', [
    {
      use: 'flight',
      effect: [
        { do: 'nameMonster', as: 'nearest' },
        { do: 'remove', monster: { the: 'nearest' }, treasureOnRemoval: false },
      ],
    },
  ])
  const t = sit([card, monster('mouse', 1), monster('ox', 12)], {
    facing: ['mouse', 'ox'],
    ana: { hand: ['hatch'] },
    rolls: { runAway: [6] },
  })
  t.choose('ana', 'run')
    .choose('ana', 'play', { copy: 'hatch' })
    .choose('ana', 'pick', { copy: t.copy('ox') })
  t.choose('ana', 'roll', { slot: 'mouse' })
  expect(t.fighting()).toBe(false)
  t.finish()
})

test('each has what was named before it, and names of its own', () => {
  const card = inTurn(
    { do: 'nameNumber', least: 1, most: 3, as: 'fee' },
    {
      do: 'each',
      who: 'others',
      effect: [
        { ...discard({ of: 'each', zone: 'hand' }), as: 'card' },
        gain({ the: 'card' }, 'each'),
        gain({ the: 'fee' }, 'each'),
      ],
    },
    gain({ the: 'fee' }),
  )
  const t = sit([card, monster('ox', 3)], { ana: { hand: ['trick'] }, bob: { hand: ['ox'] } })
  t.choose('ana', 'play', { copy: 'trick' }).choose('ana', 'option', { index: 2 })
  expect(LEVELS.map((name) => t.level(name))).toEqual([3, 4, 3])
})

describe('what somebody has he is not given again', () => {
  const search = { do: 'search', cards: { zone: { the: 'find' } } }

  test('into his hand, where he is asked once whether he plays it', () => {
    const drawn = { do: 'draw', deck: 'door', cards: 1, face: 'down', as: 'find' }
    const t = sit([inTurn(drawn, search)], { ana: { hand: ['trick'] }, doors: ['rat'] })
    t.choose('ana', 'play', { copy: 'trick' }).choose('ana', 'keep')
    expect([t.hand('ana'), t.asked().decision]).toEqual([['rat'], 'arrangeOrOpen'])
  })

  test('nor before himself, where he goes on using it', () => {
    const lent = take({ of: 'left', zone: 'table', filter: { kind: 'item' } }, 'you', { equip: true, as: 'find' })
    const t = sit([inTurn(lent, search)], { ana: { hand: ['trick'] }, bob: { table: ['mail'] } })
    t.choose('ana', 'play', { copy: 'trick' })
    expect([t.table('ana'), t.uses('ana', 'mail'), t.strength('ana')]).toEqual([['mail'], true, 3])
  })
})

test('[MK-CURSE-12] names do not lie between an effect and the curse that it stops', () => {
  const ward = special('ward', [
    { use: 'ownCurse', effect: [discard({ zone: 'hand' }, { as: 'lot' }), { do: 'cancel' }, gain({ the: 'lot' })] },
  ])
  const t = sit([ward, curse('hex', lose(2)), monster('ox', 12)], {
    ana: { level: 5, hand: ['ward', 'ox'] },
    bob: { hand: ['hex'] },
  })
  t.choose('bob', 'curse', { copy: 'hex', seat: 'ana' }).choose('ana', 'play', { copy: 'ward' })
  while (t.gate() !== 0) t.close()
  expect([t.level('ana'), t.hand('ana')]).toEqual([6, []])
})

test('names survive being saved, and are gone with the effect', () => {
  const card = inTurn(player('one'), player('two'), gain(1, { the: 'one' }))
  const t = sit([card], { ana: { hand: ['trick'] } })
  const before = t.state.filter((value) => value === 21).length
  t.choose('ana', 'play', { copy: 'trick' }).choose('ana', 'option', { index: 2 })
  t.scene = t.scene.on(loadState(saveState(t.state)), t.scene.play)
  t.choose('ana', 'option', { index: 1 })
  expect(LEVELS.map((name) => t.level(name))).toEqual([1, 1, 2])
  expect(t.state.filter((value) => value === 21).length).toBe(before)
})

test('as many names as a card may give', () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
  const numbers = names.map((as) => ({ do: 'nameNumber', least: 0, most: 5, as }))
  const t = sit([inTurn(...numbers, gain({ plus: [{ the: 'a' }, { times: [2, { the: 'h' }] }] }))], {
    ana: { hand: ['trick'] },
  })
  t.choose('ana', 'play', { copy: 'trick' })
  for (const index of [1, 5, 5, 5, 5, 5, 5, 2]) t.choose('ana', 'option', { index })
  expect(t.level('ana')).toBe(1 + 1 + 4)
})
