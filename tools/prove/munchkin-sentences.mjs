// Every sentence of the card language, as its readers tell the grammar: what is accepted does what docs/language.md says of its verb, and
// nothing else. The controls break each promise once more, in a copy, and the same sentences must find it.

import { pathToFileURL } from 'node:url'
import { leaveEvidence } from '../common/evidence.mjs'
import { bundle } from './bundle.mjs'
import { proveChunks, sum } from './chunks.mjs'
import { proveControls } from './sentence-controls.mjs'

const NAME = 'munchkin-sentences'

export async function proveMunchkinSentences({ size, seed, fresh, command }) {
  const { file } = await bundle(NAME, 'munchkin')
  const { SENTENCE_CHUNK, theVolume } = await import(pathToFileURL(file).href)
  const all = theVolume()
  console.log(`  ${all.size} sentences: ${all.sizes.map((count, depth) => `${count} of depth ${depth}`).join(', ')}`)
  const chunks = await proveChunks({
    name: NAME,
    home: 'munchkin',
    proof: 'proveSentences',
    size: size ?? all.size,
    chunkSize: SENTENCE_CHUNK,
    seed,
    fresh,
  })
  const sentences = sum(chunks, 'sentences')
  const outcomes = sum(chunks, 'outcomes')
  const unsure = Object.entries(sum(chunks, 'unsure')).sort(([, one], [, other]) => other - one)
  const breaches = chunks.flatMap((chunk) => chunk.breaches)
  const controls = await proveControls()
  const found = controls.filter(({ isFound }) => isFound).length
  console.log(`${NAME}: ${sentences} sentences, ${told(outcomes)}; controls: ${found} of ${controls.length} found`)
  for (const [why, count] of unsure) console.log(`  not judged, ${share(count, sentences)}: ${why}`)
  for (const { sentence, outcome, says } of breaches.slice(0, 10))
    console.log(`  sentence ${sentence}, ${outcome}: ${says}`)
  for (const { promise, isFound } of controls) if (!isFound) console.log(`  not found: ${promise}`)
  leaveEvidence(NAME, command, {
    node: process.versions.node,
    seed,
    sizes: all.sizes,
    sentences,
    outcomes,
    unsure: Object.fromEntries(unsure),
    breaches: breaches.length,
    examples: breaches.slice(0, 20),
    controls,
    threadSeconds: Math.round(sum(chunks, 'seconds')),
  })
  return breaches.length === 0 && found === controls.length
}

const share = (count, all) => `${((100 * count) / all).toFixed(2)} %`

const told = (outcomes) =>
  Object.entries(outcomes)
    .map(([outcome, count]) => `${count} ${outcome}`)
    .join(', ')
