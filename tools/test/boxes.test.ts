import { MUNCHKIN } from '@brouhaha/games'
import { expect, test } from 'vitest'
import { BOXES } from '../common/boxes.mjs'

test('the boxes that runs go through are those of the registry, in its order', () => {
  expect(BOXES).toEqual(MUNCHKIN.boxes.map(({ name }) => name))
})
