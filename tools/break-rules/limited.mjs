// Work that must end in time. Only for work that never waits: an endless loop is ended from outside, wherever it is.

import { Script } from 'node:vm'

const call = new Script('brokenWork()')

/** How much of its time work must have had the processor before it is called endless. */
const SHARE = 0.8

export class Endless extends Error {}
/** It did not end, but others had the processor. */
export class Starved extends Error {}

/** Does the work; throws if it does not end within `limit`, given `patience` times as many milliseconds by the clock. */
export function endInTime(work, limit, patience) {
  globalThis.brokenWork = work
  const started = process.cpuUsage()
  try {
    call.runInThisContext({ timeout: Math.ceil(limit * patience) })
  } catch (error) {
    if (error?.code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error
    const { user, system } = process.cpuUsage(started)
    throw (user + system) / 1000 < SHARE * limit ? new Starved() : new Endless()
  }
}
