// Indistinguishability at the engine for each box of the family: pairs of worlds that a viewer must not be able to tell apart.

import { BOXES } from '../common/boxes.mjs'
import { leaveEvidence } from '../common/evidence.mjs'
import { proveChunks, sum } from './chunks.mjs'

const CHUNK = 500
const COUNTED = [
  'pairs',
  'games',
  'moves',
  'worlds',
  'steps',
  'untaken',
  'lucky',
  'cardsElsewhere',
  'seenByWatcher',
  'answers',
  'astray',
  'cheats',
  'twins',
]

export async function proveMunchkinPairs({ size = 100_000, seed, fresh, command }) {
  const found = {}
  let seconds = 0
  for (const box of BOXES) {
    const name = `munchkin-pairs-${box}`
    const run = { name, code: 'munchkin-pairs', home: 'packs', proof: box, size, chunkSize: CHUNK, seed, fresh }
    const chunks = await proveChunks(run)
    const counts = Object.fromEntries(COUNTED.map((field) => [field, sum(chunks, field)]))
    const leaks = chunks.flatMap((chunk, index) => chunk.leaks.map((leak) => ({ chunk: index, ...leak })))
    seconds += sum(chunks, 'seconds')
    console.log(
      `${name}: ${counts.pairs} pairs of worlds from ${counts.games} games, ${counts.cardsElsewhere} with cards elsewhere, ` +
        `${counts.astray} with a card lost sight of, ${counts.cheats} cheats, ${counts.twins} alike cards, ` +
        `${counts.answers} answers compared: ${leaks.length} leaks`,
    )
    for (const { chunk, by, says } of leaks.slice(0, 5)) console.log(`  ${by} (seed ${seed}, chunk ${chunk}): ${says}`)
    found[box] = { ...counts, leaks: leaks.length, examples: leaks.slice(0, 5) }
  }
  leaveEvidence('munchkin-pairs', command, {
    node: process.versions.node,
    seed,
    boxes: found,
    threadSeconds: Math.round(seconds),
  })
  return Object.values(found).every(({ leaks, pairs }) => leaks === 0 && pairs >= size)
}
