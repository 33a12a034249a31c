// Words into lines of a given width. A no-break space holds two words together; a word wider than a line is cut.

import type { Run } from '../shape.ts'
import { measure } from './measure.ts'

export type Line = readonly Run[]

interface Word {
  readonly runs: readonly Run[]
  readonly width: number
}

const wordOf = (runs: readonly Run[]): Word => ({
  runs,
  width: runs.reduce((sum, { text, font }) => sum + measure(text, font), 0),
})

function wordsOf(runs: readonly Run[]): readonly Word[] {
  const words: Run[][] = [[]]
  for (const { text, font } of runs)
    text.split(' ').forEach((piece, index) => {
      if (index > 0) words.push([])
      if (piece !== '') words.at(-1)?.push({ text: piece, font })
    })
  return words.filter((word) => word.length > 0).map(wordOf)
}

function cut(word: Word, width: number): readonly Word[] {
  if (word.width <= width + HAIR) return [word]
  const pieces: Run[][] = [[]]
  let used = 0
  for (const { text, font } of word.runs)
    for (const letter of text) {
      const wide = measure(letter, font)
      if (used + wide > width && used > 0) {
        pieces.push([])
        used = 0
      }
      pieces.at(-1)?.push({ text: letter, font })
      used += wide
    }
  return pieces.map(wordOf)
}

/** Sums of widths are compared with this much patience. */
const HAIR = 1e-6

/** `width` in units of the size. */
export function breakLines(runs: readonly Run[], width: number): readonly Line[] {
  const lines: Run[][] = []
  let used = Number.POSITIVE_INFINITY
  for (const word of wordsOf(runs).flatMap((each) => cut(each, width))) {
    const first = word.runs[0]
    if (first === undefined) continue
    const before = lines.at(-1)?.at(-1)?.font
    const spaceFont = before === first.font ? first.font : first.font === 'display' ? 'display' : 'text'
    const space = measure(' ', spaceFont)
    if (used + space + word.width > width + HAIR) {
      lines.push([...word.runs])
      used = word.width
    } else {
      lines.at(-1)?.push({ text: ' ', font: spaceFont }, ...word.runs)
      used += space + word.width
    }
  }
  return lines.map(joined)
}

/** Neighbours in one font become one run. */
function joined(runs: readonly Run[]): Line {
  const line: Run[] = []
  for (const run of runs) {
    const last = line.at(-1)
    if (last?.font === run.font) line[line.length - 1] = { text: last.text + run.text, font: run.font }
    else line.push(run)
  }
  return line
}

export const lineWidth = (line: Line): number => line.reduce((sum, { text, font }) => sum + measure(text, font), 0)
