import type { Palette } from '../palette.ts'
import type { Box, Shape } from '../shape.ts'
import { fit, setLines } from '../text/fit.ts'
import { NAME } from './measures.ts'

/** A name in the middle of its room, as large as fits. */
export function nameLines(name: string, room: Box, palette: Palette, largest = NAME.largest): readonly Shape[] {
  const fitted = fit([[{ text: name, font: 'display' }]], room, { ...NAME, largest })
  const top = room.y + (room.height - fitted.height) / 2
  return setLines(fitted, { x: room.x + room.width / 2, y: top }, NAME, { fill: palette.ink, anchor: 'middle' })
}
