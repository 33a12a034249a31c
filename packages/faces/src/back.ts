// The back of a card: its deck is told by picture and colours, its box by the mark.

import type { Deck } from '@brouhaha/cards'
import { chanceOf } from './chance.ts'
import { mount } from './frame/panel.ts'
import { BACK_ICONS } from './icon-names.ts'
import { CORE } from './icons/core.ts'
import { mark } from './layout/mark.ts'
import { CARD, CORNER } from './layout/measures.ts'
import { paletteOf } from './palette.ts'
import { BURSTS } from './picture/burst.ts'
import { halftone, plain, rays } from './picture/ground.ts'
import { scaleWithin, sticker } from './picture/sticker.ts'
import { type Box, type Drawing, path, slab } from './shape.ts'

const FRAME: Box = { x: 34, y: 34, width: 562, height: 812 }
const WITHIN: Box = { x: 26, y: 26, width: 578, height: 828 }
const OUTSIDE: Box = { x: 14, y: 14, width: 602, height: 852 }

const TITLES: Readonly<Record<Deck, string>> = { door: 'Door · Porte', treasure: 'Treasure · Trésor' }

export function back(box: string, deck: Deck): Drawing {
  const palette = paletteOf(box)
  const chance = chanceOf(`back of ${box} ${deck}`)
  const field = { box: WITHIN, focus: [315, 440] as const }
  const isDoor = deck === 'door'
  const icon = CORE.get(BACK_ICONS[deck])
  return {
    id: `${box}-${deck}-back`,
    width: CARD.width,
    height: CARD.height,
    title: TITLES[deck],
    description: `${TITLES[deck]} (${box})`,
    shapes: [
      path(slab(CARD, CORNER), { fill: palette.deep }),
      {
        type: 'window',
        ...WITHIN,
        shapes: [
          plain(WITHIN, isDoor ? palette.deep : palette.bright),
          path(rays(field, chance), { fill: isDoor ? palette.tone : palette.pale }),
          ...halftone(field, isDoor ? palette.ink : palette.tone, chance),
          path(BURSTS[isDoor ? 'spikes' : 'seal'](315, 440, 270, chance), {
            fill: isDoor ? palette.bright : palette.deep,
            stroke: palette.ink,
            strokeWidth: 9,
          }),
          ...(icon === undefined
            ? []
            : [
                sticker(
                  icon,
                  { x: 315, y: 440, turn: isDoor ? -5 : 4, scale: scaleWithin(icon, 430, 520) },
                  {
                    line: palette.ink,
                    fill: isDoor ? palette.paper : palette.bright,
                    shade: palette.tone,
                    shadow: palette.ink,
                  },
                  9,
                ),
              ]),
        ],
      },
      ...mount(FRAME, OUTSIDE, palette, chance),
      ...mark(box, { x: 96, y: 96, radius: 62 }, CORE, palette),
      ...mark(box, { x: 534, y: 784, radius: 62 }, CORE, palette),
    ],
  }
}
