// Several processes that try breakages side by side. One that hangs or dies is replaced, and its breakage counts as
// noticed: a game that never ends is a failed test.

import { fork } from 'node:child_process'
import { join } from 'node:path'

const START_LIMIT = 60_000
/** Tests that wait for something without working are ended too, long after their processor time would be up. */
const SLEEP = 10
const HEAP = '--max-old-space-size=1024'

export function startProcess(root, testFolder) {
  const child = fork(join(import.meta.dirname, 'trial.mjs'), [root, testFolder], {
    cwd: root,
    execArgv: [HEAP],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: { ...process.env, BREAK_RULE: '', NODE_ENV: 'test' },
  })
  let complaints = ''
  child.stderr.on('data', (chunk) => {
    complaints = (complaints + chunk).slice(-4000)
  })
  const answer = (limit) =>
    new Promise((resolve) => {
      const finish = (value) => {
        clearTimeout(clock)
        child.off('message', finish)
        child.off('exit', died)
        resolve(value)
      }
      const died = () => finish({ died: true, complaints })
      const clock = setTimeout(() => finish({ hung: true }), limit)
      child.on('message', finish)
      child.on('exit', died)
    })
  const ready = answer(START_LIMIT)
  return {
    ready,
    /** Tries a breakage (null: none) for so many milliseconds of processor time. */
    async try(breakage, limit) {
      if ((await ready) !== 'ready') throw new Error(`the tests could not be started\n${complaints}`)
      const answered = answer(START_LIMIT + SLEEP * limit)
      child.send({ breakage, limit })
      return answered
    },
    stop: () => child.kill('SIGKILL'),
  }
}

/** Tries every breakage and hands each outcome to `record` as soon as it is known. */
export async function tryAll(breakages, { root, testFolder, workers, limit, first, record }) {
  const waiting = [...breakages]
  const work = async (given) => {
    let process = given
    for (let breakage = waiting.shift(); breakage; breakage = waiting.shift()) {
      process ??= startProcess(root, testFolder)
      const { by, hung, died } = await process.try(breakage, limit)
      if (hung || died) {
        process.stop()
        process = null
      }
      record(
        breakage,
        hung
          ? { outcome: 'hung' }
          : died
            ? { outcome: 'crashed' }
            : by
              ? { outcome: 'failed', by }
              : { outcome: 'survived' },
      )
    }
    process?.stop()
  }
  await Promise.all(Array.from({ length: workers }, (_, index) => work(index === 0 ? first : null)))
}
