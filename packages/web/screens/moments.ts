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

/** Keys belong to no width and no language. */
async function openKeys(page: Page): Promise<void> {
  await page.keyboard.press('?')
  await expect(sheet(page)).toBeVisible()
}

/** A price of one's own, with all that can be asked for. */
async function nameOwnTerms(page: Page): Promise<void> {
  const fold = sheet(page).locator('.mk-deal-more summary')
  if ((await fold.count()) > 0) await fold.click()
  await sheet(page).locator('.mk-deal-row .button').last().click()
}

async function offerHelp(page: Page): Promise<void> {
  await opened('.is-offerHelp')(page)
  await nameOwnTerms(page)
}

async function counterOffer(page: Page): Promise<void> {
  await opened('.mk-waiting .mk-slip .row .button.slight')(page)
  await nameOwnTerms(page)
}

/** A card that nobody may play now is tried, and the table says why not. */
async function tryInVain(page: Page): Promise<void> {
  await page.locator('.mk-hand-card > :not(.is-playable) > .mk-card-press').first().click()
  await expect(page.locator('.refused')).toBeVisible()
}

/** A browser that nobody has allowed or forbidden to call. */
async function askToCall(page: Page): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'default' }))
  await page.reload()
  await expect(page.locator('.may-call')).toBeVisible()
}

async function openFlightReasons(page: Page): Promise<void> {
  await page.locator('.mk-flight-why summary').first().click()
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
  { name: 'flight-why', wish: 'seed=1&until=flight&clock=30000', pose: openFlightReasons },
  { name: 'curse', wish: 'seed=3&until=curse&clock=30000' },
  { name: 'kill', wish: 'seed=1&until=kill&clock=30000' },
  { name: 'question-cards', wish: 'seed=1&until=loot' },
  { name: 'question-trouble', wish: 'seed=1&until=lookForTrouble' },
  { name: 'question-charity', wish: 'seed=1&until=charityOrDone' },
  { name: 'asked-for-help', wish: 'seed=3&until=helpOrNot' },
  { name: 'ask-for-help', wish: 'seed=3&steps=80&until=combat', pose: opened('.is-askHelp') },
  { name: 'asked-counter-offer', wish: 'seed=3&until=helpOrNot', pose: counterOffer },
  { name: 'counter-offer', wish: 'seed=3&steps=80&until=combat&offer=counter' },
  { name: 'offered-help', wish: 'seed=3&steps=80&until=combat&offer=help&offer=help' },
  { name: 'offer-help', wish: 'seed=3&until=theirs', pose: offerHelp },
  { name: 'begged', wish: 'seed=3&until=theirs&say=1!beg&say=2!beg&say=3!beg&say=2!boo' },
  { name: 'promise', wish: 'seed=3&until=theirs', pose: opened('.is-promise') },
  { name: 'show', wish: 'seed=3&steps=80&until=combat', pose: opened('.is-show') },
  { name: 'challenge', wish: 'seed=3&steps=120&until=arrangeOrOpen&honour', pose: opened('.is-challenge') },
  { name: 'offered-trades', wish: 'seed=1&until=sale&offer=trade&offer=gift' },
  {
    name: 'trade-back',
    wish: 'seed=1&until=sale&offer=trade',
    pose: opened('.mk-waiting .mk-slip .row .button.slight'),
  },
  { name: 'trade', wish: 'seed=1&until=sale', pose: opened('.is-trade') },
  { name: 'sell', wish: 'seed=1&until=sale', pose: opened('.is-sell') },
  { name: 'reader', wish: 'seed=3&steps=80&until=combat', pose: opened('.mk-monster .mk-card') },
  { name: 'strength-why', wish: 'seed=2&until=helped', pose: opened('.mk-seat-why') },
  { name: 'refused', wish: 'seed=3&steps=80&until=combat', pose: tryInVain },
  { name: 'keys', wish: 'seed=3&steps=60&until=arrangeOrOpen', pose: openKeys },
  { name: 'settings', wish: 'seed=3&steps=60&until=arrangeOrOpen', pose: opened('.top-tools > .tool:last-of-type') },
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
  { name: 'dispute-by-you', wish: 'seed=3&steps=80&until=combat', pose: opened('.mk-deal-doors > .button:last-child') },
  { name: 'dispute-for-the-host', wish: 'seed=3&steps=80&until=combat&dispute=Bob a deux casques !&host=2' },
  {
    name: 'ruling',
    wish: 'seed=3&steps=80&until=combat&dispute=Bob a deux casques !&about',
    pose: opened('.mk-slip-yes'),
  },
  { name: 'proposal', wish: 'seed=3&steps=80&until=combat&dispute=Bob a deux casques !&about&vote&host=2' },
  { name: 'paused', wish: 'seed=3&steps=80&until=combat&paused' },
  { name: 'away', wish: 'seed=3&steps=80&until=combat&missed=30' },
  { name: 'may-call', wish: 'seed=3&steps=80&until=combat&pace=days', pose: askToCall },
  { name: 'dead', wish: 'seed=1&until=dead' },
  { name: 'poster', wish: 'seed=4&until=over' },
]
