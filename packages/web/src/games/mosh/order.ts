// In which order zombies dance.

import type { MoshView } from '@brouhaha/zombie-mosh'
import { clockwiseFrom } from '../../table/around.ts'

/** The first pass reads this row from left to right, the second from right to left; zombies out of the pit stand last. */
export function danceRow(view: MoshView): readonly number[] {
  const all = clockwiseFrom(view.first, view.seats.length)
  const inPit = (seat: number): boolean => view.seats[seat]!.inPit
  return [...all.filter(inPit), ...all.filter((seat) => !inPit(seat))]
}

export type Turn = 'dancing' | 'next' | 'later' | 'done' | 'out'

/** Where each seat stands in the running pass. */
export function turnOf(view: MoshView, seat: number): Turn {
  if (!view.seats[seat]!.inPit) return 'out'
  const pit = danceRow(view).filter((one) => view.seats[one]!.inPit)
  const pass = view.pass === 1 ? pit : [...pit].reverse()
  const away = pass.indexOf(seat) - pass.indexOf(view.dancer ?? -1)
  if (view.dancer === null) return 'later'
  if (away === 0) return 'dancing'
  // The last dancer of the first pass begins the second: nobody else comes next.
  if (away < 0) return 'done'
  return away === 1 ? 'next' : 'later'
}
