// Counting as a holder of a trait, when the owner of a card wants to.

import { countsAs } from '@brouhaha/cards'
import { describe, expect, test } from 'vitest'
import { mark, TURNED } from '../../src/marks.ts'
import { item, monster } from '../fixture/cards.ts'
import { table } from '../table.ts'

const halo = item('halo', 0, { abilities: [countsAs('priest')] })
const cross = item('cross', 4, { usableBy: { has: 'priest' } })
const card = item('card', 0, { abilities: [countsAs('cultist')] })
const zealot = monster('zealot', 3, { strength: [{ add: 5, when: { anyFighter: { has: 'priest' } } }] })
const cards = [halo, cross, card, zealot]

describe('[RUL-55] who may count as something', () => {
  test('does as the card is laid down, and does not where he says so', () => {
    const seats = { ana: { table: ['halo'] }, bob: { table: ['priest'] }, cyd: {} }
    const t = table('base', { seats, cards, facing: 'zealot' })
    expect(t.totals()[1]).toBe(8)
    t.choose('ana', 'countAs', { copy: t.copy('halo', 'ana') })
    expect(t.totals()[1]).toBe(3)
    expect(t.events()).toContainEqual({ type: 'counted', seat: 0, copy: t.copy('halo'), counts: false })
    const seen = t.game.view(t.state, t.seat('cyd')).seats[0]!.table
    expect(seen.map(({ counts }) => counts)).toEqual([false])
  })

  test('what needed it lies there without its bonus, and has it back', () => {
    const seats = { ana: { table: ['halo', 'cross'] }, bob: { table: ['priest'] }, cyd: {} }
    const t = table('base', { seats, cards })
    expect(t.strength('ana')).toBe(5)
    t.choose('ana', 'countAs', { copy: t.copy('halo', 'ana') })
    expect(t.strength('ana')).toBe(1)
    mark(t.scene, t.copy('halo', 'ana'), TURNED, false)
    expect(t.strength('ana')).toBe(5)
  })

  test('says it once in a turn, and for nobody else', () => {
    const seats = { ana: { table: ['halo', 'sword'] }, bob: { table: ['priest'] }, cyd: {} }
    const t = table('base', { seats, cards })
    const copy = t.copy('halo', 'ana')
    expect(['ana', 'bob', 'cyd'].map((name) => t.offered(name, 'countAs'))).toEqual([true, false, false])
    expect(t.refused('bob', 'countAs', { copy })).toBe('MK-CARD-06')
    expect(t.refused('ana', 'countAs', { copy: t.copy('sword', 'ana') })).toBe('MK-IDENT-15')
    t.choose('ana', 'countAs', { copy })
    expect([t.offered('ana', 'countAs'), t.refused('ana', 'countAs', { copy })]).toEqual([false, 'RUL-55'])
  })

  test('nobody is a Cultist by accident: the last outsider gains when somebody means it', () => {
    const seats = { ana: { hand: ['card'] }, bob: { table: ['cultist'] }, cyd: { level: 4 } }
    const t = table('cthulhu', { seats, cards }).choose('ana', 'playItem', { copy: 'card' })
    expect(t.level('cyd')).toBe(4)
    t.choose('ana', 'countAs', { copy: t.copy('card', 'ana') })
    expect([t.level('cyd'), t.level('ana')]).toEqual([5, 1])
  })

  test('an item that is not in use lends nothing', () => {
    const seats = { ana: { table: ['-halo'] }, bob: { table: ['priest'] }, cyd: {} }
    const t = table('base', { seats, cards })
    expect(t.offered('ana', 'countAs')).toBe(false)
    expect(t.refused('ana', 'countAs', { copy: t.copy('halo', 'ana') })).toBe('MK-IDENT-15')
  })
})
