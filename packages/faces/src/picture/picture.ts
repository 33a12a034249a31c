// The illustration of a card: one to three icons, cropped boldly, on the field and the burst of its kind.

import type { Card } from '@brouhaha/cards'
import { chanceOf } from '../chance.ts'
import type { Icon } from '../icon.ts'
import type { Palette } from '../palette.ts'
import { type Box, path, type WindowShape } from '../shape.ts'
import { BURSTS } from './burst.ts'
import { type Field, halftone, plain, rays } from './ground.ts'
import { echoOf, posesOf } from './pose.ts'
import { SCHEMES } from './scheme.ts'
import { stamp, sticker } from './sticker.ts'

export function picture(
  { id, kind }: Pick<Card, 'id' | 'kind'>,
  icons: readonly Icon[],
  box: Box,
  palette: Palette,
): WindowShape {
  const chance = chanceOf(id)
  const scheme = SCHEMES[kind]
  const field: Field = {
    box,
    focus: [box.x + box.width * chance.between(0.42, 0.58), box.y + box.height * chance.between(0.46, 0.56)],
  }
  const radius = Math.min(box.width * 0.46, box.height * 0.5)
  const burst = (share: number): string =>
    BURSTS[scheme.burst](...field.focus, radius * share, chanceOf(`burst of ${id}`))
  const poses = posesOf(icons, box, chance)
  const figures = poses.flatMap((pose, index) => {
    const icon = icons[index]
    if (icon === undefined) return []
    const front = { fill: palette[scheme.figure], shade: palette[scheme.shade], shadow: palette.ink }
    const inks = {
      line: palette.ink,
      ...(index === 0 ? front : { fill: palette[index === 1 ? scheme.second : scheme.third] }),
    }
    return [sticker(icon, pose, inks)]
  })
  const [first] = poses
  const echo =
    icons.length === 1 && icons[0] !== undefined && first !== undefined
      ? [stamp(icons[0], echoOf(first, box, chance), palette[scheme.second])]
      : []
  return {
    type: 'window',
    ...box,
    shapes: [
      plain(box, palette[scheme.ground]),
      path(rays(field, chance), { fill: palette[scheme.ray] }),
      ...halftone(field, palette[scheme.dots], chance),
      ...echo,
      path(burst(1), { fill: palette[scheme.behind], stroke: palette.ink, strokeWidth: 7 }),
      path(burst(0.78), { fill: palette[scheme.core] }),
      ...figures.reverse(),
    ],
  }
}
