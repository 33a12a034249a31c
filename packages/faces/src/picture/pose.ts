// Where one to three icons stand in a picture, and how large: always larger than the burst, some of it off the edge.

import type { Chance } from '../chance.ts'
import type { Icon } from '../icon.ts'
import type { Box } from '../shape.ts'
import { type Pose, scaleWithin } from './sticker.ts'

interface Stand {
  /** Middle and room, as shares of the picture. */
  readonly x: number
  readonly y: number
  readonly wide: number
  readonly high: number
  readonly sway: number
}

const ALONE: readonly Stand[] = [{ x: 0.5, y: 0.53, wide: 0.9, high: 1.04, sway: 8 }]
const PAIR: readonly Stand[] = [
  { x: 0.36, y: 0.55, wide: 0.7, high: 0.98, sway: 6 },
  { x: 0.77, y: 0.44, wide: 0.56, high: 0.86, sway: 14 },
]
const TRIO: readonly Stand[] = [
  { x: 0.5, y: 0.57, wide: 0.62, high: 0.92, sway: 6 },
  { x: 0.17, y: 0.38, wide: 0.46, high: 0.72, sway: 16 },
  { x: 0.83, y: 0.38, wide: 0.46, high: 0.72, sway: 16 },
]

/** A pose for each icon, the foremost first. */
export function posesOf(icons: readonly Icon[], box: Box, chance: Chance): readonly Pose[] {
  const stands = icons.length === 1 ? ALONE : icons.length === 2 ? PAIR : TRIO
  const swapped = chance.pick([false, true])
  return icons.slice(0, stands.length).map((icon, index) => {
    const { x, y, wide, high, sway } = stands[index] ?? { x: 0.5, y: 0.5, wide: 0.5, high: 0.5, sway: 0 }
    return {
      x: box.x + box.width * (swapped ? 1 - x : x),
      y: box.y + box.height * y,
      scale: scaleWithin(icon, box.width * wide, box.height * high),
      turn: chance.between(-sway, sway),
    }
  })
}

/** The same icon twice as large in the field, so that a figure is never alone. */
export function echoOf({ scale, ...pose }: Pose, box: Box, chance: Chance): Pose {
  const side = chance.pick([-1, 1])
  return {
    x: pose.x + side * box.width * 0.3,
    y: pose.y - box.height * chance.between(-0.05, 0.2),
    scale: scale * 1.7,
    turn: pose.turn + side * chance.between(12, 24),
    mirrored: side > 0,
  }
}
