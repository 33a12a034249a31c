// Moments of the Munchkin table, from the workshop: real games with fixed luck, stopped where it gets interesting.

import { expect, type Page } from '@playwright/test'

export interface Moment {
  readonly name: string
  /** What the workshop is asked for. */
  readonly wish: string
  readonly scheme?: 'dark'
  /** The last touches. */
  readonly pose?: (page: Page) => Promise<void>
}

const sheet = (page: Page) => page.locator('dialog[open]')

const opened =
  (door: string) =>
  async (page: Page): Promise<void> => {
    await page.locator(door).first().click()
    await expect(sheet(page)).toBeVisible()
  }

/** The log stands beside the table where there is room, else behind its button. */
async function openLog(page: Page): Promise<void> {
  if ((await page.locator('.side').count()) === 0) await page.locator('.top-side').click()
  await expect(page.locator('.side')).toBeVisible()
}

async function openReasons(page: Page): Promise<void> {
  const reasons = page.locator('.mk-reasons:not([open]) summary')
  if ((await reasons.count()) > 0) await reasons.click()
}

/** A card of the hand is taken up, and what can be done with it lies open. */
async function takeUp(page: Page): Promise<void> {
  await page.locator('.mk-hand-card .is-playable > .mk-card-press').first().click()
  await expect(page.locator('.mk-held')).toBeVisible()
}

async function openCharacter(page: Page): Promise<void> {
  await page.locator('.mk-strip-press, .mk-seat-name-press').first().click()
  await expect(page.locator('.mk-watched')).toBeVisible()
}

export const MOMENTS: readonly Moment[] = [
  { name: 'first', wish: 'seed=1&steps=0&until=chooseSex' },
  { name: 'calm', wish: 'seed=3&steps=60&until=arrangeOrOpen' },
  { name: 'calm-dark', wish: 'seed=3&steps=60&until=arrangeOrOpen', scheme: 'dark' },
  { name: 'held', wish: 'seed=3&steps=60&until=arrangeOrOpen', pose: takeUp },
  { name: 'fight', wish: 'seed=3&steps=80&until=combat' },
  { name: 'fight-why', wish: 'seed=1&until=crowded', pose: openReasons },
  { name: 'fight-helped', wish: 'seed=2&until=helped' },
  { name: 'fight-dark', wish: 'seed=2&until=helped', scheme: 'dark' },
  { name: 'fight-star', wish: 'boxes=star&seed=2&steps=150&until=combat' },
  { name: 'fight-cthulhu', wish: 'boxes=cthulhu&seed=2&steps=150&until=combat' },
  { name: 'fight-zombies', wish: 'boxes=zombies&seed=2&steps=150&until=combat' },
  { name: 'flight', wish: 'seed=1&until=flight&clock=30000' },
  { name: 'curse', wish: 'seed=3&until=curse&clock=30000' },
  { name: 'kill', wish: 'seed=1&until=kill&clock=30000' },
  { name: 'question-cards', wish: 'seed=1&until=loot' },
  { name: 'question-trouble', wish: 'seed=1&until=lookForTrouble' },
  { name: 'question-charity', wish: 'seed=1&until=charityOrDone' },
  { name: 'asked-for-help', wish: 'seed=3&until=helpOrNot' },
  { name: 'ask-for-help', wish: 'seed=3&steps=80&until=combat', pose: opened('.is-askHelp') },
  { name: 'trade', wish: 'seed=1&until=sale', pose: opened('.is-trade') },
  { name: 'sell', wish: 'seed=1&until=sale', pose: opened('.is-sell') },
  { name: 'reader', wish: 'seed=3&steps=80&until=combat', pose: opened('.mk-monster .mk-card') },
  { name: 'character', wish: 'seed=2&until=helped', pose: openCharacter },
  { name: 'six', wish: 'boxes=base,star&seats=6&seed=7&steps=300&until=combat' },
  {
    name: 'log',
    wish: 'seed=3&steps=80&until=combat&say=1:Tu vas mourir&say=2:So sorry&say=3:Hé hé hé',
    pose: openLog,
  },
  {
    name: 'bubble',
    wish: 'seed=3&steps=80&until=combat&say=1:Tu vas mourir&say=2:Bof&say=3:I could help… for two treasures',
    pose: (page) => expect(page.locator('.bubble')).toBeVisible(),
  },
  { name: 'dispute', wish: 'seed=3&steps=80&until=combat&dispute=Bob a deux casques !' },
  { name: 'poster', wish: 'seed=4&until=over' },
]
