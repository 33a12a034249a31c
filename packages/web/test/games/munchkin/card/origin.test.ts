import type { MunchkinHeard } from '@brouhaha/munchkin'
import type { HeardRow } from '@brouhaha/protocol'
import { HOUSE } from '@brouhaha/table'
import { expect, test } from 'vitest'
import { originOf } from '../../../../src/games/munchkin/card/origin.ts'

const rows = (...told: readonly (readonly MunchkinHeard[])[]): readonly HeardRow[] =>
  told.map((events, seq) => ({ seq, seat: HOUSE, at: 0, events }))

test('a card that a door brings comes from the deck, one that somebody plays from their seat', () => {
  const history = rows([
    { type: 'moved', from: 'doorDeck', to: 'fight', copy: 7 },
    { type: 'moved', from: { hand: 2 }, to: 'aside', copy: 8 },
    { type: 'moved', from: { table: 1 }, to: 'treasureDiscards', copy: 9 },
  ])
  expect([7, 8, 9].map((copy) => originOf(copy, history))).toEqual(['doorDeck', 'seat-2', 'seat-1'])
})

test('a card that went on at once comes from where it lay first', () => {
  const history = rows([
    { type: 'moved', from: { hand: 2 }, to: 'aside', copy: 8 },
    { type: 'moved', from: 'aside', to: 'doorDiscards', copy: 8 },
  ])
  expect(originOf(8, history)).toBe('seat-2')
})

test('[MK-CARD-02] whose face was not told comes from nowhere', () => {
  const history = rows([{ type: 'moved', from: { hand: 2 }, to: { hand: 1 }, hidden: true }])
  expect(originOf(8, history)).toBeUndefined()
  expect(originOf(undefined, history)).toBeUndefined()
})

test('a card that came earlier and shows only now, as the top of a pile does, comes from nowhere', () => {
  const history = rows(
    [{ type: 'moved', from: { hand: 2 }, to: 'doorDiscards', copy: 8 }],
    [{ type: 'moved', from: 'doorDiscards', to: { hand: 1 }, copy: 9 }],
  )
  expect(originOf(8, history)).toBeUndefined()
})
