// Mechanics I, J and K: durations and statuses, answers to curses, levels.

import { expect, test } from 'vitest'
import { examplesOf } from './examples.ts'
import { curse, cursed, discard, gain, given, item, lose, type Raw, sit, special, stay } from './sit.ts'

const hex = (until: unknown, abilities: readonly Raw[], rest: Raw = {}) => curse('hex', stay(until, abilities, rest))
const weak = [{ figure: 'strength', add: -2 }]

test('curse_next_combat: kept for the next fight, or this one', () => {
  const t = cursed(hex('nextCombat', weak), { ana: { level: 5 }, doors: ['rat'] })
  expect(t.strength('ana')).toBe(5)
  expect(t.choose('ana', 'openDoor').strength('ana')).toBe(3)
  expect(t.win('ana').table('ana')).toEqual([])
})

test('curse_persistent: until something takes it away', () => {
  const t = cursed(hex('untilLifted', weak), { ana: { level: 5 }, doors: ['rat'] })
  expect(t.choose('ana', 'openDoor').win('ana').strength('ana')).toBe(4)
})

test('curse_removed_by_event: an event ends it, whatever the event is', () => {
  const hat = cursed(hex({ until: { wears: { slot: 'head' } } }, weak), { ana: { level: 5, hand: ['helmet'] } })
  expect(hat.choose('ana', 'playItem', { copy: 'helmet' }).table('ana')).toEqual(['helmet'])
  const gone = hex('untilLifted', [...weak, { on: 'levelLost', effect: [discard({ zone: 'self' })] }])
  const t = sit([gone], { ana: { level: 5 }, bob: { hand: ['hex', 'lose-level'] } }).choose('bob', 'curse', {
    copy: 'hex',
    seat: 'ana',
  })
  expect(t.strength('ana')).toBe(3)
  expect(t.choose('bob', 'curse', { copy: 'lose-level', seat: 'ana' }).strength('ana')).toBe(4)
})

test('curse_item_penalty: an item counts against its owner', () => {
  const t = cursed(
    hex('untilLifted', [{ reversed: 'items', filter: { host: true } }], { on: { zone: 'worn', extreme: 'bestBonus' } }),
    { ana: { level: 5, table: ['sword', 'helmet'] }, doors: ['rat'] },
  )
  expect(t.choose('ana', 'openDoor').totals()[0]).toBe(5 - 3 + 1)
})

test('status_until: until a level is gained, something killed, or one’s own turn begun', () => {
  const after = (until: unknown, spec: Parameters<typeof sit>[1]) =>
    cursed(hex(until, weak), { ana: { level: 5 }, doors: ['rat'], ...spec })
  expect(
    after('untilLevelGained', { ana: { level: 5, hand: ['level-up'] } })
      .choose('ana', 'play', { copy: 'level-up', index: 'ana' })
      .table('ana'),
  ).toEqual([])
  expect(after('untilKill', {}).choose('ana', 'openDoor').win('ana').table('ana')).toEqual([])
  expect(after('untilSoloKill', {}).choose('ana', 'openDoor').win('ana').table('ana')).toEqual([])
  const caughtOne = hex('untilLifted', [...weak, { on: 'caught', effect: [discard({ zone: 'self' })] }])
  const t = sit([caughtOne], { ana: { level: 5 }, bob: { hand: ['hex'] }, facing: 'ogre', rolls: { runAway: [1] } })
  t.choose('bob', 'curse', { copy: 'hex', seat: 'ana' }).choose('ana', 'run').choose('ana', 'roll', { slot: 0 })
  expect([t.table('ana'), t.level('ana')]).toEqual([[], 3])
})

test('cannot_help: he may not help', () => {
  const t = sit([hex('untilKill', [{ bans: 'helping' }])], { bob: { hand: ['hex'] }, facing: 'ogre' }).choose(
    'bob',
    'curse',
    { copy: 'hex', seat: 'cyd' },
  )
  expect([t.would('ana', 'ask', { seat: 'cyd' }), t.would('ana', 'ask', { seat: 'bob' })]).toEqual([false, true])
})

test('cannot_get_help: nobody may help him', () => {
  const t = sit([hex('untilKill', [{ bans: 'beingHelped' }])], { bob: { hand: ['hex'] }, facing: 'ogre' })
  expect(t.choose('bob', 'curse', { copy: 'hex', seat: 'ana' }).offered('ana', 'ask')).toBe(false)
})

test('must_help_others: he has to help, for nothing', () => {
  const vow = hex('untilKill', [{ bans: 'refusingHelp' }, { bans: 'beingPaid' }])
  const t = sit([vow], { bob: { hand: ['hex'] }, facing: 'ogre' }).choose('bob', 'curse', { copy: 'hex', seat: 'cyd' })
  t.choose('ana', 'ask', { seat: 'cyd', index: 0 })
  expect(t.offered('cyd', 'refuse')).toBe(false)
  expect(t.offers('cyd').map(({ type }) => type)).toContain('accept')
})

