// The field behind a figure: rays out of one point and halftone dots that grow towards the rim.

import type { Chance } from '../chance.ts'
import { type Box, type PathShape, type Point, path, polygon, rectangle, rounded } from '../shape.ts'

export interface Field {
  readonly box: Box
  /** Where the rays come from. */
  readonly focus: Point
}

export function rays({ box, focus: [x, y] }: Field, chance: Chance): string {
  const far = box.width + box.height
  const count = Math.round(chance.between(9, 14))
  const from = chance.between(0, Math.PI)
  return Array.from({ length: count }, (_, index) => {
    const angle = from + (index / count) * 2 * Math.PI
    const half = (Math.PI / count) * chance.between(0.42, 0.58)
    return polygon([
      [x, y],
      [x + Math.cos(angle - half) * far, y + Math.sin(angle - half) * far],
      [x + Math.cos(angle + half) * far, y + Math.sin(angle + half) * far],
    ])
  }).join('')
}

/** Three sizes of dots on a tilted grid; none near the focus. */
export function halftone({ box, focus }: Field, colour: string, chance: Chance): readonly PathShape[] {
  const pitch = Math.max(15, Math.sqrt(box.width * box.height) / 26)
  const tilt = chance.between(0.25, 0.6)
  const reach = Math.hypot(box.width, box.height) / 2
  const rows: readonly [string[], string[], string[]] = [[], [], []]
  const count = Math.ceil(reach / pitch) + 2
  for (let row = -count; row <= count; row++)
    for (let column = -count; column <= count; column++) {
      const [across, down] = [column * pitch, row * pitch]
      const x = box.x + box.width / 2 + across * Math.cos(tilt) - down * Math.sin(tilt)
      const y = box.y + box.height / 2 + across * Math.sin(tilt) + down * Math.cos(tilt)
      const isOutside = x < box.x || y < box.y || x > box.x + box.width || y > box.y + box.height
      const far = Math.hypot(x - focus[0], y - focus[1]) / reach
      if (isOutside || far < 0.5) continue
      rows[far < 0.66 ? 0 : far < 0.84 ? 1 : 2].push(`M${Math.round(x)} ${Math.round(y)}h0`)
    }
  return rows.map((dots, size) =>
    path(dots.join(''), { stroke: colour, strokeWidth: rounded(pitch * (0.26 + 0.17 * size)) }),
  )
}

export const plain = (box: Box, fill: string): PathShape => path(rectangle(box), { fill })
