// Colours of a box. The four boxes have their own; any other gets colours out of its name.

import { chanceOf } from './chance.ts'
import type { EdgeName } from './frame/edge.ts'

export interface Palette {
  readonly ink: string
  readonly paper: string
  /** The box's dark colour: paper reads on it. */
  readonly deep: string
  /** Its light colour: ink reads on it. */
  readonly bright: string
  /** Between the two. */
  readonly tone: string
  /** A colour beside them, for what stands behind a figure. */
  readonly spot: string
  /** A tint of paper. */
  readonly pale: string
  /** How its paper is cut, so that colour is not the only sign. */
  readonly edge: EdgeName
}

export type ColourName = Exclude<keyof Palette, 'edge'>

const INK = '#16130f'
const PAPER = '#fffdf6'

const BOXES: Readonly<Record<string, Palette>> = {
  base: {
    ink: INK,
    paper: PAPER,
    deep: '#7d1d2c',
    bright: '#f4cf62',
    tone: '#d9623f',
    spot: '#7fa8a1',
    pale: '#f7e9c4',
    edge: 'cut',
  },
  star: {
    ink: INK,
    paper: PAPER,
    deep: '#272a72',
    bright: '#5ee9b5',
    tone: '#7d6ae6',
    spot: '#ff8d6b',
    pale: '#d9f5ea',
    edge: 'chamfered',
  },
  cthulhu: {
    ink: INK,
    paper: PAPER,
    deep: '#0f4f40',
    bright: '#e4dc3f',
    tone: '#4f9b72',
    spot: '#a583c2',
    pale: '#eef0c2',
    edge: 'wavy',
  },
  zombies: {
    ink: INK,
    paper: PAPER,
    deep: '#4d2a68',
    bright: '#b6e336',
    tone: '#b0628f',
    spot: '#ff9fae',
    pale: '#e6efc6',
    edge: 'torn',
  },
}

export function paletteOf(box: string): Palette {
  const own = Object.hasOwn(BOXES, box) ? BOXES[box] : undefined
  if (own !== undefined) return own
  const chance = chanceOf(`palette of ${box}`)
  const hue = chance.between(0, 360)
  const away = chance.between(110, 220)
  return {
    ink: INK,
    paper: PAPER,
    deep: colour(hue, 0.55, 0.035),
    bright: colour(hue + away, 0.75, 0.55),
    tone: colour(hue + away / 3, 0.45, 0.24),
    spot: colour(hue - away / 2, 0.5, 0.42),
    pale: colour(hue + away, 0.5, 0.82),
    edge: chance.pick(['cut', 'chamfered', 'wavy', 'torn']),
  }
}

/** Hue in degrees, saturation from 0 to 1, and how bright it is to the eye, so that ink reads on every hue alike. */
function colour(hue: number, saturation: number, luminance: number): string {
  let [dark, light] = [0, 1]
  for (let step = 0; step < 16; step++) {
    const middle = (dark + light) / 2
    if (luminanceOf(channelsOf(hue, saturation, middle)) < luminance) dark = middle
    else light = middle
  }
  const hex = channelsOf(hue, saturation, light).map((share) =>
    Math.round(255 * share)
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${hex.join('')}`
}

/** Red, green and blue of HSL, from 0 to 1. */
function channelsOf(hue: number, saturation: number, lightness: number): readonly [number, number, number] {
  const channel = (offset: number): number => {
    const place = (((offset + hue / 30) % 12) + 12) % 12
    const swing = saturation * Math.min(lightness, 1 - lightness)
    return lightness - swing * Math.max(-1, Math.min(place - 3, 9 - place, 1))
  }
  return [channel(0), channel(8), channel(4)]
}

/** WCAG's relative luminance, with its curve taken for a plain power. */
const luminanceOf = ([red, green, blue]: readonly [number, number, number]): number =>
  0.2126 * red ** 2.2 + 0.7152 * green ** 2.2 + 0.0722 * blue ** 2.2
