// How a box cuts its paper: a sheet of a given size with scissors, corners off, in waves, or by hand.

import { unreachable } from '@brouhaha/kit'
import type { Chance } from '../chance.ts'
import { type Box, type Point, polygon, rounded } from '../shape.ts'

export type EdgeName = 'cut' | 'chamfered' | 'wavy' | 'torn'

export function sheet(edge: EdgeName, box: Box, chance: Chance): string {
  switch (edge) {
    case 'cut':
      return polygon(corners(box).map(([x, y]) => [x + chance.between(-4, 4), y + chance.between(-4, 4)]))
    case 'chamfered':
      return chamfered(box)
    case 'wavy':
      return wavy(box)
    case 'torn':
      return torn(box, chance)
    default:
      return unreachable(edge)
  }
}

const corners = ({ x, y, width, height }: Box): readonly [Point, Point, Point, Point] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
]

function chamfered({ x, y, width, height }: Box): string {
  const [long, short] = [22, 10]
  const [right, bottom] = [x + width, y + height]
  return polygon([
    [x + short, y],
    [right - long, y],
    [right, y + long],
    [right, bottom - short],
    [right - short, bottom],
    [x + long, bottom],
    [x, bottom - long],
    [x, y + short],
  ])
}

/** Each side in whole waves of about this length. */
const WAVE = 42

function wavy(box: Box): string {
  const turns = corners(box)
  let data = `M${rounded(box.x)} ${rounded(box.y)}`
  turns.forEach(([fromX, fromY], side) => {
    const [toX, toY] = turns[(side + 1) % 4] ?? turns[0]
    const halves = 2 * Math.max(1, Math.round(Math.hypot(toX - fromX, toY - fromY) / WAVE))
    const [stepX, stepY] = [(toX - fromX) / halves, (toY - fromY) / halves]
    const [outX, outY] = [Math.sign(stepY) * 5, -Math.sign(stepX) * 5]
    for (let half = 0; half < halves; half++) {
      const bend = half % 2 === 0 ? 1 : -1
      const [dx, dy] = [stepX / 2 + outX * bend, stepY / 2 + outY * bend]
      data += `q${rounded(dx)} ${rounded(dy)} ${rounded(stepX)} ${rounded(stepY)}`
    }
  })
  return `${data}Z`
}

const TEAR = 17

function torn(box: Box, chance: Chance): string {
  const turns = corners(box)
  const points = turns.flatMap(([fromX, fromY], side): Point[] => {
    const [toX, toY] = turns[(side + 1) % 4] ?? turns[0]
    const count = Math.max(2, Math.round(Math.hypot(toX - fromX, toY - fromY) / TEAR))
    return Array.from({ length: count }, (_, index) => {
      const share = (index + (index === 0 ? 0 : chance.between(-0.3, 0.3))) / count
      const depth = index % 2 === 0 ? chance.between(-1, 3) : chance.between(-5, -2)
      const [outX, outY] = [Math.sign(toY - fromY) * depth, -Math.sign(toX - fromX) * depth]
      return [fromX + (toX - fromX) * share + outX, fromY + (toY - fromY) * share + outY]
    })
  })
  return polygon(points)
}
