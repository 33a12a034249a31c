// Which rules are asserted by which tests, read from the test files of the checkout.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Language, Rulebook } from '@brouhaha/table'
import { citedRules, testTitles } from './titles.ts'

export interface CoveredRule {
  readonly id: string
  readonly title: string
  readonly tests: readonly string[]
}

export interface CoverageReport {
  readonly rules: readonly CoveredRule[]
  /** Testable rules of chapters that are done and that no test cites. */
  readonly uncited: readonly string[]
}

/** The folder of all packages in a checkout, or null where the program was installed without its tests. */
export function packagesFolder(): string | null {
  const folder = fileURLToPath(new URL('../../..', import.meta.url))
  return existsSync(join(folder, 'cli', 'src')) ? folder : null
}

/** The titles of all tests of all packages, in the order of files. */
export async function titlesIn(packages: string): Promise<string[]> {
  const files = readdirSync(packages)
    .map((name) => join(packages, name, 'test'))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.test.ts'))
        .sort()
        .map((file) => join(folder, file)),
    )
  const titles = await Promise.all(files.map((file) => testTitles(readFileSync(file, 'utf8'))))
  return titles.flat()
}

export function coverageOf(
  rulebooks: readonly Rulebook[],
  titles: readonly string[],
  language: Language,
): CoverageReport {
  const citing = new Map<string, string[]>()
  for (const title of titles) {
    for (const id of new Set(citedRules(title))) citing.set(id, [...(citing.get(id) ?? []), title])
  }
  return {
    rules: rulebooks.flatMap(({ rules }) =>
      rules.map(({ id, title }) => ({ id, title: title[language], tests: citing.get(id) ?? [] })),
    ),
    uncited: rulebooks
      .filter(({ done }) => done)
      .flatMap(({ rules }) => rules.filter(({ id, testable }) => testable && !citing.has(id)))
      .map(({ id }) => id),
  }
}
