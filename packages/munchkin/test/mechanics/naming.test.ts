// What a card leaves open is asked for when it is reached, however deep that is.

import { describe, expect, test } from 'vitest'
import { given, monster, type Raw, shot, sit, special, strengthen } from './sit.ts'

const RAT = monster('mouse', 1)
const OX = monster('ox', 12)
const KILLED: Raw = { do: 'kill', monster: 'named' }
const REMOVED: Raw = { do: 'remove', monster: 'named', treasureOnRemoval: false }
const ALWAYS: Raw = { level: { least: 1 } }

/** Ana fights both; the card is in the hand of one of them. */
const fighting = (card: Raw, holder: 'ana' | 'bob', rest: Raw = {}) =>
  sit([RAT, OX, card], { facing: ['mouse', 'ox'], [holder]: { hand: [String(card.id)] }, ...rest })

const monstersOf = (t: ReturnType<typeof sit>): string[] =>
  ['mouse', 'ox'].filter((id) => {
    try {
      return t.slot(id) >= 0
    } catch {
      return false
    }
  })

type Inside = [string, (step: Raw) => Raw, (t: ReturnType<typeof sit>) => unknown, Raw]

const INSIDE: Inside[] = [
  ['if', (step) => given(ALWAYS, [step]), () => undefined, {}],
  [
    'choose',
    (step) => ({ do: 'choose', options: [[step], [strengthen('players', 1)]] }),
    (t) => t.choose('bob', 'option', { index: 0 }),
    {},
  ],
  [
    'roll',
    (step) => ({ do: 'roll', rows: [{ on: [1, 6], effect: [step] }] }),
    () => undefined,
    { rolls: { die: [3] } },
  ],
  [
    'pay',
    // biome-ignore lint/suspicious/noThenProperty: a field of the language
    (step) => ({ do: 'pay', cost: { levels: 1 }, then: [step], else: [] }),
    (t) => t.choose('bob', 'option', { index: 0 }),
    {},
  ],
  ['each', (step) => ({ do: 'each', who: 'you', effect: [step] }), () => undefined, {}],
  ['if in if', (step) => given(ALWAYS, [given(ALWAYS, [step])]), () => undefined, {}],
]

describe.each(INSIDE)('inside %s', (_name, around, lead, rest) => {
  const play = (step: Raw) => {
    const t = fighting(shot('wand', 'combat', around(step)), 'bob', { ...rest, bob: { level: 3, hand: ['wand'] } })
    t.choose('bob', 'play', { copy: 'wand' })
    lead(t)
    return t
  }

  test('a monster that is to be named is asked for: removed', () => {
    const t = play(REMOVED)
    expect(t.asked()).toEqual({ seats: ['bob'], decision: 'remove:monster' })
    t.choose('bob', 'pick', { copy: t.copy('ox') })
    expect(monstersOf(t)).toEqual(['mouse'])
  })

  test('a monster that is to be named is asked for: killed', () => {
    const t = play(KILLED)
    expect(t.asked()).toEqual({ seats: ['bob'], decision: 'kill:monster' })
    t.choose('bob', 'pick', { copy: t.copy('mouse') })
    expect(monstersOf(t)).toEqual(['ox'])
  })

  test('a side that is to be named is asked for', () => {
    const t = play(strengthen('either', 5))
    const before = t.totals()
    expect(t.asked()).toEqual({ seats: ['bob'], decision: 'strengthen:how' })
    t.choose('bob', 'option', { index: 1 })
    expect(t.totals()).toEqual([before[0], before[1] + 5])
  })
})

test('only such monsters are on offer, and one alone is not asked for', () => {
  const t = fighting(
    shot('wand', 'combat', given(ALWAYS, [{ ...KILLED, monster: { named: { level: { most: 2 } } } }])),
    'bob',
  )
  t.choose('bob', 'play', { copy: 'wand' })
  expect(monstersOf(t)).toEqual(['ox'])
})

test.each([
  ['killed', KILLED],
  ['removed', REMOVED],
])('one that is to be %s is asked for among those alone that are meant', (_how, step) => {
  const small = { named: { level: { most: 2 } } }
  const MOUSE = monster('dormouse', 2)
  const card = shot('wand', 'combat', given(ALWAYS, [{ ...step, monster: small }]))
  const t = sit([RAT, MOUSE, OX, card], { facing: ['mouse', 'ox', 'dormouse'], bob: { hand: ['wand'] } })
  t.choose('bob', 'play', { copy: 'wand' })
  expect(t.refused('bob', 'pick', { copy: t.copy('ox') })).toBe('MK-CURSE-05')
  expect(t.offers('bob').filter(({ type }) => type === 'pick').length).toBe(2)
  t.choose('bob', 'pick', { copy: t.copy('dormouse') })
  expect(monstersOf(t)).toEqual(['mouse', 'ox'])
  const none = fighting(
    shot('wand', 'combat', given(ALWAYS, [{ ...step, monster: { named: { level: { least: 20 } } } }])),
    'bob',
  )
  expect(monstersOf(none.choose('bob', 'play', { copy: 'wand' }))).toEqual(['mouse', 'ox'])
})

