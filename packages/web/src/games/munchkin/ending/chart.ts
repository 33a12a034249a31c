// Everybody's levels as lines on paper, each with its name at its end.

import { type Box, path, type Shape, type TextShape } from '@brouhaha/faces'
import type { Curves } from './levels.ts'

/** Each reads on paper; the name at the end of a line says whose it is without them. */
const INKS = ['#c90065', '#0b57d0', '#1f6b2c', '#a04a00', '#6b3fa0', '#16130f'] as const

const GRID = '#d5cebe'
const MUTED = '#5d564b'
const HIGHEST = 10
const LETTERS = 26
const NAMES_WIDTH = 230
const LINE = 7

interface Ending {
  readonly seat: number
  readonly y: number
}

/** Names that would lie on each other move apart, downwards. */
export function spread(endings: readonly Ending[], apart: number, lowest: number): readonly Ending[] {
  const sorted = endings.toSorted((one, other) => one.y - other.y)
  const placed: Ending[] = []
  for (const ending of sorted) placed.push({ ...ending, y: Math.max(ending.y, (placed.at(-1)?.y ?? 0) + apart) })
  let limit = lowest
  return placed
    .toReversed()
    .map((ending) => {
      const y = Math.min(ending.y, limit)
      limit = y - apart
      return { ...ending, y }
    })
    .toReversed()
}

const rounded = (value: number): number => Math.round(value * 10) / 10

export function chart({ levels }: Curves, names: readonly string[], box: Box): readonly Shape[] {
  const highest = Math.max(HIGHEST, ...levels.flat())
  const left = box.x + LETTERS * 1.5
  const width = box.width - NAMES_WIDTH - LETTERS * 1.5
  const last = Math.max(1, (levels[0]?.length ?? 1) - 1)
  const xOf = (turn: number): number => rounded(left + (width * turn) / last)
  const yOf = (level: number): number => rounded(box.y + (box.height * (highest - level)) / (highest - 1))
  const line = (curve: readonly number[], seat: number): string =>
    `M${curve.map((level, turn) => `${xOf(turn)} ${yOf(level) + (seat - levels.length / 2) * 2}`).join('L')}`
  const grid = [1, 5, HIGHEST].flatMap((level): readonly Shape[] => [
    path(`M${left} ${yOf(level)}H${left + width}`, { stroke: GRID, strokeWidth: 3 }),
    letters(`${level}`, box.x, yOf(level) + LETTERS / 3, MUTED, 'text'),
  ])
  const lines = levels.map((curve, seat) => path(line(curve, seat), { stroke: INKS[seat]!, strokeWidth: LINE }))
  const endings = levels.map((curve, seat) => ({ seat, y: yOf(curve.at(-1)!) + LETTERS / 3 }))
  const labels = spread(endings, LETTERS * 1.25, box.y + box.height + LETTERS / 2).map(({ seat, y }) =>
    letters(`${levels[seat]!.at(-1)} ${shortened(names[seat]!)}`, left + width + 14, rounded(y), INKS[seat]!, 'bold'),
  )
  return [...grid, ...lines, ...labels]
}

const LONGEST = 13

const shortened = (name: string): string => (name.length > LONGEST ? `${name.slice(0, LONGEST - 1)}…` : name)

const letters = (text: string, x: number, y: number, fill: string, font: 'text' | 'bold'): TextShape => ({
  type: 'text',
  x,
  y,
  size: LETTERS,
  anchor: 'start',
  fill,
  runs: [{ text, font }],
})
