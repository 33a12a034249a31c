// Packs with mistakes: `pack check` never throws and always names the place; what it accepts can be described and dealt.

import { leaveEvidence } from '../common/evidence.mjs'
import { proveChunks, sum } from './chunks.mjs'

const CHUNK = 250

export async function provePacks({ size = 10_000, seed, fresh, command }) {
  const name = 'packs'
  const chunks = await proveChunks({ name, home: 'cli', proof: 'provePacks', size, chunkSize: CHUNK, seed, fresh })
  const [packs, refused, accepted, faults] = ['packs', 'refused', 'accepted', 'faults'].map((field) =>
    sum(chunks, field),
  )
  const breaches = chunks.flatMap((chunk) => chunk.breaches)
  console.log(
    `${name}: ${packs} packs with mistakes: ${refused} refused with ${faults} faults, ${accepted} fine after all: ${breaches.length} breaches`,
  )
  for (const { pack, says } of breaches.slice(0, 5)) console.log(`  seed ${seed}, pack ${pack}: ${says}`)
  leaveEvidence(name, command, {
    node: process.versions.node,
    seed,
    packs,
    refused,
    accepted,
    faults,
    breaches: breaches.length,
    examples: breaches.slice(0, 5),
    threadSeconds: Math.round(sum(chunks, 'seconds')),
  })
  return breaches.length === 0 && packs === size
}
