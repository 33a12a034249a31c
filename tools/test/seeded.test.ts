// Games that must go as they went: seeded ones of each box, of all together and of Zombie Mosh!, by digests of what happened and
// of what was seen. They state no rule and notice any change: `SEEDED=write npx vitest run tools/test/seeded` agrees to it.

import { readFileSync, writeFileSync } from 'node:fs'
import { BOX_NAMES, CUSTOMS, munchkin, VARIANTS } from '@brouhaha/munchkin'
import { PACKS } from '@brouhaha/packs'
import { Match, verify } from '@brouhaha/table'
import { BOARDS, zombieMosh } from '@brouhaha/zombie-mosh'
import { expect, test } from 'vitest'
import type { Combination } from '../../packages/rulesets/src/combinations.ts'
import type { RulesModule } from '../../packages/rulesets/src/ruleset.ts'
import { playSeeded, type SeededGames } from '../../packages/rulesets/src/seeded-games.ts'

const FILE = new URL('./seeded.json', import.meta.url)
const read = (): SeededGames => JSON.parse(readFileSync(FILE, 'utf8'))

/** Every other game is played as usual; in the others each switch is on now and then. */
const switched = (names: readonly string[], game: number): Readonly<Record<string, boolean>> =>
  Object.fromEntries(names.filter((_, place) => game % 2 === 1 && (game + place) % 3 === 0).map((name) => [name, true]))

const mixOf = (boxes: readonly string[]): Combination => ({
  name: boxes.join('+'),
  setup: (game) => ({
    seats: 3 + (game % 4),
    options: { boxes, variants: switched(VARIANTS, game), ...switched(CUSTOMS, game + 1) },
  }),
})

const concert: Combination = {
  name: 'mosh',
  setup(game) {
    const seats = 2 + (game % 5)
    const boards = Array.from({ length: seats }, (_, seat) => (seat + game) % BOARDS.length)
    return { seats, options: { side: game % 2 === 0 ? 'A' : 'B', songs: 1, boards } }
  },
}

const family = { game: munchkin(Object.values(PACKS)), Match, verify } as unknown as RulesModule
const mosh = { game: zombieMosh, Match, verify } as unknown as RulesModule
const tables: readonly (readonly [string, Combination, RulesModule])[] = [
  ...[...BOX_NAMES.map((box) => [box]), BOX_NAMES].map((mix) => [mix.join('+'), mixOf(mix), family] as const),
  ['mosh', concert, mosh],
]

test.each(tables)('games of %s go as they went', (name, table, rules) => {
  const played = playSeeded(rules, table)
  if (process.env.SEEDED === 'write') writeFileSync(FILE, `${JSON.stringify({ ...read(), [name]: played }, null, 2)}\n`)
  expect(played).toEqual(read()[name])
})
