// Shares tasks out among threads: whoever is done takes the next one.

import { setImmediate } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { broughtKits } from '../kits/bring.ts'
import { carryOut, type Outcome, type Task } from './task.ts'

/** Where tasks come from and results go. Results arrive in any order. */
export interface Work<T extends Task> {
  next(): T | null
  done(task: T, outcome: Outcome<T>, milliseconds: number): void
}

export async function shareOut<T extends Task>(work: Work<T>, workers: number): Promise<void> {
  if (workers === 1) return alone(work)
  await Promise.all(Array.from({ length: workers }, () => inThread(work)))
}

async function alone<T extends Task>(work: Work<T>): Promise<void> {
  for (let task = work.next(); task !== null; task = work.next()) {
    const begun = performance.now()
    work.done(task, carryOut(task), performance.now() - begun)
    await setImmediate()
  }
}

function inThread<T extends Task>(work: Work<T>): Promise<void> {
  const worker = new Worker(new URL('./worker.js', import.meta.url), {
    execArgv: [],
    workerData: broughtKits(),
  })
  return new Promise<void>((resolve, reject) => {
    let task: T | null = null
    let begun = 0
    const goOn = (): void => {
      task = work.next()
      begun = performance.now()
      if (task === null) resolve()
      else worker.postMessage(task)
    }
    worker.on('error', reject)
    worker.on('message', (outcome: Outcome<T>) => {
      if (task !== null) work.done(task, outcome, performance.now() - begun)
      goOn()
    })
    goOn()
  }).finally(() => worker.terminate())
}
