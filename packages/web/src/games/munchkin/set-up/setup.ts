// What is agreed on before a game of Munchkin, as the forms hold it.

import type { Pack } from '@brouhaha/cards'
import { MUNCHKIN, type MunchkinTableOptions, type Variant } from '@brouhaha/games'
import { CUSTOMS, type Custom, usualVariantsOf, VARIANTS } from '@brouhaha/munchkin'

/** A pack of one's own: read, and as it stands in its file. */
export interface OwnPack {
  readonly pack: Pack
  readonly file: unknown
}

export interface MunchkinSetup {
  readonly boxes: readonly string[]
  /** Only those that were changed; the others are as the boxes want them. */
  readonly variants: Partial<Readonly<Record<Variant, boolean>>>
  readonly customs: readonly Custom[]
  readonly packs: readonly OwnPack[]
}

export const FIRST_SETUP: MunchkinSetup = { boxes: ['base'], variants: {}, customs: [], packs: [] }

/** The last box stays: something must be played. */
export function withBox(setup: MunchkinSetup, box: string, on: boolean): MunchkinSetup {
  const all = MUNCHKIN.boxes.map(({ name }) => name)
  const boxes = all.filter((one) => (one === box ? on : setup.boxes.includes(one)))
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
export const mayJoin = ({ adds }: Pack, boxes: readonly string[]): boolean =>
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
  readonly boxes: string[]
} => ({
  boxes: [...boxes],
  ...(Object.keys(variants).length > 0 && { variants }),
  ...Object.fromEntries(customs.map((custom) => [custom, true])),
})
