// The other end of a crew: a thread that carries out one task after another.

import { parentPort } from 'node:worker_threads'
import { carryOut, type Task } from './task.ts'

parentPort?.on('message', (task: Task) => parentPort?.postMessage(carryOut(task)))
