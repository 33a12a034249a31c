// Monsters that will not fight somebody.

import { gainLevels } from '@brouhaha/cards'
import { describe, expect, test } from 'vitest'
import { monster, trait } from '../fixture/cards.ts'
import { table } from '../table.ts'

const shy = monster('shy', 6, { refuses: { when: { has: 'sprite' }, gift: [gainLevels(1, 'main')] } })
const cards = [shy, monster('bold', 6), trait('race', 'sprite'), trait('race', 'gnome')]

describe('[MK-COMBAT-44] a monster that refuses one of this side leaves', () => {
  const helped = (active: string, helper: string, race: string) => {
    const seats = { ana: {}, bob: {}, cyd: {}, [helper]: { table: [race] } }
    const t = table('base', { cards, facing: ['shy', 'bold'], active, seats })
    t.choose(active, 'ask', { seat: helper, index: 0 })
    return t.choose(helper, 'accept', { seat: active, gate: 1 })
  }

  test('the helper as well, wherever he sits', () => {
    for (const [main, helper] of [
      ['ana', 'bob'],
      ['bob', 'ana'],
    ] as const) {
      const t = helped(main, helper, 'sprite')
      expect(t.pile('doorDiscards')).toEqual(['shy'])
      expect([t.level(main), t.helper(), t.totals()[1]]).toEqual([2, helper, 6])
    }
  })

  test('and fights any other', () => {
    const t = helped('ana', 'bob', 'gnome')
    expect([t.level('ana'), t.totals()[1]]).toEqual([1, 12])
  })

  test('one that is not there refuses nobody', () => {
    const seats = { ana: { table: ['sprite'] }, bob: {}, cyd: {} }
    const t = table('base', { cards, facing: 'bold', doors: ['shy'], seats })
    expect(t.asked()).toEqual({ seats: ['ana'], decision: 'fightOrRun' })
    expect([t.level('ana'), t.totals()[1]]).toEqual([1, 6])
  })
})
