// `npm run break-rules -- --anywhere`: draws breakages by a seed out of all that could be made, those without a rule's id too, and
// tries them on the tests that run the broken function. What was tried is remembered; an interrupted run goes on. What is excused survives
// every test and would cost the most, so it is taken on trust; --excused tries all that is excused, and nothing else.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { leaveEvidence } from '../../common/evidence.mjs'
import { progress } from '../../common/progress.mjs'
import { startProcess, tryAll } from '../crew.mjs'
import { fingerprint } from '../game.mjs'
import { measure } from '../measure.mjs'
import { COMPILER, remember } from '../memory.mjs'
import { CHANGED, Mistake } from '../mistake.mjs'
import { drawn, everyBreakage } from './draw.mjs'
import { excuses, isEnough, oneLine, printed, summarise } from './report.mjs'
import { anywhere } from './scope.mjs'
import { Types } from './types.mjs'

/** Those that are drawn, in order, until so many compile. */
function sampleOf(wanted, size, memory, types) {
  const sampled = []
  let tried = 0
  const show = progress(size)
  for (const breakage of wanted) {
    if (tried === size) break
    if (!memory.get(breakage.id) && memory.passed(breakage.id).length === 0 && !memory.isCompiled(breakage.id)) {
      if (types().fault(breakage) !== null) memory.set(breakage.id, { outcome: COMPILER })
      else memory.setCompiled(breakage.id)
    }
    sampled.push(breakage)
    if (memory.get(breakage.id)?.outcome !== COMPILER) show(++tried, `${sampled.length} drawn`)
  }
  return sampled
}

async function tryOut(untried, memory, seen, { root, scope, workers, limit }) {
  const start = (plan) => startProcess(root, scope, seen, plan)
  if (memory.unplanned().length > 0) {
    const members = await Promise.all(Array.from({ length: workers }, () => start()))
    await measure(members, memory, scope)
    for (const member of members) member.stop()
  }
  const show = progress(untried.length)
  let done = 0
  let survived = 0
  const record = (breakage, outcome) => {
    memory.set(breakage.id, outcome)
    if (outcome.outcome === 'survived') {
      survived++
      console.error(`survived: ${oneLine(breakage)}`)
    }
    show(++done, `${survived} survived`)
  }
  const plan = memory.plan()
  const passed = ({ id }) => memory.passed(id)
  await tryAll(untried, { start, first: null, workers, plan, limit, passed, record })
  if (!isDeepStrictEqual(fingerprint(root, scope), seen)) throw new Mistake(CHANGED)
}

const readList = (root, path) => JSON.parse(readFileSync(join(root, path), 'utf8'))

export async function breakAnywhere(root, given) {
  const { folder, file, seed, list, json } = given
  const scope = anywhere(folder)
  const seen = fingerprint(root, scope)
  const every = everyBreakage(root, scope.sources)
  const listed = [...readList(root, given.harmless), ...readList(root, given.excuses)]
  const excused = listed.filter((entry) => every.some((each) => each.file === entry.file))
  const isExcused = (breakage) => excused.some((entry) => excuses(entry, breakage))
  const wanted = drawn(
    every.filter((each) => each.file.includes(file) && (!given.excused || isExcused(each))),
    seed,
  )
  if (wanted.length === 0) throw new Mistake('there is nothing to break')
  if (list) return console.log(wanted.slice(0, given.sample).map(oneLine).join('\n'))

  const memory = remember(root, scope.name, seen)
  if (given.fresh) memory.forget()
  let types = null
  const sampled = sampleOf(
    wanted,
    Math.min(given.sample, wanted.length),
    memory,
    () => (types ??= new Types(root, scope.sources)),
  )
  types?.close()
  const unknown = sampled.filter(({ id }) => !memory.get(id))
  if (unknown.length < sampled.length) console.error(`${sampled.length - unknown.length} known already`)
  const untried = given.excused ? unknown : unknown.filter((breakage) => !isExcused(breakage))
  if (untried.length > 0) await tryOut(untried, memory, seen, { root, scope, ...given })

  const summary = summarise({
    sampled: sampled.map((breakage) => ({ ...breakage, ...(memory.get(breakage.id) ?? { outcome: 'survived' }) })),
    every,
    excused,
    nets: scope.nets,
  })
  if (given.keep) {
    const command = `npm run break-rules -- ${process.argv.slice(2).join(' ')}`
    leaveEvidence(`break-anywhere-${seed}`, command, { node: process.version, measured: summary }, { quiet: json })
  }
  console.log(json ? JSON.stringify(summary, null, 2) : printed(summary))
  if (!isEnough(summary)) process.exitCode = 1
  return undefined
}
