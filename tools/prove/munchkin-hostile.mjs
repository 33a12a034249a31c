// Hostile input for the family: whatever is sent is refused with a reason, changes nothing and makes nothing throw.

import { leaveEvidence } from '../common/evidence.mjs'
import { proveChunks, sum } from './chunks.mjs'

const CHUNK = 10_000

export async function proveMunchkinHostile({ size = 1_000_000, seed, fresh, command }) {
  const name = 'munchkin-hostile'
  const chunks = await proveChunks({ name, home: 'packs', proof: 'proveHostile', size, chunkSize: CHUNK, seed, fresh })
  const [attempts, games, outcomes] = ['attempts', 'games', 'outcomes'].map((field) => sum(chunks, field))
  const breaches = chunks.flatMap((chunk, index) => chunk.breaches.map((breach) => ({ chunk: index, ...breach })))
  console.log(`${name}: ${attempts} attempts on ${games} games: ${breaches.length} breaches`)
  for (const { chunk, attempt, says } of breaches.slice(0, 5))
    console.log(`  seed ${seed}, chunk ${chunk}, attempt ${attempt}: ${says}`)
  leaveEvidence(name, command, {
    node: process.versions.node,
    seed,
    attempts,
    games,
    breaches: breaches.length,
    examples: breaches.slice(0, 5),
    outcomes,
    threadSeconds: Math.round(sum(chunks, 'seconds')),
  })
  return breaches.length === 0 && attempts === size
}
