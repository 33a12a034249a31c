// `npm run break-rules -- [game]`: breaks every rule-tagged decision of a game, one at a time, and lists the breakages
// that no test noticed; with --anywhere a sample of all that decides. No file is changed: the broken text exists in memory only.

import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { progress } from '../common/progress.mjs'
import { breakAnywhere } from './anywhere/run.mjs'
import { HELP, readArguments } from './arguments.mjs'
import { startProcess, tryAll } from './crew.mjs'
import { fingerprint, gameRules, readGame, scopeOf } from './game.mjs'
import { measure } from './measure.mjs'
import { remember } from './memory.mjs'
import { CHANGED, Mistake } from './mistake.mjs'
import { chaptersOf, graveAmong, oneBreakage, printed, summarise } from './report.mjs'

const INTERRUPTED = 130

const root = resolve(import.meta.dirname, '../..')

async function tryUntried(untried, memory, seen, scope, { workers, limit }) {
  const start = (plan) => startProcess(root, scope, seen, plan)
  const first = await start()
  await measure([first], memory, scope)
  const plan = memory.plan()
  const passed = ({ id }) => memory.passed(id)
  const show = progress(untried.length)
  let done = 0
  let survived = 0
  const record = ({ id }, outcome) => {
    memory.set(id, outcome)
    if (outcome.outcome === 'survived') survived++
    show(++done, `${survived} survived`)
  }
  show(0, '0 survived')
  await tryAll(untried, { start, first, workers, plan, limit, passed, record })
  if (!isDeepStrictEqual(fingerprint(root, scope), seen)) throw new Mistake(CHANGED)
}

async function main() {
  const { help, ...given } = readArguments(root)
  if (help) return console.log(HELP)
  if (given.anywhere) return breakAnywhere(root, given)
  const { folder, rule, file, strict, list, json } = given
  const scope = scopeOf(folder)
  const seen = fingerprint(root, scope)
  const { decisions, breakages } = readGame(root, folder)
  const isPart = rule.length > 0 || file !== ''
  const wanted = breakages.filter(
    (each) => each.file.includes(file) && (rule.length === 0 || rule.some((one) => each.rules.includes(one))),
  )
  if (wanted.length === 0) throw new Mistake(`no such decision is tagged with a rule in ${folder}/src`)
  const missing = strict.find((chapter) => !wanted.some((each) => chaptersOf(each).includes(chapter)))
  if (missing !== undefined) throw new Mistake(`no decision is tagged with a rule of chapter ${missing}`)
  if (list) return console.log(json ? JSON.stringify(wanted, null, 2) : wanted.map(oneBreakage).join('\n'))

  const listed = JSON.parse(readFileSync(join(root, given.harmless), 'utf8'))
  const harmless = listed.filter((entry) => entry.file.includes(file))
  const rules = isPart ? [] : await gameRules(root, folder)
  const memory = remember(root, scope.name, seen)
  if (given.fresh) memory.forget()
  const untried = wanted.filter(({ id }) => !memory.get(id))
  if (untried.length < wanted.length) console.error(`${wanted.length - untried.length} known from earlier runs`)
  if (untried.length > 0) await tryUntried(untried, memory, seen, scope, given)

  const tried = wanted.map((breakage) => ({ ...breakage, ...memory.get(breakage.id) }))
  const summary = summarise({ tried, decisions: isPart ? [] : decisions, rules, harmless })
  console.log(json ? JSON.stringify(summary, null, 2) : printed(summary))
  if (graveAmong(summary.survivors, strict).length > 0) process.exitCode = 1
  return undefined
}

process.on('SIGINT', () => process.exit(INTERRUPTED))
try {
  await main()
} catch (error) {
  if (!(error instanceof Mistake)) throw error
  console.error(`break-rules: ${error.message} (--help tells more)`)
  process.exit(2)
}
