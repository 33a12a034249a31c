import { expect, test } from 'vitest'
import { allies, allyAt, stakeOf } from '../../../../src/games/munchkin/deals/ally.ts'
import { itemsBefore } from '../../../../src/games/munchkin/deals/goods.ts'
import { saleNow } from '../../../../src/games/munchkin/deals/sale.ts'
import { evening, readerOf } from './evening.ts'

const wares = (bestPrice: number, ...values: readonly number[]) => ({
  wares: { bestPrice, items: values.map((value, copy) => ({ copy, value })) },
})

test('[MK-SELL-01] 1000 gold is a level, and there is no change', () => {
  const view = wares(1, 700, 400, 600)
  expect(saleNow(view, 3, [0, 1])).toEqual({ gold: 1100, levels: 1, capped: false, lost: 100, short: 0 })
  expect(saleNow(wares(1, 1000, 1000), 3, [0, 1])).toMatchObject({ levels: 2, lost: 0 })
})

test('[MK-SELL-01] 999 gold is nothing yet, and nothing is lost by looking', () => {
  const view = wares(1, 600, 399)
  expect(saleNow(view, 3, [0, 1])).toEqual({ gold: 999, levels: 0, capped: false, lost: 0, short: 1 })
  expect(saleNow(view, 3, [])).toMatchObject({ gold: 0, short: 1000 })
})

test('[MK-SELL-06, MK-META-08] the tenth level is not sold', () => {
  expect(saleNow(wares(1, 1000, 1000), 8, [0, 1])).toMatchObject({ levels: 1, capped: true, lost: 1000 })
  expect(saleNow(wares(1, 1000), 9, [0])).toMatchObject({ levels: 0, capped: true })
})

test('[MK-SELL-06] what the sheet would send is worth the levels that it promises', () => {
  let sold = 0
  for (const { view, forms } of evening('base')) {
    for (const form of forms)
      if (form.type === 'sellItems') {
        sold++
        const sale = saleNow(view, view.seats[view.you!]!.level, form.items)
        expect(sale).toMatchObject({ capped: false, short: 0 })
        expect(sale.levels).toBeGreaterThan(0)
      }
  }
  expect(sold).toBeGreaterThan(0)
})

test('[MK-TRADE-01, MK-TRADE-02] every item that the rules would let go is there to be ticked', () => {
  let traded = 0
  for (const { view, forms } of evening('base')) {
    const reader = readerOf('base', view.you)
    const copies = (seat: number): number[] => itemsBefore(view, seat, reader).map(({ copy }) => copy)
    for (const form of forms)
      if (form.type === 'trade') {
        traded++
        expect(copies(form.seat)).toEqual(expect.arrayContaining([...form.wants]))
        expect(copies(view.you!)).toEqual(expect.arrayContaining([...form.gives]))
      }
  }
  expect(traded).toBeGreaterThan(0)
})

test('[MK-HELP-02, MK-COMBAT-04] allies come best first, and each says how the fight would stand', () => {
  let fights = 0
  for (const { view, choices } of evening('base')) {
    const { combat } = view
    if (combat === null || allies(view).length === 0) continue
    fights++
    const leads = allies(view).map(({ players, monsters }) => players - monsters)
    expect(leads).toEqual([...leads].sort((one, other) => other - one))
    for (const { seat, adds, players, monsters, outcome } of allies(view)) {
      expect(combat.totals.players + adds).toBe(players)
      if (players > monsters) expect(outcome).toBe('wins')
      if (players < monsters) expect(outcome).toBe('loses')
      expect(seat).not.toBe(combat.main)
    }
    for (const ask of choices) if (ask.type === 'ask') expect(allyAt(view, ask.seat!)).not.toBeNull()
  }
  expect(fights).toBeGreaterThan(5)
})

test('[MK-HELP-04] as many treasures can be offered as are at stake', () => {
  let asked = 0
  for (const { view, forms } of evening('base')) {
    for (const form of forms)
      if (form.type === 'askHelp') {
        asked++
        expect(form.treasures).toBeLessThanOrEqual(stakeOf(view))
      }
  }
  expect(asked).toBeGreaterThan(0)
})
