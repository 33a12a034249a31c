import { expect, test } from 'vitest'
import { othersAround } from '../../src/table/around.ts'

test('the others sit clockwise from the left of whoever looks', () => {
  expect(othersAround(4, 2)).toEqual([3, 0, 1])
})

test('a watcher sees everybody', () => {
  expect(othersAround(3, null)).toEqual([0, 1, 2])
})
