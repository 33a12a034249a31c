// Every zombie on the table can be aimed at with the picked edge: legally, or to be told why not.

import type { Language } from '@brouhaha/table'
import { tellChoice } from '@brouhaha/zombie-mosh'
import type { PanelAim } from './SeatPanel.tsx'
import type { HitTarget } from './staging.ts'
import type { Placing } from './usePlacing.ts'

interface Aiming {
  readonly placing: Placing
  readonly you: number | null
  readonly names: readonly string[]
  readonly language: Language
  aimAt(target: HitTarget): void
}

export function aimAtSeat({ placing, you, names, language, aimAt }: Aiming, seat: number): PanelAim | null {
  const edge = placing.edge
  if (edge === null || you === null || placing.edges.length === 0) return null
  const verb = seat === you ? 'defend' : 'attack'
  const offer = placing.offers.find((one) => one.target.seat === seat)
  return {
    label: tellChoice({ type: verb, seat, ...edge }, names, language),
    hotkey: offer?.hotkey ?? '',
    legal: offer !== undefined,
    chosen: placing.target?.seat === seat,
    aim: () => aimAt({ verb, seat }),
  }
}
