// People at one Munchkin table over the real server: deals, curses, corpses, languages, lost connections.

import type { Page } from '@playwright/test'
import { fixLuck } from '../screens/games.ts'
import { expect, test } from './fixture.ts'
import { WHOLE_GAMES } from './limits.ts'
import { SPOON_PACK } from './munchkin-pack.ts'
import { playOn, whims } from './munchkin-player.ts'
import { gather, goRound, play, takeOneStep } from './munchkin-table.ts'
import { TestServer } from './server.ts'
import { pressSurely } from './sure.ts'

test.describe.configure({ timeout: WHOLE_GAMES })

test.use({
  expected: /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|WebSocket/,
  trace: 'off',
  actionTimeout: 20_000,
})

/** Words that are spelt the same in both languages. */
const SAME_IN_BOTH: readonly string[] = ['Ana', 'Bob', 'Munchkin', 'Super', 'Super Munchkin']

const NAMES = ['Ana', 'Bob', 'Cleo', 'Dan'] as const
const deals = (page: Page) => page.getByRole('region', { name: 'Deals' })
const asked = (page: Page) => page.getByRole('region', { name: 'Waiting for your answer' })
const stage = (page: Page) => page.getByRole('region', { name: 'The middle of the table' })
/** The copies of the spoon that lie before somebody. */
const spoonsOf = (page: Page): Promise<string[]> =>
  page
    .locator('.mk-own .mk-card:has([aria-label*="Wooden Spoon"])')
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.card ?? ''))

/** Ana offers a spoon for a spoon, and the other takes it; false if the rules are against it, as a curse can have it. */
async function trade(ana: Page, other: Page, name: string): Promise<boolean> {
  await deals(ana).getByRole('button', { name: 'Trade or give' }).click()
  const sheet = ana.getByRole('dialog', { name: 'Trade or give' })
  await sheet.getByRole('radio', { name }).check()
  for (const side of ['You give', 'You want'])
    await sheet.getByRole('group', { name: side }).getByRole('checkbox', { name: 'Wooden Spoon' }).first().check()
  const before = await spoonsOf(other)
  await sheet.locator('.mk-deal-send').click()
  const offer = asked(other).getByRole('heading', { name: 'Ana offers you a trade' })
  const refusal = sheet.getByRole('alert')
  await expect.poll(async () => (await offer.count()) + (await refusal.count())).toBe(1)
  if ((await refusal.count()) > 0) {
    await sheet.getByRole('button', { name: 'Close' }).click()
    return false
  }
  await asked(other).getByRole('button', { name: 'Accept' }).click()
  await expect.poll(() => spoonsOf(other)).not.toEqual(before)
  return true
}

/** The main fighter offers a treasure for help; whoever is asked helps. Answers with the helper's page. */
async function contract(main: Page, pages: readonly Page[]): Promise<Page> {
  await deals(main).getByRole('button', { name: 'Ask for help' }).click()
  const sheet = main.getByRole('dialog', { name: 'Ask for help' })
  await sheet
    .getByRole('radio', { name: /that wins!/ })
    .first()
    .check()
  await sheet.getByText('Other terms').click()
  await sheet.getByRole('button', { name: 'One treasure more' }).click()
  await sheet.getByRole('radio', { name: 'The main fighter' }).check()
  await sheet.locator('.mk-deal-send').click()
  const helper = await Promise.any(
    pages.map(async (page) => {
      await asked(page).getByRole('button', { name: 'Help', exact: true }).waitFor({ timeout: 60_000 })
      return page
    }),
  )
  await expect(asked(helper).getByText(/You would get: .*treasure/)).toBeVisible()
  await asked(helper).getByRole('button', { name: 'Help', exact: true }).click()
  await expect(stage(main).getByText(/helps: .*1 treasure/)).toBeVisible()
  await expect(stage(helper).getByText(/You help: .*1 treasure/)).toBeVisible()
  return helper
}

/** Somebody calls a dispute about a level, and the host puts it right. */
async function rule(host: Page, caller: Page, name: string, level: number): Promise<void> {
  await deals(caller).getByRole('button', { name: 'Call a dispute' }).click()
  const call = caller.getByRole('dialog', { name: 'Call a dispute' })
  await call.getByRole('radio', { name: 'The level of a player' }).check()
  await call.getByRole('radio', { name }).check()
  await call.getByRole('textbox', { name: 'What is wrong?' }).fill('That cannot be')
  await call.getByRole('button', { name: 'Stop the game' }).click()
  await asked(host).getByRole('button', { name: 'Rule on it' }).click()
  const sheet = host.getByRole('dialog', { name: 'Rule on it' })
  await sheet.getByRole('combobox', { name: 'Level' }).selectOption(`${level}`)
  await pressSurely(host, 'Rule so')
  await expect(sheet).toHaveCount(0)
}

