// Plays a Munchkin table with nothing but the keyboard: eyes on the page, fingers on the keys.

import type { Page } from '@playwright/test'
import { STANDSTILL } from './limits.ts'

interface Seen {
  readonly over: boolean
  readonly sheet: boolean
  /** The row that has the focus. */
  readonly row: string
  /** The card that has the focus can be played. */
  readonly glows: boolean
  /** Somebody at this keyboard can go on. */
  readonly asked: boolean
  readonly glowing: number
  /** How far the game has come. */
  readonly turn: string
  /** What the next step says, and what has the focus. */
  readonly step: string
  readonly focus: string
}

const look = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const focused = document.activeElement ?? document.body
    const step = document.querySelector('.mk-step')
    const row = focused.closest('[data-keys]')?.getAttribute('data-keys') ?? ''
    return {
      over: document.querySelector('.mk-ending') !== null,
      sheet: document.querySelector('dialog[open]') !== null,
      row: focused.closest('.mk-waiting') === null ? row : 'deals',
      glows: focused.closest('.is-playable') !== null,
      asked: step !== null && step.getAttribute('aria-disabled') !== 'true',
      glowing: document.querySelectorAll('.mk-hand .is-playable').length,
      turn: document.querySelector('.mk-bar-game')?.textContent ?? '',
      step: step?.textContent ?? '',
      focus: focused.getAttribute('aria-label') ?? focused.textContent?.slice(0, 80) ?? '',
    }
  })

/** Now and then a card rather than the next step. */
function nextKey({ sheet, row, glows, asked, glowing }: Seen, moment: number): string | null {
  if (sheet) return 'Escape'
  if (row === 'hand' && !glows) return glowing > 0 ? 'ArrowRight' : 'ArrowDown'
  if (row === 'answers' && moment % 3 === 0) return 'ArrowRight'
  if (row === 'hand' || row === 'held' || row === 'answers' || row === 'deals') return 'Enter'
  if (!asked) return null
  return glowing > 0 && moment % 4 === 0 ? '1' : 'Enter'
}

const PAUSE = 25

/** Until the game is over; answers with how often each key was pressed. Throws when a turn takes too long. */
export async function playByKeys(page: Page): Promise<Readonly<Record<string, number>>> {
  const pressed: Record<string, number> = {}
  let since = Date.now()
  let turn = ''
  for (let moment = 0; ; moment++) {
    const seen = await look(page)
    if (seen.over) return pressed
    if (seen.turn !== turn) since = Date.now()
    else if (Date.now() - since > STANDSTILL)
      throw new Error(`${turn} does not end: the focus is on ${seen.row} ${seen.focus}, the next step is ${seen.step}`)
    turn = seen.turn
    const key = nextKey(seen, moment)
    if (key !== null) {
      pressed[key] = (pressed[key] ?? 0) + 1
      await page.keyboard.press(key)
    }
    await page.waitForTimeout(PAUSE)
  }
}