test('cannot_receive: he gets no cards', () => {
  const gift = special('gift', [
    { use: 'any', effect: [{ do: 'draw', deck: 'treasure', cards: 1, face: 'down', to: 'everyone' }] },
  ])
  const t = cursed(hex('untilKill', [{ bans: 'receiving' }]), { ana: { hand: ['gift'] } }, [gift]).choose(
    'ana',
    'play',
    { copy: 'gift' },
  )
  expect([t.hand('ana'), t.hand('cyd').length]).toEqual([[], 1])
})

test('sex_change: the sex changes, of whomever the card means', () => {
  const swap = curse('swap', { do: 'changeSex' }, { do: 'each', who: 'left', effect: [{ do: 'changeSex' }] })
  const t = cursed(swap, { ana: { sex: 'female' }, bob: { sex: 'male' } })
  expect(t.events().flatMap((event) => (event.type === 'sexChanged' ? [event.seat] : []))).toEqual([0, 1])
})

test('skip_turn: a turn is sat out', () => {
  const nap = special('nap', [
    { use: 'any', effect: [{ do: 'each', who: 'target', effect: [{ do: 'skip', what: 'turn' }] }, { do: 'endTurn' }] },
  ])
  const t = sit([nap], { ana: { hand: ['nap'] } }).choose('ana', 'play', { copy: 'nap', index: 'bob' })
  expect(t.asked().seats).toEqual(['cyd'])
})

test('attach_to_player: the card lies before a player of choice', () => {
  const badge = special('badge', [
    {
      use: 'any',
      target: { sex: 'male' },
      effect: [stay('untilLifted', [{ figure: 'flee', add: 1 }], { who: 'target' })],
    },
  ])
  const t = sit([badge], { ana: { hand: ['badge'] }, bob: { sex: 'male' } })
  expect(t.would('ana', 'play', { copy: 'badge', index: 'cyd' })).toBe(false)
  t.choose('ana', 'play', { copy: 'badge', index: 'bob' })
  expect([t.table('bob'), t.figure('bob', 'flee'), t.figure('ana', 'flee')]).toEqual([['badge'], 1, 0])
})

test('keep_in_play: a rule for the whole table', () => {
  const rule = special('rule', [
    {
      use: 'any',
      effect: [
        stay('untilLifted', [
          { figure: 'hands', add: 1, for: 'everyone' },
          { bans: 'looting', for: 'others' },
        ]),
      ],
    },
  ])
  const t = sit([rule], { ana: { hand: ['rule'] } }).choose('ana', 'play', { copy: 'rule' })
  expect(['ana', 'bob', 'cyd'].map((name) => t.figure(name, 'hands'))).toEqual([1, 1, 1])
})

test('curse_cancel: a curse is stopped, one’s own or another’s', () => {
  const ward = special('ward', [{ use: 'curse', effect: [{ do: 'cancel' }] }])
  const t = sit([ward], { ana: { level: 3 }, bob: { hand: ['lose-level'] }, cyd: { hand: ['ward'] } })
  t.choose('bob', 'curse', { copy: 'lose-level', seat: 'ana' }).choose('cyd', 'play', { copy: 'ward' })
  expect([t.level('ana'), t.pile('doorDiscards')]).toEqual([3, ['lose-level']])
})

test('curse_redirect: onto somebody else, or back to whoever played it', () => {
  const turned = (effect: Raw, index: number | string) => {
    const mirror = special('mirror', [{ use: 'ownCurse', effect: [effect] }])
    const t = sit([mirror], {
      ana: { level: 3, hand: ['mirror'] },
      bob: { level: 3, hand: ['lose-level'] },
      cyd: { level: 3 },
    })
    t.choose('bob', 'curse', { copy: 'lose-level', seat: 'ana' })
      .choose('ana', 'play', { copy: 'mirror', index })
      .close()
    return ['ana', 'bob', 'cyd'].map((name) => t.level(name))
  }
  expect(turned({ do: 'redirect' }, 'cyd')).toEqual([3, 3, 2])
  expect(turned({ do: 'redirect', to: 'actor' }, 0)).toEqual([3, 2, 3])
})

test('curse_immune_door: not by what comes through the door', () => {
  const veil = item('veil', { abilities: [{ permits: 'noDoorCurses' }] })
  const t = sit([veil], { ana: { level: 3, table: ['veil'] }, bob: { hand: ['lose-item'] }, doors: ['lose-level'] })
  expect(t.choose('ana', 'openDoor').level('ana')).toBe(3)
  expect(t.choose('bob', 'curse', { copy: 'lose-item', seat: 'ana' }).table('ana')).toEqual([])
})

const level = (id: string, use: Raw): Raw => special(id, [{ use: 'any', ...use }], { levelCard: true })

