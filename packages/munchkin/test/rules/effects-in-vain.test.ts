// Cards that could do nothing: as far as everybody sees, and no further.

import {
  addMonster,
  called,
  discard,
  type Effect,
  gainLevels,
  letEscape,
  loseLevels,
  monster,
  search,
  take,
  use,
  type Window,
} from '@brouhaha/cards'
import { describe, expect, test } from 'vitest'
import { ability, spell, spellIn } from '../fixture/effects.ts'
import { table } from '../table.ts'

describe('[MK-CARD-13] what could find nothing is not played', () => {
  const hats = { of: 'target', zone: 'table', filter: { slot: 'head' }, by: 'you' } as const

  test('where everybody sees that nothing fits', () => {
    const rob = spell('rob', take(hats, 'you'))
    const seats = { ana: { hand: ['rob'] }, bob: { table: ['sword'] }, cyd: { table: ['crown'] } }
    const t = table('base', { seats, cards: [rob] })
    expect(['bob', 'cyd'].map((index) => t.offered('ana', 'play', { copy: 'rob', index }))).toEqual([false, true])
    expect(t.refused('ana', 'play', { copy: 'rob', index: 'bob' })).toBe('MK-CARD-13')
    t.choose('ana', 'play', { copy: 'rob', index: 'cyd' })
    expect([t.table('ana'), t.table('bob')]).toEqual([['crown'], ['sword']])
  })

  test('who has the fewest cards in hand is asked once the card has been played', () => {
    const rob = spell('rob', take({ of: { withFewest: { cardsIn: 'hand' } }, zone: 'worn', by: 'left' }, 'left'))
    const at = (crowned: 'ana' | 'bob') => {
      const seats = { ana: { hand: ['rob'] }, bob: { hand: ['imp'] }, cyd: { hand: ['elf'] } }
      const dressed = { ...seats, [crowned]: { ...seats[crowned], table: ['crown'] } }
      return table('base', { seats: dressed, cards: [rob] }).offered('ana', 'play')
    }
    expect([at('ana'), at('bob')]).toEqual([true, false])
  })

  test('but a hidden hand is not told: only an empty one fits nothing', () => {
    const pry = spell('pry', discard({ of: 'target', zone: 'hand', filter: { kind: 'curse' } }))
    const offers = (hand: string[]) => {
      const t = table('base', { seats: { ana: { hand: ['pry'] }, bob: { hand }, cyd: {} }, cards: [pry] })
      return ['bob', 'cyd'].map((index) => t.offered('ana', 'play', { copy: 'pry', index }))
    }
    expect([offers(['lose-level']), offers(['rat']), offers([])]).toEqual([
      [true, false],
      [true, false],
      [false, false],
    ])
  })

  test('a monster out of discards in which there is none', () => {
    for (const rest of [{}, { instead: true }] as const) {
      const fighting = (doorDiscards: string[]) =>
        table('base', {
          seats: { ana: { hand: ['call'] }, bob: {}, cyd: {} },
          cards: [spellIn('combat', 'call', addMonster({ from: 'doorDiscards', ...rest }))],
          facing: ['rat'],
          doorDiscards,
        })
      expect([['elf'], ['elf', 'imp']].map((pile) => fighting(pile).offered('ana', 'play'))).toEqual([false, true])
    }
  })

  test('its own card is none of those it could find', () => {
    const swap = spell('swap', discard({ of: 'you', zone: 'hand' }))
    expect(
      ['rat', null].map((other) => {
        const hand = other === null ? ['swap'] : ['swap', other]
        return table('base', { seats: { ana: { hand }, bob: {}, cyd: {} }, cards: [swap] }).offered('ana', 'play')
      }),
    ).toEqual([true, false])
  })

  test('nor what could only happen to somebody because of cards that are not there', () => {
    const fined = (sum: 'level' | 'value' | 'bonus', is: { readonly least?: number; readonly most?: number }) => {
      const those = { like: { count: { the: 'hats', sum }, is } }
      const cards = [
        spell('fine', called('hats', discard({ ...hats, take: 'all' })), discard({ of: those, zone: 'table' })),
      ]
      const seats = { ana: { hand: ['fine'] }, bob: { table: ['sword'] }, cyd: { table: ['crown'] } }
      const t = table('base', { seats, cards })
      return ['bob', 'cyd'].map((index) => t.offered('ana', 'play', { copy: 'fine', index }))
    }
    for (const sum of ['level', 'value', 'bonus'] as const) {
      expect([sum, ...fined(sum, { least: 1 })]).toEqual([sum, false, true])
      expect([sum, ...fined(sum, { most: -1 })]).toEqual([sum, false, true])
      expect([sum, ...fined(sum, { least: 0, most: 0 })]).toEqual([sum, true, true])
    }
  })

  test('what does something else besides is played', () => {
    const lines = [
      spell('and', take(hats, 'you'), gainLevels(1, 'you')),
      spell('or', take(hats, 'you', { otherwise: [gainLevels(1, 'you')] })),
    ]
    for (const { id } of lines) {
      const t = table('base', { seats: { ana: { hand: [id] }, bob: {}, cyd: {} }, cards: lines })
      expect(t.choose('ana', 'play', { copy: id, index: 'bob' }).level('ana')).toBe(2)
    }
  })

  test('an ability that would find nothing is not paid for, unless its price could be found', () => {
    const digger = (zone: 'doorDiscards' | 'treasureDiscards', cost: object) =>
      ability('digger', use('ownTurn', [search({ zone, by: 'you' })], cost))
    const offered = (cost: object) => {
      const seats = { ana: { table: ['digger'], hand: ['rat', 'elf'] }, bob: {}, cyd: {} }
      return table('base', { seats, cards: [digger('doorDiscards', cost)] }).offered('ana', 'useAbility')
    }
    expect([offered({ most: { times: 1, per: 'turn' } }), offered({ cost: { discard: 1 } })]).toEqual([false, true])
  })
})

