// The context of tables whose frames are compared.

import { Random } from '@brouhaha/kit'
import { silence } from '../../src/common/chronicle.ts'
import { LIMITS, TIMES } from '../../src/common/times.ts'
import type { Store } from '../../src/store/store.ts'
import type { ServerContext } from '../../src/table/server-context.ts'
import type { VirtualTime } from '../virtual-time.ts'

export const RULESET = '0'.repeat(64)

/** What all tables share here: no disk, and no luck of their own. */
export function aContext(time: VirtualTime): ServerContext {
  const random = new Random(7, 7)
  const store = { journal: { write: () => Promise.resolve() }, sayingBy: () => null, table: () => null }
  return {
    store: store as unknown as Store,
    times: TIMES,
    limits: LIMITS,
    chronicle: silence,
    random: (count) => Uint8Array.from({ length: count }, () => random.below(256)),
    now: () => time.now,
  }
}
