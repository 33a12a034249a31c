import { Shelf } from '@brouhaha/rulesets'
import { expect, test } from 'vitest'
import { openGame } from '../src/games.ts'
import { rulesOf } from '../src/rules.ts'

test.each(['mosh', 'base+star'])('a person plays %s by the file that a new table would pin', async (name) => {
  const opened = openGame(name)
  const rules = await rulesOf(opened, null)
  const pinned = await new Shelf().current(opened.kit.entry.name)
  expect([rules.hash, rules.game.edition]).toEqual([pinned.hash, opened.game.edition])
  expect(rules.game).not.toBe(opened.game)
})
