// A process that tries breakages: it keeps all modules compiled and runs the tests once for each breakage that it is
// sent, until one notices. As with Vitest, each test file has modules of its own. Started by crew.mjs.

import { readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { sourceFiles } from '../common/syntax.mjs'
import { candidates } from './anywhere/candidates.mjs'
import { Cover } from './anywhere/cover.mjs'
import { collection } from './collect.mjs'
import { fingerprint } from './game.mjs'
import { Endless, endInTime, Starved } from './limited.mjs'
import { measuring } from './measuring.mjs'
import { Modules } from './modules.mjs'
import { inOrder } from './order.mjs'

/** A test hangs when it takes this many times as long as on unbroken code, never before the limit; of one that plays for long less is borne. */
const SLOWER = 20
const MUCH_SLOWER = 3
const timeFor = (usual, limit) => Math.max(limit, Math.min(SLOWER * usual, MUCH_SLOWER * usual + limit))

const root = process.argv[2]
const scope = JSON.parse(process.argv[3])
const { tests: folders, nets = [] } = scope

const testFiles = folders
  .flatMap((folder) => sourceFiles(join(root, folder)))
  .filter((path) => path.endsWith('.test.ts'))
  .map((path) => relative(root, path).split(sep).join('/'))
const texts = new Map([...testFiles, ...nets].map((file) => [file, readFileSync(join(root, file), 'utf8')]))
const cover = scope.isCovered ? new Cover(root, scope.sources) : null

/** Modules as they are for trials, and such that mark what runs for measuring. */
const usual = new Modules(root, ['vitest'])
const marking = cover ? new Modules(root, ['vitest'], (path, text) => cover.marked(path, text)) : usual

async function compile(modules, files) {
  for (const file of files) await modules.add(join(root, file))
}

/** The tests of a file, which is evaluated for it in a world of its own. */
function open(modules, file, broken) {
  const { tests, vitest } = collection()
  modules.world({ vitest }, broken)(join(root, file))
  return tests
}

function run(test) {
  if (test.run() instanceof Promise) throw new Error(`break-rules runs no test that waits: ${test.title}`)
}

/** Each planned test that broken code still has, then those that only broken code has. */
function* trying(modules, ordered, broken) {
  const left = new Map()
  for (const { file, title, milliseconds, loading } of ordered) {
    if (!left.has(file))
      yield { file, by: `loading ${file}`, usual: loading, work: () => left.set(file, open(modules, file, broken)) }
    const tests = left.get(file)
    const at = tests.findIndex((test) => test.title === title)
    if (at < 0) continue
    const [test] = tests.splice(at, 1)
    yield { file, by: title, usual: milliseconds, work: () => run(test) }
  }
  for (const [file, tests] of left) {
    const known = new Set(plan.filter((each) => each.file === file).map(({ title }) => title))
    for (const test of tests) if (!known.has(test.title)) yield { file, by: test.title, work: () => run(test) }
  }
}

function firstToNotice(steps, limit, patience) {
  for (const { file, by, usual = 0, work } of steps) {
    try {
      endInTime(work, timeFor(usual, limit), patience)
    } catch (error) {
      if (error instanceof Starved) throw error
      if (error instanceof Endless) return { outcome: 'hung', testFile: file, by }
      return { outcome: 'failed', testFile: file, by, message: String(error?.message ?? error) }
    }
  }
  return { outcome: 'survived' }
}

/** On a busy machine a trial begins again, with more patience, before it is called endless. */
function tryPatiently(modules, ordered, broken, limit, patience = 1) {
  try {
    return firstToNotice(trying(modules, ordered, broken), limit, patience)
  } catch (error) {
    if (!(error instanceof Starved)) throw error
    return tryPatiently(modules, ordered, broken, limit, 2 * patience)
  }
}

let plan = []
let compiling = null
const ready = () => (compiling ??= compile(usual, texts.keys()))

async function answer(asked) {
  if (asked.breakage) {
    const { breakage, passed, limit } = asked
    await ready()
    const broken = await usual.broken(join(root, breakage.file), breakage)
    const unsettled = plan.filter(({ file, waits }) => !waits && !passed.includes(file))
    const ordered = cover
      ? candidates(unsettled, cover.numberOf(breakage), nets)
      : inOrder(unsettled, texts, breakage.rules)
    return tryPatiently(usual, ordered, broken, limit)
  }
  const measured = []
  await compile(marking, asked.files)
  const steps = measuring(asked.files, { open: (file) => open(marking, file), run, cover }, measured)
  return { ...firstToNotice(steps, asked.limit, 1), plan: measured }
}

process.on('message', async (asked) => {
  if (asked.plan) plan = asked.plan
  else process.send(await answer(asked))
})
/** Ctrl-C is for the whole run, and ends it in order. */
process.on('SIGINT', () => {})
process.on('disconnect', () => process.exit())
process.send({ seen: fingerprint(root, scope) })