const inTrouble = (card: string) => ({ when: 'look for trouble', card, deed: `trouble with ${card}` })
const SPOON = { when: 'put your things in order', card: 'Wooden Spoon', deed: 'Lay out Wooden Spoon' }
const LOSING_TO_DRAWER =
  '.munchkin:has(.is-askHelp):has(.is-yours .mk-totals.is-losing) .mk-monster [aria-label*="Stuck Drawer"]'

/** What nobody plays before it is wanted. */
const NEEDED = ['Cold Tea']

/** Whether at least two hold it: one of them is not the one whom it is to hit. */
async function twoHold(card: string, pages: readonly Page[]): Promise<boolean> {
  const held = await Promise.all(pages.map((page) => page.locator(`.mk-hand [aria-label*="${card}"]`).count()))
  return held.filter((count) => count > 0).length >= 2
}

/** With this luck everything that is to happen does so within a few turns, as long as the decks are what they are; without it, later. */
const LUCK = 1007

test('four people, Munchkin with Star Munchkin: a trade, a contract, a corpse, a curse at the gate of victory', async ({
  person,
}) => {
  const server = await TestServer.start({ luck: LUCK })
  try {
    const sit = async (seat: number): Promise<Page> => {
      const page = await person({ baseURL: server.address })
      await page.addInitScript(fixLuck, LUCK + seat)
      return page
    }
    const pages = [await sit(0), await sit(1), await sit(2), await sit(3)] as const
    const [ana] = pages
    const options = { boxes: ['base', 'star'], packs: [SPOON_PACK], passes: true }
    const [host, ...others] = NAMES.map((name, index) => ({ name, page: pages[index]! }))
    await gather(server, [host!, ...others], { options })

    await test.step('a trade', async () => {
      for (const whim of whims()) {
        const offers = await deals(ana).getByRole('button', { name: 'Trade or give' }).count()
        const spoons = await Promise.all(pages.map((page) => spoonsOf(page)))
        const partner = [1, 2, 3].find((index) => spoons[index]!.length > 0)
        const may = offers > 0 && spoons[0]!.length > 0 && partner !== undefined
        if (may && (await trade(ana, pages[partner]!, NAMES[partner]!))) return
        await takeOneStep(pages, { whim, wishes: [SPOON], spares: NEEDED })
      }
    })

    await test.step('a contract, honoured', async () => {
      const main = await goRound(pages, {
        wishes: [inTrouble('Stuck Drawer')],
        spares: NEEDED,
        stop: LOSING_TO_DRAWER,
      })
      const helper = await contract(main, pages)
      const size = async (): Promise<number> => Number(await helper.locator('.mk-own .mk-seat-hand-size b').innerText())
      const before = await size()
      await goRound(pages, { spares: NEEDED, look: async () => (await size()) > before })
    })

    await test.step('a death, and the others loot the corpse', async () => {
      const heir = await goRound(pages, {
        wishes: [inTrouble('Rent Increase')],
        spares: NEEDED,
        stop: '.munchkin:has(.is-dead) .mk-answers [aria-label^="Take "]',
      })
      const witness = pages.find((page) => page !== heir)!
      await expect(stage(witness).getByText(/What (you leave|\w+ leaves) behind/)).toBeVisible()
      const take = heir.getByRole('region', { name: 'Your answer' }).getByRole('button', { name: /^Take / })
      const before = await heir.locator('.mk-hand-card').count()
      await take.first().click()
      await expect(heir.locator('.mk-hand-card')).toHaveCount(before + 1)
    })

    await test.step('a curse at the gate of victory takes it away', async () => {
      await goRound(pages, { spares: NEEDED, look: () => twoHold('Cold Tea', pages) })
      await goRound(pages, { spares: NEEDED, stop: '.mk-stage.is-calm.is-yours:not(:has(.mk-gate, .mk-laid))' })
      for (const name of NAMES) await rule(ana, pages[1], name, 9)
      const winner = await cursedAtTheGate(pages)
      await goRound(pages, { look: async () => (await winner.locator('.mk-stage.is-fight').count()) === 0 })
      await expect(winner.getByText('You lose 1 level.').first()).toBeAttached()
      await expect(winner.locator('.mk-own').getByRole('img', { name: /^Level \d of 10$/ })).toBeVisible()
      await expect(winner.locator('.mk-ending')).toHaveCount(0)
    })

    await test.step('and somebody wins after all', async () => {
      await Promise.all(
        pages.map((page) =>
          playOn(page, (press) => press === 'over', { eagerness: 0, wishes: [inTrouble('Lone Sock')] }),
        ),
      )
      for (const page of pages) await expect(page.locator('.mk-ending')).toBeVisible()
    })
  } finally {
    await server.end()
  }
})

