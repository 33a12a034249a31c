// What packs of strangers cost: none accepted above the limit, no call and no question above what was computed. Times are told, and a call
// that took longer than it may fails the proof.

import { leaveEvidence } from '../common/evidence.mjs'
import { proveChunks, sum } from './chunks.mjs'

/** One pack in six is built to be slow. */
const CHUNK = 60
const LONGEST = 20

export async function proveMunchkinCost({ size = 12_000, seed, fresh, command }) {
  const name = 'munchkin-cost'
  const chunks = await proveChunks({ name, home: 'packs', proof: 'proveCost', size, chunkSize: CHUNK, seed, fresh })
  const [packs, accepted, tooDear, calls] = ['packs', 'accepted', 'tooDear', 'calls'].map((field) => sum(chunks, field))
  const [most, bound, slowest] = ['most', 'bound', 'slowest'].map((field) =>
    Math.max(...chunks.map((chunk) => chunk[field])),
  )
  const breaches = chunks.flatMap((chunk) => chunk.breaches)
  console.log(
    `${name}: ${packs} packs, ${accepted} accepted, ${tooDear} too dear; ${calls} calls, at most ${most} evaluations under bounds of up to ${Math.ceil(bound)}, ${slowest.toFixed(1)} ms: ${breaches.length} breaches`,
  )
  for (const { pack, says } of breaches.slice(0, 5)) console.log(`  seed ${seed}, pack ${pack}: ${says}`)
  leaveEvidence(name, command, {
    node: process.versions.node,
    seed,
    packs,
    accepted,
    tooDear,
    calls,
    mostEvaluations: most,
    largestBound: Math.ceil(bound),
    slowestMilliseconds: Math.round(slowest * 10) / 10,
    breaches: breaches.length,
    examples: breaches.slice(0, 5),
    threadSeconds: Math.round(sum(chunks, 'seconds')),
  })
  return breaches.length === 0 && packs === size && slowest <= LONGEST
}
