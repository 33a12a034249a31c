import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { bring } from '../src/ruleset.ts'
import { Shelf } from '../src/shelf.ts'

const RELEASED = join(import.meta.dirname, '../released')
const SOURCES = join(import.meta.dirname, '../unreleased')
const releases: { game: string; sha256: string; file: string }[] = JSON.parse(
  readFileSync(join(RELEASED, 'rulesets.json'), 'utf8'),
)
const newest = releases.findLast(({ game }) => game === 'zombie-mosh')!
const sha256Of = (text: string): string => createHash('sha256').update(text).digest('hex')
const urlOf = (folder: string): URL => pathToFileURL(`${folder}/`)

/** The newest release under another edition: rules that nobody released. */
const fresh = (edition: string): string =>
  readFileSync(join(RELEASED, newest.file), 'utf8').replace(/\bedition:(["'`])[^"'`]+\1/, `edition:"${edition}"`)

const root = mkdtempSync(join(tmpdir(), 'rulesets-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

let [released, sources, kept] = ['', '', '']
let count = 0
const folders = () => ({ released: urlOf(released), sources: urlOf(sources), kept: urlOf(kept) })

/** Makes the sources say something. */
function say(code: string): string {
  const sha256 = sha256Of(code)
  writeFileSync(join(sources, `${sha256}.mjs`), code)
  const line = { game: 'zombie-mosh', edition: 'x', sha256, file: `${sha256}.mjs`, unreleased: true }
  writeFileSync(join(sources, 'rulesets.json'), JSON.stringify([line]))
  return sha256
}

beforeEach(() => {
  const home = join(root, String(count++))
  released = join(home, 'released')
  sources = join(home, 'sources')
  kept = join(home, 'data', 'rulesets')
  for (const folder of [released, sources]) mkdirSync(folder, { recursive: true })
  for (const file of ['rulesets.json', newest.file]) cpSync(join(RELEASED, file), join(released, file))
})

describe('what a new table plays by', () => {
  test('is what the sources say, as the build left it', async () => {
    const lines: { game: string; sha256: string }[] = JSON.parse(readFileSync(join(SOURCES, 'rulesets.json'), 'utf8'))
    const current = await new Shelf().current('zombie-mosh')
    expect(current.hash).toBe(lines.find(({ game }) => game === 'zombie-mosh')?.sha256)
  })

  test('is kept once for tables that are opened at the same time', async () => {
    const hash = say(fresh('at once'))
    const shelf = new Shelf(folders())
    const opened = await Promise.all([1, 2, 3].map(() => shelf.current('zombie-mosh')))
    expect(opened.map((rules) => rules.hash)).toEqual([hash, hash, hash])
    expect(readdirSync(kept)).toEqual([`${hash}.mjs`])
  })

  test('is the newest release where no sources were built, and the same rules are opened once', async () => {
    const shelf = new Shelf(folders())
    const current = await shelf.current('zombie-mosh')
    expect(current.hash).toBe(newest.sha256)
    expect(current.unreleased).toBeUndefined()
    expect(await shelf.by(current.hash)).toBe(current)
    expect(existsSync(kept)).toBe(false)
  })

  test('is no unreleased ruleset when the sources say what was released', async () => {
    say(readFileSync(join(RELEASED, newest.file), 'utf8'))
    expect((await new Shelf(folders()).current('zombie-mosh')).unreleased).toBeUndefined()
    expect(existsSync(kept)).toBe(false)
  })

  test('a game without any rules is refused by name', async () => {
    await expect(new Shelf(folders()).current('chess')).rejects.toThrow('there are no rules of chess')
  })
})

test('every file of an edition is found by its name, the oldest first and the sources last', () => {
  const all = releases.filter(({ game }) => game === 'zombie-mosh').map(({ sha256 }) => sha256)
  const shelf = new Shelf({ sources: urlOf(sources) })
  expect(shelf.hashesOf('zombie-mosh', '1')).toEqual([...new Set(all)])
  expect(shelf.hashesOf('zombie-mosh', 'x')).toEqual([])
  const hash = say(fresh('x'))
  expect(new Shelf(folders()).hashesOf('zombie-mosh', 'x')).toEqual([hash])
})

describe('rules that were never released', () => {
  test('are kept before a table begins on them, and open when the sources say something else', async () => {
    const first = say(fresh('first'))
    expect(await new Shelf(folders()).current('zombie-mosh')).toMatchObject({ hash: first, unreleased: true })
    rmSync(join(sources, `${first}.mjs`))
    const second = say(fresh('second'))

    const later = new Shelf(folders())
    expect((await later.by(first)).game.edition).toBe('first')
    expect((await later.current('zombie-mosh')).hash).toBe(second)
    expect(readdirSync(kept).sort()).toEqual([`${first}.mjs`, `${second}.mjs`].sort())
  })

  test('made on the spot, are what new tables of their game play by', async () => {
    const shelf = new Shelf(folders())
    const added = await shelf.add(fresh('on-the-spot'))
    expect(added).toMatchObject({ unreleased: true, hash: sha256Of(fresh('on-the-spot')) })
    expect(await shelf.current('zombie-mosh')).toBe(added)
    expect((await new Shelf(folders()).by(added.hash)).game.edition).toBe('on-the-spot')
  })

  test('have to be kept somewhere', async () => {
    await expect(new Shelf().add(fresh('homeless'))).rejects.toThrow('there is no place to keep rules')
  })

  test('leave the disk when no table pins them', async () => {
    const shelf = new Shelf(folders())
    const [one, other] = [await shelf.add(fresh('one')), await shelf.add(fresh('other'))]
    const last = await shelf.add(fresh('last'))
    await shelf.tidy([other.hash])
    expect(readdirSync(kept).sort()).toEqual([`${other.hash}.mjs`, `${last.hash}.mjs`].sort())
    await expect(new Shelf(folders()).by(one.hash)).rejects.toThrow(/no rules here have the hash/)
  })
})

describe('a file', () => {
  test('with an unknown hash is refused by name', async () => {
    await expect(new Shelf().by('0'.repeat(64))).rejects.toThrow(/no rules here have the hash 0{64}/)
  })

  test('that was changed is refused before any of it runs', async () => {
    writeFileSync(join(released, newest.file), 'globalThis.forged = true', { flag: 'a' })
    await expect(new Shelf(folders()).by(newest.sha256)).rejects.toThrow(/the file was changed/)
    expect(Reflect.has(globalThis, 'forged')).toBe(false)
  })

  test('that is missing is refused by name', async () => {
    rmSync(join(released, newest.file))
    await expect(new Shelf(folders()).by(newest.sha256)).rejects.toThrow(`${newest.file} are missing`)
  })

  test('without a place for packs takes none', async () => {
    const rules = await new Shelf(folders()).current('zombie-mosh')
    expect(bring(rules, [])).toBe(rules)
    expect(() => bring(rules, [{} as never])).toThrow(/play with no packs of others/)
  })
})
