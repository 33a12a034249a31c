import { BOX_NAMES, VARIANTS } from '@brouhaha/munchkin'
import { anything, fields, flag, listOf, type OptionReader, oneOf, optional, type Read, whole } from '../read.ts'

/** The packs that a host brings to a table: this many at most, and no more cards than this. */
export const MOST_PACKS = 4
export const MOST_PACK_CARDS = 200

const LAST_SEAT = 5

export type Variant = (typeof VARIANTS)[number]

/** Which boxes are mixed, and what a table agrees on before the deal; variants not named are as the boxes want them. */
export interface MunchkinTableOptions {
  /** Ours and those that the host brought. */
  readonly boxes: readonly string[]
  readonly variants?: Readonly<Partial<Record<Variant, boolean>>>
  /** The first player; chance decides where it is left out. */
  readonly first?: number
  /** Illegal equipment stands unless it is challenged. */
  readonly honour?: boolean
  /** Promises not to help or not to interfere are binding. */
  readonly pacts?: boolean
  /** A gate closes as soon as everybody has passed. */
  readonly passes?: boolean
}

/** As they come in: the host's own packs, as docs/packs.md describes them, each joining the boxes that are played. */
export interface MunchkinWishes extends MunchkinTableOptions {
  readonly packs?: readonly Readonly<Record<string, unknown>>[]
}

const variants: OptionReader<Partial<Record<Variant, boolean>>> = fields<Partial<Record<Variant, boolean>>>(
  Object.fromEntries(VARIANTS.map((name) => [name, optional(flag)])) as Record<
    Variant,
    OptionReader<boolean | undefined>
  >,
)

const wishes = fields<MunchkinWishes>({
  boxes: listOf(oneOf(BOX_NAMES), { fewest: 0, most: BOX_NAMES.length }),
  variants: optional(variants),
  first: optional(whole(0, LAST_SEAT)),
  honour: optional(flag),
  pacts: optional(flag),
  passes: optional(flag),
  packs: optional(listOf(anything, { fewest: 1, most: MOST_PACKS })),
})

export function readMunchkinOptions(raw: unknown, path: string): Read<MunchkinWishes> {
  const read = wishes(raw, path)
  if ('expected' in read || read.value.boxes.length > 0 || read.value.packs !== undefined) return read
  return { path: `${path}.boxes`, expected: 'a box' }
}
