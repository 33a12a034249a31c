// A card on the table: name, number, picture, and where it is worn.

import { chanceOf } from '../chance.ts'
import type { Scene } from '../face.ts'
import { badge } from '../frame/badge.ts'
import { mount, panel } from '../frame/panel.ts'
import { picture } from '../picture/picture.ts'
import { type Box, path, type Shape, slab } from '../shape.ts'
import { mark } from './mark.ts'
import { CARD, CORNER } from './measures.ts'
import { nameLines } from './name.ts'
import { signLine } from './signs.ts'

const FRAME: Box = { x: 26, y: 190, width: 578, height: 584 }
const WITHIN: Box = { x: 18, y: 182, width: 594, height: 600 }
const OUTSIDE: Box = { x: 8, y: 172, width: 614, height: 620 }

export function tableFace(scene: Scene): readonly Shape[] {
  const { card, palette, icons } = scene
  const chance = chanceOf(`sheets of ${card.id}`)
  return [
    path(slab(CARD, CORNER), { fill: palette.deep }),
    picture(card, scene.art, WITHIN, palette),
    ...mount(FRAME, OUTSIDE, palette, chance),
    ...panel({ x: 90, y: 30, width: 512, height: 144 }, palette.bright, palette, chance),
    ...nameLines(scene.name, { x: 226, y: 40, width: 358, height: 130 }, palette, 92),
    badge(card.kind, scene.number, scene.badge, { x: 114, y: 118, radius: 92 }, palette),
    ...signLine(scene.signs.slice(0, 2), { x: 36, y: 788, width: 480, height: 76 }, icons, palette, 50),
    ...mark(scene.box, { x: 568, y: 820, radius: 42 }, icons, palette),
  ]
}
