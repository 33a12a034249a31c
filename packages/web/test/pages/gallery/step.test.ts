import { expect, test } from 'vitest'
import { steppedTo } from '../../../src/pages/gallery/step.ts'

/** Three in a line, then two of another box, then one. */
const PLACES = [
  [0, 0],
  [100, 0],
  [200, 0],
  [0, 150],
  [100, 150],
  [0, 400],
] as const

const tiles = PLACES.map(([left, top]) => ({ getBoundingClientRect: () => ({ left, top }) as DOMRect }))

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 3],
  ['ArrowLeft', 3, 2],
  ['ArrowDown', 1, 4],
  ['ArrowDown', 2, 4],
  ['ArrowDown', 4, 5],
  ['ArrowUp', 4, 1],
  ['ArrowUp', 5, 3],
  ['Home', 4, 0],
  ['End', 1, 5],
])('%s leads from %i to %i', (key, from, to) => {
  expect(tiles.indexOf(steppedTo(key, from, tiles)!)).toBe(to)
})

test.each([
  ['ArrowLeft', 0],
  ['ArrowUp', 1],
  ['ArrowRight', 5],
  ['ArrowDown', 5],
  ['Enter', 2],
])('%s leads nowhere from %i', (key, from) => {
  expect(steppedTo(key, from, tiles)).toBeUndefined()
})
