import { expect, test } from 'vitest'
import { advance } from '../../src/advance.ts'
import { discardTogether } from '../../src/rules/card/discards.ts'
import { curse } from '../fixture/cards.ts'
import { RUNNING } from '../fixture/running.ts'
import { table } from '../table.ts'

const together = (buyDiscards: boolean, ids: readonly string[]) => {
  const t = table('cthulhu', {
    seats: { ana: {}, bob: { hand: ids }, cleo: {} },
    cards: RUNNING,
    variants: { buyDiscards },
  })
  discardTogether(
    t.scene,
    ids.map((id) => t.copy(id, 'bob')),
  )
  advance(t.scene)
  return t
}

test('[MK-CARD-20] [DEC-61] the active player, not the owner, orders what is discarded together', () => {
  const t = together(true, ['wizard', 'lose-level'])
  expect(t.asked()).toEqual({ seats: ['ana'], decision: 'nextDiscard' })
  expect(t.refused('bob', 'pick', { copy: 'wizard' })).toBe('MK-CARD-14')
  expect(t.refused('ana', 'pick', { copy: 'filler-door' })).toBe('MK-CARD-06')
})

test('[MK-CARD-20, MK-FAST-02] the class last: it lies on top and is for sale', () => {
  const t = together(true, ['wizard', 'lose-level']).choose('ana', 'pick', { copy: 'lose-level' })
  expect(t.pile('doorDiscards')).toEqual(['wizard', 'lose-level'])
  expect(t.asked().decision).toBe('buyTopDiscard')
})

test('[MK-CARD-20, MK-FAST-02] the curse last: nobody is asked to buy', () => {
  const t = together(true, ['wizard', 'lose-level']).choose('ana', 'pick', { copy: 'wizard' })
  expect(t.pile('doorDiscards')).toEqual(['lose-level', 'wizard'])
  expect(t.asked()).toEqual({ seats: ['ana'], decision: 'arrangeOrOpen' })
})

test('[MK-CARD-20] where nothing looks at the order, nobody is asked', () => {
  expect(together(false, ['wizard', 'lose-level']).asked().decision).toBe('arrangeOrOpen')
  expect(together(true, ['rat', 'lose-level']).asked().decision).toBe('arrangeOrOpen')
  expect(together(true, ['sword', 'helmet']).asked().decision).toBe('arrangeOrOpen')
})

test('[MK-CARD-20] [MK-FAST-02] one effect takes a class in play and a curse in hand: the active player orders them', () => {
  const wreck = curse('wreck', { do: 'discard', cards: { zone: 'either', take: 'all' } })
  const t = table('cthulhu', {
    seats: { ana: {}, bob: { hand: ['lose-level'], table: ['wizard'] }, cleo: { hand: ['wreck'] } },
    cards: [wreck],
    variants: { buyDiscards: true },
  }).choose('cleo', 'curse', { copy: 'wreck', seat: 'bob' })
  expect(t.asked()).toEqual({ seats: ['ana'], decision: 'nextDiscard' })
  t.choose('ana', 'pick', { copy: 'lose-level' })
  expect(t.pile('doorDiscards').indexOf('wizard')).toBeLessThan(t.pile('doorDiscards').indexOf('lose-level'))
})
