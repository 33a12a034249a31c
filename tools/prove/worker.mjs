// One thread of a long proof: proves the chunks that it is given, one after the other.

import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'

const { file, proof } = workerData
const { [proof]: prove } = await import(pathToFileURL(file).href)

parentPort.on('message', async (run) => {
  const started = performance.now()
  const proved = await prove(run)
  parentPort.postMessage({ ...proved, seconds: (performance.now() - started) / 1000 })
})
