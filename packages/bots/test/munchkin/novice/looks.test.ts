import { Random } from '@brouhaha/kit'
import { expect, test } from 'vitest'
import { guest, noviceWith } from './guest.ts'

test('what others hold and what lies in the decks changes nothing for it', () => {
  const seats = (hand: readonly string[]) => ({
    ana: { level: 4, hand: ['potion-2'] },
    bob: { level: 9, hand },
    cleo: {},
  })
  const one = guest({ facing: 'giant', seats: seats(['furious', 'sword']) })
  const other = guest({ facing: 'giant', seats: seats(['lose-level', 'elf']) })

  expect(one.chooses('ana')).toBe(other.chooses('ana'))
})

test('cards that it has never heard of do not stop it', () => {
  const stranger = noviceWith()
  const sight = guest({ facing: 'rat', seats: { ana: {}, bob: {}, cleo: {} } }).sight('ana')
  const view = {
    ...sight.view,
    combat: { ...sight.view.combat!, monsters: [{ ...sight.view.combat!.monsters[0]!, text: 'x' }] },
  }

  expect(sight.choices).toContain(stranger.choose({ ...sight, view }, new Random(1)))
})
