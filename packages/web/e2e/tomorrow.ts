// The page of tomorrow: built from the same sources beside a shelf with one more ruleset, of another edition.

import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { PLAYS } from './limits.ts'

const WEB = resolve(import.meta.dirname, '..')
const SHELF = resolve(WEB, '../rulesets/released')
const VITE = resolve(WEB, '../../node_modules/vite/bin/vite.js')
const EDITION = /\bedition:(["'`])[^"'`]+\1/

/** Builds it into a folder and answers with the hash of its newest rules. */
export function buildTomorrow(folder: string): { readonly pages: string; readonly ruleset: string } {
  const shelf = join(folder, 'rulesets')
  const pages = join(folder, 'tomorrow')
  cpSync(SHELF, shelf, { recursive: true })
  const manifest = join(shelf, 'rulesets.json')
  const releases: { readonly game: string; readonly file: string }[] = JSON.parse(readFileSync(manifest, 'utf8'))
  const newest = releases.findLast(({ game }) => game === 'zombie-mosh')!
  const today = readFileSync(join(shelf, newest.file), 'utf8')
  const code = today.replace(EDITION, 'edition:"tomorrow"')
  if (code === today) throw new Error('the ruleset names no edition')
  const sha256 = createHash('sha256').update(code).digest('hex')
  const file = `zombie-mosh-tomorrow-${sha256.slice(0, 16)}.mjs`
  writeFileSync(join(shelf, file), code)
  writeFileSync(manifest, JSON.stringify([...releases, { ...newest, edition: 'tomorrow', sha256, file }]))
  const words = ['build', '--mode', 'production', '--logLevel', 'warn', '--config', join(WEB, 'vite.config.ts')]
  execFileSync(process.execPath, [VITE, ...words, '--outDir', pages], {
    cwd: WEB,
    env: { ...process.env, NODE_ENV: 'production', RULESETS: shelf },
    timeout: PLAYS,
  })
  return { pages, ruleset: sha256 }
}
