import { type Block, block, type Field } from '../block.ts'

/** The numbers of a kind of frame, behind the cell that says which kind it is. Declared in the chapter that it belongs to. */
export const frame = <Kind extends number, Names extends string>(
  kind: Kind,
  numbers: Readonly<Record<Names, Field>>,
): Block<Kind, Names> => block(kind, numbers, 1)
