// Hostile input: whatever is sent is refused with a reason, changes nothing and makes nothing throw.

import { leaveEvidence } from '../common/evidence.mjs'
import { proveChunks, sum } from './chunks.mjs'

const CHUNK = 10_000

export async function proveHostile({ size = 1_000_000, seed, fresh, command }) {
  const chunks = await proveChunks({ name: 'hostile', proof: 'proveHostile', size, chunkSize: CHUNK, seed, fresh })
  const [attempts, games, ways, outcomes] = ['attempts', 'games', 'ways', 'outcomes'].map((field) => sum(chunks, field))
  const breaches = chunks.flatMap((chunk, index) => chunk.breaches.map((breach) => ({ chunk: index, ...breach })))
  const beginning = (word) =>
    Object.entries(outcomes).reduce((all, [name, count]) => (name.startsWith(word) ? all + count : all), 0)
  const totals = {
    refusedByRule: beginning('refused'),
    malformed: beginning('malformed'),
    answeredAgain: beginning('answered again'),
    acceptedBecauseLegal: beginning('accepted'),
    escaped: beginning('escaped'),
  }
  console.log(
    `hostile: ${attempts} attempts on ${games} games: ${totals.refusedByRule} refused by a rule, ${totals.malformed} ` +
      `malformed, ${totals.answeredAgain} repeated and answered alike, ${totals.acceptedBecauseLegal} legal after all, ` +
      `${totals.escaped} exceptions: ${breaches.length} breaches`,
  )
  for (const { chunk, attempt, way, says } of breaches.slice(0, 5))
    console.log(`  ${way} (seed ${seed}, chunk ${chunk}, attempt ${attempt}): ${says}`)
  leaveEvidence('hostile', command, {
    node: process.versions.node,
    seed,
    attempts,
    games,
    ...totals,
    breaches: breaches.length,
    examples: breaches.slice(0, 5),
    outcomes,
    ways,
    threadSeconds: Math.round(sum(chunks, 'seconds')),
  })
  return breaches.length === 0 && attempts === size
}
