// On which cards counters may lie, and until when: both sides of each line, with what to write instead.

import {
  type Ability,
  acolyte,
  addCounters,
  attachment,
  type Cost,
  curse,
  discard,
  type Effect,
  expectedInFrench,
  gainLevels,
  inCase,
  item,
  mojo,
  monster,
  on,
  type Pick,
  pay,
  power,
  putBack,
  race,
  readPack,
  special,
  stay,
  take,
  use,
  type Window,
} from '@brouhaha/cards'
import { describe, expect, test } from 'vitest'

const words = { en: { name: 'x' }, fr: { name: 'x' } }

/** Where each fault is and what was expected; everything that is said can be said in French. */
function faults(card: object): readonly (readonly [path: string, expected: string])[] {
  const read = readPack(JSON.parse(JSON.stringify({ box: 'test', cards: [card] })))
  if ('pack' in read) return []
  for (const { expected } of read.faults) expect(expectedInFrench(expected), expected).not.toBeNull()
  return read.faults.map(({ path, expected }) => [path, expected])
}

/** Refused in one place, with what begins like this. */
function refused(card: object, path: string, begins: string): void {
  expect(faults(card).map(([at, expected]) => [at, expected.slice(0, begins.length)])).toEqual([[path, begins]])
}

const using = (window: Window, ...effect: readonly Effect[]) =>
  special('trick', { deck: 'door', uses: [use(window, effect)], ...words })
const hat = (...abilities: readonly Ability[]) => item('hat', { value: 100, abilities, ...words })

const FIRST = 'cards[0].uses[0].effect[0]'

describe('counters lie on a card that lies before somebody', () => {
  const add = addCounters(1)
  const gone = 'another card, or a stay before it: this card lies before nobody here'
  const rest = { abilities: [use('ownTurn', [add])], ...words }

  test.each<[string, object]>([
    ['a race', race('it', rest)],
    ['a mojo', mojo('it', rest)],
    ['a power', power('it', { rank: 2, ...rest })],
    ['an item', item('it', { value: 100, ...rest })],
    ['an acolyte', acolyte('it', { deck: 'door', ...rest })],
    ['what lies on an item', attachment('it', { deck: 'treasure', to: 'item', ...rest })],
  ])('%s', (_, card) => {
    expect(faults(card)).toEqual([])
  })

  test('of an item also before it is used', () => {
    const usableBy = { count: { counters: true }, is: { least: 1 } } as const
    expect(faults(item('hat', { value: 100, usableBy, ...words }))).toEqual([])
  })

  test('until a step takes it away: only an item goes over to another, and as an item', () => {
    const behind = (card: (...abilities: readonly Ability[]) => object, step: Effect) => card(use('any', [step, add]))
    const squire = (...abilities: readonly Ability[]) => acolyte('squire', { deck: 'door', abilities, ...words })
    const [passed, returned] = [take({ zone: 'self' }, 'left'), putBack({ zone: 'self' }, 'top')]
    const second = 'cards[0].abilities[0].effect[1]'
    expect(faults(behind(hat, passed))).toEqual([])
    refused(behind(squire, passed), second, gone)
    for (const card of [hat, squire]) {
      refused(behind(card, returned), second, gone)
      expect(faults(behind(card, putBack({ zone: 'hand' }, 'top')))).toEqual([])
    }
    const laid = hat(on('won', [stay('untilLifted', [on('died', [passed, add])])]))
    refused(laid, 'cards[0].abilities[0].effect[0].abilities[0].effect[1]', gone)
  })

  test('and from a stay on, behind it and whatever held it, until it is taken away', () => {
    const laid = stay('untilLifted', [])
    const curses = (...effect: readonly Effect[]) => curse('woe', { effect, ...words })
    const many = gainLevels({ counters: true })
    expect(faults(curses(laid, add, many))).toEqual([])
    expect(faults(using('any', inCase({ level: { least: 2 } }, [laid]), add))).toEqual([])
    refused(curses(add, laid), 'cards[0].effect[0]', gone)
    refused(curses(laid, take({ zone: 'self' }, 'you'), add), 'cards[0].effect[2]', gone)
    expect(faults(hat(on('leavesPlay', [laid, add])))).toEqual([])
  })

  test('but not on what fights: it lies down when the fight is over', () => {
    const laid = stay('untilLifted', [])
    const beast = (rest: object) => monster('imp', { level: 2, treasures: 1, badStuff: [], ...rest, ...words })
    refused(beast({ badStuff: [laid, add] }), 'cards[0].badStuff[1]', gone)
    expect(faults(beast({ onDraw: [laid, add] }))).toEqual([])
  })

  test('but on what fought once it lies there, also where it is taken away and laid down anew', () => {
    const beast = (...effect: readonly Effect[]) =>
      monster('imp', { level: 2, treasures: 1, badStuff: [stay('untilLifted', [on('won', effect)])], ...words })
    const away = discard({ zone: 'self' })
    expect(faults(beast(add))).toEqual([])
    expect(faults(beast(away, stay('untilLifted', []), add))).toEqual([])
    refused(beast(away, add), 'cards[0].badStuff[0].abilities[0].effect[1]', gone)
  })

  test('on one, or on all, and on what has just come to lie there', () => {
    const onCards = (window: Window, cards: Pick) => using(window, addCounters(1, cards))
    for (const many of [undefined, 1, 'all'] as const)
      expect(faults(onCards('any', { zone: 'worn', ...(many && { take: many }) }))).toEqual([])
    refused(onCards('any', { zone: 'worn', take: 2 }), FIRST, 'no take, or all')
    expect(faults(onCards('arrival', { zone: 'it' }))).toEqual([])
    refused(onCards('play', { zone: 'it' }), FIRST, 'worn, table or { "the": NAME }')
    expect(faults(using('any', discard({ zone: 'hand' }), addCounters(1, { zone: 'table' })))).toEqual([])
  })

  test('and are gone with a card that is the price, but not with another price, nor where it is laid down anew', () => {
    const paid = (cost: Cost, ...effect: readonly Effect[]) => hat(use('any', effect, { cost }))
    const asked = (cost: Cost, ...effect: readonly Effect[]) => hat(use('any', [pay(cost, effect)]))
    const away = 'counters spoken of in the when, or as a price'
    refused(paid({ self: true }, add), 'cards[0].abilities[0].effect', away)
    refused(asked({ self: true }, add), 'cards[0].abilities[0].effect[0]', away)
    const anew = stay('untilLifted', [on('won', [add])])
    for (const priced of [paid, asked]) {
      expect(faults(priced({ discard: 1 }, add))).toEqual([])
      expect(faults(priced({ self: true }, anew))).toEqual([])
    }
  })
})
