// What is agreed on before a game of Munchkin, as the forms hold it.

import type { Pack } from '@brouhaha/cards'
import { usualVariantsOf } from '@brouhaha/munchkin'
import { BOXES, type MunchkinTableOptions, VARIANTS } from '@brouhaha/protocol'

export type Box = (typeof BOXES)[number]
export type Variant = (typeof VARIANTS)[number]

/** What a table can agree on beside the variants. */
export const CUSTOMS = ['honour', 'pacts', 'passes'] as const
export type Custom = (typeof CUSTOMS)[number]

/** A pack of one's own: read, and as it stands in its file. */
export interface OwnPack {
  readonly pack: Pack
  readonly file: unknown
}

export interface MunchkinSetup {
  readonly boxes: readonly Box[]
  /** Only those that were changed; the others are as the boxes want them. */
  readonly variants: Partial<Readonly<Record<Variant, boolean>>>
  readonly customs: readonly Custom[]
  readonly packs: readonly OwnPack[]
}

export const FIRST_SETUP: MunchkinSetup = { boxes: ['base'], variants: {}, customs: [], packs: [] }

/** The last box stays: something must be played. */
export function withBox(setup: MunchkinSetup, box: Box, on: boolean): MunchkinSetup {
  const boxes = BOXES.filter((one) => (one === box ? on : setup.boxes.includes(one)))
  return boxes.length === 0 ? setup : { ...setup, boxes }
}

export const withVariant = (setup: MunchkinSetup, variant: Variant, on: boolean): MunchkinSetup => ({
  ...setup,
  variants: { ...setup.variants, [variant]: on },
})

export const withCustom = (setup: MunchkinSetup, custom: Custom, on: boolean): MunchkinSetup => ({
  ...setup,
  customs: CUSTOMS.filter((one) => (one === custom ? on : setup.customs.includes(one))),
})

/** The variants that are on. */
export const variantsOf = ({ boxes, variants }: MunchkinSetup): readonly Variant[] =>
  VARIANTS.filter((variant) => variants[variant] ?? usualVariantsOf(boxes)[variant])

/** Whether a pack has the box that it adds to. */
export const mayJoin = ({ adds }: Pack, boxes: readonly Box[]): boolean =>
  adds === undefined || boxes.some((box) => adds.includes(box))

/** The packs that join: one whose box is not played stays at home. */
export const packsIn = ({ packs, boxes }: MunchkinSetup): readonly OwnPack[] =>
  packs.filter(({ pack }) => mayJoin(pack, boxes))

/** In the words of the rules, without packs. */
export const optionsFrom = ({
  boxes,
  variants,
  customs,
}: MunchkinSetup): Omit<MunchkinTableOptions, 'boxes'> & {
  readonly boxes: Box[]
} => ({
  boxes: [...boxes],
  ...(Object.keys(variants).length > 0 && { variants }),
  ...Object.fromEntries(customs.map((custom) => [custom, true])),
})
