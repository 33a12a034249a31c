// Somebody who plays a Munchkin table by looking at the page alone: takes the next step, answers what is asked, answers
// offers, and now and then plays a card that glows.
//
//   await playOn(page, (press) => press === 'over')

import type { Page } from '@playwright/test'
import { STANDSTILL } from './limits.ts'

export type Press =
  /** A curtain or a sheet was put away. */
  | 'cleared'
  /** An offer was answered. */
  | 'dealt'
  | 'answered'
  /** A card was taken up, or one that was taken up was played. */
  | 'taken'
  | 'played'
  | 'stepped'
  /** What could be pressed lies under something else. */
  | 'covered'
  | 'waiting'
  /** What was to be seen is there. */
  | 'stopped'
  | 'over'

/** A card to play as soon as a question comes up: what the question, the card and the deed have in their names. */
export interface Wish {
  readonly when: string
  readonly card: string
  readonly deed: string
}

export interface Mood {
  /** Decides between what is on offer: from 0 to below 1. */
  readonly whim: number
  /** How often a card is taken up rather than the next step: from 0 to 1. */
  readonly eagerness: number
  readonly wishes?: readonly Wish[]
  /** Names of cards that stay in hand as long as another one can go. */
  readonly spares?: readonly string[]
  /** A selector: nothing is pressed while that is on the page. */
  readonly stop?: string | undefined
}

/** One press, made inside the page; says what it was. Stands alone, so that any browser can be handed its text. */
export function pressOnwards({ whim, eagerness, wishes = [], spares = [], stop }: Mood): Press {
  const isInSight = (button: HTMLElement): boolean => {
    button.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const { left, top, width, height } = button.getBoundingClientRect()
    const shares = [0.5, 0.15, 0.85]
    return shares.some((across) =>
      shares.some((down) => button.contains(document.elementFromPoint(left + width * across, top + height * down))),
    )
  }
  const pressOne = (buttons: readonly HTMLElement[], done: Press): Press | null => {
    const button = buttons[Math.floor(whim * buttons.length)]
    if (button === undefined) return null
    if (isInSight(button)) {
      button.click()
      return done
    }
    // Slips that cannot be answered now may lie on it.
    const later = document.querySelector<HTMLElement>('.mk-waiting > button[aria-expanded=true]')
    if (later === null || !isInSight(later)) return 'covered'
    later.click()
    return 'cleared'
  }
  const press = (selector: string, done: Press): Press | null =>
    pressOne([...document.querySelectorAll<HTMLElement>(selector)], done)

  const glowing = '.mk-card.is-playable:not(.is-pressed)'
  const inHand = [...document.querySelectorAll<HTMLElement>(`.mk-hand ${glowing} > .mk-card-press`)]
  const focused = inHand.filter((button) => button.parentElement?.contains(document.activeElement))
  const isSpared = ({ ariaLabel }: HTMLElement): boolean => spares.some((name) => ariaLabel?.includes(name))
  const question = document.querySelector('.mk-asked h2')?.textContent ?? ''
  const wish = wishes.find(({ when }) => question.includes(when))
  if (document.querySelector('.mk-ending') !== null) return 'over'
  if (stop !== undefined && document.querySelector(stop) !== null) return 'stopped'
  return (
    press('.curtain button', 'cleared') ??
    press('dialog[open] header button', 'cleared') ??
    // A card that was pressed to be read, since it is not its turn to be played.
    press('dialog[open] .card-tools > .button', 'cleared') ??
    // What was pushed aside is looked at again, but not before there was time for something else.
    ((whim * 61) % 1 < 0.3 ? press('.mk-waiting > button[aria-expanded=false]', 'cleared') : null) ??
    press('.mk-slip-yes, .mk-waiting .row > :last-child:not(:only-child), .mk-waiting fieldset button', 'dealt') ??
    (wish ? press(`.mk-held [aria-label*="${wish.deed}"]`, 'played') : null) ??
    press('.mk-held .mk-target', 'played') ??
    (wish ? press(`.mk-hand ${glowing} > .mk-card-press[aria-label*="${wish.card}"]`, 'taken') : null) ??
    // The next step led to the hand: the answer is there.
    (focused.length > 0
      ? pressOne([[...focused, ...inHand].find((one) => !isSpared(one)) ?? focused[0]!], 'taken')
      : null) ??
    press('.mk-answers .mk-card-press, .mk-answers .button, .mk-answers .mk-back-answer', 'answered') ??
    ((whim * 997) % 1 < eagerness ? press(`:is(.mk-hand, .mk-own) ${glowing} > .mk-card-press`, 'taken') : null) ??
    press('.mk-step:not([aria-disabled=true])', 'stepped') ??
    'waiting'
  )
}

interface Habits {
  readonly eagerness?: number
  readonly wishes?: readonly Wish[]
  /** Another number, other whims. */
  readonly seed?: number
  /** Milliseconds that the page may offer nothing. */
  readonly patience?: number
}

const PAUSE = 25
const WHIMS = 2_147_483_647

/** Numbers from 0 to below 1 without an end, the same for the same seed. */
export function* whims(seed = 1): Generator<number, never> {
  for (let state = seed; ; ) {
    state = (state * 16_807) % WHIMS
    yield state / WHIMS
  }
}

/** Plays until a press does what `until` asks for; how often each was made is counted. Throws when the page offers nothing for long. */
export async function playOn(
  page: Page,
  until: (press: Press, made: Readonly<Record<Press, number>>) => boolean | Promise<boolean>,
  { eagerness = 0.2, wishes = [], seed = 1, patience = STANDSTILL }: Habits = {},
): Promise<Readonly<Record<Press, number>>> {
  const made = {
    cleared: 0,
    dealt: 0,
    answered: 0,
    taken: 0,
    played: 0,
    stepped: 0,
    covered: 0,
    waiting: 0,
    stopped: 0,
    over: 0,
  }
  let since = Date.now()
  for (const whim of whims(seed)) {
    const press = await page.evaluate(pressOnwards, { whim, eagerness, wishes })
    made[press]++
    if (await until(press, made)) return made
    if (press === 'over') throw new Error('the game is over before what was to be seen')
    if (press !== 'waiting' && press !== 'covered') since = Date.now()
    else if (Date.now() - since > patience)
      throw new Error(`${press} for ${patience} ms: ${await page.locator('.mk-dock, .curtain').allInnerTexts()}`)
    await page.waitForTimeout(PAUSE)
  }
  return made
}
