// A card as a chip in a row: number and picture.

import { chanceOf } from '../chance.ts'
import type { Scene } from '../face.ts'
import { badge } from '../frame/badge.ts'
import { mount } from '../frame/panel.ts'
import { picture } from '../picture/picture.ts'
import { type Box, path, type Shape, slab } from '../shape.ts'
import { mark } from './mark.ts'

export const CHIP: Box = { x: 0, y: 0, width: 440, height: 440 }

export function chipFace(scene: Scene): readonly Shape[] {
  const { card, palette, icons } = scene
  const chance = chanceOf(`sheets of ${card.id}`)
  return [
    path(slab(CHIP, 34), { fill: palette.deep }),
    picture(card, scene.art, { x: 12, y: 12, width: 416, height: 416 }, palette),
    ...mount({ x: 22, y: 22, width: 396, height: 396 }, { x: 4, y: 4, width: 432, height: 432 }, palette, chance),
    badge(card.kind, scene.number, scene.badge, { x: 106, y: 108, radius: 92 }, palette),
    ...mark(scene.box, { x: 384, y: 384, radius: 42 }, icons, palette),
  ]
}
