// Indistinguishability over the wire for each box of the family, the moments of every text included.

import { BOXES } from '../boxes.mjs'
import { leaveEvidence } from '../evidence.mjs'
import { proveChunks, sum } from './chunks.mjs'

const CHUNK = 125
const COUNTED = ['pairs', 'games', 'cardsElsewhere', 'seenByWatcher', 'gates', 'byClock', 'silentPasses']
const MORE_COUNTED = ['texts', 'bytes', 'answers', 'rows', 'untaken']

export async function proveMunchkinWire({ size = 5000, seed, fresh, command }) {
  const found = {}
  let seconds = 0
  for (const box of BOXES) {
    const name = `munchkin-wire-${box}`
    const run = { name, code: 'munchkin-wire', home: 'server', proof: box, size, chunkSize: CHUNK, seed, fresh }
    const chunks = await proveChunks(run)
    const counts = Object.fromEntries([...COUNTED, ...MORE_COUNTED].map((field) => [field, sum(chunks, field)]))
    const leaks = chunks.flatMap((chunk, index) => chunk.leaks.map((leak) => ({ chunk: index, ...leak })))
    seconds += sum(chunks, 'seconds')
    console.log(
      `${name}: ${counts.pairs} pairs of tables from ${counts.games} games, ${counts.gates} at a gate, ` +
        `${counts.texts} texts of ${counts.bytes} bytes compared with their moments: ${leaks.length} leaks`,
    )
    for (const { chunk, pair, says } of leaks.slice(0, 5))
      console.log(`  seed ${seed}, chunk ${chunk}, pair ${pair}: ${says}`)
    found[box] = { ...counts, leaks: leaks.length, examples: leaks.slice(0, 5) }
  }
  leaveEvidence('munchkin-wire', command, {
    node: process.versions.node,
    seed,
    boxes: found,
    threadSeconds: Math.round(seconds),
  })
  return Object.values(found).every(({ leaks, pairs }) => leaks === 0 && pairs === size)
}
