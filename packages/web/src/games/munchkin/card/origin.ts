// Where a card lay before it showed itself: it flies in from there. Nothing is known here but what this listener has heard.

import type { MunchkinHeard } from '@brouhaha/munchkin'
import type { HeardRow } from '@brouhaha/protocol'

type Moved = Extract<MunchkinHeard, { readonly type: 'moved' }>

/** A place as `data-origin` names it: a hand and what lies open before its seat are one. */
function originAt(place: Moved['from']): string {
  if (typeof place === 'string') return place
  return `seat-${'hand' in place ? place.hand : place.table}`
}

function originsIn({ events }: HeardRow): ReadonlyMap<number, string> {
  const origins = new Map<number, string>()
  for (const event of events as readonly MunchkinHeard[]) {
    if (event.type !== 'moved' || event.copy === undefined || origins.has(event.copy)) continue
    origins.set(event.copy, originAt(event.from))
  }
  return origins
}

const known = new WeakMap<HeardRow, ReadonlyMap<number, string>>()

/** Only the last row counts: a card that has lain there for longer did not come from anywhere. */
export function originOf(copy: number | undefined, history: readonly HeardRow[]): string | undefined {
  const row = history.at(-1)
  if (copy === undefined || row === undefined) return undefined
  const origins = known.get(row) ?? originsIn(row)
  known.set(row, origins)
  return origins.get(copy)
}
