// The tests on unbroken code: they must pass, and their times are the measure for a breakage that hangs.

import { Mistake } from './mistake.mjs'

const FIRST_LIMIT = 120_000
const FIRST_SILENCE = 1_800_000

/** So many files at once: what was measured is remembered when a run is interrupted. */
const BATCH = 3

/** Adds the tests of files that were not measured yet to what is remembered; several processes share the work. */
export async function measure(members, memory, { tests }) {
  const unplanned = memory.unplanned()
  const measured = []
  const waiting = [...unplanned]
  const work = async (member) => {
    for (let files = waiting.splice(0, BATCH); files.length > 0; files = waiting.splice(0, BATCH))
      await ask(member, files)
  }
  const ask = async (member, files) => {
    const { outcome, by, message, plan } = await member.ask({ files, limit: FIRST_LIMIT }, FIRST_SILENCE)
    if (outcome !== 'survived') {
      const fault = `${by ?? 'they do not finish'}${message ? `: ${message}` : ''}`
      throw new Mistake(`the tests in ${tests.join(', ')} must pass before rules are broken: ${fault}`)
    }
    memory.addToPlan(plan)
    measured.push(...plan)
  }
  await Promise.all(members.map(work))
  if (measured.length > 0) {
    const seconds = measured.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / 1000
    console.error(`${measured.length} tests in ${unplanned.length} files pass unbroken in ${seconds.toFixed(1)} s`)
  }
  if (memory.plan().length === 0) throw new Mistake(`there are no tests in ${tests.join(', ')}`)
}
