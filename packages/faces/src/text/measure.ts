import { RANGES, WIDTHS } from './widths.ts'

/** A loud face for names and numbers, a plain one in three cuts for everything that is read. */
export type FontName = keyof typeof WIDTHS

/** What a letter outside the table is taken for. */
const WIDE = 1000

const LETTERS = RANGES.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
)

function tableOf(rows: string): ReadonlyMap<string, number> {
  const widths = rows.trim().split(/\s+/).map(Number)
  return new Map(LETTERS.map((letter, index) => [letter, widths[index] ?? WIDE]))
}

const TABLES: Readonly<Record<FontName, ReadonlyMap<string, number>>> = {
  display: tableOf(WIDTHS.display),
  text: tableOf(WIDTHS.text),
  bold: tableOf(WIDTHS.bold),
  italic: tableOf(WIDTHS.italic),
}

/** How wide a text is at size 1; kerning, which only narrows, is left out. */
export function measure(text: string, font: FontName): number {
  let thousandths = 0
  for (const letter of text) thousandths += TABLES[font].get(letter) ?? WIDE
  return thousandths / 1000
}
