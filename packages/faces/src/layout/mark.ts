// The mark of a box: an icon in a disc; a box that has none gets its first letters.

import type { Icons } from '../icon.ts'
import { MARK_ICONS } from '../icon-names.ts'
import type { Palette } from '../palette.ts'
import { scaleWithin, stamp } from '../picture/sticker.ts'
import { circle, path, rounded, type Shape } from '../shape.ts'
import { measure } from '../text/measure.ts'

export interface Disc {
  readonly x: number
  readonly y: number
  readonly radius: number
}

export function mark(box: string, { x, y, radius }: Disc, icons: Icons, palette: Palette): readonly Shape[] {
  const disc = path(circle(x, y, radius), {
    fill: palette.bright,
    stroke: palette.ink,
    strokeWidth: rounded(radius / 7),
  })
  const icon = Object.hasOwn(MARK_ICONS, box) ? icons.get(MARK_ICONS[box] ?? '') : undefined
  if (icon !== undefined)
    return [disc, stamp(icon, { x, y, turn: 0, scale: scaleWithin(icon, radius * 1.3, radius * 1.3) }, palette.ink)]
  const letters = box.slice(0, 2)
  const size = rounded(Math.min(radius * 1.2, (radius * 1.4) / measure(letters, 'display')))
  return [
    disc,
    {
      type: 'text',
      x,
      y: rounded(y + size * 0.35),
      size,
      anchor: 'middle',
      fill: palette.ink,
      runs: [{ text: letters, font: 'display' }],
    },
  ]
}
