// What stands behind a figure; its outline says the kind of card from across the table.

import type { Chance } from '../chance.ts'
import { type Point, polygon, rounded } from '../shape.ts'

export type BurstName = 'spikes' | 'blot' | 'seal' | 'ticket' | 'bolt' | 'diamond'

type Draw = (x: number, y: number, radius: number, chance: Chance) => string

const around = (x: number, y: number, radius: number, angle: number): Point => [
  x + Math.cos(angle) * radius,
  y + Math.sin(angle) * radius,
]

const ring = (count: number, corner: (angle: number, index: number) => Point, from: number): readonly Point[] =>
  Array.from({ length: count }, (_, index) => corner(from + (index / count) * 2 * Math.PI, index))

const spikes: Draw = (x, y, radius, chance) =>
  polygon(
    ring(
      2 * Math.round(chance.between(10, 14)),
      (angle, index) =>
        around(x, y, radius * (index % 2 === 0 ? chance.between(0.92, 1.14) : chance.between(0.66, 0.76)), angle),
      chance.between(0, 1),
    ),
  )

/** A closed curve through the middles between its corners. */
function smooth(points: readonly Point[]): string {
  const middle = ([x1, y1]: Point, [x2, y2]: Point): string => `${rounded((x1 + x2) / 2)} ${rounded((y1 + y2) / 2)}`
  const last = points.at(-1)
  const first = points[0]
  if (last === undefined || first === undefined) return ''
  const bends = points.map((point, index) => {
    const next = points[(index + 1) % points.length] ?? first
    return `Q${rounded(point[0])} ${rounded(point[1])} ${middle(point, next)}`
  })
  return `M${middle(last, first)}${bends.join('')}Z`
}

const blot: Draw = (x, y, radius, chance) =>
  smooth(
    ring(
      2 * Math.round(chance.between(8, 11)),
      (angle, index) =>
        around(x, y, radius * (index % 2 === 0 ? chance.between(1, 1.34) : chance.between(0.6, 0.74)), angle),
      chance.between(0, 1),
    ),
  )

const seal: Draw = (x, y, radius, chance) =>
  smooth(ring(36, (angle, index) => around(x, y, radius * (index % 2 === 0 ? 1.06 : 0.9), angle), chance.between(0, 1)))

/** A label cut from card, tilted. */
const ticket: Draw = (x, y, radius, chance) => {
  const tilt = chance.between(-0.22, 0.22)
  const [wide, high, corner] = [radius * 1.04, radius * 0.64, radius * 0.18]
  const outline: readonly Point[] = [
    [-wide + corner, -high],
    [wide - corner, -high],
    [wide, -high + corner],
    [wide, high - corner],
    [wide - corner, high],
    [-wide + corner, high],
    [-wide, high - corner],
    [-wide, -high + corner],
  ]
  const turned = outline.map(
    ([dx, dy]): Point => [x + dx * Math.cos(tilt) - dy * Math.sin(tilt), y + dx * Math.sin(tilt) + dy * Math.cos(tilt)],
  )
  return polygon(turned)
}

/** A flash across the picture. */
const bolt: Draw = (x, y, radius, chance) => {
  const side = chance.pick([-1, 1])
  const outline: readonly Point[] = [
    [-0.1, -1.5],
    [0.95, -1.5],
    [0.42, -0.42],
    [1.05, -0.42],
    [-0.6, 1.6],
    [-0.2, 0.28],
    [-1, 0.28],
  ]
  return polygon(outline.map(([dx, dy]): Point => [x + side * dx * radius * 1.15, y + dy * radius]))
}

const diamond: Draw = (x, y, radius, chance) =>
  polygon(
    ring(8, (angle, index) => around(x, y, radius * (index % 2 === 0 ? 1.3 : 0.72), angle), chance.between(-0.2, 0.2)),
  )

export const BURSTS: Readonly<Record<BurstName, Draw>> = { spikes, blot, seal, ticket, bolt, diamond }
