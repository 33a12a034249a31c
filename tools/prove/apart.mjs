// `npm run prove-apart -- make FILE [SEED]` writes the proof of the card language as one file that any Node runs without anything else:
// `node FILE FROM TO WORKERS RESULTS`. `npm run prove-apart -- add RESULTS…` adds what it found to what `npm run prove` goes on from; the tree
// must stand on the commit that the file was made from.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { commit } from '../common/evidence.mjs'
import { remember } from '../common/memory.mjs'
import { root } from '../common/steps.mjs'
import { bundle, PLAIN } from './bundle.mjs'

const NAME = 'munchkin-sentences'

async function make(file, seed) {
  const { file: proof, hash } = await bundle(NAME, 'munchkin')
  const { SENTENCE_CHUNK, theVolume } = await import(proof)
  const key = { commit: commit(), code: hash, seed, chunkSize: SENTENCE_CHUNK }
  const built = await rolldown({ ...PLAIN, input: join(root, 'tools/prove/sentences-apart.mjs') })
  const banner = `globalThis.PROOF_KEY = ${JSON.stringify(key)}`
  await built.write({ file, format: 'esm', codeSplitting: false, banner })
  await built.close()
  console.log(`${file}: ${Math.ceil(theVolume().size / SENTENCE_CHUNK)} chunks of ${SENTENCE_CHUNK}, ${key.commit}`)
}

async function add(files) {
  const { hash } = await bundle(NAME, 'munchkin')
  for (const file of files) {
    const { key, parts } = JSON.parse(readFileSync(file, 'utf8'))
    if (key.commit !== commit() || key.code !== hash) throw new Error(`${file} is about other code: ${key.commit}`)
    const memory = remember(NAME, key, { fresh: false })
    for (const [part, outcome] of Object.entries(parts)) memory.set(part, outcome)
    console.log(`${file}: ${Object.keys(parts).length} chunks`)
  }
}

const [what, ...rest] = process.argv.slice(2)
if (what === 'make' && rest.length > 0) await make(rest[0], Number(rest[1] ?? 1))
else if (what === 'add' && rest.length > 0) await add(rest)
else throw new Error('make FILE [SEED], or add RESULTS…')
