// An icon as cut paper: a thick ink outline, its own colour, and the shadow of a second sheet.

import type { Icon } from '../icon.ts'
import { type GroupShape, group, type PathShape, path, rounded } from '../shape.ts'

export interface Pose {
  /** Where the middle of what it covers stands. */
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly turn: number
  readonly mirrored?: boolean
}

export interface Inks {
  readonly line: string
  readonly fill: string
  /** Halftone dots on its dark side. */
  readonly shade?: string
  readonly shadow?: string
}

/** The outline keeps its weight whatever the scale. */
export function sticker(icon: Icon, pose: Pose, { line, fill, shade, shadow }: Inks, weight = 7): GroupShape {
  const [left, top, width, height] = icon.box
  const [x, y] = [rounded(-left - width / 2), rounded(-top - height / 2)]
  const strokeWidth = Math.round((2 * weight) / pose.scale)
  const offset = rounded((1.4 * weight) / pose.scale)
  const layers = [
    ...(shadow === undefined
      ? []
      : [group({ x: offset, y: offset }, [path(icon.outer, { fill: shadow, stroke: shadow, strokeWidth })])]),
    path(icon.outer, { fill: line, stroke: line, strokeWidth }),
    path(icon.outer + icon.inner, { fill }),
    ...(shade === undefined
      ? []
      : [{ type: 'stencil' as const, data: icon.outer + icon.inner, shapes: shading(icon, shade, pose) }]),
  ]
  return group(written(pose), [group({ x, y }, layers)])
}

/** As few digits as the eye needs. */
const written = (pose: Pose): Pose => ({
  ...pose,
  x: rounded(pose.x),
  y: rounded(pose.y),
  turn: rounded(pose.turn),
  scale: Math.round(pose.scale * 1000) / 1000,
})

/** Dots that grow towards the lower right; the grid stands straight on the card, whichever way the icon leans. */
function shading(
  { box: [left, top, width, height] }: Icon,
  colour: string,
  { scale, turn }: Pose,
): readonly PathShape[] {
  const pitch = 15 / scale
  const tilt = Math.PI / 4 - (turn * Math.PI) / 180
  const reach = Math.hypot(width, height) / 2
  const dots: readonly [string[], string[], string[]] = [[], [], []]
  const count = Math.ceil(reach / pitch)
  for (let row = -count; row <= count; row++)
    for (let column = -count; column <= count; column++) {
      const dx = pitch * (column * Math.cos(tilt) - row * Math.sin(tilt))
      const dy = pitch * (column * Math.sin(tilt) + row * Math.cos(tilt))
      const dark = dx / width + dy / height
      if (Math.abs(dx) > width / 2 || Math.abs(dy) > height / 2 || dark < 0.16) continue
      dots[dark < 0.32 ? 0 : dark < 0.5 ? 1 : 2].push(
        `M${Math.round(left + width / 2 + dx)} ${Math.round(top + height / 2 + dy)}h0`,
      )
    }
  return dots.map((each, size) =>
    path(each.join(''), { stroke: colour, strokeWidth: rounded(pitch * (0.28 + 0.2 * size)) }),
  )
}

/** One flat colour, for the echo of a figure on its field and for small signs. */
export function stamp(icon: Icon, pose: Pose, fill: string): GroupShape {
  const [left, top, width, height] = icon.box
  return group(written(pose), [
    group({ x: rounded(-left - width / 2), y: rounded(-top - height / 2) }, [path(icon.outer + icon.inner, { fill })]),
  ])
}

/** The scale at which an icon just fits. */
export const scaleWithin = ({ box: [, , width, height] }: Icon, wide: number, high: number): number =>
  Math.min(wide / width, high / height)
