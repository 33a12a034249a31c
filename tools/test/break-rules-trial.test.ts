import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { collection } from '../break-rules/collect.mjs'
import { Endless, endInTime, Starved } from '../break-rules/limited.mjs'
import { stillTrue } from '../break-rules/memory.mjs'
import { Modules } from '../break-rules/modules.mjs'
import { inOrder } from '../break-rules/order.mjs'

/** Modules from files by name, of which `a.ts` is the first, and the folder that they lie in. */
async function modulesOf(files: Record<string, string>) {
  const root = mkdtempSync(join(tmpdir(), 'break-rules-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  mkdirSync(join(root, 'packages'))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), text)
  }
  const modules = new Modules(root, ['vitest'])
  await modules.add(join(root, 'a.ts'))
  return { modules, path: (name: string) => join(root, name) }
}

test('modules see what others export: by name, as a whole, passed on, from packages, Node and JSON', async () => {
  const { modules, path } = await modulesOf({
    'packages/nut/package.json': '{ "name": "@wood/nut", "exports": { ".": { "source": "./src/nut.ts" } } }',
    'packages/nut/src/nut.ts': 'export default "hazel"',
    'list.json': '[1, 2]',
    'b.ts': 'export const b: number = 2\nexport let count = 0\nexport const add = (): number => ++count',
    'c.ts': "export * from './b.ts'",
    'a.ts': `import { basename } from 'node:path'
      import nut from '@wood/nut'
      import * as whole from './c.ts'
      import { add, b, count } from './c.ts'
      import list from './list.json' with { type: 'json' }
      add()
      export const seen = [nut, whole.b + b, count, list, basename(import.meta.dirname + '/x')]`,
  })
  expect(modules.world()(path('a.ts')).seen).toEqual(['hazel', 4, 1, [1, 2], 'x'])
})

test('each world starts anew, and only the broken one is broken', async () => {
  const text = 'const state = { count: 0 }\nexport const next = (): number => ++state.count'
  const { modules, path } = await modulesOf({ 'a.ts': text })
  const start = text.indexOf('0')
  const broken = await modules.broken(path('a.ts'), { start, end: start + 1, replacement: '5' })
  const next = () => modules.world()(path('a.ts')).next()
  expect([next(), modules.world({}, broken)(path('a.ts')).next(), next()]).toEqual([1, 6, 1])
})

test('in an import cycle functions are there from the start, and a constant that is not there yet is a fault', async () => {
  const files = {
    'a.ts':
      "import { twice } from './b.ts'\nexport const one = 1\nexport const two = twice()\nexport function f() { return 3 }",
    'b.ts': "import { f, one } from './a.ts'\nconst early = f()\nexport const twice = () => one + one + early",
  }
  const { modules, path } = await modulesOf(files)
  expect(modules.world()(path('a.ts')).two).toBe(5)
  const { modules: wrong, path: there } = await modulesOf({ ...files, 'b.ts': files['b.ts'].replace('f()', 'one') })
  expect(() => wrong.world()(there('a.ts'))).toThrow("Cannot access 'one' before initialization")
})

test('tests are collected with their full titles, rows and all, and what Vitest alone has is missed loudly', () => {
  const { tests, vitest } = collection()
  vitest.describe.each(['fr', 'en'])('in %s', (language: string) => {
    vitest.test.each([
      [1, 'x'],
      [2, 'y'],
    ])('%i is told', (count: number, word: string) => vitest.expect([language, count, word]).toEqual(['en', 2, 'y']))
  })
  expect(tests.map(({ title }) => title)).toEqual([
    'in fr > 1 is told',
    'in fr > 2 is told',
    'in en > 1 is told',
    'in en > 2 is told',
  ])
  expect(tests[3]!.run).not.toThrow()
  expect(tests[2]!.run).toThrow()
  expect(() => Reflect.get(vitest, 'vi')).toThrow('knows no vi')
})

test('work that never ends is ended, work that others kept from ending is told apart, and faults are passed on', () => {
  const endless = () => {
    for (;;);
  }
  expect(() => endInTime(endless, 1, 1000)).toThrow(Endless)
  expect(() => endInTime(endless, 1000, 0.02)).toThrow(Starved)
  const faulty = () => {
    throw new TypeError('faulty')
  }
  expect(() => endInTime(faulty, 1000, 1)).toThrow(TypeError)
})

test('tests that cite the rule look first, then their neighbours, then the others by time, and long ones last', () => {
  const planned = (file: string, title: string, milliseconds: number, loading = 0) => ({
    file,
    title,
    milliseconds,
    loading,
  })
  const plan = [
    planned('far', 'game', 900),
    planned('far', 'slow', 9),
    planned('far', 'fast', 1),
    planned('late', 'short', 1, 900),
    planned('near', 'beside it', 50),
    planned('near', '[A-B-01] cited', 100),
    planned('far', '[A-B-01] cited, in a game', 800),
  ]
  const texts = new Map([
    ['far', ''],
    ['late', ''],
    ['near', '[A-B-01] cited'],
  ])
  expect(inOrder(plan, texts, ['A-B-01']).map(({ title }: { title: string }) => title)).toEqual([
    '[A-B-01] cited',
    '[A-B-01] cited, in a game',
    'beside it',
    'fast',
    'slow',
    'short',
    'game',
  ])
})

test('what was noticed is known until its test changes; what survived is tried on the tests that changed', () => {
  const outcomes = {
    one: { outcome: 'failed', testFile: 'a', by: 'one' },
    two: { outcome: 'hung', testFile: 'b', by: 'two' },
    three: { outcome: 'survived' },
    four: { outcome: 'crashed' },
  }
  const plan = [{ file: 'a' }, { file: 'b' }]
  const kept = { common: 'src', tests: { a: '1', b: '1' }, plan, compiled: ['one'], outcomes }
  const after = (tests: Record<string, string>, common = 'src') => stillTrue(kept, { common, tests })

  expect(after({ a: '1', b: '1' })).toEqual({ plan, compiled: ['one'], outcomes })
  expect(after({ a: '1', b: '1' }, 'changed')).toEqual({ plan: [], compiled: [], outcomes: {} })
  const added = after({ a: '1', b: '1', c: '1' })
  expect(added).toEqual({
    plan,
    compiled: ['one'],
    outcomes: { one: outcomes.one, two: outcomes.two, three: { outcome: 'survived', passed: ['a', 'b'] } },
  })
  const changed = stillTrue(
    { ...kept, ...added, tests: { a: '1', b: '1', c: '1' } },
    { common: 'src', tests: { a: '1', b: '2', c: '1' } },
  )
  expect(changed.plan).toEqual([{ file: 'a' }])
  expect(changed.outcomes).toEqual({ one: outcomes.one, three: { outcome: 'survived', passed: ['a'] } })
  expect(after({ a: '1' }).outcomes).toEqual({ one: outcomes.one, three: outcomes.three, four: outcomes.four })
})
