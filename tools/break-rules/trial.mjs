// A process that tries breakages: it keeps one Vitest alive and runs the chapter's tests once for each breakage it is
// sent. Started by crew.mjs, which also ends it when a breakage hangs.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createVitest } from 'vitest/node'

const [root, testFolder] = process.argv.slice(2)

const vitest = await createVitest('test', {
  config: join(root, 'tools/break-rules/vitest.config.ts'),
  root,
  watch: false,
  reporters: [{}],
})
const specifications = await vitest.globTestSpecifications([`${testFolder}/`])
const cited = new Map(specifications.map(({ moduleId }) => [moduleId, readFileSync(moduleId, 'utf8')]))

/** Files that cite the rule notice its breakages most often, so the others are not even loaded before those have passed. */
function inTwoParts(rules) {
  const cites = ({ moduleId }) => rules.some((rule) => cited.get(moduleId).includes(rule))
  const parts = [specifications.filter(cites), specifications.filter((each) => !cites(each))]
  return parts.filter((part) => part.length > 0)
}

/** The first thing that went wrong in these files, in words, or null: a test that failed, a file that would not load. */
function complaint(part, { testModules, unhandledErrors }) {
  const asked = new Set(part.map(({ moduleId }) => moduleId))
  // Vitest remembers files of earlier runs too.
  const modules = testModules.filter(({ moduleId }) => asked.has(moduleId))
  for (const testModule of modules) {
    for (const test of testModule.children.allTests('failed')) return test.fullName
    for (const error of testModule.errors()) return `${testModule.relativeModuleId}: ${error.message}`
    for (const suite of testModule.children.allSuites()) for (const error of suite.errors()) return error.message
  }
  if (unhandledErrors.length > 0) return String(unhandledErrors[0]?.message ?? unhandledErrors[0])
  const passed = modules.filter((each) => each.state() === 'passed').length
  return passed === part.length ? null : `${part.length - passed} of ${part.length} files did not finish`
}

const LOOK_EVERY = 200
let last = null

/** Says so when the tests have used up their processor time; counted so, a busy machine makes nothing hang. */
function watch(limit, started) {
  const clock = setInterval(() => {
    if (milliseconds(started) > limit) process.send({ hung: true })
  }, LOOK_EVERY)
  return () => clearInterval(clock)
}

function milliseconds(started) {
  const { user, system } = process.cpuUsage(started)
  return (user + system) / 1000
}

process.on('message', async ({ breakage, limit }) => {
  process.env.BREAK_RULE = breakage ? JSON.stringify(breakage) : ''
  for (const changed of [last, breakage]) if (changed) vitest.invalidateFile(join(root, changed.file))
  last = breakage
  const started = process.cpuUsage()
  const stop = watch(limit, started)
  let by = null
  for (const part of inTwoParts(breakage?.rules ?? [])) {
    by = complaint(part, await vitest.runTestSpecifications(part))
    if (by) break
  }
  stop()
  process.exitCode = 0
  process.send({ by, files: specifications.length, used: milliseconds(started) })
})
process.on('disconnect', () => process.exit())
process.send('ready')
