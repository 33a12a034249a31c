// The engine benchmark. Started by tools/measure/bench.mjs, which installs and builds first. Exit codes: 0 measured, 1 engines
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
  const changes = [...thawed(), ...thawed(new URL('../family/', import.meta.url))]
  for (const change of changes) progress(change)
  if (changes.length > 0) return 1

  const engines = {
    limit: await import('./limit.mjs'),
    ours: await import('./ours.mjs'),
    boardgameIo: await import('./boardgame-io.mjs'),
  }
  const mosh = summarise(playRounds(engines, progress), measureCopies(engines, progress))
  const { family, text } = await measureFamily()
  const printed = process.argv.includes('--json')
    ? JSON.stringify({ ...mosh, family }, null, 2)
    : `\n${table(mosh)}\n\n${text}\n`
  console.log(printed)

  const disagreements = [...mosh.disagreements, ...family.disagreements]
  for (const disagreement of disagreements) progress(`wrong: ${disagreement}`)
  if (disagreements.length > 0) return 1
  const reasons = [...mosh.void, ...family.void]
  for (const reason of reasons) progress(`void: ${reason}; measure again on a quiet machine`)
  return reasons.length > 0 ? 3 : 0
}

/** Loaded when its turn comes, so that nothing of it slows the first game down. */
async function measureFamily() {
  const { playFamily } = await import('../family/measure.mjs')
  const { measureSizes } = await import('../family/size.mjs')
  const { familyTable, summariseFamily } = await import('../family/report.mjs')
  const played = playFamily(progress)
  progress('the family: sizes')
  const family = summariseFamily(played, measureSizes())
  return { family, text: familyTable(family) }
}

process.exitCode = await main()
