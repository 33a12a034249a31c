// The tests on unbroken code: they must pass, and their times are the measure for a breakage that hangs.

import { Mistake } from './mistake.mjs'

const FIRST_LIMIT = 120_000
const FIRST_SILENCE = 1_800_000

/** Adds the tests of files that were not measured yet to what is remembered. */
export async function measure(member, memory, { tests }) {
  const files = memory.unplanned()
  if (files.length > 0) {
    const { outcome, by, message, plan } = await member.ask({ files, limit: FIRST_LIMIT }, FIRST_SILENCE)
    if (outcome !== 'survived') {
      const fault = `${by ?? 'they do not finish'}${message ? `: ${message}` : ''}`
      throw new Mistake(`the tests in ${tests.join(', ')} must pass before rules are broken: ${fault}`)
    }
    memory.addToPlan(plan)
    const seconds = plan.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / 1000
    console.error(`${plan.length} tests in ${files.length} files pass unbroken in ${seconds.toFixed(1)} s`)
  }
  if (memory.plan().length === 0) throw new Mistake(`there are no tests in ${tests.join(', ')}`)
}