describe('[MK-CARD-13, MK-COMBAT-44] an escape that nobody can make is not paid for', () => {
  const strong = (id: string, more: { readonly noEscape?: true }) =>
    monster(id, { level: 14, treasures: 2, ...more, badStuff: [loseLevels(1)], en: { name: id }, fr: { name: id } })
  const glue = strong('glue', { noEscape: true })
  const gum = strong('gum', {})
  const slippery = (window: Window, ...more: readonly Effect[]) =>
    ability('slippery', use(window, [letEscape('you', 'named'), ...more], { cost: { discard: 1 } }))
  const seats = { ana: { level: 3, table: ['slippery'], hand: ['rat'] }, bob: {}, cyd: {} }
  const offered = (window: Window, facing: string, ...more: readonly Effect[]) => {
    const t = table('base', {
      seats,
      cards: [glue, gum, slippery(window, ...more)],
      facing: [facing],
      rolls: { runAway: [1] },
    })
    if (window === 'ownCombat') return t.offered('ana', 'useAbility')
    t.choose('ana', 'run')
    if (window === 'badStuff') t.choose('ana', 'roll', { slot: 0 })
    return t.offered('ana', 'useAbility')
  }

  test('from a monster that lets nobody go', () => {
    for (const window of ['ownCombat', 'flight', 'badStuff'] as const)
      expect([window, offered(window, 'gum'), offered(window, 'glue')]).toEqual([window, true, false])
  })

  test('but for what it does besides it is', () => {
    expect(offered('ownCombat', 'glue', gainLevels(1))).toBe(true)
  })

  test('one of two monsters is enough', () => {
    const cards = [glue, ability('slippery', use('ownCombat', [letEscape('you')], { cost: { discard: 1 } }))]
    for (const facing of [['glue', 'imp'], ['glue']])
      expect(table('base', { seats, cards, facing }).offered('ana', 'useAbility')).toBe(facing.length === 2)
  })

  test('nor for whom a card keeps from running, nor by a bystander for himself', () => {
    const chain = ability('chain', { bans: 'fleeing' } as never)
    const cards = [chain, spellIn('combat', 'wings', letEscape('you'))]
    const offers = (chained: readonly string[]) => {
      const at = { ana: { table: [...chained], hand: ['wings'] }, bob: { hand: ['wings'] }, cyd: {} }
      const t = table('base', { seats: at, cards, facing: ['imp'] })
      return [t.offered('ana', 'play'), t.offered('bob', 'play')]
    }
    expect([offers([]), offers(['chain'])]).toEqual([
      [true, false],
      [false, false],
    ])
  })
})
