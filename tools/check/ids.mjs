// Ids that nobody defines: `node tools/check/ids.mjs` reads code, tests and docs for the ids of rules (MK-, ZM-) and of the law
// books (DEC, TIM, TT, EX, OPEN, CF, RUL), and fails on one that no rulebook and no law book has.

import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../common/steps.mjs'
import { stale } from './law-book.mjs'
import { laws, rules } from './laws.mjs'

const ID = /(?<![A-Za-z0-9-])(?:(?:MK|ZM)-[A-Z]+-\d{2}|(?:DEC|TIM|TT|EX|OPEN|RUL)-\d{2}|CF-[A-Z]\d{2})(?![0-9])/g

/** Tests that make ids up on purpose: rules of a pretended game, a misspelt one, one of the table itself. */
const MADE_UP = new Set([
  'packages/cli/test/wrong.test.ts',
  'packages/zombie-mosh/test/proof/breaches.ts',
  'tools/test/break-rules.test.ts',
  'tools/test/ids.test.ts',
])

const READ = /^(?:packages|tools|docs|bench|examples)\/.+\.(?:ts|tsx|mjs|md|json)$|^[A-Z]+\.md$/

function files() {
  const { stdout } = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
  return stdout.split('\n').filter((path) => READ.test(path) && !MADE_UP.has(path))
}

/** The ids in a text that are not defined, each with its line. */
export function undefinedIds(text, defined) {
  const found = []
  text.split('\n').forEach((line, index) => {
    for (const [id] of line.matchAll(ID)) if (!defined.has(id)) found.push({ id, line: index + 1 })
  })
  return found
}

async function main() {
  const [book, beside] = [await rules(), await laws()]
  const defined = new Set([...book, ...beside].map(({ id }) => id))
  const faults = []
  for (const path of files())
    for (const { id, line } of undefinedIds(readFileSync(join(root, path), 'utf8'), defined))
      faults.push(`${path}:${line}  ${id} is cited, and nothing defines it`)
  const known = new Set(book.map(({ id }) => id))
  for (const { id, rules: cited } of beside)
    for (const rule of cited) if (!known.has(rule)) faults.push(`${id} belongs to ${rule}, which is no rule`)
  if (defined.size !== book.length + beside.length) faults.push('an id is defined twice')
  for (const { name } of stale(beside)) faults.push(`docs/rules/${name}.md is stale: npm run law-book`)
  for (const fault of faults) console.log(fault)
  console.log(
    faults.length === 0
      ? `ids: all are defined (${book.length} rules, ${beside.length} entries of the law books)`
      : `ids: ${faults.length} fault(s)`,
  )
  process.exitCode = faults.length === 0 ? 0 : 1
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) await main()
