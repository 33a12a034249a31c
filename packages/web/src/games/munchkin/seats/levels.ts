// How a seat came to its level, from what was heard.

import type { MunchkinHeard } from '@brouhaha/munchkin'
import type { HeardRow } from '@brouhaha/protocol'

export interface LevelStep {
  readonly turn: number
  readonly change: number
  readonly by: 'kill' | 'card' | 'sale' | 'cult' | 'loss'
}

export function levelStepsOf(seat: number, history: readonly HeardRow[]): readonly LevelStep[] {
  const steps: LevelStep[] = []
  let turn = 0
  for (const event of history.flatMap(({ events }) => events as readonly MunchkinHeard[])) {
    if (event.type === 'turnBegan') turn++
    if (event.type === 'levelGained' && event.seat === seat) steps.push({ turn, change: event.levels, by: event.by })
    if (event.type === 'levelLost' && event.seat === seat) steps.push({ turn, change: -event.levels, by: 'loss' })
  }
  return steps
}