test('a monster from hand is asked for inside, and may be refused', () => {
  const BEAR = monster('bear', 6)
  const card = special('call', [{ use: 'combat', effect: [given(ALWAYS, [{ do: 'addMonster' }])] }])
  const t = sit([RAT, BEAR, card], { facing: 'mouse', bob: { hand: ['call', 'bear'] } })
  t.choose('bob', 'play', { copy: 'call' })
  expect(t.asked()).toEqual({ seats: ['bob'], decision: 'addMonster:which' })
  t.choose('bob', 'pick', { copy: t.copy('bear') })
  expect(t.slot('bear')).toBe(1)
})

test('who takes the place of which monster is asked for inside, one after the other', () => {
  const BEAR = monster('bear', 6)
  const card = special('swap', [{ use: 'combat', effect: [given(ALWAYS, [{ do: 'addMonster', instead: true }])] }])
  const t = sit([RAT, OX, BEAR, card], { facing: ['mouse', 'ox'], bob: { hand: ['swap', 'bear'] } })
  t.choose('bob', 'play', { copy: 'swap' })
  expect(t.asked()).toEqual({ seats: ['bob'], decision: 'addMonster:monster' })
  t.choose('bob', 'pick', { copy: t.copy('ox') })
  expect(t.asked()).toEqual({ seats: ['bob'], decision: 'addMonster:which' })
  t.choose('bob', 'pick', { copy: t.copy('bear') })
  expect([monstersOf(t), t.slot('bear')]).toEqual([['mouse'], 1])
})

test('and where another brings it, whoever plays the card says in whose place', () => {
  const BEAR = monster('bear', 6)
  const step = { do: 'addMonster', instead: true, by: 'left' }
  const card = special('relief', [{ use: 'combat', effect: [given(ALWAYS, [step])] }])
  const t = sit([RAT, OX, BEAR, card], { facing: ['mouse', 'ox'], bob: { hand: ['relief'] }, cyd: { hand: ['bear'] } })
  t.choose('bob', 'play', { copy: 'relief' })
  expect(t.asked()).toEqual({ seats: ['bob'], decision: 'addMonster:monster' })
  t.choose('bob', 'pick', { copy: t.copy('ox') })
  expect(t.asked()).toEqual({ seats: ['cyd'], decision: 'addMonster:which' })
  t.choose('cyd', 'pick', { copy: t.copy('bear') })
  expect([monstersOf(t), t.slot('bear')]).toEqual([['mouse'], 1])
})

test('a doubled monster is asked for inside', () => {
  const card = special('copier', [{ use: 'combat', effect: [given(ALWAYS, [{ do: 'clone' }])] }])
  const t = fighting(card, 'bob')
  const [, before] = t.totals()
  t.choose('bob', 'play', { copy: 'copier' })
  expect(t.asked()).toEqual({ seats: ['bob'], decision: 'clone:monster' })
  t.choose('bob', 'pick', { copy: t.copy('mouse') })
  expect(t.totals()[1]).toBe(before + 1)
})

test('the monster to escape from is asked for inside', () => {
  const card = special('door', [
    { use: 'flight', effect: [given(ALWAYS, [{ do: 'escape', who: 'main', from: 'named' }])] },
  ])
  const t = sit([RAT, OX, card], {
    facing: ['mouse', 'ox'],
    ana: { level: 1, hand: ['door'] },
    rolls: { runAway: [6] },
  })
  t.choose('ana', 'run').choose('ana', 'play', { copy: 'door' })
  expect(t.asked()).toEqual({ seats: ['ana'], decision: 'escape:monster' })
  t.choose('ana', 'pick', { copy: t.copy('ox') })
  t.choose('ana', 'roll', { slot: 'mouse' })
  t.finish()
})

test('what was named with the card is not asked for again, and means the same', () => {
  const card = shot('wand', 'combat', strengthen('either', 2), given(ALWAYS, [strengthen('either', 3)]))
  const t = fighting(card, 'bob')
  const before = t.totals()
  t.choose('bob', 'play', { copy: 'wand', index: 1 })
  expect(t.totals()).toEqual([before[0], before[1] + 5])
})

test('a side that was asked for is meant by all that follows', () => {
  const card = shot('wand', 'combat', given(ALWAYS, [strengthen('either', 2), strengthen('either', 3)]))
  const t = fighting(card, 'bob')
  const before = t.totals()
  t.choose('bob', 'play', { copy: 'wand' }).choose('bob', 'option', { index: 1 })
  expect([t.asked().decision, t.totals()]).toEqual(['fightOrRun', [before[0], before[1] + 5]])
})

test('what a way was chosen by is not what was named', () => {
  const card = special('dice', [
    {
      use: 'ownTurn',
      effect: [
        { do: 'discard', cards: { zone: 'hand', take: 2 }, as: 'lost' },
        { do: 'choose', options: [[], [{ do: 'gainLevels', levels: { the: 'lost' } }]] },
      ],
    },
  ])
  const t = sit([RAT, OX, card], { ana: { level: 1, hand: ['dice', 'mouse', 'ox'] } })
  t.choose('ana', 'play', { copy: 'dice' }).choose('ana', 'option', { index: 1 })
  expect(t.level('ana')).toBe(3)
})
