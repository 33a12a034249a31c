// What was sneaked into place in honour mode (TT-08). Nobody is told; but everybody sees what is put to use, and who counts can tell
// whether the rules allow it. A challenge settles it (TT-09).

import { ACCEPTED, type Heard } from '@brouhaha/table'
import type { MunchkinHappening } from '../events.ts'
import { canCarry, canUse } from '../rules/item/slots.ts'
import type { Scene } from '../scene.ts'
import { isSwitchedOn } from '../switches.ts'
import { list, playCopies } from '../zones.ts'
import type { Luck } from './assign.ts'
import { type Known, world } from './world.ts'

type Event = Heard<MunchkinHappening>

/** Any world will do: only what lies open counts. */
const NO_LUCK: Luck = { below: () => 0, word: () => 0 }

const tableNow = (known: Known): Scene => known.scene.on(world(known, NO_LUCK), known.scene.play)

/** Heard before anything else is made of an event, while the table is still as it was. */
export function countUp(known: Known, event: Event): void {
  const { sneaked } = known
  if (!isSwitchedOn(known.scene, 'honour')) return
  switch (event.type) {
    case 'moved':
      if (event.copy === undefined) return
      sneaked.delete(event.copy)
      if (isLaidOut(event) && !canCarry(tableNow(known), event.to.table, event.copy)) sneaked.add(event.copy)
      return
    case 'turned':
      if (!event.used) sneaked.delete(event.copy)
      else if (isForbidden(known, event)) sneaked.add(event.copy)
      return
    case 'challenged':
      for (const copy of list(known.scene, playCopies(known.scene, event.whom))) sneaked.delete(copy)
      return
    default:
  }
}

type Moved = Extract<Event, { readonly type: 'moved' }>

/** Out of a hand, before its own holder. */
const isLaidOut = (event: Moved): event is Moved & { readonly to: { readonly table: number } } =>
  typeof event.from === 'object' &&
  typeof event.to === 'object' &&
  'hand' in event.from &&
  'table' in event.to &&
  event.from.hand === event.to.table

const isForbidden = (known: Known, { seat, copy }: Extract<Event, { readonly type: 'turned' }>): boolean =>
  canUse(tableNow(known), seat, copy) !== ACCEPTED
