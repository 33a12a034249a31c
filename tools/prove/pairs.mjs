// Indistinguishability: pairs of worlds that a viewer must not be able to tell apart.

import { leaveEvidence } from '../common/evidence.mjs'
import { proveChunks, sum } from './chunks.mjs'

const CHUNK = 1000
const COUNTED = ['pairs', 'games', 'worlds', 'steps', 'dealing', 'cardsElsewhere', 'seenByWatcher', 'answers']

export async function provePairs({ size = 100_000, seed, fresh, command }) {
  const chunks = await proveChunks({ name: 'pairs', proof: 'provePairs', size, chunkSize: CHUNK, seed, fresh })
  const counts = Object.fromEntries(COUNTED.map((field) => [field, sum(chunks, field)]))
  const leaks = chunks.flatMap((chunk, index) => chunk.leaks.map((leak) => ({ chunk: index, ...leak })))
  const seconds = Math.round(sum(chunks, 'seconds'))
  console.log(
    `pairs: ${counts.pairs} pairs of worlds from ${counts.games} games (${counts.worlds} at rest, ${counts.steps} through a ` +
      `step), ${counts.cardsElsewhere} with cards elsewhere, ${counts.answers} answers compared: ${leaks.length} leaks`,
  )
  for (const { chunk, pair, by, says } of leaks.slice(0, 5))
    console.log(`  ${by} (seed ${seed}, chunk ${chunk}, pair ${pair}): ${says}`)
  leaveEvidence('pairs', command, {
    node: process.versions.node,
    seed,
    ...counts,
    leaks: leaks.length,
    examples: leaks.slice(0, 5),
    threadSeconds: seconds,
  })
  return leaks.length === 0 && counts.pairs === size
}
