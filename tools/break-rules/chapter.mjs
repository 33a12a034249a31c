// A chapter: the package that implements it, its tagged decisions, the rules it has to keep, and a hash of all that
// decides how a trial ends.

import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { runnerImport } from 'vite'
import { sourceFiles } from '../syntax.mjs'
import { findBreakages } from './breakages.mjs'

/** Below every ruleset: a change there can change the outcome of a trial. */
const SHARED = ['packages/kit/src', 'packages/table/src', 'packages/testkit/src']

const plain = (path) => path.split(sep).join('/')

/** The folder of a chapter, named like its package or by its path; null if there is none. */
export function chapterFolder(root, name) {
  return [`packages/${name}`, name].find((folder) => existsSync(join(root, folder, 'src'))) ?? null
}

export function readChapter(root, folder) {
  const decisions = []
  const breakages = []
  for (const path of sourceFiles(join(root, folder, 'src'))) {
    const file = plain(relative(root, path))
    const found = findBreakages(file, readFileSync(path, 'utf8'))
    decisions.push(...found.tags.map(({ rules, line }) => ({ file, rules, line })))
    breakages.push(...found.breakages)
  }
  return { decisions, breakages }
}

export function chapterHash(root, folder) {
  const hash = createHash('sha256')
  for (const each of [`${folder}/src`, `${folder}/test`, ...SHARED])
    for (const path of sourceFiles(join(root, each)))
      hash.update(plain(relative(root, path))).update(readFileSync(path))
  return hash.digest('hex')
}

/** The testable rules of the rulebook that the chapter's package exports; none if it exports no rulebook. */
export async function chapterRules(root, folder) {
  const index = join(root, folder, 'src/index.ts')
  if (!existsSync(index)) return []
  const resolve = { conditions: ['source'] }
  const { module } = await runnerImport(index, { environments: { inline: { resolve } }, logLevel: 'silent' })
  const book = Object.values(module).find((each) => Array.isArray(each?.rules) && each.rules[0]?.id)
  return (book?.rules ?? []).filter(({ testable }) => testable !== false).map(({ id }) => id)
}
