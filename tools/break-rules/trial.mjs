// A process that tries breakages: it keeps all modules compiled and runs the tests once for each breakage that it is
// sent, until one notices. As with Vitest, each test file has modules of its own. Started by crew.mjs.

import { readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { sourceFiles } from '../common/syntax.mjs'
import { collection } from './collect.mjs'
import { fingerprint } from './game.mjs'
import { Endless, endInTime, Starved } from './limited.mjs'
import { Modules } from './modules.mjs'
import { inOrder } from './order.mjs'

/** A test hangs when it takes this many times as long as on unbroken code, and not before the limit. */
const SLOWER = 20

const [root, folder] = process.argv.slice(2)
const texts = new Map(
  sourceFiles(join(root, folder, 'test'))
    .filter((path) => path.endsWith('.test.ts'))
    .map((path) => [relative(root, path).split(sep).join('/'), readFileSync(path, 'utf8')]),
)
const modules = new Modules(root, ['vitest'])
for (const file of texts.keys()) await modules.add(join(root, file))

/** The tests of a file, which is evaluated for it in a world of its own. */
function open(file, broken) {
  const { tests, vitest } = collection()
  modules.world({ vitest }, broken)(join(root, file))
  return tests
}

function run(test) {
  if (test.run() instanceof Promise) throw new Error(`break-rules runs no test that waits: ${test.title}`)
}

const now = () => performance.now()

/** Each test of the unbroken code, in reverse: one that leans on those before it fails here. */
function* measuring(plan) {
  for (const file of texts.keys()) {
    let tests = []
    const began = now()
    yield { file, by: `loading ${file}`, work: () => (tests = open(file)) }
    const loading = now() - began
    for (const test of tests.toReversed()) {
      const started = now()
      yield { file, by: test.title, work: () => run(test) }
      plan.push({ file, title: test.title, milliseconds: now() - started, loading })
    }
  }
}

/** Each planned test that broken code still has, then those that only broken code has. */
function* trying(plan, broken) {
  const left = new Map()
  for (const { file, title, milliseconds, loading } of plan) {
    if (!left.has(file))
      yield { file, by: `loading ${file}`, usual: loading, work: () => left.set(file, open(file, broken)) }
    const tests = left.get(file)
    const at = tests.findIndex((test) => test.title === title)
    if (at < 0) continue
    const [test] = tests.splice(at, 1)
    yield { file, by: title, usual: milliseconds, work: () => run(test) }
  }
  for (const [file, tests] of left) for (const test of tests) yield { file, by: test.title, work: () => run(test) }
}

function firstToNotice(steps, limit, patience) {
  for (const { file, by, usual = 0, work } of steps) {
    try {
      endInTime(work, Math.max(limit, SLOWER * usual), patience)
    } catch (error) {
      if (error instanceof Starved) throw error
      if (error instanceof Endless) return { outcome: 'hung', testFile: file, by }
      return { outcome: 'failed', testFile: file, by, message: String(error?.message ?? error) }
    }
  }
  return { outcome: 'survived' }
}

/** On a busy machine a trial begins again, with more patience, before it is called endless. */
function tryPatiently(plan, broken, limit, patience = 1) {
  try {
    return firstToNotice(trying(plan, broken), limit, patience)
  } catch (error) {
    if (!(error instanceof Starved)) throw error
    return tryPatiently(plan, broken, limit, 2 * patience)
  }
}

let plan = []

async function answer(asked) {
  if (asked.breakage) {
    const { breakage, passed, limit } = asked
    const broken = await modules.broken(join(root, breakage.file), breakage)
    const unsettled = plan.filter(({ file }) => !passed.includes(file))
    return tryPatiently(inOrder(unsettled, texts, breakage.rules), broken, limit)
  }
  plan = []
  return { ...firstToNotice(measuring(plan), asked.limit, 1), plan, files: texts.size }
}

process.on('message', async (asked) => {
  if (asked.plan) plan = asked.plan
  else process.send(await answer(asked))
})
/** Ctrl-C is for the whole run, and ends it in order. */
process.on('SIGINT', () => {})
process.on('disconnect', () => process.exit())
process.send({ seen: fingerprint(root, folder) })
