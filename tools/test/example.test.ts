import { expect, test } from 'vitest'
import { playOne } from '../../docs/examples/munchkin-game.ts'

test('the example plays a whole game, makes up a world and plays the same again', () => {
  const { choices, same, faults, view } = playOne(7)
  expect(choices).toBeGreaterThan(50)
  expect(same).toBe(true)
  expect(faults).toEqual([])
  expect(view.winners).not.toBe(0)
})
