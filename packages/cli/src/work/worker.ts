// The other end of a crew: a thread that carries out one task after another.

import { parentPort, workerData } from 'node:worker_threads'
import { loadKitFile } from '../kits/bring.ts'
import { carryOut, type Task } from './task.ts'

for (const file of workerData as readonly string[]) await loadKitFile(file)

parentPort?.on('message', (task: Task) => parentPort?.postMessage(carryOut(task)))
