// A word that stands for nobody where it is written is refused, with those that stand for somebody there.

import { expectedInFrench, readPack } from '@brouhaha/cards'
import { describe, expect, test } from 'vitest'
import { MOMENTS, PARTS, type Part, WINDOWS } from '../src/language/meanings.ts'

type Raw = Readonly<Record<string, unknown>>

const worded = { en: { name: 'x' }, fr: { name: 'x' } }
const curse = (...effect: readonly Raw[]): Raw => ({ id: 'woe', kind: 'curse', deck: 'door', effect, ...worded })
const item = (...abilities: readonly Raw[]): Raw => ({
  id: 'hat',
  kind: 'item',
  deck: 'treasure',
  value: 1,
  abilities,
  ...worded,
})
const special = (use: string, ...effect: readonly Raw[]): Raw => ({
  id: 'paper',
  kind: 'special',
  deck: 'door',
  uses: [{ use, effect }],
  ...worded,
})
const monster = (rest: Raw): Raw => ({
  id: 'imp',
  kind: 'monster',
  deck: 'door',
  level: 1,
  treasures: 1,
  badStuff: [],
  ...worded,
  ...rest,
})

const faultsOf = (card: Raw): readonly string[] => {
  const read = readPack({ box: 'test', cards: [card] })
  return 'pack' in read ? [] : read.faults.map(({ expected }) => expected)
}

const PLACES: Readonly<Record<Part, (steps: Raw, asked: Raw) => Raw>> = {
  card: (_, usableBy) => ({ ...item({ figure: 'strength', add: 1 }), usableBy }),
  standing: (_, when) => item({ figure: 'strength', add: 1, when }),
  curse: (step) => curse(step),
  badStuff: (step) => monster({ badStuff: [step] }),
  meeting: (step) => monster({ onReveal: [step] }),
  kill: (step) => monster({ onKill: [step] }),
  drawn: (step) => ({ ...item({ figure: 'strength', add: 1 }), onDraw: [step] }),
}

describe.each(['actor', 'victim', 'target'] as const)('%s', (word) => {
  const step = { do: 'loseLevels', levels: 1, from: word }

  test.each(Object.entries(WINDOWS))('in the window %s', (window, meaning) => {
    expect(faultsOf(special(window, step)).length).toBe(meaning[word] === undefined ? 1 : 0)
  })

  test.each(Object.entries(MOMENTS))('at the moment %s', (on, meaning) => {
    expect(faultsOf(item({ on, effect: [step] })).length).toBe(meaning[word] === undefined ? 1 : 0)
  })

  test.each(Object.entries(PARTS))('in %s', (part, meaning) => {
    const faults = faultsOf(PLACES[part as Part](step, { is: word }))
    expect(faults.length).toBe(meaning[word] === undefined ? 1 : 0)
  })
})

test('it is told what to write instead, in both languages', () => {
  expect(faultsOf(special('discard', { do: 'loseLevels', levels: 1, from: 'actor' }))).toEqual([
    'you, active or another: nobody is actor here',
  ])
  const [target] = faultsOf(curse({ do: 'loseLevels', levels: 1, from: 'target' }))
  expect(target).toBe('{ "the": NAME } behind a namePlayer, you, victim, active or another: nobody is target here')
  expect(expectedInFrench(target!)).toBe(
    '{ "the": NAME } après un namePlayer, you, victim, active ou un autre\u00a0: ici, personne n\'est target',
  )
})

