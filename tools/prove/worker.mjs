// One thread of a long proof: proves the chunks that it is given, one after the other.

import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'

const { file, proof } = workerData
const { [proof]: prove } = await import(pathToFileURL(file).href)

parentPort.on('message', (run) => {
  const started = performance.now()
  parentPort.postMessage({ ...prove(run), seconds: (performance.now() - started) / 1000 })
})
