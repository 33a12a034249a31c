import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { findBreakages } from '../break-rules/breakages.mjs'
import { graveAmong } from '../break-rules/report.mjs'

const root = resolve(import.meta.dirname, '../..')
const toy = 'tools/test/fixtures/toy'

function breakRules(...options: string[]) {
  const child = spawnSync(process.execPath, ['tools/break-rules/main.mjs', ...options], { cwd: root, encoding: 'utf8' })
  return { status: child.status, out: child.stdout, said: child.stderr }
}

/** The breakages of a piece of code, as `rule: before → after`. */
function broken(code: string): string[] {
  return findBreakages('piece.ts', code).breakages.map(({ rules, before, after }) => `${rules}: ${before} → ${after}`)
}

test('a run finds the survivor, knows the harmless one, ends the endless one and leaves the files alone', () => {
  const source = join(root, toy, 'src/index.ts')
  const before = readFileSync(source, 'utf8')

  const run = breakRules(
    toy,
    '--json',
    '--fresh',
    '--limit',
    '2',
    '--workers',
    '1',
    '--harmless',
    `${toy}/harmless.json`,
  )

  expect(run.status, run.said).toBe(1)
  const summary = JSON.parse(run.out)
  const told = (each: { rules: string[]; within: string; before: string; after: string }) =>
    `${each.rules} ${each.within}: ${each.before} → ${each.after}`
  expect(summary.survivors.map(told)).toEqual([
    'TOY-HAT-02 mayWear: ghost → false',
    'TOY-HAT-02 mayWear: return false → return true',
  ])
  expect(summary.harmless.map(told)).toEqual(['TOY-HAT-04 worn: Math.max(hats, 0) → Math.max(hats, 1)'])
  expect(summary.rules).toEqual({
    'TOY-HAT-01': { breakages: 3, noticed: 3, hung: 0, survived: 0 },
    'TOY-HAT-02': { breakages: 3, noticed: 1, hung: 0, survived: 2 },
    'TOY-HAT-03': { breakages: 3, noticed: 3, hung: 2, survived: 0 },
    'TOY-HAT-04': { breakages: 2, noticed: 1, hung: 0, survived: 1 },
  })
  expect(summary.chapters).toEqual({ HAT: { breakages: 11, noticed: 8, hung: 2, survived: 3 } })
  expect(summary.untagged).toEqual(['TOY-HAT-05'])
  expect(readFileSync(source, 'utf8')).toBe(before)

  const again = breakRules(toy, '--harmless', `${toy}/harmless.json`)
  expect(again.said).toContain('11 known from earlier runs')
  expect(again.out).toContain('src/index.ts:9  TOY-HAT-02  mayWear  ghost → false')
})

test('wrong arguments get one line and exit code 2', () => {
  const wrong = [
    ['no-such-game'],
    [toy, '--rule', 'TOY-HAT-99'],
    [toy, '--file', 'no-such-file'],
    [toy, '--workers', 'many'],
    [toy, '--strict', 'SHOE'],
    ['--wrong'],
  ]
  for (const options of wrong) {
    const { status, out, said } = breakRules(...options)
    expect([status, out, said.trim().split('\n').length]).toEqual([2, '', 1])
  }
})

test('survivors of strict chapters fail a run, all of them where no chapter is named', () => {
  const hat = { rules: ['TOY-HAT-01'] }
  const both = { rules: ['TOY-SHOE-01', 'TOY-HAT-02'] }
  expect(graveAmong([hat, both], [])).toEqual([hat, both])
  expect(graveAmong([hat, both], ['SHOE'])).toEqual([both])
})

test('a comment at the end of a line tags the condition, not the block below it', () => {
  expect(broken('if (a === b) { // ZM-A-01\n  c(3)\n}')).toEqual([
    'ZM-A-01: a === b → true',
    'ZM-A-01: a === b → false',
    'ZM-A-01: a === b → a !== b',
  ])
})

test('a comment at the end of a line tags a statement that goes on below', () => {
  expect(broken('f( // ZM-A-01\n  a,\n  3,\n)\ng(4)')).toEqual([
    'ZM-A-01: f( // ZM-A-01 a, 3, ) → (left out)',
    'ZM-A-01: f( // ZM-A-01 a, 3, ) → f( // ZM-A-01 a, 4, )',
  ])
})

test('a tagged branch below its condition tags the condition too, and not the other branch', () => {
  expect(broken('if (a)\n  b() // ZM-A-01\nelse c()')).toEqual([
    'ZM-A-01: a → true',
    'ZM-A-01: a → false',
    'ZM-A-01: b() → (left out)',
  ])
})

test('an else-if is its own decision', () => {
  expect(broken('if (a) { // ZM-A-01\n  b()\n} else if (c) { // ZM-A-02\n  d()\n}')).toEqual([
    'ZM-A-01: a → true',
    'ZM-A-01: a → false',
    'ZM-A-02: c → true',
    'ZM-A-02: c → false',
  ])
})

test('a comment of its own tags the statement below, and a doc comment the whole function', () => {
  expect(broken('// ZM-A-01: why\nf()\ng()')).toEqual(['ZM-A-01: f() → (left out)'])
  expect(broken('/** ZM-A-01, -03: why */\nexport function f() {\n  g()\n  h() // ZM-A-02\n}\ni()')).toEqual([
    'ZM-A-01,ZM-A-03: g() → (left out)',
    'ZM-A-02: h() → (left out)',
  ])
})

test('the head of a file tags nothing', () => {
  expect(broken('// Damage: ZM-A-01 to ZM-A-03.\n\nf(1)')).toEqual([])
})

test('code without a tag and types are left alone', () => {
  expect(broken('f(1)\ntype T = 3 // ZM-A-01\nconst x = y as 4 // ZM-A-02')).toEqual([])
})

test('each kind of decision has its breakages', () => {
  const kinds: Record<string, string[]> = {
    'x = a < b': ['(left out)', 'x = a <= b'],
    'x = a >= b': ['(left out)', 'x = a > b'],
    'x = a != b': ['(left out)', 'x = a == b'],
    'x = a && b || c': ['(left out)', 'x = (a || b) || c', 'x = (a && b && c)'],
    'x = value + 2': ['(left out)', 'x = value - 2', 'x = value + 3'],
    'x += 0': ['(left out)', 'x -= 0', 'x += 1'],
    "x = 'a' + b": ['(left out)'],
    'const x = Math.min(a, b)': ['Math.max(a, b)'],
    'const x = ready ? b : c': ['true ? b : c', 'false ? b : c'],
    'const x = (a: A) => a > 1': ['(a: A) => !(a > 1)', '(a: A) => a >= 1', '(a: A) => a > 2'],
    'const x = (a: A) => !a': ['(a: A) => !!(a)'],
    'const x = (a: A): boolean => f(a)': ['(a: A): boolean => !(f(a))'],
    'const x = (a: A): number => f(a)': [],
    'function f() { g(); return NOT_YOURS }': ['(left out)', '(left out)'],
    'for (; a < b; ) f()': ['false', 'a <= b', '(left out)'],
  }
  const found = Object.keys(kinds).map((code) => [
    code,
    findBreakages('piece.ts', `${code} // ZM-A-01`).breakages.map(({ after }) => after),
  ])
  expect(Object.fromEntries(found)).toEqual(kinds)
})

test('a guard of one line is not broken twice in the same way', () => {
  expect(broken('function f() {\n  if (a) return NOT_YOURS // ZM-A-01\n}')).toEqual([
    'ZM-A-01: a → true',
    'ZM-A-01: a → false',
  ])
})
