// The sources against the last release of each game: its log, and games that play themselves in every combination. Where a
// state or an event differs, the same choices lead elsewhere, and the edition must have risen.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { OUR_GAMES } from '@brouhaha/games'
import { readLog } from '@brouhaha/table'
import { describe, expect, test } from 'vitest'
import { combinationsOf } from '../src/combinations.ts'
import type { Edition, Ruleset } from '../src/ruleset.ts'
import { playSeeded, type SeededGames } from '../src/seeded-games.ts'
import { Shelf } from '../src/shelf.ts'
import { keptLog } from './testing.ts'

const HOME = join(import.meta.dirname, '..')
const releases: readonly Edition[] = JSON.parse(readFileSync(join(HOME, 'released/rulesets.json'), 'utf8'))
const seededUnder = (file: string): SeededGames =>
  JSON.parse(readFileSync(join(HOME, 'logs', file.replace(/mjs$/, 'json')), 'utf8'))

const RAISE = 'the same choices lead elsewhere than under the last release: raise `edition` in the game'
const LOOK =
  'the games went as before, but players see something else: raise `edition` if a number changed; ' +
  'if a view only says more, `npm run release-rules -- --views` takes it down'

const newest = [...new Map(releases.map((one) => [one.game, one])).values()]

const beside = await Promise.all(
  newest.map(async (one) => ({
    ...one,
    combinations: await combinationsOf(OUR_GAMES.find(one.game)!),
    before: seededUnder(one.file),
  })),
)

describe.each(beside)('the sources of $game beside $file', ({ game, edition, file, combinations, before }) => {
  const sources = new Shelf().current(game)
  /** Once the edition has risen, anything may differ. */
  const compare = async (how: (rules: Ruleset) => void): Promise<void> => {
    const rules = await sources
    if (rules.game.edition === edition) how(rules)
    else expect(Number(rules.game.edition), 'editions rise').toBeGreaterThan(Number(edition))
  }

  test('its log leads where it led', () =>
    compare(({ verify, game }) => expect(verify(game, readLog(keptLog(file))!), RAISE).toMatchObject({ kind: 'true' })))

  test('every combination of the release can still be played', () => {
    expect(combinations.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(before)))
  })

  /** A box that came since then is in none of them. */
  const known = combinations.filter(({ name }) => before[name] !== undefined)

  test.each(known)('twenty games of $name go as they went', (combination) =>
    compare((rules) => {
      const then = before[combination.name]!
      const now = playSeeded(rules, combination)
      const told = (outcome: string): string => outcome.split(' ')[0]!
      expect(now.map(told), RAISE).toEqual(then.map(told))
      expect(now, LOOK).toEqual(then)
    }),
  )
})
