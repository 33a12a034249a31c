// The time that a page takes from a person: what is read, what is pressed, and what is waited for.

import type { Page } from '@playwright/test'

/** Words that a person reads in a minute, and the time to find and press what one has decided on. */
const WORDS_A_MINUTE = 200
const SECONDS_A_PRESS = 2

export const PACE_IN_WORDS = `${WORDS_A_MINUTE} words a minute, ${SECONDS_A_PRESS} seconds a press, plus the time that the table takes by the clock`

export const READING_IN_WORDS =
  'What was read is recognised, also with other numbers or within a longer sentence; the log beside a large table is left unread.'

export interface Step {
  readonly pressed: string
  /** Words in sight that were not in sight before. */
  readonly words: number
  /** Until the page asked again, by the clock. */
  readonly waited: number
}

export const secondsOf = ({ words, waited }: Step): number => (words * 60) / WORDS_A_MINUTE + SECONDS_A_PRESS + waited

export const totalOf = (steps: readonly Step[]): number => steps.reduce((sum, step) => sum + secondsOf(step), 0)

export const rounded = (seconds: number): string => seconds.toFixed(1)

export const SUMS_HEADING = 'presses | words | waited (s) | in all (s)'

/** Columns of a table: presses, words, seconds waited, seconds in all. */
export function sumsInWords(steps: readonly Step[]): string {
  const words = steps.reduce((sum, step) => sum + step.words, 0)
  const waited = steps.reduce((sum, step) => sum + step.waited, 0)
  return `${steps.length} | ${words} | ${rounded(waited)} | ${rounded(totalOf(steps))}`
}

/** The texts in sight, one for each piece of writing. The log beside a large table is there to look something up, not to be read. */
function textsInSight(within: string): string[] {
  const texts: string[] = []
  const walker = document.createTreeWalker(document.querySelector(within)!, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? ''
    const parent = node.parentElement
    if (text === '' || parent === null || parent.closest('.unseen, .side, script, style') !== null) continue
    if (!parent.checkVisibility({ visibilityProperty: true })) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const { top, bottom, width } = range.getBoundingClientRect()
    if (width > 1 && bottom > 0 && top < innerHeight) texts.push(text)
  }
  return texts
}

const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length

/** Other numbers in it do not make a text another one. */
const shapeOf = (text: string): string => text.replace(/\d+/g, '0')

/** Counts what is new: what was read is recognised, alone or within a longer text. */
export class Eyes {
  readonly #read = new Set<string>()

  async look(page: Page, within = 'body'): Promise<number> {
    const texts = await page.evaluate(textsInSight, within)
    return texts.reduce((words, text) => words + this.#readOnce(shapeOf(text)), 0)
  }

  #readOnce(text: string): number {
    if (this.#read.has(text)) return 0
    const known = [...this.#read].filter((piece) => wordsIn(piece) > 1 && text.includes(piece))
    known.sort((one, other) => other.length - one.length)
    this.#read.add(text)
    return wordsIn(known.reduce((rest, piece) => rest.replaceAll(piece, ' '), text))
  }
}
