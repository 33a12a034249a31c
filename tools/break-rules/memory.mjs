// What earlier runs found out, as far as it still holds. A breakage that a test noticed stays noticed while that test's
// file, the sources and what tests share are the same; one that no test noticed is tried again on test files that changed.

import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'

const WRITE_EVERY = 1000
const SURVIVED = 'survived'

function read(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return null
  }
}

/** An outcome after test files have changed; undefined if nothing of it holds. */
function afterChange(outcome, before, tests) {
  const isSame = (file) => before[file] === tests[file]
  if (outcome.testFile !== undefined) return isSame(outcome.testFile) ? outcome : undefined
  const passed = (outcome.passed ?? Object.keys(before)).filter(isSame)
  const isSettled = Object.keys(tests).every((file) => passed.includes(file))
  if (outcome.outcome === SURVIVED) return isSettled ? { outcome: SURVIVED } : { outcome: SURVIVED, passed }
  return isSettled ? outcome : undefined
}

/** What of `kept` holds for the code and the tests of this fingerprint. */
export function stillTrue(kept, { common, tests }) {
  if (kept?.common !== common) return { plan: null, outcomes: {} }
  const outcomes = Object.entries(kept.outcomes).map(([id, outcome]) => [id, afterChange(outcome, kept.tests, tests)])
  return {
    plan: isDeepStrictEqual(kept.tests, tests) ? kept.plan : null,
    outcomes: Object.fromEntries(outcomes.filter(([, outcome]) => outcome)),
  }
}

export function remember(root, folder, fingerprint) {
  const path = join(root, '.cache/break-rules', `${folder.replaceAll('/', '-').replace(/^packages-/, '')}.json`)
  let { plan, outcomes } = stillTrue(read(path), fingerprint)
  let written = performance.now()
  let isNew = false

  function write() {
    if (!isNew) return
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(`${path}.new`, `${JSON.stringify({ ...fingerprint, plan, outcomes })}\n`)
    renameSync(`${path}.new`, path)
    written = performance.now()
    isNew = false
  }
  process.on('exit', write)

  return {
    /** The tests of the unbroken code, with the time that each takes; null if they were not measured. */
    plan: () => plan,
    setPlan(measured) {
      plan = measured
      isNew = true
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
    forget() {
      plan = null
      outcomes = {}
      rmSync(path, { force: true })
    },
  }
}
