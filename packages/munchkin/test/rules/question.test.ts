// The question that a seat is asked, and the answer “only if”.

import { bans, stay } from '@brouhaha/cards'
import { describe, expect, test } from 'vitest'
import { CONTRACT_TREASURES } from '../../src/layout.ts'
import { hasOffer, offerNumber, offerOf, price, terms, told } from '../fixture/bargains.ts'
import { curse } from '../fixture/cards.ts'
import { losing } from '../fixture/losing.ts'

describe('a question', () => {
  test('[MK-HELP-01] a counter-offer goes back to the main fighter, who takes it', () => {
    const t = losing()
    t.choose('ana', 'ask', { seat: 'bob', index: price('nothing') })

    t.send('bob', { type: 'counter', ...terms({ treasures: 2, helperPicksFirst: true }) })
    expect(t.asked()).toEqual({ seats: ['ana'], decision: 'takeCounterOffer' })
    expect(told(t).at(-1)).toMatchObject({
      type: 'countered',
      seat: 1,
      offer: offerNumber(t, 'bob'),
      terms: { treasures: 2 },
    })
    expect(t.refusedForm('bob', { type: 'counter', ...terms() }).rule).toBe('MK-CARD-14')
    expect(hasOffer(t, 'ana')).toBe(false)
    t.choose('ana', 'accept', offerOf(t, 'bob'))

    expect(t.helper()).toBe('bob')
    expect(t.state[CONTRACT_TREASURES]).toBe(2)
  })

  test('[MK-HELP-01] a counter-offer refused leaves everything as it was', () => {
    const t = losing()
    t.choose('ana', 'ask', { seat: 'bob', index: 0 })

    t.send('bob', { type: 'counter', ...terms({ treasures: 2 }) }).choose('ana', 'refuse')

    expect(t.helper()).toBeNull()
    expect(hasOffer(t, 'bob')).toBe(false)
    expect(t.asked()).toEqual({ seats: ['ana'], decision: 'fightOrRun' })
  })

  test('[MK-HELP-17] the main fighter refuses a counter-offer whatever its maker may refuse', () => {
    const yoke = curse('yoke', stay('untilLifted', [bans('refusingHelp')]))
    const t = losing({ cleo: { hand: ['yoke'] } }, { cards: [yoke] })
    t.choose('ana', 'ask', { seat: 'bob', index: 0 }).send('bob', { type: 'counter', ...terms({ treasures: 2 }) })

    t.choose('cleo', 'curse', { copy: 'yoke', seat: 'bob' }).choose('ana', 'refuse')

    expect(t.helper()).toBeNull()
  })

  test('[MK-HELP-13] a question ends with the item that it promised', () => {
    const t = losing({ ana: { level: 3, table: ['helmet'] }, cleo: { hand: ['lose-headgear'] } })
    const items = [t.copy('helmet', 'ana')]
    t.send('ana', { type: 'askHelp', seat: t.seat('bob'), ...terms({ items }) })

    t.choose('cleo', 'curse', { copy: 'lose-headgear', seat: 'ana' })

    expect(t.asked()).toEqual({ seats: ['ana'], decision: 'fightOrRun' })
    expect(hasOffer(t, 'ana')).toBe(false)
    expect(t.offered('ana', 'ask', { seat: 'bob', index: 0 })).toBe(true)
  })

  test('[MK-HELP-13] a counter-offer ends when its maker puts another offer in its place', () => {
    const t = losing({ bob: { level: 5, table: ['helmet'] } })
    t.choose('ana', 'ask', { seat: 'bob', index: 0 }).send('bob', { type: 'counter', ...terms({ treasures: 2 }) })

    t.send('bob', { type: 'trade', seat: t.seat('cleo'), gives: [t.copy('helmet', 'bob')], wants: [] })

    expect(t.asked()).toEqual({ seats: ['ana'], decision: 'fightOrRun' })
    expect(hasOffer(t, 'bob')).toBe(true)
  })

  test('[MK-HELP-13] a question becomes pointless when the fight turns while it waits', () => {
    const t = losing({ cleo: { hand: ['potion-3', 'potion-2'] } })
    t.choose('ana', 'ask', { seat: 'bob', index: 0 })

    t.choose('cleo', 'play', { copy: 'potion-3', index: 0 })
    expect(t.asked().seats).toEqual(['bob'])
    t.choose('cleo', 'play', { copy: 'potion-2', index: 0 })

    expect(t.totals()).toEqual([8, 6])
    expect(t.asked()).toEqual({ seats: ['ana'], decision: 'fightOrRun' })
    expect(hasOffer(t, 'ana')).toBe(false)
  })
})
