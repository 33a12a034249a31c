import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { SHELF } from '../shelf.ts'
import { goOn, OLD_TABLES } from './old-tables.ts'

/** `npm run prove -- old-tables` asks for more and keeps what comes of it. */
const { BROUHAHA_MEASURED: folder, BROUHAHA_SEED: seed = '1', BROUHAHA_KILLS: kills = '1' } = process.env

const RELEASED = join(import.meta.dirname, '../../../rulesets/released/rulesets.json')
const releases: readonly { game: string; edition: string; sha256: string; file: string }[] = JSON.parse(
  readFileSync(RELEASED, 'utf8'),
)

test('there is a table of every ruleset that was released, and one with the example box', () => {
  const names = OLD_TABLES.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(releases.map(({ file }) => file.replace(/\.mjs$/, ''))))
  expect(names.some((name) => name.endsWith('-kitchen'))).toBe(true)
})

describe('a table that a server of its day left behind', { timeout: 6_000_000 }, () => {
  const each = folder === undefined ? test.concurrent.each(OLD_TABLES) : test.each(OLD_TABLES)
  each('$name goes on under its own rules, is killed, ends, and is true in the terminal', async (old) => {
    const release = releases.find(({ file }) => old.name.startsWith(file.replace(/\.mjs$/, '')))!
    const found = await goOn(old, Number(seed), Number(kills))
    if (folder !== undefined) writeFileSync(join(folder, `${old.name}.json`), JSON.stringify(found))

    expect(found).toMatchObject({ edition: release.edition, ruleset: release.sha256, isSame: true })
    expect(found.rows).toBeGreaterThan(found.before)
    expect(found.packs).toEqual(old.name.endsWith('-kitchen') ? ['kitchen'] : [])
    expect(found.terminal).toMatch(new RegExp(`^true: ${found.rows} rows played again`))
    const today = await SHELF.current(release.game)
    expect(found.beside).toMatchObject({ ruleset: today.hash, unreleased: today.unreleased === true })
    expect(found.beside.rows).toBeGreaterThan(2)
  })
})
