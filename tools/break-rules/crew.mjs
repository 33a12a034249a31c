// Several processes that try breakages side by side. One that dies or does not answer is replaced, and its breakage
// counts as noticed: a game that eats up all memory is a failed test.

import { fork } from 'node:child_process'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { CHANGED, Mistake } from './mistake.mjs'

const START_LIMIT = 60_000
/** The tests end what never ends; this is for what even they cannot end, and for a busy machine. */
const SILENCE = 10
/** A breakage that ends the process is rare; so many at the very beginning are no breakages. */
const TOO_MANY_CRASHES = 8
const HEAP = '--max-old-space-size=1024'

/** A process with the code and the tests of this fingerprint, and with the plan of its tests if there is one yet. */
export async function startProcess(root, scope, fingerprint, plan = null) {
  const child = fork(join(import.meta.dirname, 'trial.mjs'), [root, JSON.stringify(scope)], {
    cwd: root,
    execArgv: [HEAP],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: { ...process.env, NODE_ENV: 'test' },
  })
  let complaints = ''
  child.stderr.on('data', (chunk) => {
    complaints = (complaints + chunk).slice(-4000)
  })
  const stop = () => child.kill('SIGKILL')
  process.on('exit', stop)

  const answer = (limit) =>
    new Promise((resolve) => {
      const finish = (value) => {
        clearTimeout(clock)
        child.off('message', finish)
        child.off('exit', died)
        resolve(value)
      }
      const died = () => finish({ outcome: 'crashed', message: complaints.trim() })
      const clock = setTimeout(() => finish({ outcome: 'hung' }), limit)
      child.on('message', finish)
      child.on('exit', died)
    })

  const { seen } = await answer(START_LIMIT)
  if (seen === undefined) throw new Error(`the tests could not be started\n${complaints}`)
  if (!isDeepStrictEqual(seen, fingerprint)) {
    stop()
    throw new Mistake(CHANGED)
  }
  if (plan) child.send({ plan })
  return {
    know: (measured) => child.send({ plan: measured }),
    ask(message, limit) {
      child.send(message)
      return answer(limit)
    },
    stop() {
      process.off('exit', stop)
      stop()
    },
  }
}

/** Hands outcomes on once one of them is no crash: where everything crashes, it is this machine that lacks something. */
function doubting(record) {
  let crashes = []
  return {
    record(breakage, told, message) {
      if (crashes === null) return record(breakage, told)
      crashes.push([breakage, told])
      if (told.outcome !== 'crashed') return this.trust()
      if (crashes.length === TOO_MANY_CRASHES)
        throw new Mistake(`the first ${TOO_MANY_CRASHES} trials crashed, whatever was broken: ${message}`)
    },
    trust() {
      const held = crashes ?? []
      crashes = null
      for (const one of held) record(...one)
    },
  }
}

/** Tries every breakage and hands each outcome to `record` as soon as it is known. `first` is a process already started. */
export async function tryAll(breakages, { start, first, workers, plan, limit, passed, record }) {
  const waiting = [...breakages]
  const doubt = doubting(record)
  const whole = plan.reduce((sum, { milliseconds }) => sum + milliseconds, 0)
  const work = async (given) => {
    let member = given
    for (let breakage = waiting.shift(); breakage; breakage = waiting.shift()) {
      member ??= await start(plan)
      const asked = { breakage, passed: passed(breakage), limit }
      const { outcome, testFile, by, message } = await member.ask(asked, START_LIMIT + SILENCE * (whole + limit))
      doubt.record(breakage, { outcome, testFile, by }, message)
      if (outcome === 'survived' || testFile !== undefined) continue
      member.stop()
      member = null
    }
    member?.stop()
  }
  first?.know(plan)
  const crew = Math.min(workers, breakages.length)
  await Promise.all(Array.from({ length: crew }, (_, index) => work(index === 0 ? first : null)))
  doubt.trust()
}