describe('what an effect lays down knows nothing of it', () => {
  const laid = (...abilities: readonly Raw[]): Raw => ({ do: 'stay', until: 'untilLifted', abilities })
  const losing = (from: unknown): Raw => ({ on: 'won', effect: [{ do: 'loseLevels', levels: 1, from }] })

  test.each<[string, Raw]>([
    ['its window', special('curse', laid(losing('victim')))],
    ['its victim', curse(laid({ figure: 'strength', add: { levelOf: 'victim' } }))],
    ['its names', special('any', { do: 'namePlayer', as: 'cook' }, laid(losing({ the: 'cook' })))],
    ['whom it has named', special('any', { do: 'namePlayer', as: 'one' }, laid(losing('target')))],
    ['the seat of an each', curse({ do: 'each', who: 'left', effect: [laid(losing('each'))] })],
    ['when it ends', curse({ do: 'stay', until: { until: { is: 'victim' } }, abilities: [] })],
    ['what ends it', curse({ ...laid(), lift: { cards: { zone: 'hand', of: 'victim' } } })],
  ])('%s', (_, card) => {
    expect(faultsOf(card)).toHaveLength(1)
  })
})

test('only what a stay has laid down goes on staying', () => {
  const passed = { do: 'take', cards: { zone: 'self' }, to: 'left', staying: true }
  const trigger = { on: 'won', effect: [passed] }
  expect(faultsOf(curse({ do: 'stay', until: 'untilLifted', abilities: [trigger] }))).toEqual([])
  const [fault] = faultsOf(curse(passed))
  expect(fault).toBe('no staying: only self goes on staying, out of what its own stay says')
  expect(expectedInFrench(fault!)).not.toBeNull()
  expect(faultsOf(item(trigger))).toHaveLength(1)
})

test('a card that goes on staying still bears counters, and one that is taken away bears none', () => {
  const taken = (rest: Raw): Raw => ({ do: 'take', cards: { zone: 'self' }, to: 'left', ...rest })
  const laid = (...effect: readonly Raw[]): Raw =>
    curse({ do: 'stay', until: 'untilLifted', abilities: [{ on: 'won', effect }] })
  const counted = { do: 'addCounters', counters: 1 }
  expect(faultsOf(laid(taken({ staying: true }), counted))).toEqual([])
  expect(faultsOf(laid(counted, taken({})))).toEqual([])
  for (const gone of [taken({}), { do: 'discard', cards: { zone: 'self' } }])
    expect(faultsOf(laid(gone, counted))).toEqual([
      'another card, or a stay before it: this card lies before nobody here, and only what does carries counters; a stay may say counters itself, and what comes behind it may speak of them',
    ])
})

describe('the seat that is tried', () => {
  const higher = { more: { levelOf: 'tried' }, than: { levelOf: 'you' } }
  const given = (when: Raw, then: readonly Raw[] = []): Raw => ({ do: 'if', when, then })
  const lose = (from: unknown): Raw => ({ do: 'loseLevels', levels: 1, from })

  test.each<[string, Raw]>([
    ['like', special('any', lose({ like: higher }))],
    ['some', special('any', given({ among: 'others', some: higher }))],
    ['every', special('any', given({ among: 'others', every: higher }))],
    ['anyFighter', special('any', given({ anyFighter: higher }))],
    ['everyFighter', special('any', given({ everyFighter: higher }))],
    ['seats that are counted', special('any', { do: 'loseLevels', levels: { seats: 'others', when: higher } })],
    ['a player who is named', special('any', { do: 'namePlayer', as: 'one', when: higher })],
    ['target', { ...special('any'), uses: [{ use: 'any', target: higher, effect: [lose('target')] }] }],
    ['what holds for others', item({ figure: 'strength', add: -1, for: 'others', when: higher })],
  ])('%s', (_, card) => {
    expect(faultsOf(card)).toEqual([])
  })

  test.each<[string, Raw]>([
    ['a use', { ...special('any'), uses: [{ use: 'any', when: higher, effect: [lose('you')] }] }],
    ['an if', special('any', given(higher))],
    ['what is one’s own', item({ figure: 'strength', add: -1, when: higher })],
    ['a step', special('any', lose('tried'))],
  ])('is nobody in %s', (_, card) => {
    expect(faultsOf(card)).toHaveLength(1)
  })
})
