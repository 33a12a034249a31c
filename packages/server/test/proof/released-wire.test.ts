import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Ruleset } from '@brouhaha/rulesets'
import { hashState } from '@brouhaha/table'
import { describe, expect, test } from 'vitest'
import { SHELF } from '../shelf.ts'
import { playReleased } from './released-wire.ts'

/** `npm run prove -- released-wire` asks for whole games and keeps what comes of them. */
const { BROUHAHA_MEASURED: folder, BROUHAHA_ROWS: rows = '120', BROUHAHA_SEED: seed = '1' } = process.env

const RELEASED = join(import.meta.dirname, '../../../rulesets/released/rulesets.json')
const releases: readonly { game: string; sha256: string; file: string }[] = JSON.parse(readFileSync(RELEASED, 'utf8'))

describe('a game over sockets by every ruleset that was released', { timeout: 6_000_000 }, () => {
  test.each(releases)('$file tells nobody what is not for them', async ({ game, sha256, file }) => {
    const played = await playReleased(await SHELF.by(sha256), Number(rows), Number(seed))
    if (folder !== undefined) writeFileSync(join(folder, `${file}.json`), JSON.stringify(played))
    expect(played.leaks).toEqual([])
    expect(played.twins).toBeGreaterThan(5)
    if (game === 'munchkin') expect(Math.min(played.passes, played.silences)).toBeGreaterThan(10)
    if (folder !== undefined) expect(played.isOver).toBe(true)
  })
})

describe('it would be noticed', () => {
  const newest = SHELF.by(releases.findLast(({ game }) => game === 'munchkin')!.sha256)

  test('if a view showed what only the whole state tells', async () => {
    const { game, ...rules } = await newest
    const view: typeof game.view = (state, viewer) => ({ ...game.view(state, viewer), luck: hashState(state) })
    const { leaks } = await playReleased({ ...rules, game: { ...game, view } } as Ruleset, 60, 1)
    expect(leaks.join()).toContain('another world looks otherwise')
  })

  test('if what is offered depended on what nobody may know', async () => {
    const { game, ...rules } = await newest
    const choices: typeof game.choices = (state, seat, out) => {
      const count = game.choices(state, seat, out)
      return count > 1 && hashState(state) < '8' ? count - 1 : count
    }
    const { leaks } = await playReleased({ ...rules, game: { ...game, choices } } as Ruleset, 60, 1)
    expect(leaks.join()).toMatch(/another world looks otherwise|sees what is not so/)
  })
})
