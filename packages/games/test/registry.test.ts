import { MOSH, MUNCHKIN, OUR_GAMES, registry } from '@brouhaha/games'
import { expect, test } from 'vitest'

test('a game is found by the name that logs and the wire use', () => {
  expect(OUR_GAMES.find('zombie-mosh')).toBe(MOSH)
  expect(OUR_GAMES.find('munchkin')).toBe(MUNCHKIN)
  expect(OUR_GAMES.find('chess')).toBeNull()
  expect(OUR_GAMES.find('constructor')).toBeNull()
})

test('two games of one name are no registry', () => {
  expect(() => registry([MOSH, MOSH])).toThrow('a name of its own')
})

test('another registry holds what it was given and nothing of ours', () => {
  const alone = registry([MOSH])
  expect(alone.games).toEqual([MOSH])
  expect(alone.find('munchkin')).toBeNull()
})
