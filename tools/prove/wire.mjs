// Indistinguishability over the wire: pairs of tables that a viewer must not be able to tell apart by any byte.

import { leaveEvidence } from '../common/evidence.mjs'
import { proveChunks, sum } from './chunks.mjs'

const CHUNK = 250
const COUNTED = ['pairs', 'games', 'cardsElsewhere', 'seenByWatcher', 'texts', 'bytes', 'answers', 'rows']

export async function proveWire({ size = 20_000, seed, fresh, command }) {
  const name = 'wire'
  const chunks = await proveChunks({ name, home: 'server', proof: 'proveWire', size, chunkSize: CHUNK, seed, fresh })
  const counts = Object.fromEntries(COUNTED.map((field) => [field, sum(chunks, field)]))
  const leaks = chunks.flatMap((chunk, index) => chunk.leaks.map((leak) => ({ chunk: index, ...leak })))
  console.log(
    `wire: ${counts.pairs} pairs of tables from ${counts.games} games, ${counts.cardsElsewhere} with cards elsewhere, ` +
      `${counts.texts} texts of ${counts.bytes} bytes compared, ${counts.answers} of them answers: ${leaks.length} leaks`,
  )
  for (const { chunk, pair, says } of leaks.slice(0, 5))
    console.log(`  seed ${seed}, chunk ${chunk}, pair ${pair}: ${says}`)
  leaveEvidence(name, command, {
    node: process.versions.node,
    seed,
    ...counts,
    leaks: leaks.length,
    examples: leaks.slice(0, 5),
    threadSeconds: Math.round(sum(chunks, 'seconds')),
  })
  return leaks.length === 0 && counts.pairs === size
}
