// `npm run break-rules -- [chapter]`: breaks every rule-tagged decision of a chapter, one at a time, and lists the
// breakages that no test noticed. No file is changed: the broken text exists in a Vite plugin only.

import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chapterFolder, chapterHash, chapterRules, readChapter } from './chapter.mjs'
import { startProcess, tryAll } from './crew.mjs'
import { remember } from './memory.mjs'
import { progress } from './progress.mjs'
import { oneBreakage, printed, summarise } from './report.mjs'

const HELP = `npm run break-rules -- [chapter] [options]

  chapter          a package with rules in it, or a folder with src/ and test/ (zombie-mosh)
  --rule ID        only the decisions of this rule; may be given several times
  --list           list the breakages and try none
  --json           print one JSON object
  --workers N      how many processes try breakages (2)
  --limit SECONDS  a breakage hangs after so much processor time at the earliest (10)
  --fresh          forget what earlier runs found out
  --harmless FILE  survivors with a reason (tools/break-rules/harmless.json)`

/** A breakage hangs when it takes this many times as long as the unbroken tests, and not before --limit. */
const PATIENCE = 4
const FIRST_LIMIT = 120_000

const root = resolve(import.meta.dirname, '../..')

class Mistake extends Error {}

function readArguments() {
  let parsed
  try {
    parsed = parseArgs({
      allowPositionals: true,
      options: {
        rule: { type: 'string', multiple: true, default: [] },
        list: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        fresh: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
        workers: { type: 'string', default: '2' },
        limit: { type: 'string', default: '10' },
        harmless: { type: 'string', default: 'tools/break-rules/harmless.json' },
      },
    })
  } catch (error) {
    throw new Mistake(error.message)
  }
  const { values, positionals } = parsed
  const [name = 'zombie-mosh', ...more] = positionals
  if (more.length > 0) throw new Mistake('one chapter at a time')
  const folder = chapterFolder(root, name)
  if (!folder) throw new Mistake(`there is no chapter ${name}`)
  const workers = Number(values.workers)
  if (!Number.isInteger(workers) || workers < 1) throw new Mistake('--workers takes a whole number from 1 on')
  const limit = Number(values.limit)
  if (!(limit > 0)) throw new Mistake('--limit takes a number of seconds')
  return { ...values, workers, limit, folder }
}

/** Runs the tests on unbroken code: they must pass, and their time is the measure for a breakage that hangs. */
async function measure(testFolder, shortest) {
  const process = startProcess(root, testFolder)
  await process.ready
  const { by, hung, died, files, used } = await process.try(null, FIRST_LIMIT)
  if (by || hung || died || files === 0) {
    process.stop()
    const fault = files === 0 ? 'there are none' : (by ?? 'they do not finish')
    throw new Mistake(`the tests in ${testFolder} must pass before rules are broken: ${fault}`)
  }
  console.error(`${files} test files pass unbroken in ${(used / 1000).toFixed(1)} s of processor time`)
  return { first: process, limit: Math.max(shortest * 1000, PATIENCE * used) }
}

async function main() {
  const { folder, rule, list, json, fresh, help, workers, harmless, ...given } = readArguments()
  if (help) return console.log(HELP)
  const { decisions, breakages } = readChapter(root, folder)
  const wanted = breakages.filter(({ rules }) => rule.length === 0 || rule.some((each) => rules.includes(each)))
  if (wanted.length === 0) throw new Mistake(`nothing is tagged with ${rule.join(', ') || `a rule in ${folder}/src`}`)
  if (list) return console.log(json ? JSON.stringify(wanted, null, 2) : wanted.map(oneBreakage).join('\n'))

  const listed = JSON.parse(readFileSync(join(root, harmless), 'utf8'))
  const rules = rule.length > 0 ? [] : await chapterRules(root, folder)
  const key = chapterHash(root, folder)
  const memory = remember(root, folder, key)
  if (fresh) memory.forget()
  const untried = wanted.filter(({ id }) => !memory.get(id))
  if (untried.length < wanted.length) console.error(`${wanted.length - untried.length} known from earlier runs`)
  if (untried.length > 0) {
    const testFolder = `${folder}/test`
    const { first, limit } = await measure(testFolder, given.limit)
    const show = progress(untried.length)
    let done = 0
    let survived = 0
    const record = ({ id }, outcome) => {
      memory.set(id, outcome)
      if (outcome.outcome === 'survived') survived++
      show(++done, `${survived} survived`)
    }
    show(0, '0 survived')
    await tryAll(untried, { root, testFolder, workers, limit, first, record })
    if (chapterHash(root, folder) !== key) {
      memory.forget()
      throw new Mistake('the code or its tests changed during the run; nothing it found counts, run it again')
    }
  }

  const tried = wanted.map((breakage) => ({ ...breakage, ...memory.get(breakage.id) }))
  const summary = summarise({ tried, decisions: rule.length > 0 ? [] : decisions, rules, harmless: listed })
  console.log(json ? JSON.stringify(summary, null, 2) : printed(summary))
  if (summary.survivors.length > 0) process.exitCode = 1
  return undefined
}

try {
  await main()
} catch (error) {
  if (!(error instanceof Mistake)) throw error
  console.error(`break-rules: ${error.message} (--help tells more)`)
  process.exitCode = 2
}
