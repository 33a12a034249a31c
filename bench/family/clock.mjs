// Seconds that this thread spent on a core, where the system tells (Linux); elsewhere seconds on the wall. Other programs on
// a busy machine then cost a run nothing but patience and a little cache.

import { readFileSync } from 'node:fs'

const SCHEDULED = '/proc/self/schedstat'

function scheduled() {
  try {
    return Number(readFileSync(SCHEDULED, 'utf8').split(' ')[0]) / 1e9
  } catch {
    return Number.NaN
  }
}

export const CLOCK = Number.isNaN(scheduled()) ? 'wall' : 'core'

const seconds = CLOCK === 'core' ? scheduled : () => performance.now() / 1000

/** What `action` gives, and how long it took: on a core and on the wall. */
export function timed(action) {
  globalThis.gc?.()
  const [core, wall] = [seconds(), performance.now()]
  const result = action()
  return { result, core: seconds() - core, wall: (performance.now() - wall) / 1000 }
}
