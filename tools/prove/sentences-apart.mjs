// Sentences of the card language on a machine that has Node and nothing else: this becomes one file (apart.mjs). It proves the chunks from
// one to another, keeps each as it comes in, goes on where it stopped, and writes what `npm run prove` resumes from.

import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { isMainThread, parentPort, Worker } from 'node:worker_threads'
import { proveSentences, SENTENCE_CHUNK, theVolume } from '../../packages/munchkin/test/proof/munchkin-sentences.ts'

/** What the results are about, put there by apart.mjs. */
const { PROOF_KEY: key } = globalThis

const numberOfChunks = () => Math.ceil(theVolume().size / SENTENCE_CHUNK)

function kept(path) {
  try {
    const { key: other, parts } = JSON.parse(readFileSync(path, 'utf8'))
    return JSON.stringify(other) === JSON.stringify(key) ? parts : {}
  } catch {
    return {}
  }
}

const answerOf = (worker, run) =>
  new Promise((resolve, reject) => {
    worker.removeAllListeners()
    worker.once('message', resolve).once('error', reject).postMessage(run)
  })

async function prove([from, to, workers, path]) {
  const parts = kept(path)
  const { size } = theVolume()
  const open = Array.from({ length: to - from }, (_, index) => from + index)
    .map((chunk) => ({ seed: key.seed, chunk, size: Math.min(SENTENCE_CHUNK, size - chunk * SENTENCE_CHUNK) }))
    .filter((run) => parts[`${run.chunk}:${run.size}`] === undefined)
  const keep = () => {
    writeFileSync(`${path}.new`, `${JSON.stringify({ key, parts })}\n`)
    renameSync(`${path}.new`, path)
  }
  let done = 0
  const all = open.length
  const work = async () => {
    const worker = new Worker(fileURLToPath(import.meta.url))
    for (let run = open.shift(); run !== undefined; run = open.shift()) {
      const proved = await answerOf(worker, run)
      parts[`${run.chunk}:${run.size}`] = proved
      done++
      keep()
      const breaches = Object.values(parts).reduce((sum, part) => sum + part.breaches.length, 0)
      console.log(`${done} of ${all} chunks, ${breaches} breaches, ${(run.size / proved.seconds).toFixed(0)} a second`)
    }
    await worker.terminate()
  }
  await Promise.all(Array.from({ length: Math.min(workers, all) }, work))
}

if (isMainThread) {
  const [from = '0', to = String(numberOfChunks()), workers = '1', path = 'sentences.json'] = process.argv.slice(2)
  const numbers = [from, to, workers].map(Number)
  if (!numbers.every(Number.isInteger) || numbers[1] > numberOfChunks())
    throw new Error(`node FILE [FROM] [TO] [WORKERS] [RESULTS]: chunks from 0 up to ${numberOfChunks()}`)
  await prove([...numbers, path])
} else
  parentPort.on('message', (run) => {
    const started = performance.now()
    const proved = proveSentences(run)
    parentPort.postMessage({ ...proved, seconds: (performance.now() - started) / 1000 })
  })
