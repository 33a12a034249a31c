import { MUNCHKIN_RULEBOOK } from '@brouhaha/munchkin'
import { expect, test } from 'vitest'
import { FAMILY_CHAPTERS } from '../../../../src/games/munchkin/rules/family-words.ts'

test('every rule of the family stands in a chapter, and the chapters in the order of the book', () => {
  const chapters = MUNCHKIN_RULEBOOK.rules.map(({ id }) => id.split('-')[1])
  expect([...new Set(chapters)]).toEqual([...FAMILY_CHAPTERS])
})
