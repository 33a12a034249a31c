import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { candidates } from '../break-rules/anywhere/candidates.mjs'
import { Cover, joined, packed } from '../break-rules/anywhere/cover.mjs'
import { drawn, everyBreakage } from '../break-rules/anywhere/draw.mjs'
import { isEnough, printed, summarise } from '../break-rules/anywhere/report.mjs'
import { Types } from '../break-rules/anywhere/types.mjs'
import { waysAnywhere } from '../break-rules/anywhere/ways.mjs'
import { findBreakages } from '../break-rules/breakages.mjs'
import { Modules } from '../break-rules/modules.mjs'

const root = resolve(import.meta.dirname, '../..')
const toy = 'tools/test/fixtures/toy'
const source = `${toy}/src/index.ts`

/** The breakages of a piece of code, as `text → replacement`. */
const broken = (code: string): string[] =>
  findBreakages('piece.ts', code, waysAnywhere, 'all').breakages.map(
    ({ start, end, replacement }) => `${code.slice(start, end)} → ${replacement}`,
  )

test('code without a rule is broken too, in the ways of tagged code', () => {
  expect(broken('const x = a < b')).toEqual(['< → <='])
  expect(broken('if (a) f(b)')).toEqual(['a → true', 'a → false', 'f(b) → ;'])
})

test('a name is mixed up with another of the same type, or of the same import', () => {
  expect(broken('const f = (seat: Seat, other: Seat, copy: number) => g(seat) ?? h(copy)')).toEqual([
    'g(seat) ?? h(copy) → h(copy)',
    'seat → other',
  ])
  expect(broken("import { HAND, TABLE } from './zones.ts'\nconst x = state[HAND]")).toEqual(['HAND → TABLE'])
})

test('arguments are swapped, unless their order does not matter', () => {
  expect(broken('const x = f(a, b)')).toEqual(['a, b → b, a'])
  expect(broken('const x = Math.max(a, b)')).toEqual(['max → min'])
})

test('guards are dropped, halves of conditions and early ends too', () => {
  expect(broken('const x = a && b')).toEqual(['a && b → (a || b)', 'a && b → b', 'a && b → a'])
  expect(broken('function f() { for (;;) { if (a) { g(); continue } h(); break } return b }')).toEqual([
    'a → true',
    'a → false',
    'g(); → ;',
    'continue → ;',
    'h(); → ;',
    'break → ;',
  ])
  expect(broken('function f() { return b }')).toEqual([])
})

test('luck is none, rounding goes the other way, lists lose what they list', () => {
  expect(broken('const x = scene.play.chance.below(state, faces)')).toEqual([
    'scene.play.chance.below(state, faces) → 0',
    'state, faces → faces, state',
  ])
  expect(broken('const x = agenda.below(frame)')).toEqual([])
  expect(broken('const x = Math.floor(a)')).toEqual(['floor → ceil'])
  expect(broken("const x = ['hand', 'table']")).toEqual(["'hand',  → ", ", 'table' → "])
  expect(broken('const x = list.some(f)')).toEqual(['some → every'])
})

test('the same seed draws the same breakages, and what else there is changes nothing in their order', () => {
  const every = everyBreakage(root, [`${toy}/src`])
  const ids = (seed: string, among = every): string[] => drawn(among, seed).map(({ id }: { id: string }) => id)
  expect(ids('b39ceed1')).toEqual(ids('b39ceed1'))
  expect(ids('b39ceed1')).not.toEqual(ids('b39ceed2'))
  expect(ids('b39ceed1').toSorted()).toEqual(ids('b39ceed2').toSorted())
  const fewer = every.slice(5)
  const left = new Set(fewer.map(({ id }: { id: string }) => id))
  expect(ids('b39ceed1', fewer)).toEqual(ids('b39ceed1').filter((id) => left.has(id)))
})

test('the compiler tells what does not compile from what does, in memory', () => {
  const text = readFileSync(join(root, source), 'utf8')
  const types = new Types(root, [`${toy}/src`])
  const fault = (before: string, replacement: string): string | null => {
    const start = text.indexOf(before)
    return types.fault({ file: source, start, end: start + before.length, replacement, isSealed: false })
  }
  expect(fault('hats < MOST_HATS', 'hats <= MOST_HATS')).toBeNull()
  expect(fault('hats < MOST_HATS', 'hats')).toContain('boolean')
  expect(fault('hats < MOST_HATS', 'true')).toBeNull()
  expect(fault('hats < MOST_HATS', 'hats < ')).not.toBeNull()
  types.close()
})

