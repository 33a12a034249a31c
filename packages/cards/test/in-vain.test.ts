// What a fight leaves no room for, and cards that go nowhere: refused where they stand, with what to write instead.

import {
  addMonster,
  clone,
  dismissHelper,
  type Effect,
  each,
  expectedInFrench,
  forceHelp,
  gainLevels,
  helpFlight,
  letEscape,
  type Moment,
  monster,
  moveFight,
  on,
  oneShot,
  race,
  readPack,
  remove,
  rollAs,
  shareTreasures,
  strengthen,
  switchSide,
  take,
  use,
  type Window,
  weaken,
} from '@brouhaha/cards'
import { describe, expect, test } from 'vitest'

const words = { en: { name: 'x' }, fr: { name: 'x' } }

/** Where each fault is and how it begins; everything that is said can be said in French. */
function faults(...cards: readonly object[]): string[] {
  const read = readPack(JSON.parse(JSON.stringify({ box: 'test', cards })))
  if ('pack' in read) return []
  for (const { expected } of read.faults) expect(expectedInFrench(expected), expected).not.toBeNull()
  return read.faults.map(({ path, expected }) => `${path}: ${expected.split(':')[0]}`)
}

const using = (window: Window, ...effect: readonly Effect[]) =>
  oneShot('pill', { value: 100, uses: [use(window, effect)], ...words })
const waiting = (moment: Moment, ...effect: readonly Effect[]) =>
  race('elf', { abilities: [on(moment, effect)], ...words })
const beast = (rest: object) => monster('imp', { level: 2, treasures: 1, badStuff: [], ...rest, ...words })

describe('a fight that is run from', () => {
  const CHANGES: readonly Effect[] = [
    strengthen('players', 2),
    weaken('main', 2),
    addMonster({ from: 'doorDeck' }),
    clone(),
    switchSide(),
    moveFight('left'),
    forceHelp('left'),
    dismissHelper(),
    shareTreasures('fighters'),
  ]
  const instead = 'cards[0].uses[0].effect[0]: helpFlight, escape or remove'

  test.each(CHANGES.map((effect) => [effect.do, effect] as const))('is not changed any more: %s', (_, effect) => {
    for (const window of ['flight', 'escape', 'badStuff'] as const)
      expect(faults(using(window, effect))).toEqual([instead])
    for (const window of ['any', 'combat', 'kill', 'anyRoll'] as const)
      expect(faults(using(window, effect))).toEqual([])
    if (effect.do === 'clone') return
    for (const moment of ['escaped', 'caught'] as const)
      expect(faults(waiting(moment, effect))).toEqual(['cards[0].abilities[0].effect[0]: helpFlight, escape or remove'])
    expect(faults(waiting('levelLost', effect))).toEqual([])
  })

  test.each(CHANGES.map((effect) => [effect.do, effect] as const))(
    'and there is none outside fights: %s',
    (_, effect) => {
      expect(faults(using('ownTurn', effect))[0]).toBe('cards[0].uses[0].effect[0]: an effect outside fights')
    },
  )

  test('but whoever runs may be helped to', () => {
    for (const effect of [helpFlight('you', 2), letEscape('you'), remove('all', false)])
      expect(faults(using('flight', effect))).toEqual([])
    expect(faults(beast({ badStuff: [letEscape('helper')] }))).toEqual([])
  })
})

describe('a fight that is won', () => {
  test.each([
    ['escape', letEscape('you')],
    ['helpFlight', helpFlight('you', 1)],
    ['remove', remove('all', false)],
    ['strengthen', strengthen('players', 1)],
    ['dismissHelper', dismissHelper()],
  ])('nobody runs from, and nothing changes: %s', (_, effect) => {
    expect(faults(waiting('won', effect))).toEqual(['cards[0].abilities[0].effect[0]: an effect outside fights'])
    expect(faults(beast({ onKill: [effect] }))).toEqual(['cards[0].onKill[0]: an effect outside fights'])
    expect(faults(beast({ fightRules: [on('killed', [effect])] }))).toEqual([
      'cards[0].fightRules[0].effect[0]: an effect outside fights',
    ])
    expect(faults(waiting('fightBegins', effect))).toEqual([])
  })

  test('but its treasures are still to come', () => {
    expect(faults(waiting('won', shareTreasures('fighters')))).toEqual([])
    expect(faults(waiting('fightLost', shareTreasures('fighters')))).toHaveLength(1)
  })

  test('and are told of by what its own cards wait for, until it is over', () => {
    const fighting = (moment: Moment) => beast({ fightRules: [on(moment, [shareTreasures('fighters')])] })
    for (const moment of ['won', 'killed', 'soloKill', 'helped'] as const) expect(faults(fighting(moment))).toEqual([])
    for (const moment of ['fightLost', 'fightOver'] as const)
      expect(faults(fighting(moment))).toEqual(['cards[0].fightRules[0].effect[0]: an effect outside fights'])
  })
})

describe('a helper', () => {
  const level = gainLevels(1, 'helper')
  const begins = 'something else, or onEntering, which also comes as the monster joins a fight with a helper'

  test.each(['onReveal', 'beforeCombat'] as const)('there is none yet when a monster is met: %s', (part) => {
    expect(faults(beast({ [part]: [level] }))).toEqual([`cards[0].${part}[0].to: ${begins}`])
    expect(faults(beast({ [part]: [dismissHelper()] }))).toEqual([`cards[0].${part}[0]: ${begins}`])
  })

  test('unless somebody was made to help', () => {
    expect(faults(beast({ onReveal: [forceHelp('left')], beforeCombat: [level, dismissHelper()] }))).toEqual([])
  })

  test('but there may be one when it joins a fight, is killed or catches somebody', () => {
    expect(faults(beast({ onEntering: [level, dismissHelper()], onKill: [level], badStuff: [level] }))).toEqual([])
  })
})

test('a die is rolled for what it leads to, or to be remembered', () => {
  const level = gainLevels({ the: 'luck' })
  expect(faults(using('any', rollAs('luck'), level))).toEqual([])
  expect(faults(using('any', { do: 'roll' }))).toEqual(['cards[0].uses[0].effect[0]: rows, or as'])
  expect(faults(using('any', { do: 'roll', as: 'luck', rows: [] }))).toHaveLength(1)
})

describe('a card that is taken', () => {
  const instead = ': another to, or another of'
  const right = take({ zone: 'hand', of: 'right' }, 'right')

  test('comes from somebody else', () => {
    expect(faults(using('any', right))).toEqual([`cards[0].uses[0].effect[0]${instead}`])
    expect(faults(using('any', take({ zone: 'hand' }, 'you')))).toHaveLength(1)
    expect(faults(using('any', each('others', [take({ zone: 'worn' }, 'each')])))).toHaveLength(1)
    expect(faults(beast({ badStuff: [take({ zone: 'hand', of: 'victim' }, 'you')] }))).toHaveLength(1)
  })

  test('or from among several, or from nobody', () => {
    expect(faults(using('any', take({ zone: 'hand', of: 'right' }, 'left')))).toEqual([])
    expect(faults(using('any', take({ zone: 'hand', of: 'others' }, 'right')))).toEqual([])
    expect(faults(using('any', take({ zone: 'hand', of: 'highest' }, 'highest')))).toEqual([])
    expect(faults(using('any', each('others', [take({ zone: 'hand' }, 'you')])))).toEqual([])
    expect(faults(using('any', take({ zone: 'treasureDiscards' }, 'you')))).toEqual([])
  })
})