test('gual: a level at once', () => {
  const t = sit([level('pie', { effect: [gain(1)] })], { ana: { hand: ['pie'] } }).choose('ana', 'play', {
    copy: 'pie',
  })
  expect(t.level('ana')).toBe(2)
})

test('gual_cond: a level under a condition', () => {
  const pie = level('pie', { when: { not: { standing: 'highest' } }, effect: [gain(2)] })
  expect(sit([pie], { ana: { hand: ['pie'] } }).offered('ana', 'play')).toBe(false)
  expect(
    sit([pie], { ana: { hand: ['pie'] }, bob: { level: 2 } })
      .choose('ana', 'play', { copy: 'pie' })
      .level('ana'),
  ).toBe(3)
})

test('kill_other_card: a card of any player is destroyed for it', () => {
  const axe = level('axe', {
    when: { among: 'everyone', some: { carries: { kind: 'acolyte' } } },
    effect: [
      discard({ zone: 'table', of: 'everyone', filter: { kind: 'acolyte' }, by: 'you' }, { as: 'victim' }),
      given({ count: { the: 'victim' }, is: { least: 1 } }, [gain(1)]),
    ],
  })
  const spec = { box: 'star', ana: { hand: ['axe'] }, bob: { table: ['squire'] }, cyd: { table: ['porter'] } }
  const t = sit([axe], spec).choose('ana', 'play', { copy: 'axe' }).choose('ana', 'pick', { copy: 'porter' })
  expect([t.level('ana'), t.table('bob'), t.table('cyd')]).toEqual([2, ['squire'], []])
  expect(sit([axe], { box: 'star', ana: { hand: ['axe'] } }).offered('ana', 'play')).toBe(false)
})

test('steal_level: a level of another, who must have one to lose', () => {
  const theft = level('theft', {
    target: { more: { levelOf: 'tried' }, than: 1 },
    effect: [{ ...lose(1, 'target'), as: 'loot' }, gain({ the: 'loot' }, 'you')],
  })
  const t = sit([theft], { ana: { hand: ['theft'] }, bob: { level: 4 } })
  expect(t.would('ana', 'play', { copy: 'theft', index: 'cyd' })).toBe(false)
  t.choose('ana', 'play', { copy: 'theft', index: 'bob' })
  expect([t.level('ana'), t.level('bob')]).toEqual([2, 3])
})

test('level_by_discards: levels for cards', () => {
  const desk = item('desk', {
    abilities: [{ use: 'ownTurn', when: { standing: 'lowest' }, cost: { discard: 3 }, effect: [gain(1)] }],
  })
  const hand = ['rat', 'imp', 'ogre']
  const t = sit([desk], { ana: { hand, table: ['desk'] } }).choose('ana', 'useAbility', { copy: 'desk' })
  for (const copy of hand) t.choose('ana', 'pay', { copy })
  expect(t.level('ana')).toBe(2)
})

test('level_on_event: an event brings it, one’s own or another’s, by its cause', () => {
  const jealous = item('jealous', {
    abilities: [{ on: 'levelGained', of: 'others', when: { levelFrom: 'card' }, effect: [gain(1)] }],
  })
  const t = sit([jealous], { ana: { level: 2, hand: ['level-up'] }, bob: { table: ['jealous'] }, doors: ['rat'] })
  t.choose('ana', 'play', { copy: 'level-up', index: 'ana' })
  expect([t.level('ana'), t.level('bob')]).toEqual([3, 2])
  expect(t.choose('ana', 'openDoor').win('ana').level('bob')).toBe(2)
})

test('level_to_trait_holders: all holders of a class', () => {
  const hymn = level('hymn', { effect: [gain(1, { holders: 'priest' })] })
  const t = sit([hymn], { ana: { hand: ['hymn'] }, bob: { table: ['priest'] } }).choose('ana', 'play', { copy: 'hymn' })
  expect([t.level('ana'), t.level('bob')]).toEqual([1, 2])
})

test('level_gift: a level, and a drawback with it', () => {
  const gift = special('gift', [
    { use: 'any', effect: [gain(1, 'target'), stay('untilKill', [{ figure: 'flee', add: -2 }], { who: 'target' })] },
  ])
  const t = sit([gift], { ana: { hand: ['gift'] } }).choose('ana', 'play', { copy: 'gift', index: 'bob' })
  expect([t.level('bob'), t.figure('bob', 'flee')]).toEqual([2, -2])
})

test('can_win: it may even be the winning level', () => {
  const hymn = { ...level('hymn', { effect: [gain(1)] }), overrides: ['tenByKill'] }
  const t = sit([hymn], { box: 'zombies', ana: { level: 9, hand: ['hymn'] } }).choose('ana', 'play', { copy: 'hymn' })
  expect(t.events().some(({ type }) => type === 'ended')).toBe(true)
  const plain = sit([level('pie', { effect: [gain(1)] })], { ana: { level: 9, hand: ['pie'] } })
  expect(plain.offered('ana', 'play')).toBe(false)
})

examplesOf('i')
