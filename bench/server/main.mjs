// The server benchmark. Started by tools/measure/bench.mjs, which installs and builds first. Exit codes: 0 measured, 1 a server or
// its load failed, an acknowledged choice is missing or a reference has changed, 3 void.

import { parseArgs } from 'node:util'
import { thawed } from '../engine/freeze.mjs'
import { playRounds, SECONDS, WARM_UP } from './measure.mjs'
import { summarise, table } from './report.mjs'

const progress = (text) => console.error(`bench: ${text}`)

async function main() {
  if (process.env.NODE_ENV !== 'production') {
    progress('measures with NODE_ENV=production only; start it by: npm run bench -- server')
    return 2
  }
  const changes = [...thawed(), ...thawed(new URL('.', import.meta.url))]
  for (const change of changes) progress(change)
  if (changes.length > 0) return 1

  const options = { json: { type: 'boolean', default: false }, tables: { type: 'string', default: '200' } }
  const { json, tables: text } = parseArgs({ options }).values
  const tables = Number(text)
  const summary = summarise(await playRounds(tables, progress), { tables, warmUp: WARM_UP, seconds: SECONDS })
  console.log(json ? JSON.stringify(summary, null, 2) : `\n${table(summary)}\n`)

  if (summary.durable.missing > 0) {
    progress(`wrong: ${summary.durable.missing} acknowledged choices are not in the database`)
    return 1
  }
  for (const reason of summary.void) progress(`void: ${reason}; measure again on a quiet machine`)
  return summary.void.length > 0 ? 3 : 0
}

try {
  process.exitCode = await main()
} catch (error) {
  progress(`failed: ${error.message}`)
  process.exitCode = 1
}
