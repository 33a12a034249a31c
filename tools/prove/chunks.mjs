// A long proof in chunks, each the same whenever and wherever it runs: shared out to threads, kept as they come in.

import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { commit } from '../common/evidence.mjs'
import { remember } from '../common/memory.mjs'
import { progress } from '../common/progress.mjs'
import { bundle } from './bundle.mjs'

const THREADS = Math.min(4, availableParallelism())

/** The outcome of every chunk of a proof of `size`, in their order. `code` is the module, where several proofs share one. */
export async function proveChunks({ name, code = name, home, proof, size, chunkSize, seed, fresh }) {
  const { file, hash } = await bundle(code, home)
  const memory = remember(name, { commit: commit(), code: hash, seed, chunkSize }, { fresh })
  const runs = Array.from({ length: Math.ceil(size / chunkSize) }, (_, chunk) => ({
    seed,
    chunk,
    size: Math.min(chunkSize, size - chunk * chunkSize),
  }))
  const id = ({ chunk, size }) => `${chunk}:${size}`
  const open = runs.filter((run) => memory.get(id(run)) === undefined)
  if (open.length < runs.length)
    console.log(`  ${runs.length - open.length} of ${runs.length} chunks are already proved`)

  const show = progress(open.length)
  let done = 0
  const work = async () => {
    const worker = new Worker(new URL('./worker.mjs', import.meta.url), { workerData: { file, proof } })
    try {
      for (let run = open.shift(); run !== undefined; run = open.shift()) {
        memory.set(id(run), await answerOf(worker, run))
        done++
        show(done, `chunks of ${chunkSize} ${name}`)
      }
    } finally {
      await worker.terminate()
    }
  }
  await Promise.all(Array.from({ length: Math.min(THREADS, open.length) }, work))
  return runs.map((run) => memory.get(id(run)))
}

function answerOf(worker, run) {
  return new Promise((resolve, reject) => {
    const settle = (act) => (value) => {
      worker.removeAllListeners('message')
      worker.removeAllListeners('error')
      act(value)
    }
    worker.once('message', settle(resolve))
    worker.once('error', settle(reject))
    worker.postMessage(run)
  })
}

/** Adds up what chunks counted: numbers, and tables of numbers. */
export function sum(chunks, field) {
  if (typeof chunks[0]?.[field] === 'number') return chunks.reduce((all, chunk) => all + chunk[field], 0)
  const table = {}
  for (const chunk of chunks) {
    for (const [name, count] of Object.entries(chunk[field])) table[name] = (table[name] ?? 0) + count
  }
  return Object.fromEntries(Object.entries(table).sort(([a], [b]) => (a < b ? -1 : 1)))
}
