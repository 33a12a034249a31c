// A flight from the fight: who runs from what, what the die must show, and how it went.

import { type CombatView, type MunchkinHeard, type MunchkinView, previewOf } from '@brouhaha/munchkin'
import type { HeardRow } from '@brouhaha/protocol'

export interface Run {
  readonly seat: number
  readonly slot: number
  readonly state: 'ahead' | 'rolling' | 'escaped' | 'caught'
  /** The lowest die that escapes: 1 if any does, 7 if none does. */
  readonly needs: number
}

const SIDES = 6

/** What a runner needs is public; the engine tells it to the one who runs. */
function needs(view: MunchkinView, seat: number, slot: number): number {
  const preview = previewOf({ ...view, you: seat }, { type: 'roll', slot })
  return preview.type === 'flight' ? SIDES + 1 - preview.slots[0]!.sixths : SIDES + 1
}

/** How each roll of this fight has ended so far, the latest first. */
function ends(history: readonly HeardRow[]): Extract<MunchkinHeard, { type: 'escaped' | 'caught' }>[] {
  const found: Extract<MunchkinHeard, { type: 'escaped' | 'caught' }>[] = []
  for (const { events } of history.toReversed())
    for (const event of (events as readonly MunchkinHeard[]).toReversed()) {
      if (event.type === 'ran' || event.type === 'combatBegan') return found
      if (event.type === 'escaped' || event.type === 'caught') found.push(event)
    }
  return found
}

/** Nothing while nobody runs. */
export function runsOf(view: MunchkinView, combat: CombatView, history: readonly HeardRow[]): readonly Run[] {
  if (combat.fighters.every(({ chased }) => chased.length === 0)) return []
  const ended = ends(history)
  return combat.fighters.flatMap(({ seat, chased }) =>
    combat.monsters.flatMap((_, slot): Run[] => {
      const end = ended.find((event) => event.seat === seat && event.slot === slot)
      const isRolling = combat.roll?.seat === seat && combat.roll.slot === slot
      const state = end?.type ?? (isRolling ? 'rolling' : chased.includes(slot) ? 'ahead' : null)
      return state === null ? [] : [{ seat, slot, state, needs: needs(view, seat, slot) }]
    }),
  )
}
