import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Log, type LogRow, readLog } from '@brouhaha/table'
import { describe, expect, test } from 'vitest'
import { currentRuleset, open, rulesetBy } from '../src/rulesets.ts'

const SHELF = join(import.meta.dirname, '../released')
const FIXTURES = join(import.meta.dirname, '../logs')
const releases: { game: string; edition: string; sha256: string; file: string }[] = JSON.parse(
  readFileSync(join(SHELF, 'rulesets.json'), 'utf8'),
)

const fixtureOf = (file: string): Log => {
  const log = readLog(readFileSync(join(FIXTURES, file.replace(/mjs$/, 'log')), 'utf8'))
  if (log === null) throw new Error(`the fixture of ${file} can no longer be read`)
  return log
}

describe('released rules', () => {
  test('every bundle is listed, and no listed one is missing', () => {
    const files = readdirSync(SHELF).filter((name) => name.endsWith('.mjs'))
    expect(new Set(releases.map(({ file }) => file))).toEqual(new Set(files))
  })

  test.each(releases)('$file bears its edition and hash in its name and opens', async (release) => {
    const bytes = readFileSync(join(SHELF, release.file))
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(release.sha256)
    expect(release.file).toBe(`${release.game}-${release.edition}-${release.sha256.slice(0, 16)}.mjs`)
    const { game, hash } = await rulesetBy(release.sha256)
    expect({ name: game.name, edition: game.edition, hash }).toEqual({
      name: release.game,
      edition: release.edition,
      hash: release.sha256,
    })
  })

  test.each(releases)('a whole game under $file replays and verifies', async ({ file, sha256 }) => {
    const { game, verify } = await rulesetBy(sha256)
    const log = fixtureOf(file)
    const replay = verify(game, log)
    expect(replay.kind).toBe('true')
    expect(replay.kind === 'true' && game.over(replay.state)).toBe(true)
  })

  test.each(releases)('a fixture of $file with one card moved is found out', async ({ file, sha256 }) => {
    const { game, verify } = await rulesetBy(sha256)
    const log = fixtureOf(file)
    const isPlay = ({ choice }: LogRow): boolean => choice.type === 'attack' || choice.type === 'playItem'
    const at = log.rows.findIndex(isPlay)
    const [play, later] = [log.rows[at]!, log.rows.slice(at + 1).find(isPlay)!]
    const forged = log.rows.with(at, { ...play, choice: later.choice })
    expect(verify(game, { header: log.header, rows: forged })).toMatchObject({ kind: 'false', seq: at })
  })
})

describe('the shelf', () => {
  const shelf = mkdtempSync(join(tmpdir(), 'rulesets-'))
  const shelfUrl = pathToFileURL(`${shelf}/`)
  const [release] = releases

  test('new tables play by the newest release, and the same rules are opened once', async () => {
    const current = await currentRuleset('zombie-mosh')
    expect(current.hash).toBe(releases.findLast(({ game }) => game === 'zombie-mosh')?.sha256)
    expect(await rulesetBy(current.hash)).toBe(current)
  })

  test('an unknown hash is refused by name', async () => {
    await expect(rulesetBy('0'.repeat(64))).rejects.toThrow(/no released rules have the hash 0{64}/)
  })

  test('a changed file is refused before any of it runs', async () => {
    cpSync(join(SHELF, release!.file), join(shelf, release!.file))
    writeFileSync(join(shelf, release!.file), 'globalThis.forged = true', { flag: 'a' })
    await expect(open(release!, shelfUrl)).rejects.toThrow(/the file was changed/)
    expect(Reflect.has(globalThis, 'forged')).toBe(false)
  })

  test('a missing file is refused by name', async () => {
    await expect(open({ ...release!, file: 'gone.mjs' }, shelfUrl)).rejects.toThrow('the rules gone.mjs are missing')
  })
})
