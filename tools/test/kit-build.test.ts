import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../..')
const BUILD = join(ROOT, 'tools/build/build.mjs')

/** Far from the checkout, with nothing installed beside it. */
const kit = mkdtempSync(join(tmpdir(), 'brouhaha-far-'))
const page = join(ROOT, 'packages/web/dist-kit', basename(kit))

afterAll(() => {
  for (const folder of [kit, page]) rmSync(folder, { recursive: true, force: true })
})

test('npm run build -- --kit FOLDER builds a page with a game from anywhere, and its rules beside it', () => {
  cpSync(join(ROOT, 'examples/little-game'), kit, { recursive: true })
  const { status, stderr } = spawnSync(process.execPath, [BUILD, '--kit', kit], { cwd: ROOT, encoding: 'utf8' })
  expect([status, stderr]).toEqual([0, ''])
  expect(existsSync(join(page, 'index.html'))).toBe(true)
  const rules = join(page, 'assets/rulesets')
  const [file] = readdirSync(rules).filter((name) => name.startsWith('kit-'))
  expect(readFileSync(join(rules, file!), 'utf8')).toContain('last-biscuit')
})
