// Indistinguishability over the wire for each box of the family: the bytes, the sizes, the order and the moment of every frame.

import { BOXES } from '../common/boxes.mjs'
import { leaveEvidence } from '../common/evidence.mjs'
import { proveChunks, sum } from './chunks.mjs'

const CHUNK = 125
const COUNTED = [
  'pairs',
  'byAllButOne',
  'viewers',
  'games',
  'cardsElsewhere',
  'seenByWatcher',
  'gates',
  'byClock',
  'silentPasses',
  'readers',
  'texts',
  'bytes',
  'answers',
  'rows',
  'untaken',
]

const ALONE_COUNTED = ['pairs', 'games', 'gates', 'passes', 'rows', 'texts', 'bytes', 'shown']
/** For this many others, one pair with a person among bots; each lets bots play on for a while. */
const PAIRS_PER_ALONE = 8
const ALONE_CHUNK = 25

export async function proveMunchkinWire({ size = 20_000, seed, fresh, command }) {
  const found = {}
  let seconds = 0
  const prove = async (name, proof, counted, pairs, chunkSize) => {
    const run = { name, code: 'munchkin-wire', home: 'server', proof, size: pairs, chunkSize, seed, fresh }
    const chunks = await proveChunks(run)
    const counts = Object.fromEntries(counted.map((field) => [field, sum(chunks, field)]))
    const leaks = chunks.flatMap((chunk, index) => chunk.leaks.map((leak) => ({ chunk: index, ...leak })))
    seconds += sum(chunks, 'seconds')
    console.log(
      `${name}: ${counts.pairs} pairs of tables from ${counts.games} games, ${counts.gates} at a gate, ` +
        `${counts.texts} frames of ${counts.bytes} bytes compared with their order and moments: ${leaks.length} leaks`,
    )
    for (const { chunk, pair, says } of leaks.slice(0, 5))
      console.log(`  seed ${seed}, chunk ${chunk}, pair ${pair}: ${says}`)
    return { ...counts, leaks: leaks.length, examples: leaks.slice(0, 5) }
  }
  const alone = Math.ceil(size / PAIRS_PER_ALONE)
  for (const box of BOXES)
    found[box] = {
      ...(await prove(`munchkin-wire-${box}`, box, COUNTED, size, CHUNK)),
      alone: await prove(`munchkin-wire-${box}-alone`, `${box}Alone`, ALONE_COUNTED, alone, ALONE_CHUNK),
    }
  leaveEvidence('munchkin-wire', command, {
    node: process.versions.node,
    seed,
    boxes: found,
    threadSeconds: Math.round(seconds),
  })
  const isClean = ({ leaks, pairs }, wanted) => leaks === 0 && pairs === wanted
  return Object.values(found).every((one) => isClean(one, size) && isClean(one.alone, alone))
}
