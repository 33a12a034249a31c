// A card to be read: name, number, picture, rules, flavour, bottom line. The picture takes what the rules leave.

import { chanceOf } from '../chance.ts'
import type { Scene } from '../face.ts'
import { badge } from '../frame/badge.ts'
import { mount, panel } from '../frame/panel.ts'
import { picture } from '../picture/picture.ts'
import { type Box, group, path, type Run, type Shape, slab } from '../shape.ts'
import { emphasised } from '../text/emphasis.ts'
import { type Fitted, fit, setLines } from '../text/fit.ts'
import { measure } from '../text/measure.ts'
import { mark } from './mark.ts'
import { CARD, CORNER, FLAVOUR, MARGIN, RULES } from './measures.ts'
import { nameLines } from './name.ts'
import { signLine } from './signs.ts'

const TOP = 134
const BOTTOM = 800
const PADDING = 20
const TALLEST = 560
const SHORTEST = 250
const WIDTH = CARD.width - 2 * MARGIN
const TEXT_WIDTH = WIDTH - 2 * PADDING - 4

interface Page {
  readonly pictureHeight: number
  readonly rules: Fitted
  readonly flavour: Fitted
}

/** Room for text below a picture of this height. */
const roomBelow = (pictureHeight: number): number => BOTTOM - TOP - pictureHeight - 18 - 2 * PADDING

function pageOf(rules: readonly (readonly Run[])[], flavour: string | undefined): Page {
  const joke: readonly (readonly Run[])[] = flavour === undefined ? [] : [[{ text: flavour, font: 'italic' }]]
  const laid = (pictureHeight: number, smallest: number): Page => {
    const height = roomBelow(pictureHeight)
    const text = fit(rules, { width: TEXT_WIDTH, height }, { ...RULES, smallest })
    const left = height - text.height - (rules.length > 0 ? 16 : 0)
    const flavoured = fit(
      joke,
      { width: TEXT_WIDTH, height: left },
      { ...FLAVOUR, smallest: Math.min(FLAVOUR.largest, smallest) },
    )
    return { pictureHeight, rules: text, flavour: flavoured }
  }
  for (const smallest of [RULES.largest, 24, 21])
    for (let height = TALLEST; height >= SHORTEST; height -= 10) {
      const page = laid(height, smallest)
      if (!page.rules.cut && !page.flavour.cut) return page
    }
  const page = laid(SHORTEST, RULES.smallest)
  return page.flavour.cut ? { ...page, flavour: { ...page.flavour, paragraphs: [], height: 0 } } : page
}

export function fullFace(scene: Scene): readonly Shape[] {
  const { card, palette, icons } = scene
  const chance = chanceOf(`sheets of ${card.id}`)
  const page = pageOf(scene.rules.map(emphasised), scene.flavour)
  const frame: Box = { x: MARGIN, y: TOP, width: WIDTH, height: page.pictureHeight }
  const outside: Box = { x: MARGIN - 16, y: TOP - 16, width: WIDTH + 32, height: page.pictureHeight + 32 }
  const within: Box = { x: MARGIN - 8, y: TOP - 8, width: WIDTH + 16, height: page.pictureHeight + 16 }
  const textTop = TOP + page.pictureHeight + 18
  return [
    path(slab(CARD, CORNER), { fill: palette.deep }),
    picture(card, scene.art, within, palette),
    ...mount(frame, outside, palette, chance),
    ...panel({ x: 70, y: 26, width: CARD.width - MARGIN - 70, height: 96 }, palette.bright, palette, chance),
    ...nameLines(scene.name, { x: 172, y: 33, width: CARD.width - MARGIN - 172 - 22, height: 88 }, palette),
    badge(card.kind, scene.number, scene.badge, { x: 86, y: 88, radius: 66 }, palette),
    ...textPanel(page, textTop, scene),
    ...ribbon(scene, TOP + page.pictureHeight),
    ...signLine(scene.signs, { x: MARGIN + 8, y: 814, width: WIDTH - 80, height: 46 }, icons, palette),
    ...mark(scene.box, { x: CARD.width - 62, y: 832, radius: 33 }, icons, palette),
  ]
}

function textPanel({ rules, flavour }: Page, top: number, scene: Scene): readonly Shape[] {
  const { palette } = scene
  if (rules.paragraphs.length + flavour.paragraphs.length === 0) return []
  const chance = chanceOf(`text of ${scene.card.id}`)
  const between = rules.paragraphs.length > 0 && flavour.paragraphs.length > 0 ? 16 : 0
  const spare = BOTTOM - top - 2 * PADDING - rules.height - between - flavour.height
  const start = top + PADDING + Math.max(0, spare / 2) + 2
  const x = MARGIN + PADDING + 2
  return [
    ...panel({ x: MARGIN, y: top, width: WIDTH, height: BOTTOM - top }, palette.paper, palette, chance),
    ...setLines(rules, { x, y: start }, RULES, { fill: palette.ink }),
    ...setLines(flavour, { x: CARD.width / 2, y: start + rules.height + between }, FLAVOUR, {
      fill: palette.deep,
      anchor: 'middle',
    }),
  ]
}

/** The kind in words, on a strip of tape across the picture's lower edge. */
function ribbon({ kind, palette }: Scene, y: number): readonly Shape[] {
  const size = 27
  const width = measure(kind, 'display') * size + 34
  return [
    group({ x: MARGIN + 14, y: y - 6, turn: -1.5 }, [
      path(slab({ x: 0, y: -19, width, height: 38 }, 3), {
        fill: palette.pale,
        stroke: palette.ink,
        strokeWidth: 5,
      }),
      {
        type: 'text',
        x: width / 2 - 1,
        y: 10,
        size,
        anchor: 'middle',
        fill: palette.ink,
        runs: [{ text: kind, font: 'display' }],
      },
    ]),
  ]
}
