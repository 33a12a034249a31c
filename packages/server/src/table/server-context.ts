import type { RandomBytes } from '@brouhaha/host'
import type { Chronicle } from '../common/chronicle.ts'
import type { Limits, Times } from '../common/times.ts'
import type { Store } from '../store/store.ts'

/** What every table of a server shares. */
export interface ServerContext {
  readonly store: Store
  readonly times: Times
  readonly limits: Limits
  readonly chronicle: Chronicle
  readonly random: RandomBytes
  now(): number
}
