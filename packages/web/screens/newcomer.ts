// What somebody sees and presses who has never been here: counted, with the time that it takes at a human pace.

import type { Page } from '@playwright/test'

/** Words that a person reads in a minute, and the time to find and press what one has decided on. */
const WORDS_A_MINUTE = 200
const SECONDS_A_PRESS = 2

export interface Step {
  readonly pressed: string
  /** Words in sight that were not in sight before. */
  readonly words: number
  /** Until the page asked again, by the clock. */
  readonly waited: number
}

export interface Visit {
  readonly luck: number
  readonly steps: readonly Step[]
  /** What the table said last. */
  readonly outcome: string
}

export const PRESS_FIRST = '.ticket-now'

/** What somebody new presses: what a hint speaks of, a monster sooner than anything else; what is loudest; the first of what is offered. */
export const OBVIOUS = [
  '.mk-held .mk-target',
  '.munchkin:has(.mk-hint) .mk-hand .is-playable > .mk-card-press[aria-label*="onster"]',
  '.mk-step.loud',
  '.mk-slip-yes',
  '.mk-answers button',
  '.munchkin:has(.mk-hint) .mk-hand .is-playable > .mk-card-press',
  '.mk-step:not([aria-disabled=true])',
]

const secondsOf = ({ words, waited }: Step): number => (words * 60) / WORDS_A_MINUTE + SECONDS_A_PRESS + waited

export const totalOf = (steps: readonly Step[]): number => steps.reduce((sum, step) => sum + secondsOf(step), 0)

/** The texts in sight, one for each piece of writing. */
function textsInSight(): string[] {
  const texts: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? ''
    const parent = node.parentElement
    if (text === '' || parent === null || parent.closest('.unseen, script, style') !== null) continue
    if (!parent.checkVisibility({ visibilityProperty: true })) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const { top, bottom, width } = range.getBoundingClientRect()
    if (width > 1 && bottom > 0 && top < innerHeight) texts.push(text)
  }
  return texts
}

const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length

/** Counts each text once: what was read need not be read again. */
export class Eyes {
  readonly #read = new Set<string>()

  async look(page: Page): Promise<number> {
    const fresh = new Set((await page.evaluate(textsInSight)).filter((text) => !this.#read.has(text)))
    for (const text of fresh) this.#read.add(text)
    return [...fresh].reduce((words, text) => words + wordsIn(text), 0)
  }
}

export type Sight = 'over' | 'fight' | 'asked' | 'waiting'

/** How far it is: a fight of one's own, then its end. */
export function sight(fought: boolean): Sight {
  const isOwn = document.querySelector('.mk-stage.is-fight.is-yours') !== null
  if (fought && !isOwn) return 'over'
  const asks = '.mk-step:not([aria-disabled=true]), .mk-answers button, .mk-slip .button'
  if (document.querySelector(asks) === null) return 'waiting'
  return isOwn ? 'fight' : 'asked'
}

/** Presses the first of these places that is there, and says what it is called. */
export function press(places: readonly string[]): string {
  const found = places.map((place) => document.querySelector<HTMLElement>(place)).find((one) => one !== null)
  if (found == null) return ''
  const name = found.querySelector('.ticket-title')?.textContent ?? found.getAttribute('aria-label') ?? found.innerText
  found.click()
  return name.replace(/\s*⏎\s*/, '').replaceAll('\n', ' ')
}

const rounded = (seconds: number): string => seconds.toFixed(1)

function visitInWords({ luck, steps, outcome }: Visit): string {
  const words = steps.reduce((sum, step) => sum + step.words, 0)
  const waited = steps.reduce((sum, step) => sum + step.waited, 0)
  return `| ${luck} | ${steps.length} | ${words} | ${rounded(waited)} | ${rounded(totalOf(steps))} | ${outcome} |`
}

/** What was counted, as a page with the pictures of the first visit. */
export function visitsInWords(visits: readonly Visit[]): string {
  const [shown] = visits
  const rows = shown?.steps.map((step, index) => {
    const number = `${index + 1}`.padStart(2, '0')
    return `| ${index + 1} | ![](newcomer-${number}.png) | ${step.pressed} | ${step.words} | ${rounded(secondsOf(step))} |`
  })
  return `# From the landing page to a first fight

Written by \`npm run screens\`. Somebody who has never been here, on a phone, presses what is loudest or the first thing on offer, and reads
every word in sight once: ${WORDS_A_MINUTE} words a minute, ${SECONDS_A_PRESS} seconds a press, plus the time that the table takes by the clock.
No rules are read.

| luck | presses | words | waited (s) | in all (s) | how it ended |
|---|---|---|---|---|---|
${visits.map(visitInWords).join('\n')}

## Step by step, the first of them

| | in sight | pressed | new words | seconds |
|---|---|---|---|---|
${rows?.join('\n') ?? ''}
`
}
