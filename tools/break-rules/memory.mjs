// What earlier runs found out, as far as it still holds. A breakage that a test noticed stays noticed while that test's
// file, the sources and what tests share are the same; one that no test noticed is tried again on test files that changed.

import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const WRITE_EVERY = 10_000
const SURVIVED = 'survived'
/** Seen by the compiler already: no test is asked. */
export const COMPILER = 'compiler'

function read(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return null
  }
}

/** An outcome after test files have changed; undefined if nothing of it holds. */
function afterChange(outcome, before, tests) {
  if (outcome.outcome === COMPILER) return outcome
  const isSame = (file) => before[file] === tests[file]
  if (outcome.testFile !== undefined) return isSame(outcome.testFile) ? outcome : undefined
  const passed = (outcome.passed ?? Object.keys(before)).filter(isSame)
  const isSettled = Object.keys(tests).every((file) => passed.includes(file))
  if (outcome.outcome === SURVIVED) return isSettled ? { outcome: SURVIVED } : { outcome: SURVIVED, passed }
  return isSettled ? outcome : undefined
}

/** What of `kept` holds for the code and the tests of this fingerprint. */
export function stillTrue(kept, { common, tests }) {
  if (kept?.common !== common) return { plan: [], outcomes: {}, compiled: [] }
  const outcomes = Object.entries(kept.outcomes).map(([id, outcome]) => [id, afterChange(outcome, kept.tests, tests)])
  return {
    plan: kept.plan.filter(({ file }) => kept.tests[file] === tests[file]),
    compiled: kept.compiled ?? [],
    outcomes: Object.fromEntries(outcomes.filter(([, outcome]) => outcome)),
  }
}

export function remember(root, name, fingerprint) {
  const path = join(root, '.cache/break-rules', `${name}.json`)
  const kept = stillTrue(read(path), fingerprint)
  let { plan, outcomes } = kept
  let compiling = new Set(kept.compiled)
  let written = performance.now()
  let isNew = false

  function write() {
    if (!isNew) return
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(`${path}.new`, `${JSON.stringify({ ...fingerprint, plan, compiled: [...compiling], outcomes })}\n`)
    renameSync(`${path}.new`, path)
    written = performance.now()
    isNew = false
  }
  process.on('exit', write)

  return {
    /** The tests of the unbroken code that were measured, with the time that each takes. */
    plan: () => plan,
    /** The test files that were not measured yet. */
    unplanned: () => Object.keys(fingerprint.tests).filter((file) => !plan.some((each) => each.file === file)),
    addToPlan(measured) {
      plan = [...plan, ...measured]
      isNew = true
      write()
    },
    /** How a breakage ended; undefined if that is not known. */
    get: (id) => (outcomes[id]?.passed ? undefined : outcomes[id]),
    /** The test files that have not noticed a breakage that others may still notice. */
    passed: (id) => outcomes[id]?.passed ?? [],
    set(id, outcome) {
      outcomes[id] = outcome
      isNew = true
      if (performance.now() - written > WRITE_EVERY) write()
    },
    /** Whether the compiler has nothing against a breakage, as far as it was asked. */
    isCompiled: (id) => compiling.has(id),
    setCompiled(id) {
      compiling.add(id)
      isNew = true
    },
    forget() {
      plan = []
      compiling = new Set()
      outcomes = {}
      rmSync(path, { force: true })
    },
  }
}
