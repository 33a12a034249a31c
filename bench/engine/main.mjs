// The engine benchmark. Started by tools/bench.mjs, which installs and builds first. Exit codes: 0 measured, 1 engines
// disagree or a reference has changed, 3 void because a reference was implausibly slow.

import { thawed } from './freeze.mjs'
import { measureCopies, playRounds } from './measure.mjs'
import { summarise, table } from './report.mjs'

const progress = (text) => console.error(`bench: ${text}`)

async function main() {
  if (process.env.NODE_ENV !== 'production') {
    progress('measures with NODE_ENV=production only; start it by: npm run bench -- engine')
    return 2
  }
  const changes = thawed()
  for (const change of changes) progress(change)
  if (changes.length > 0) return 1

  const engines = {
    limit: await import('./limit.mjs'),
    ours: await import('./ours.mjs'),
    boardgameIo: await import('./boardgame-io.mjs'),
  }
  const summary = summarise(playRounds(engines, progress), measureCopies(engines, progress))
  console.log(process.argv.includes('--json') ? JSON.stringify(summary, null, 2) : `\n${table(summary)}\n`)

  for (const disagreement of summary.disagreements) progress(`wrong: ${disagreement}`)
  if (summary.disagreements.length > 0) return 1
  for (const reason of summary.void) progress(`void: ${reason}; measure again on a quiet machine`)
  return summary.void.length > 0 ? 3 : 0
}

process.exitCode = await main()
