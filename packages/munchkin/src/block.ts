// Blocks of a state, declared once: what their numbers are called, how many cells each takes and who may be told. The offsets
// come from the declaration, and so does what the notes tell (notes.ts).
//
// There is one way to say that something is missing: NONE. In a state it is 0, because what nobody has written is 0: a seat or a copy
// that may be missing is kept plus one there, and whoever reads it takes one off.

declare const within: unique symbol

/** Where a number lies within a block. It is no cell and cannot be reckoned with; `cell` makes one of it and of a block's place. */
export interface Offset<Block> {
  readonly [within]: Block
}

/**
 * What may be told of a number: it is `open` to all; a `copy` plus one, whose face may be hidden; a copy plus one that is `named`, whose worth is in the cell behind it; the `worth` of cards, the
 * last of which is in the cell before it; what is `left` to be taken of the gold of cards, which tells their worth; a bit for each seat, of which each knows its own; or it is `untold`.
 */
export type Told = 'open' | 'copy' | 'named' | 'worth' | 'left' | 'ownBit' | 'untold'

/** One cell, or several. */
export type Field = Told | readonly [Told, count: number]

export interface Block<Name, Names extends string> {
  readonly name: Name
  readonly offsets: Readonly<Record<Names, Offset<Name>>>
  /** What may be told of each cell. */
  readonly told: readonly Told[]
}

/** The numbers of a block in the order in which they lie there. In front of them there may be cells that are no number of its own. */
export function block<Name extends string | number, Names extends string>(
  name: Name,
  fields: Readonly<Record<Names, Field>>,
  before = 0,
): Block<Name, Names> {
  const told: Told[] = []
  const offsets = {} as Record<Names, Offset<Name>>
  for (const [each, field] of Object.entries<Field>(fields)) {
    const [what, count] = typeof field === 'string' ? [field, 1] : field
    offsets[each as Names] = (before + told.length) as unknown as Offset<Name>
    for (let i = 0; i < count; i++) told.push(what)
  }
  return { name, offsets, told }
}

/** The cell of a number, in the block that begins there. */
export const cell = (at: number, offset: Offset<unknown>): number => at + (offset as unknown as number)
