// Words into lines of a given width. A no-break space holds two words together; a word wider than a line is cut.

import type { Run } from '../shape.ts'
import { type FontName, measure } from './measure.ts'

export type Line = readonly Run[]

/** What stays together on a line. */
export interface Word {
  readonly runs: readonly Run[]
  readonly width: number
}

const wordOf = (runs: readonly Run[]): Word => ({
  runs,
  width: runs.reduce((sum, { text, font }) => sum + measure(text, font), 0),
})

export function wordsOf(runs: readonly Run[]): readonly Word[] {
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

const spaceBefore = (word: Word, last: Word): FontName => {
  const [before, after] = [last.runs.at(-1)!.font, word.runs[0]!.font]
  return before === after ? after : after === 'display' ? 'display' : 'text'
}

/** The words of each line; `width` in units of the size. */
function placed(words: readonly Word[], width: number): readonly (readonly Word[])[] {
  const lines: Word[][] = []
  let used = Number.POSITIVE_INFINITY
  for (const word of words.flatMap((each) => cut(each, width))) {
    const line = lines.at(-1)
    const space = line === undefined ? 0 : measure(' ', spaceBefore(word, line.at(-1)!))
    if (line === undefined || used + space + word.width > width + HAIR) {
      lines.push([word])
      used = word.width
    } else {
      line.push(word)
      used += space + word.width
    }
  }
  return lines
}

export const countLines = (words: readonly Word[], width: number): number => placed(words, width).length

export const breakLines = (words: readonly Word[], width: number): readonly Line[] =>
  placed(words, width).map((line) =>
    joined(
      line.flatMap((word, index) =>
        index === 0 ? word.runs : [{ text: ' ', font: spaceBefore(word, line[index - 1]!) }, ...word.runs],
      ),
    ),
  )

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
