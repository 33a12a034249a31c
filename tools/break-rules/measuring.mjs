// The tests on unbroken code: how long each takes, and where it is asked, which functions it runs.

import { joined, packed } from './anywhere/cover.mjs'

/** Milliseconds of the processor, so that others at work do not count. */
const now = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Each test in reverse: one that leans on those before it fails here. */
export function* measuring(files, { open, run, cover }, plan) {
  for (const file of files) {
    let tests = []
    const began = now()
    yield { file, by: `loading ${file}`, work: () => (tests = open(file)) }
    const planned = { file, loading: now() - began }
    if (cover) yield* covering(planned, tests, { open, cover }, plan)
    else
      for (const test of tests.toReversed()) {
        const started = now()
        yield { file, by: test.title, work: () => run(test) }
        plan.push({ ...planned, title: test.title, milliseconds: now() - started })
      }
  }
}

/** Once back and once forth. Tests that wait are known and not run again. */
function* covering(planned, tests, { open, cover }, plan) {
  const { file } = planned
  const loading = cover.take()
  const back = tests.map(() => null)
  const times = tests.map(() => 0)
  const waits = tests.map(() => false)
  for (const [index, test] of [...tests.entries()].toReversed()) {
    const started = now()
    yield { file, by: test.title, work: () => (waits[index] = isWaiting(test.run())) }
    times[index] = now() - started
    back[index] = cover.take()
  }
  let again = []
  yield { file, by: `loading ${file}`, work: () => (again = open(file)) }
  cover.take()
  const forth = []
  for (const [index, test] of again.entries()) {
    const started = now()
    if (!waits[index]) yield { file, by: test.title, work: () => test.run() }
    // What one test works out and others find ready is dear for whoever comes first.
    times[index] = Math.max(times[index], now() - started)
    forth.push(waits[index] ? back[index] : cover.take())
  }
  for (const [index, marks] of joined(loading, forth, back).entries()) {
    const { title } = tests[index]
    plan.push({ ...planned, title, milliseconds: times[index], waits: waits[index], seen: packed(marks) })
  }
}

function isWaiting(result) {
  if (!(result instanceof Promise)) return false
  result.catch(() => {})
  return true
}
