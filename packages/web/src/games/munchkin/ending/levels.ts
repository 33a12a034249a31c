// Everybody's levels, turn by turn, and who led. Told backwards from how the game ended, so that a history without its beginning
// is still right where it goes.

import type { MunchkinHeard } from '@brouhaha/munchkin'

export interface Curves {
  /** The turn that the curves begin with. */
  readonly from: number
  /** For each seat its level when each turn began, and at the end. */
  readonly levels: readonly (readonly number[])[]
}

export interface Swing {
  readonly seat: number
  readonly turn: number
  /** Less than nothing when they were lost. */
  readonly levels: number
}

export interface Lead {
  readonly seat: number
  readonly turn: number
}

export function curvesOf(events: readonly MunchkinHeard[], final: readonly number[], turns: number): Curves {
  const now = [...final]
  const columns: (readonly number[])[] = [[...now]]
  for (const event of events.toReversed()) {
    if (event.type === 'levelGained') now[event.seat]! -= event.levels
    else if (event.type === 'levelLost') now[event.seat]! += event.levels
    else if (event.type === 'turnBegan') columns.unshift([...now])
  }
  const levels = final.map((_, seat) => columns.map((column) => column[seat]!))
  return { from: turns - columns.length + 2, levels }
}

/** The most levels that one character won or lost in one turn; of several such, the last. */
export function swingOf({ from, levels }: Curves): Swing | null {
  let most: Swing | null = null
  for (const [seat, curve] of levels.entries())
    for (let index = 1; index < curve.length; index++) {
      const change = curve[index]! - curve[index - 1]!
      const turn = from + index - 1
      const size = Math.abs(most?.levels ?? 1)
      if (Math.abs(change) > size || (Math.abs(change) === size && most !== null && turn > most.turn))
        most = { seat, turn, levels: change }
    }
  return most
}

/** Whenever somebody came to be ahead of all others who was not the last to be so. */
export function leadsOf({ from, levels }: Curves): readonly Lead[] {
  const leads: Lead[] = []
  for (let index = 1; index < (levels[0]?.length ?? 0); index++) {
    const now = levels.map((curve) => curve[index]!)
    const best = Math.max(...now)
    const seat = now.indexOf(best)
    if (now.lastIndexOf(best) === seat && leads.at(-1)?.seat !== seat) leads.push({ seat, turn: from + index - 1 })
  }
  return leads
}
