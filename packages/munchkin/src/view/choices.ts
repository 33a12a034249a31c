// The choices of a seat, for a view that says what they would do.

import type { Seat } from '@brouhaha/table'
import { frameKind } from '../frames/registry.ts'
import { agenda, isOver } from '../layout.ts'
import { Offers } from '../offers.ts'
import type { Scene } from '../scene.ts'
import { listStanding } from '../standing.ts'

const MOST_LISTED = 1024

export function choicesOf(scene: Scene, seat: Seat): number[] {
  const { state } = scene
  if (isOver(state)) return []
  const top = agenda.top(state)
  const offers = new Offers()
  offers.begin(new Int32Array(MOST_LISTED))
  const kind = frameKind(state[top]!)
  kind.list(scene, top, seat, offers)
  if (kind.isOpen(scene, top)) listStanding(scene, seat, offers)
  return [...offers.list.subarray(0, offers.count)]
}
