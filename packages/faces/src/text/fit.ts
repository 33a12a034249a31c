// Text that shrinks until it fits its room, within limits, and is cut short beyond them.

import type { Box, Run, TextShape } from '../shape.ts'
import { rounded } from '../shape.ts'
import { breakLines, countLines, type Line, lineWidth, type Word, wordsOf } from './lines.ts'
import { measure } from './measure.ts'

export interface Setting {
  readonly largest: number
  readonly smallest: number
  /** From one line to the next, in sizes. */
  readonly leading: number
  /** More room between paragraphs, in sizes. */
  readonly gap: number
  readonly mostLines?: number
  /** Lines of a paragraph about as long as each other. */
  readonly balanced?: true
}

export interface Fitted {
  readonly size: number
  readonly paragraphs: readonly (readonly Line[])[]
  readonly height: number
  /** Did some of it find no room? */
  readonly cut: boolean
}

const STEP = 0.5

interface Paragraph {
  readonly words: readonly Word[]
  /** The width of the widest piece that has no space in it. */
  readonly widest: number
}

const paragraphOf = (runs: readonly Run[]): Paragraph => ({ words: wordsOf(runs), widest: widestOf(runs) })

export function fit(
  paragraphs: readonly (readonly Run[])[],
  room: Pick<Box, 'width' | 'height'>,
  setting: Setting,
): Fitted {
  const read = paragraphs.map(paragraphOf)
  for (let size = setting.largest; size > setting.smallest; size -= STEP) {
    const laid = lay(read, size, room, setting)
    if (!laid.cut) return laid
  }
  return lay(read, setting.smallest, room, setting)
}

function lay(
  paragraphs: readonly Paragraph[],
  size: number,
  room: Pick<Box, 'width' | 'height'>,
  { leading, gap, mostLines = Number.POSITIVE_INFINITY, smallest, balanced }: Setting,
): Fitted {
  const width = room.width / size
  const whole = paragraphs.map((each) => (balanced ? balance(each, width) : breakLines(each.words, width)))
  const kept: Line[][] = []
  let height = 0
  let count = 0
  let cut = size > smallest && paragraphs.some((each) => each.widest > width)
  for (const lines of whole) {
    if (kept.length > 0) height += gap * size
    kept.push([])
    for (const line of lines) {
      const next = height + leading * size
      if (cut || next > room.height + 0.01 || count === mostLines) {
        cut = true
        break
      }
      kept.at(-1)?.push(line)
      height = next
      count++
    }
  }
  if (cut) shorten(kept, width)
  return { size, paragraphs: kept.filter((lines) => lines.length > 0), height, cut }
}

/** As few lines as in the whole width, but no wider than they need. */
function balance({ words, widest }: Paragraph, width: number): readonly Line[] {
  const lines = countLines(words, width)
  for (let share = 0.5; share < 1; share += 0.02)
    if (widest <= width * share && countLines(words, width * share) === lines) return breakLines(words, width * share)
  return breakLines(words, width)
}

const widestOf = (runs: readonly Run[]): number =>
  Math.max(0, ...runs.flatMap(({ text, font }) => text.split(' ').map((word) => measure(word, font))))

/** The last line that is left says that more was to come. */
function shorten(paragraphs: Line[][], width: number): void {
  const lines = paragraphs.findLast((each) => each.length > 0)
  const last = lines?.at(-1)
  const run = last?.at(-1)
  if (lines === undefined || last === undefined || run === undefined) return
  let text = run.text
  const ended = (): Line => [...last.slice(0, -1), { text: `${text}…`, font: run.font }]
  while (text !== '' && lineWidth(ended()) > width) text = text.slice(0, -1)
  lines[lines.length - 1] = ended()
}

/** The lines in their places, from the top of the room on. */
export function setLines(
  { size, paragraphs }: Fitted,
  { x, y }: Pick<Box, 'x' | 'y'>,
  { leading, gap }: Setting,
  { fill, anchor = 'start' }: { readonly fill: string; readonly anchor?: TextShape['anchor'] },
): readonly TextShape[] {
  const shapes: TextShape[] = []
  let top = y
  for (const lines of paragraphs) {
    for (const runs of lines) {
      const baseline = top + size * (leading / 2 + 0.34)
      shapes.push({ type: 'text', x: rounded(x), y: rounded(baseline), size, anchor, fill, runs })
      top += leading * size
    }
    top += gap * size
  }
  return shapes
}
