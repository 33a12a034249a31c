import type { TableInfo } from '@brouhaha/protocol'
import { expect, test } from 'vitest'
import { rulesAt } from '../../src/games/rules-at.ts'

const munchkin = (...boxes: readonly string[]) => ({ game: 'munchkin', options: { boxes } }) as unknown as TableInfo

test('the header leads to the rules of what is played: a game, one box of it, or all games', () => {
  expect(rulesAt({ game: 'zombie-mosh', options: {} } as TableInfo)).toBe('/rules/mosh')
  expect(rulesAt(munchkin('star'))).toBe('/rules/star')
  expect(rulesAt(munchkin('base', 'zombies'))).toBe('/rules/munchkin')
  expect(rulesAt(munchkin('a-pack-of-ones-own'))).toBe('/rules/munchkin')
  expect(rulesAt(null)).toBe('/rules')
})
