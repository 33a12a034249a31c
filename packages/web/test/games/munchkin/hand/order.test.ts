import { expect, test } from 'vitest'
import { orderHand } from '../../../../src/games/munchkin/hand/order.ts'
import { sampled, watchGame } from '../questions/games.ts'

test('a hand is sorted by kind, or left as it came, and never loses a card', () => {
  let sorted = 0
  watchGame(
    { boxes: ['zombies'], bot: 'random', seats: 3, seed: 2 },
    ({ view: { hand }, reader }) => {
      const byKind = orderHand(hand, 'kind', reader)
      const kinds = byKind.map(({ id }) => reader.card.named(id).kind)
      expect(kinds.filter((kind, at) => kind !== kinds[at - 1])).toHaveLength(new Set(kinds).size)
      expect(new Set(byKind)).toEqual(new Set(hand))
      expect(orderHand(hand, 'new', reader)).toEqual(hand)
      if (byKind.some((card, at) => card !== hand[at])) sorted++
    },
    sampled(30),
  )
  expect(sorted).toBeGreaterThan(10)
})
