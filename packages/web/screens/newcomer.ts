// What somebody sees and presses who has never been here, up to the end of a first fight.

import { PACE_IN_WORDS, READING_IN_WORDS, rounded, type Step, SUMS_HEADING, secondsOf, sumsInWords } from './pace.ts'

/** How somebody comes here. */
export interface Way {
  readonly luck: number
  readonly width: 360 | 1440
  readonly language: 'en' | 'fr'
}

export interface Visit extends Way {
  readonly steps: readonly Step[]
  readonly ending: Ending
  /** What the table said last. */
  readonly told: string
}

export type Ending = 'won' | 'lost'

export const PRESS_FIRST = '.ticket-now'

/** What somebody new presses: what a hint speaks of, a monster sooner than anything else; what is loudest; the first of what is offered. */
export const OBVIOUS = [
  '.mk-held .mk-target',
  '.munchkin:has(.mk-hint) .mk-hand .is-playable > .mk-card-press:is([aria-label*="onster"], [aria-label*="onstre"])',
  '.mk-step.loud',
  '.mk-slip-yes',
  '.mk-answers button',
  '.munchkin:has(.mk-hint) .mk-hand .is-playable > .mk-card-press',
  '.mk-step:not([aria-disabled=true])',
]

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

const ENDINGS: readonly (readonly [RegExp, Ending])[] = [
  [/^(The fight is won|Combat gagné)/, 'won'],
  [/^(The fight is over, and not won|Le combat est fini)/, 'lost'],
]

/** How a fight ended, by the last sentences of the table: a prize may be told after it. */
export const endingIn = (told: readonly string[]): Ending | undefined =>
  ENDINGS.find(([telling]) => told.some((sentence) => telling.test(sentence)))?.[1]

const visitInWords = ({ luck, width, language, steps, ending, told }: Visit): string =>
  `| ${luck} | ${width} px | ${language} | ${sumsInWords(steps)} | ${ending} | ${told} |`

/** What was counted, as a page with the pictures of the first visit. */
export function visitsInWords(visits: readonly Visit[]): string {
  const [shown] = visits
  const rows = shown?.steps.map((step, index) => {
    const number = `${index + 1}`.padStart(2, '0')
    return `| ${index + 1} | ![](newcomer-${number}.png) | ${step.pressed} | ${step.words} | ${rounded(secondsOf(step))} |`
  })
  return `# From the landing page to a first fight

Written by \`npm run screens\`. Somebody who has never been here, on a phone or before a large screen, presses what is loudest or the first
thing on offer, and reads every word in sight once: ${PACE_IN_WORDS}.
${READING_IN_WORDS} No rules are read.

| luck | width | language | ${SUMS_HEADING} | won or lost | what the table said last |
|---|---|---|---|---|---|---|---|---|
${visits.map(visitInWords).join('\n')}

## Step by step, the first of them

| | in sight | pressed | new words | seconds |
|---|---|---|---|---|
${rows?.join('\n') ?? ''}
`
}
