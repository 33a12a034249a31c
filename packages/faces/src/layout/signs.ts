// The bottom line: small signs with their words, closer together where there are many.

import type { Icons } from '../icon.ts'
import type { Palette } from '../palette.ts'
import { scaleWithin, stamp } from '../picture/sticker.ts'
import type { Sign } from '../printed.ts'
import { type Box, path, rounded, type Shape, slab } from '../shape.ts'
import { measure } from '../text/measure.ts'

const GAP = 0.75
const ICON = 1.25

/** In units of the size. */
const widthOf = ({ icon, words }: Sign): number => measure(words, 'bold') + (icon === undefined ? 0.8 : ICON + 0.3)

export function signLine(
  signs: readonly Sign[],
  room: Box,
  icons: Icons,
  palette: Palette,
  largest = 29,
): readonly Shape[] {
  const whole = signs.reduce((sum, sign) => sum + widthOf(sign), 0) + GAP * Math.max(0, signs.length - 1)
  const size = rounded(Math.min(largest, room.width / Math.max(whole, 1)))
  const middle = room.y + room.height / 2
  let x = room.x
  return signs.flatMap((sign) => {
    const shapes = drawn(sign, x, middle, size, icons, palette)
    x += (widthOf(sign) + GAP) * size
    return shapes
  })
}

function drawn(sign: Sign, x: number, y: number, size: number, icons: Icons, palette: Palette): readonly Shape[] {
  const icon = sign.icon === undefined ? undefined : icons.get(sign.icon)
  const before = sign.icon === undefined ? 0.4 : ICON + 0.3
  const words: Shape = {
    type: 'text',
    x: rounded(x + before * size),
    y: rounded(y + size * 0.34),
    size,
    anchor: 'start',
    fill: sign.icon === undefined ? palette.ink : palette.paper,
    runs: [{ text: sign.words, font: 'bold' }],
  }
  if (sign.icon === undefined) {
    const pill = { x, y: y - size * 0.68, width: widthOf(sign) * size, height: size * 1.36 }
    return [path(slab(pill, rounded(size * 0.3)), { fill: palette.bright }), words]
  }
  const place = { x: x + (ICON / 2) * size, y, turn: 0 }
  return icon === undefined
    ? [words]
    : [stamp(icon, { ...place, scale: scaleWithin(icon, ICON * size, ICON * size) }, palette.bright), words]
}
