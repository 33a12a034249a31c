// Who loots a corpse, and in which order: MK-DEATH-08, -11, -17, -20.

import { listSeats } from '@brouhaha/table'
import { reveal } from '../../events.ts'
import { draws, levelOf, present } from '../../layout.ts'
import type { Scene } from '../../scene.ts'
import { isBanned } from '../card/figures.ts'

/** MK-DEATH-08: the highest level of this moment first; who is level rolls for it. */
export function lootersOf(scene: Scene): number[] {
  // MK-DEATH-17, TIM-37: nor the reborn, nor who may receive nothing.
  const seats = listSeats(present(scene.state)).filter((seat) => !isBanned(scene, seat, 'receiving'))
  return inOrder(
    seats,
    (seat) => levelOf(scene.state, seat),
    (tied) => rollOff(scene, tied),
  )
}

/** The highest roll first; ties roll again. */
function rollOff(scene: Scene, seats: readonly number[]): number[] {
  const dice = new Map(seats.map((seat) => [seat, rollFor(scene, seat)]))
  return inOrder(
    seats,
    (seat) => dice.get(seat)!,
    (tied) => rollOff(scene, tied),
  )
}

function rollFor(scene: Scene, seat: number): number {
  const value = 1 + scene.play.chance.below(scene.state, draws.loot, 6)
  reveal(scene.play, { type: 'rolled', seat, draw: draws.loot.name, value })
  return value
}

function inOrder(
  seats: readonly number[],
  rankOf: (seat: number) => number,
  breakTie: (tied: readonly number[]) => number[],
): number[] {
  const ranks = [...new Set(seats.map(rankOf))].sort((a, b) => b - a)
  return ranks.flatMap((rank) => {
    const tied = seats.filter((seat) => rankOf(seat) === rank)
    return tied.length > 1 ? breakTie(tied) : tied
  })
}
