// `npm run ratio -- --before TREE [--only star,views] [--rounds 9] [--changed]`: how fast this tree is beside another one that is built. A
// round does every piece of work in both trees in turn (work.mjs), in a process of its own; a figure is the median of the rounds' ratios,
// above 1 where this tree needs less time for a choice. Fails below 0.97, and where both did not come to the same, unless the rules have
// changed.

import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../common/steps.mjs'

const LEAST = 0.97
const WORK = join(import.meta.dirname, 'work.mjs')

const { values } = parseArgs({
  options: {
    before: { type: 'string' },
    only: { type: 'string' },
    rounds: { type: 'string', default: '9' },
    changed: { type: 'boolean', default: false },
  },
})
if (values.before === undefined) {
  console.error('npm run ratio -- --before TREE [--only TASK,…] [--rounds 9] [--changed]')
  process.exit(2)
}

const work = (...words) => execFileSync(process.execPath, [WORK, ...words], { encoding: 'utf8' })

const median = (numbers) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1]

const tasks = values.only?.split(',') ?? work().trim().split(' ')
const ratios = new Map(tasks.map((task) => [task, []]))
const different = new Set()

for (let round = 0; round < Number(values.rounds); round++)
  for (const task of tasks) {
    const { before, after, same } = JSON.parse(work(values.before, root, task))
    ratios.get(task).push(before / after)
    if (!same) different.add(task)
  }

for (const [task, list] of ratios) {
  const all = list.map((ratio) => ratio.toFixed(2)).join(' ')
  console.log(
    `${task.padEnd(14)} ${median(list).toFixed(3)}  (${all})${different.has(task) ? '  came to something else' : ''}`,
  )
}
const isSame = different.size === 0 || values.changed
process.exitCode = isSame && [...ratios.values()].every((list) => median(list) >= LEAST) ? 0 : 1
