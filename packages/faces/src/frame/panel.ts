// A piece of paper laid on the card: its edge is the box's own, its shadow a second sheet.

import type { Chance } from '../chance.ts'
import type { Palette } from '../palette.ts'
import { type Box, group, path, type Shape } from '../shape.ts'
import { sheet } from './edge.ts'

export function panel(box: Box, fill: string, palette: Palette, chance: Chance): readonly Shape[] {
  const data = sheet(palette.edge, box, chance)
  return [
    group({ x: 7, y: 7 }, [path(data, { fill: palette.ink })]),
    path(data, { fill, stroke: palette.ink, strokeWidth: 5 }),
  ]
}

/** The same edge around a picture: what lies outside it is covered in the colour of the card. */
export function mount(box: Box, outside: Box, palette: Palette, chance: Chance): readonly Shape[] {
  const data = sheet(palette.edge, box, chance)
  const { x, y, width, height } = outside
  const cover = `M${x} ${y}v${height}h${width}v${-height}Z`
  return [path(`${cover}${data}`, { fill: palette.deep }), path(data, { stroke: palette.ink, strokeWidth: 7 })]
}