/** Plays until somebody is about to win and another one has the curse to prevent it. Answers with the page of the first. */
async function cursedAtTheGate(pages: readonly [Page, ...Page[]]): Promise<Page> {
  for (;;) {
    await goRound(pages, { wishes: [inTrouble('Lone Sock')], spares: NEEDED, stop: '.mk-gate.is-kill' })
    for (const page of pages) await expect(page.locator('.mk-gate.is-kill')).toBeVisible()
    for (const [index, page] of pages.entries()) {
      if ((await page.getByText('And with it the game!').count()) === 0) continue
      for (const other of pages) {
        if (other === page || !(await play(other, 'Cold Tea', new RegExp(`Curse ${NAMES[index]}`)))) continue
        await expect(page.getByText('Cold Tea is about to hit you!')).toBeVisible()
        return page
      }
    }
    await goRound(pages, { look: async () => (await pages[0].locator('.mk-gate.is-kill').count()) === 0 })
  }
}

/** Every text that somebody reads or hears on a page. A drawn card has its texts in pieces, and all of them in its label. */
const texts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    const walker = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT)
    while (walker.nextNode())
      if (!walker.currentNode.parentElement?.closest('svg')) found.push(walker.currentNode.textContent ?? '')
    for (const one of document.querySelectorAll('main [aria-label], main [title]'))
      found.push(one.getAttribute('aria-label') ?? '', one.getAttribute('title') ?? '')
    return found.map((text) => text.trim())
  })

/** A word of at least three letters: numbers and signs are the same everywhere. */
const isWordy = (text: string): boolean => /\p{L}{3}/u.test(text)

test('a French and an English player at one table: each reads everything in their own language', async ({
  server,
  person,
}) => {
  const ana = await person({ locale: 'en-GB', viewport: { width: 1440, height: 900 } })
  const bob = await person({ locale: 'fr-FR', viewport: { width: 1440, height: 900 } })
  await gather(
    server,
    [
      { name: 'Ana', page: ana },
      { name: 'Bob', page: bob },
    ],
    { seats: 3, options: { boxes: ['base'], passes: true }, pace: 'brisk' },
  )
  const alike = new Set<string>()
  await goRound([ana, bob], {
    async look() {
      const [english, french] = await Promise.all([texts(ana), texts(bob)])
      for (const text of french) if (isWordy(text) && english.includes(text)) alike.add(text)
      return /Turn ([4-9]|\d\d)/.test(await ana.locator('.mk-bar-game').innerText())
    },
  })
  const bot = await ana.locator('.mk-seat-name', { hasNotText: /Ana|Bob/ }).innerText()
  expect([...alike].filter((text) => ![...SAME_IN_BOTH, bot].includes(text))).toEqual([])
})

const fightOf = async (page: Page) => ({
  totals: await page.locator('.mk-totals').innerText(),
  monsters: await page.getByRole('region', { name: 'Monsters' }).first().innerText(),
  step: await page.locator('.mk-step').innerText(),
  hand: await page.locator('.mk-hand .mk-card-press').evaluateAll((all) => all.map((one) => one.ariaLabel)),
  deals: await deals(page).getByRole('button').allInnerTexts(),
})

test('in the middle of a fight: a reload, then a cut connection, and the fight and the choices are as they were', async ({
  person,
}) => {
  const server = await TestServer.start({ times: { botDelayMs: 1 } })
  try {
    const ana = await person({ baseURL: server.address })
    await gather(server, [{ name: 'Ana', page: ana }], { seats: 3, options: { boxes: ['base'], passes: true } })
    await goRound([ana], { stop: '.munchkin:has(.mk-stage.is-yours .mk-fight):not(:has(.mk-gate)) .mk-step.loud' })
    const fight = await fightOf(ana)

    await ana.reload()
    await expect.poll(() => fightOf(ana)).toEqual(fight)

    await server.down('SIGKILL')
    await expect(ana.locator('.mk-step')).toContainText('Connection lost')
    await server.up()
    await expect.poll(() => fightOf(ana), { timeout: 120_000 }).toEqual(fight)

    await ana.locator('.mk-step').click()
    await expect.poll(() => ana.locator('.mk-step').innerText()).not.toBe(fight.step)
    await playOn(ana, (_, made) => made.stepped > 5)
  } finally {
    await server.end()
  }
})
