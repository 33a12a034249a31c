// What a drawing is made of: flat shapes in the order in which they are laid down, for a page, a picture or a printer alike.

import type { FontName } from './text/measure.ts'

export interface PathShape {
  readonly type: 'path'
  /** SVG path data. */
  readonly data: string
  readonly fill?: string
  readonly stroke?: string
  readonly strokeWidth?: number
}

export interface Run {
  readonly text: string
  readonly font: FontName
}

export interface TextShape {
  readonly type: 'text'
  readonly x: number
  /** The line that the letters stand on. */
  readonly y: number
  readonly size: number
  readonly anchor: 'start' | 'middle' | 'end'
  readonly fill: string
  readonly runs: readonly Run[]
}

/** Moved, then turned by degrees, then scaled. */
export interface GroupShape {
  readonly type: 'group'
  readonly x: number
  readonly y: number
  readonly turn: number
  readonly scale: number
  readonly mirrored?: boolean
  readonly shapes: readonly Shape[]
}

/** Shapes seen through a rectangular hole. */
export interface WindowShape extends Box {
  readonly type: 'window'
  readonly shapes: readonly Shape[]
}

/** Shapes seen through a hole of any outline: path data. */
export interface StencilShape {
  readonly type: 'stencil'
  readonly data: string
  readonly shapes: readonly Shape[]
}

export type Shape = PathShape | TextShape | GroupShape | WindowShape | StencilShape

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** In tenths of a millimetre of the printed card. */
export interface Drawing {
  /** Unlike that of any other drawing on a page. */
  readonly id: string
  readonly width: number
  readonly height: number
  /** For those who hear it: the name, and all that is printed. */
  readonly title: string
  readonly description: string
  readonly shapes: readonly Shape[]
}

export const path = (data: string, paint: Omit<PathShape, 'type' | 'data'>): PathShape => ({
  type: 'path',
  data,
  ...paint,
})

export const group = (
  { x = 0, y = 0, turn = 0, scale = 1, mirrored = false }: Partial<Omit<GroupShape, 'type' | 'shapes'>>,
  shapes: readonly Shape[],
): GroupShape => ({ type: 'group', x, y, turn, scale, mirrored, shapes })

export const rounded = (value: number): number => Math.round(value * 10) / 10

export type Point = readonly [x: number, y: number]

export const polygon = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${rounded(x)} ${rounded(y)}`).join('L')}Z`

export const circle = (x: number, y: number, radius: number): string =>
  `M${rounded(x - radius)} ${rounded(y)}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0Z`

export const rectangle = ({ x, y, width, height }: Box): string =>
  `M${rounded(x)} ${rounded(y)}h${rounded(width)}v${rounded(height)}h${rounded(-width)}Z`

/** A rectangle with round corners. */
export function slab({ x, y, width, height }: Box, radius: number): string {
  const [w, h] = [rounded(width - 2 * radius), rounded(height - 2 * radius)]
  const corner = (dx: number, dy: number): string => `a${radius} ${radius} 0 0 1 ${dx} ${dy}`
  return `M${rounded(x + radius)} ${rounded(y)}h${w}${corner(radius, radius)}v${h}${corner(-radius, radius)}h${-w}${corner(-radius, -radius)}v${-h}${corner(radius, -radius)}Z`
}
