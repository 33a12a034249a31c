import { type GateClock, MUNCHKIN_RULEBOOK, type MunchkinKinds } from '@brouhaha/munchkin'
import type { TableTerms } from '../kit.ts'
import type { Rest } from '../load-kit.ts'
import type { MunchkinTableOptions, MunchkinWishes } from './options.ts'
import { PACK_READER } from './packs.ts'
import { unpack } from './unpack.ts'

/** By days nobody sits and waits: a gate closes once all have passed, unless the table says otherwise. */
function agree(options: object, { brought, byDays }: TableTerms): MunchkinTableOptions {
  const { packs: _packs, boxes, ...rest } = options as MunchkinWishes
  return { ...(byDays && { passes: true }), ...rest, boxes: [...boxes, ...brought] }
}

const SMALL_GATES: readonly GateClock[] = [
  'roll',
  'escape',
  'played',
  'turnEnd',
  'turnStart',
  'level',
  'draw',
  'arrival',
]

export const MUNCHKIN_REST: Rest<MunchkinKinds> = {
  rulebook: MUNCHKIN_RULEBOOK,
  unpack,
  agree,
  smallGates: SMALL_GATES,
  packs: PACK_READER,
}
