// What a card asks before it may be used.

import { type Card, type Condition, gainLevels, take, use } from '@brouhaha/cards'
import { describe, expect, test } from 'vitest'
import { special } from '../fixture/cards.ts'
import { table } from '../table.ts'

describe('[MK-META-03] what a card asks before it is used', () => {
  /** Each has one of them; who may use his. */
  const allowed = (card: Card, levels: readonly number[], index = 0): string[] => {
    const names = ['ana', 'bob', 'cyd']
    const seats = Object.fromEntries(names.map((name, seat) => [name, { level: levels[seat]!, hand: [card.id] }]))
    const t = table('base', { seats, cards: [card], doorDiscards: ['elf'], active: 'bob' })
    const may = names.filter((name) => t.offered(name, 'play', { copy: t.copy(card.id, name), index }))
    for (const name of names)
      if (!may.includes(name))
        expect(t.refused(name, 'play', { copy: t.copy(card.id, name), index })).toBe('MK-META-03')
    return may
  }

  test('is asked of whoever uses it, who is also `you`', () => {
    const high: readonly Condition[] = [
      { level: { least: 5 } },
      { count: { levelOf: 'you' }, is: { least: 5 } },
      { among: 'you', some: { level: { least: 5 } } },
    ]
    for (const when of high) {
      const pride = special('pride', { uses: [use('any', [gainLevels(1)], { when })] })
      expect([allowed(pride, [4, 5, 6]), allowed(pride, [5, 4, 4]), allowed(pride, [4, 4, 4])]).toEqual([
        ['bob', 'cyd'],
        ['ana'],
        [],
      ])
    }
  })

  test('also where it asks of the card that it takes up', () => {
    for (const when of [{ level: { least: 5 } }, { count: { levelOf: 'you' }, is: { least: 5 } }] as const) {
      const dive = (kind: 'race' | 'class') =>
        special('dive', {
          uses: [use('discard', [take({ zone: 'it' }, 'you')], { when: { all: [{ it: { kind } }, when] } })],
        })
      expect([allowed(dive('race'), [4, 5, 6]), allowed(dive('race'), [5, 4, 4])]).toEqual([['bob', 'cyd'], ['ana']])
      expect(allowed(dive('class'), [4, 5, 6])).toEqual([])
    }
  })
})
