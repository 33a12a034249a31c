import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Log, type LogRow, readLog } from '@brouhaha/table'
import { describe, expect, test } from 'vitest'
import { Shelf } from '../src/shelf.ts'
import { keptLog } from './testing.ts'

const RELEASED = join(import.meta.dirname, '../released')
const releases: { game: string; edition: string; sha256: string; file: string }[] = JSON.parse(
  readFileSync(join(RELEASED, 'rulesets.json'), 'utf8'),
)

const shelf = new Shelf()

const logOf = (file: string): Log => {
  const log = readLog(keptLog(file))
  if (log === null) throw new Error(`the log of ${file} can no longer be read`)
  return log
}

describe('released rules', () => {
  test('every bundle is listed, and no listed one is missing', () => {
    const files = readdirSync(RELEASED).filter((name) => name.endsWith('.mjs'))
    expect(new Set(releases.map(({ file }) => file))).toEqual(new Set(files))
  })

  test.each(releases)('$file bears its edition and hash in its name and opens', async (release) => {
    const bytes = readFileSync(join(RELEASED, release.file))
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(release.sha256)
    expect(release.file).toBe(`${release.game}-${release.edition}-${release.sha256.slice(0, 16)}.mjs`)
    const { game, hash } = await shelf.by(release.sha256)
    expect({ name: game.name, edition: game.edition, hash }).toEqual({
      name: release.game,
      edition: release.edition,
      hash: release.sha256,
    })
  })

  test.each(releases)('a whole game under $file replays and verifies', async ({ file, sha256 }) => {
    const { game, verify } = await shelf.by(sha256)
    const log = logOf(file)
    const replay = verify(game, log)
    expect(replay.kind).toBe('true')
    expect(replay.kind === 'true' && game.over(replay.state)).toBe(true)
  })

  test.each(releases)('a log of $file with one card moved is found out', async ({ file, sha256 }) => {
    const { game, verify } = await shelf.by(sha256)
    const log = logOf(file)
    const isPlay = ({ choice }: LogRow): boolean => choice.type === 'attack' || choice.type === 'playItem'
    const at = log.rows.findIndex(isPlay)
    const [play, later] = [log.rows[at]!, log.rows.slice(at + 1).find(isPlay)!]
    const forged = log.rows.with(at, { ...play, choice: later.choice })
    expect(verify(game, { header: log.header, rows: forged })).toMatchObject({ kind: 'false', seq: at })
  })
})
