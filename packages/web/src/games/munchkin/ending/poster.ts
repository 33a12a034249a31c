// The game on one sheet, to be passed on: who won, how everybody climbed, and what will be told of it.

import {
  type Box,
  type Drawing,
  fit,
  type Palette,
  paletteOf,
  path,
  polygon,
  rectangle,
  type Setting,
  type Shape,
  setLines,
} from '@brouhaha/faces'
import { chart } from './chart.ts'
import type { Fact } from './facts.ts'
import type { Headline } from './headline.ts'
import type { Curves } from './levels.ts'

export interface PosterFacts {
  readonly headline: Headline
  readonly facts: readonly Fact[]
  readonly curves: Curves
  readonly names: readonly string[]
  readonly box: string
  /** For those who hear it. */
  readonly label: string
}

const WIDTH = 1080
const HEIGHT = 1350
const EDGE = 48
const OUTLINE = 6
const SHADOW = 10
const MOST_FACTS = 6
/** Notes are stuck on by hand. */
const TILTS = [-0.7, 0.5, 0.4, -0.6, -0.3, 0.6] as const
const SUN = { x: WIDTH / 2, y: 300 } as const
const RAYS = 36

const TITLE: Setting = { largest: 190, smallest: 60, leading: 0.98, gap: 0, mostLines: 2, balanced: true }
const HOW: Setting = { largest: 46, smallest: 26, leading: 1.15, gap: 0, mostLines: 2, balanced: true }
const PROUD: Setting = { largest: 30, smallest: 22, leading: 1.2, gap: 0, mostLines: 2, balanced: true }
const LABEL: Setting = { largest: 38, smallest: 24, leading: 1, gap: 0, mostLines: 1 }
const TEXT: Setting = { largest: 30, smallest: 20, leading: 1.2, gap: 0 }

const ray = (index: number): string => {
  const reach = HEIGHT * 1.2
  const at = (step: number): readonly [number, number] => {
    const angle = (step * 2 * Math.PI) / RAYS
    return [SUN.x + Math.cos(angle) * reach, SUN.y + Math.sin(angle) * reach]
  }
  return polygon([[SUN.x, SUN.y], at(index), at(index + 1)])
}

/** A sheet with its shadow. */
const sheet = (box: Box, { ink, paper }: Palette): readonly Shape[] => [
  path(rectangle({ ...box, x: box.x + SHADOW, y: box.y + SHADOW }), { fill: ink }),
  path(rectangle(box), { fill: paper, stroke: ink, strokeWidth: OUTLINE }),
]

function centred(text: string, font: 'display' | 'text', room: Box, setting: Setting, fill: string): readonly Shape[] {
  const fitted = fit([[{ text, font }]], room, setting)
  const top = room.y + (room.height - fitted.height) / 2
  return setLines(fitted, { x: room.x + room.width / 2, y: top }, setting, { fill, anchor: 'middle' })
}

function top({ title, how, proud }: Headline, palette: Palette): readonly Shape[] {
  const room: Box = { x: EDGE, y: 40, width: WIDTH - 2 * EDGE, height: 230 }
  const under: Box = { ...room, x: room.x + 7, y: room.y + 8 }
  return [
    ...centred(title.toUpperCase(), 'display', under, TITLE, palette.ink),
    ...centred(title.toUpperCase(), 'display', room, TITLE, palette.bright),
    ...centred(how ?? '', 'display', { ...room, y: 272, height: 60 }, HOW, palette.paper),
    ...centred(proud ?? '', 'text', { ...room, y: 336, height: 76 }, PROUD, palette.paper),
  ]
}

function note({ label, text }: Fact, box: Box, palette: Palette): readonly Shape[] {
  const inner = box.width - 40
  const labelled = fit([[{ text: label, font: 'display' }]], { width: inner, height: 44 }, LABEL)
  const told = fit([[{ text, font: 'text' }]], { width: inner, height: box.height - 66 }, TEXT)
  const x = box.x + 20
  return [
    ...sheet(box, palette),
    ...setLines(labelled, { x, y: box.y + 12 }, LABEL, { fill: palette.deep }),
    ...setLines(told, { x, y: box.y + 56 }, TEXT, { fill: palette.ink }),
  ]
}

function notes(facts: readonly Fact[], palette: Palette): readonly Shape[] {
  const [width, height, gap] = [(WIDTH - 2 * EDGE - 28) / 2, 162, 22]
  return facts.slice(0, MOST_FACTS).map((fact, index) => {
    const x = EDGE + (index % 2) * (width + 28)
    const y = 756 + Math.floor(index / 2) * (height + gap)
    const turn = TILTS[index % TILTS.length]!
    return { type: 'group', x, y, turn, scale: 1, shapes: note(fact, { x: 0, y: 0, width, height }, palette) } as const
  })
}

export function drawPoster({ headline, facts, curves, names, box, label }: PosterFacts): Drawing {
  const palette = paletteOf(box)
  const panel: Box = { x: EDGE, y: 424, width: WIDTH - 2 * EDGE, height: 304 }
  const inner: Box = { x: panel.x + 24, y: panel.y + 34, width: panel.width - 36, height: panel.height - 66 }
  const foot: Box = { x: EDGE, y: 1304, width: WIDTH - 2 * EDGE, height: 40 }
  return {
    id: 'poster',
    width: WIDTH,
    height: HEIGHT,
    title: label,
    description: [headline.title, ...facts.map(({ text }) => text)].join(' '),
    shapes: [
      path(rectangle({ x: 0, y: 0, width: WIDTH, height: HEIGHT }), { fill: palette.deep }),
      {
        type: 'window',
        ...{ x: 0, y: 0, width: WIDTH, height: HEIGHT },
        shapes: Array.from({ length: RAYS / 2 }, (_, index) => path(ray(index * 2), { fill: shade(palette.deep) })),
      },
      ...top(headline, palette),
      ...sheet(panel, palette),
      ...chart(curves, names, inner),
      ...notes(facts, palette),
      ...centred(`Brouhaha! · ${headline.game}`, 'display', foot, { ...LABEL, largest: 34 }, palette.bright),
    ],
  }
}

/** A little darker: for rays that letters can stand on. */
function shade(colour: string): string {
  const parts = [1, 3, 5].map((at) => Math.round(Number.parseInt(colour.slice(at, at + 2), 16) * 0.78))
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}