test('functions mark themselves when they run, and do what they did', async () => {
  const cover = new Cover(root, [`${toy}/src`])
  const path = join(root, source)
  const modules = new Modules(root, [], (file: string, text: string) => cover.marked(file, text))
  await modules.add(path)
  const { mayWear, worn } = modules.world()(path)
  cover.take()
  const ran = (work: () => unknown): unknown[] => [
    work(),
    cover.take().reduce((sum: number, mark: number) => sum + mark),
  ]
  expect(ran(() => mayWear(2, false))).toEqual([true, 1])
  expect(ran(() => [worn(-1), mayWear(3, false)])).toEqual([[0, false], 2])
  expect(ran(() => null)).toEqual([null, 0])
  expect(cover.marked(join(root, toy, 'test/hats.test.ts'), 'as it is')).toBe('as it is')
  for (const breakage of everyBreakage(root, [`${toy}/src`])) expect(cover.numberOf(breakage)).toBeDefined()
})

test('what only the first test of a file runs counts for all of them', () => {
  const marks = (...numbers: number[]): Uint8Array => Uint8Array.from(numbers)
  const forth = [marks(0, 1, 1, 0), marks(0, 0, 1, 0)]
  const back = [marks(0, 0, 1, 0), marks(0, 1, 1, 0)]
  expect(joined(marks(1, 0, 0, 0), forth, back)).toEqual([marks(1, 1, 1, 0), marks(1, 1, 1, 0)])
})

test('only tests that run the broken function look, cheap files first, long tests later, games last', () => {
  const planned = (file: string, title: string, milliseconds: number, loading: number, runs: boolean) => ({
    file,
    title,
    milliseconds,
    loading,
    seen: packed([0, runs ? 1 : 0]),
  })
  const plan = [
    planned('games', 'go as they went', 5, 1, true),
    planned('dear', 'short', 1, 90, true),
    planned('cheap', 'long', 900, 5, true),
    planned('cheap', 'slower', 9, 5, true),
    planned('cheap', 'elsewhere', 1, 5, false),
    planned('cheap', 'short', 2, 5, true),
  ]
  expect(
    candidates(plan, 1, ['games']).map(({ file, title }: { file: string; title: string }) => `${file} ${title}`),
  ).toEqual(['cheap short', 'cheap slower', 'dear short', 'cheap long', 'games go as they went'])
})

test('a report counts what the compiler saw and what only games noticed apart, and knows a stale excuse', () => {
  const one = (id: string, outcome: string, testFile?: string) => ({
    id,
    file: 'a.ts',
    line: 1,
    within: 'f',
    before: id,
    after: '',
    outcome,
    testFile,
  })
  const sampled = [
    one('types', 'compiler'),
    one('rule', 'failed', 'rules'),
    one('game', 'failed', 'games'),
    one('same', 'survived'),
    one('bad', 'survived'),
  ]
  const excuse = (before: string) => ({ file: 'a.ts', within: 'f', before, after: '', reason: 'nobody can tell' })
  const summary = summarise({
    sampled,
    every: sampled,
    excused: [excuse('same'), excuse('gone'), excuse('rule')],
    nets: ['games'],
  })
  expect(summary).toMatchObject({
    drawn: 5,
    compiler: 1,
    tried: 4,
    noticed: 2,
    onlyByGames: 1,
    excused: 1,
    survived: 1,
    excusedShare: 0.25,
  })
  expect(summary.noticedShare).toBeCloseTo(2 / 3)
  expect(summary.noticedByRules).toBeCloseTo(1 / 3)
  expect(summary.stale.map(({ before }: { before: string }) => before)).toEqual(['gone', 'rule'])
  expect(isEnough(summary)).toBe(false)
  expect(printed(summary)).toContain(
    '5 drawn of 5, 1 of them seen by the compiler; 4 tried: 2 noticed (1 by games alone)',
  )
})

test('a run tries what a seed draws, says what survived, and goes on where it was', () => {
  const run = (...options: string[]) => {
    const words = [
      toy,
      '--anywhere',
      '--limit',
      '2',
      '--workers',
      '1',
      '--harmless',
      `${toy}/harmless.json`,
      ...options,
    ]
    const child = spawnSync(process.execPath, ['tools/break-rules/main.mjs', ...words], { cwd: root, encoding: 'utf8' })
    return { status: child.status, out: child.stdout, said: child.stderr }
  }
  const first = run('--sample', '4', '--seed', 'abc', '--json', '--fresh')
  const few = JSON.parse(first.out)
  expect([few.tried, few.noticed + few.survived + few.excused], first.said).toEqual([4, 4])

  const more = run('--json')
  expect(more.said).toContain('4 known already')
  const all = JSON.parse(more.out)
  expect(all.tried).toBe(all.breakages)
  const survivors: string[] = all.survivors.map(
    ({ before, after }: { before: string; after: string }) => `${before} → ${after}`,
  )
  expect(survivors).toContain('ghost → false')
  expect(survivors).not.toContain('hats < MOST_HATS → hats <= MOST_HATS')
  expect(more.status).toBe(1)

  const again = run()
  expect(again.said.trim().split('\n').at(-1)).toBe(`${all.tried - all.excused} known already`)
  expect(again.out).toContain('noticed, of those that can change anything')

  const trusted = run('--excused', '--json')
  expect(all.excused).toBeGreaterThan(0)
  expect(JSON.parse(trusted.out)).toMatchObject({ tried: all.excused, excused: all.excused, stale: all.stale })
})
