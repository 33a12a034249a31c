// What can be known of effects by walking what their verbs declare.

import {
  type Aim,
  aDie,
  addMonster,
  aimOf,
  amountOf,
  armsOf,
  type Condition,
  cancel,
  choose,
  clone,
  die,
  discard,
  draw,
  type Effect,
  each,
  gainLevels,
  inCase,
  kill,
  leadsTo,
  letEscape,
  loseLevels,
  namePlayer,
  pay,
  pickOf,
  redirect,
  remove,
  roll,
  setLevel,
  speaksOfItself,
  stay,
  strengthen,
  take,
  the,
  use,
} from '@brouhaha/cards'
import { describe, expect, test } from 'vitest'
import { mentions } from '../src/walk/mention.ts'
import { AMOUNTS, CONDITIONS, COSTS, DURATIONS, EFFECTS, PICKS, RULES, WHO, ZONES } from './constructs.ts'

const ALL: readonly Effect[] = [
  ...Object.values(EFFECTS).flat(),
  ...Object.values(CONDITIONS).flatMap((each) => each.map((one) => inCase(one, [die()]))),
  ...Object.values(AMOUNTS).flatMap((each) => each.map((one) => gainLevels(one))),
  ...Object.values(PICKS).map((one) => discard(one)),
  ...Object.values(ZONES).map((one) => discard(one)),
  ...Object.values(WHO).map((one) => die(one)),
  ...Object.values(COSTS).map((one) => pay(one, [])),
  ...Object.values(DURATIONS).map((one) => stay(one, [])),
  ...RULES.map((one) => stay('combat', [one])),
]

describe('no mention of a seat or a zone is overlooked', () => {
  const said = (effect: object, word: string): boolean => JSON.stringify(effect).includes(`:"${word}"`)
  const withoutAbilities = (effect: Effect): object => ({ ...effect, abilities: [] })

  test.each([
    'you',
    'victim',
    'target',
    'actor',
    'main',
    'helper',
    'fighters',
    'bystanders',
    'active',
    'left',
    'neighbours',
  ] as const)('%s', (seat) => {
    // What stays speaks of its own seats; passed on is in a direction.
    for (const effect of ALL.filter(({ do: verb }) => verb !== 'passHands'))
      expect([effect, mentions([effect], { seat })]).toEqual([effect, said(withoutAbilities(effect), seat)])
  })

  test.each(['worn', 'table', 'handOrItems', 'doorDiscards', 'peeked', 'combat', 'it'] as const)('%s', (zone) => {
    for (const effect of ALL.filter((one) => !('until' in one) && !('from' in one)))
      expect([effect, mentions([effect], { zone })]).toEqual([effect, said(effect, zone)])
  })
})

describe('what whoever plays it must name', () => {
  const isTarget: Condition = { is: 'target' }
  const cases: readonly (readonly [Aim, readonly Effect[]])[] = [
    ['nothing', [gainLevels(1)]],
    ['seat', [gainLevels(1, 'target')]],
    ['seat', [gainLevels({ levelOf: 'target' })]],
    ['seat', [choose([die('target')], [])]],
    ['seat', [inCase(isTarget, [])]],
    ['seat', [draw('door', 1), discard({ zone: 'hand', of: 'target' })]],
    ['nothing', [namePlayer('one'), die(the('one'))]],
    ['nothing', []],
    ['seat', [redirect()]],
    ['seat', [strengthen('either', 2), redirect()]],
    ['seat', [gainLevels(1), choose([redirect()], [])]],
    ['nothing', [namePlayer('one'), redirect(the('one'))]],
    ['nothing', [redirect('left')]],
    ['side', [strengthen('either', 2)]],
    ['nothing', [strengthen('players', 2)]],
    ['monster', [remove('named', true)]],
    ['monster', [kill({ named: { tag: 'undead' } })]],
    ['nothing', [kill('all')]],
    ['seat', [kill('all'), die('target')]],
    ['monster', [clone()]],
    ['monster', [letEscape('you', 'named')]],
    ['ownMonster', [addMonster()]],
    ['swap', [addMonster({ instead: true })]],
    ['monster', [addMonster({ instead: true, from: 'doorDeck' })]],
    ['nothing', [addMonster({ by: 'others' })]],
    ['seat', [addMonster({ by: 'others' }), die('target')]],
    ['seat', [strengthen('either', 2), die('target')]],
    ['nothing', [stay('untilLifted', [{ use: 'any', effect: [die('target')] }])]],
  ]

  test.each(cases)('%s: %j', (aim, effects) => {
    expect(aimOf(use('combat', effects))).toBe(aim)
  })

  test('a condition on whoever is aimed at, and a card that lies there, come first', () => {
    expect(aimOf(use('any', [strengthen('either', 1)], { target: { level: { least: 2 } } }))).toBe('seat')
    expect(aimOf(use('discard', [die('target')]))).toBe('discards')
    expect(aimOf(use('draw', [cancel()]))).toBe('drawn')
  })
})

test('a card that speaks of itself may come back', () => {
  expect(speaksOfItself([choose([], [take({ zone: 'self' }, 'you')])])).toBe(true)
  expect(speaksOfItself([pay({ self: true }, [])])).toBe(true)
  expect(speaksOfItself([stay('combat', [{ doubled: 'self' }])])).toBe(true)
  const isThere: Condition = { count: { cardsIn: 'self' }, is: { least: 1 } }
  expect(speaksOfItself([stay('combat', [{ bans: 'selling', when: isThere }])])).toBe(true)
  expect(speaksOfItself([stay('combat', [{ figure: 'flee', add: { cardsIn: 'self' } }])])).toBe(true)
  expect(speaksOfItself([stay('combat', [use('any', [], { cost: { self: true } })])])).toBe(true)
  expect(speaksOfItself([stay('combat', [use('any', [take({ zone: 'self' }, 'you')])])])).toBe(true)
  expect(speaksOfItself([stay('combat', [{ bans: 'selling', when: { has: 'elf' } }])])).toBe(false)
  expect(speaksOfItself([stay('combat', [{ doubled: 'items' }]), take({ zone: 'it' }, 'you')])).toBe(false)
})

test('arms stand in the order of the fields, empty where they are left out', () => {
  expect(armsOf(inCase({ level: { least: 1 } }, [die()]))).toEqual([[die()], []])
  expect(armsOf(roll([1, 3, [die()]], [4, 6, []]))).toEqual([[die()], []])
  expect(armsOf(loseLevels(1))).toEqual([[]])
  expect(armsOf(gainLevels(1))).toEqual([])
})

test('what may happen is looked for in every arm', () => {
  expect(leadsTo([each('others', [loseLevels(1, undefined, { otherwise: [die()] })])], 'die')).toBe(true)
  expect(leadsTo([each('others', [loseLevels(1)])], 'die')).toBe(false)
})

test('the amount and the cards that a step says', () => {
  expect(amountOf(loseLevels(aDie))).toEqual(aDie)
  expect(amountOf(setLevel(3))).toBe(3)
  expect(amountOf(setLevel('lowest'))).toBeNull()
  expect(pickOf(take({ zone: 'hand' }, 'left'))).toEqual({ zone: 'hand' })
  expect(pickOf(gainLevels(1))).toBeNull()
})
