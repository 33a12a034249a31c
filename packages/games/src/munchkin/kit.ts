import type { Pack } from '@brouhaha/cards'
import { type GateClock, hostHasLastWord, MUNCHKIN_RULEBOOK, type MunchkinKinds } from '@brouhaha/munchkin'
import type { TableTerms } from '../kit.ts'
import type { Rest } from '../load-kit.ts'
import type { MunchkinTableOptions, MunchkinWishes } from './options.ts'
import { OUR_PACKS, PACK_READER } from './packs.ts'
import { unpack } from './unpack.ts'

/** By days nobody sits and waits: a gate closes once all have passed, unless the table says otherwise. */
function agree(options: object, { brought, byDays }: TableTerms): MunchkinTableOptions {
  const { packs: _packs, boxes, ...rest } = options as MunchkinWishes
  return { ...(byDays && { passes: true }), ...rest, boxes: [...boxes, ...brought] }
}

function hostRules(options: object, brought: readonly Pack[]): boolean {
  const { boxes } = options as MunchkinTableOptions
  return hostHasLastWord([...OUR_PACKS, ...brought].filter(({ box }) => boxes.includes(box)))
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
  disputes: { rule: 'MK-META-11', hostRules },
  packs: PACK_READER,
}
