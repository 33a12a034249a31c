// The number in the top left corner, in a shape that says the kind.

import type { Card } from '@brouhaha/cards'
import { chanceOf } from '../chance.ts'
import type { Icon } from '../icon.ts'
import type { ColourName, Palette } from '../palette.ts'
import { BURSTS } from '../picture/burst.ts'
import { scaleWithin, stamp } from '../picture/sticker.ts'
import { circle, group, type Point, path, polygon, rounded, type Shape } from '../shape.ts'
import { measure } from '../text/measure.ts'

type Form = 'burst' | 'tag' | 'hand' | 'badge' | 'bolt' | 'star'

const FORMS: Readonly<Record<Card['kind'], Form>> = {
  monster: 'burst',
  enhancer: 'burst',
  curse: 'hand',
  race: 'badge',
  class: 'badge',
  mojo: 'badge',
  power: 'badge',
  multi: 'badge',
  item: 'tag',
  oneShot: 'bolt',
  special: 'star',
  acolyte: 'badge',
  attachment: 'tag',
}

const FILLS: Readonly<Record<Form, ColourName>> = {
  burst: 'bright',
  tag: 'paper',
  hand: 'tone',
  badge: 'paper',
  bolt: 'bright',
  star: 'pale',
}

/** Path data around (0, 0), with a radius of about 100. */
const TAG: readonly Point[] = [
  [-58, -96],
  [58, -96],
  [96, -58],
  [96, 96],
  [-96, 96],
  [-96, -58],
]
const BADGE = 'M0 -108L88 -76C92 10 66 76 0 112C-66 76 -92 10 -88 -76Z'
const BOLT = 'M10 -122L100 -106L62 -34L104 -22L-26 124L-2 36L-100 36Z'

function outline(form: Form, hand: Icon | undefined): string {
  const chance = chanceOf(form)
  switch (form) {
    case 'burst':
      return BURSTS.spikes(0, 0, 112, chance)
    case 'tag':
      return polygon(TAG)
    case 'badge':
      return BADGE
    case 'bolt':
      return BOLT
    case 'star':
      return BURSTS.diamond(0, 0, 104, chance)
    case 'hand':
      return hand?.outer ?? circle(0, 0, 100)
  }
}

export interface Place {
  readonly x: number
  readonly y: number
  readonly radius: number
}

export interface BadgeIcons {
  /** Stands where a card has no number. */
  readonly sign: Icon | undefined
  readonly hand: Icon | undefined
}

/** A card that is neither, and has no number. */
const CALL = '!'

export function badge(
  kind: Card['kind'],
  number: string | undefined,
  { sign, hand }: BadgeIcons,
  { x, y, radius }: Place,
  palette: Palette,
): Shape {
  const form = FORMS[kind]
  const fill = palette[FILLS[form]]
  const data = outline(form, hand)
  const strokeWidth = rounded(600 / radius)
  const onHand = form === 'hand' && hand !== undefined
  const shape: Shape[] = [
    group({ x: 9, y: 9 }, [path(data, { fill: palette.ink, stroke: palette.ink, strokeWidth })]),
    path(data, { fill, stroke: palette.ink, strokeWidth }),
  ]
  const scale = radius / 100
  return group({ x, y, scale }, [
    ...(onHand
      ? [group({ x: -hand.box[0] * 0.5 - hand.box[2] / 4, y: -hand.box[1] * 0.5 - hand.box[3] / 4, scale: 0.5 }, shape)]
      : shape),
    ...(form === 'tag' ? [path(circle(0, -72, 11), { fill: palette.ink })] : []),
    ...content(form === 'star' ? (number ?? CALL) : number, form === 'hand' ? undefined : sign, form, palette),
  ])
}

function content(number: string | undefined, sign: Icon | undefined, form: Form, palette: Palette): readonly Shape[] {
  const middle = form === 'tag' ? 18 : form === 'hand' ? 34 : 2
  if (number === undefined)
    return sign === undefined
      ? []
      : [stamp(sign, { x: 0, y: middle, turn: 0, scale: scaleWithin(sign, 112, 112) }, palette.ink)]
  const room = form === 'bolt' ? 112 : 146
  const size = Math.min(form === 'bolt' ? 108 : 128, Math.floor(room / measure(number, 'display')))
  return [
    {
      type: 'text',
      x: -3,
      y: rounded(middle + size * 0.35),
      size,
      anchor: 'middle',
      fill: palette.ink,
      runs: [{ text: number, font: 'display' }],
    },
  ]
}
