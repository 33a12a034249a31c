// A game that the page knows nothing of but its kit, on the plain screen: against the real server, and without any.

import { join, resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { choices, playByKeyboard, playToTheEnd } from './biscuit-hands.ts'
import { test as base, expect, expectAccessible } from './fixture.ts'
import { hurryBots, tabTo } from './keyboard.ts'
import { BISCUITS, KitServer, LITTLE_GAME, LITTLE_PAGES } from './kit-server.ts'
import { WHOLE_GAMES } from './limits.ts'
import { arrive } from './people.ts'
import { TestServer } from './server.ts'

const ROOT = resolve(import.meta.dirname, '../../..')

const test = base.extend<object, { readonly kitServer: KitServer }>({
  kitServer: [
    // biome-ignore lint/correctness/noEmptyPattern: playwright reads the names of fixtures from this pattern
    async ({}, use) => {
      const server = await KitServer.start()
      await use(server)
      await server.end()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ kitServer }, use) => use(kitServer.address),
})

test.describe.configure({ timeout: WHOLE_GAMES })

/** The replay of a game that is over lays the table out again with all hands, and its log verifies. */
async function isTrueAgain(page: Page): Promise<void> {
  await expect(page.locator('.plain-outline').first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Hands' }).locator('.open-card').first()).toHaveText(
    /^(A dry biscuit|A ginger nut|A chocolate cookie|The dog)/,
  )
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page.getByText(/True: \d+ rows/)).toBeVisible()
}

/** Ana and Bob, who reads French, at a table of their own. */
async function gather(
  server: Pick<KitServer | TestServer, 'address' | 'openTable' | 'sitDown'>,
  person: (options?: { readonly locale?: string; readonly baseURL?: string }) => Promise<Page>,
  more: object = {},
) {
  const host = await server.openTable(more)
  const guest = await server.sitDown(host.table, 'Bob')
  const ana = await person({ baseURL: server.address })
  const bob = await person({ baseURL: server.address, locale: 'fr-FR' })
  await arrive(ana, host, 'Ana')
  await arrive(bob, guest, 'Bob')
  await expect(bob.getByText('Ana').first()).toBeVisible()
  await ana.getByRole('button', { name: 'Start', exact: true }).click()
  await expect(choices(ana).first()).toBeVisible()
  await expect(bob.getByText('On attend les autres.')).toBeVisible()
  return { table: host.table, ana, bob }
}

test('a person and a bot finish the little game on the real server, and its replay is true', async ({
  kitServer,
  page,
}) => {
  await arrive(page, await kitServer.openTable(), 'Ana')
  await page.getByRole('button', { name: 'Bots on the free seats, and start' }).click()
  await expect(page.getByRole('heading', { name: 'The Last Biscuit' })).toBeVisible()
  await playToTheEnd(page)
  await expect(page.locator('.plain-latest')).toContainText('Crumbs on the chin of')
  await expect(page.getByRole('button', { name: 'Play again' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Watch the replay' }).click()
  await isTrueAgain(page)
})

test('a person and a bot finish the little game on this device, without any server and by keyboard alone', async ({
  page,
}) => {
  await hurryBots(page)
  await page.goto('/solo?now=biscuit')
  await expect(page.getByRole('heading', { name: 'The Last Biscuit' })).toBeVisible()
  await page.route('**/api/**', (route) => route.abort())
  await playByKeyboard(page)
  await page.keyboard.press('l')
  await expect(page.getByRole('complementary').getByText('Crumbs on the chin of')).toBeVisible()
  await tabTo(page, /Watch the replay/)
  await page.keyboard.press('Enter')
  await isTrueAgain(page)
})

test('the entrance invites to a game from outside: a ticket in its own words, against bots, with friends', async ({
  page,
}) => {
  await page.goto('/')
  const ways = page.getByRole('region', { name: 'Ways to play' })
  await expect(ways.getByRole('link', { name: 'The Last Biscuit Eat your biscuits' })).toHaveAttribute(
    'href',
    '/solo?now=biscuit',
  )
  await expectAccessible(page)
  await ways.getByRole('button', { name: 'With friends', exact: true }).click()
  await expect(page.getByLabel('Your name')).toBeFocused()
  await expect(page.getByRole('radio', { name: /^The Last Biscuit/ })).toBeChecked()
  await expectAccessible(page)
  await page.keyboard.type('Ana')
  await page.getByRole('button', { name: 'Open the table' }).click()
  await page.getByRole('button', { name: 'Bots on the free seats, and start' }).click()
  await expect(page.getByRole('heading', { name: 'The Last Biscuit' })).toBeVisible()

  await page.goto('/')
  await ways.getByRole('link', { name: 'Against bots' }).click()
  await expect(page).toHaveURL('/solo?game=biscuit')
  await expect(page.getByRole('radio', { name: /^The Last Biscuit/ })).toBeChecked()
  await page.getByRole('button', { name: 'Begin', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'The Last Biscuit' })).toBeVisible()
})

test('no page leads to a lesson or cards of a game that has none', async ({ kitServer, page }) => {
  const { table } = await kitServer.openTable()
  for (const path of ['/', '/solo?game=biscuit', '/rules', '/rules/biscuit', '/cards', '/learn/mosh', `/t/${table}`]) {
    await page.goto(path)
    await expect(page.getByRole('main')).not.toBeEmpty()
    await page.waitForLoadState('networkidle')
    const leads = await page
      .getByRole('link')
      .evaluateAll((links) =>
        links.map((link) => link.getAttribute('href')!).filter((href) => /learn|cards/.test(href)),
      )
    expect(
      leads.filter((href) => href.includes('biscuit')),
      path,
    ).toEqual([])
    if (path === '/') expect(leads).toEqual(expect.arrayContaining(['/learn/munchkin', '/learn/mosh']))
  }
  await page.goto('/solo?game=biscuit')
  await page.getByText('Zombie Mosh!').first().click()
  await expect(page.getByRole('link', { name: /Learn by playing/ })).toHaveAttribute('href', '/learn/mosh')
})

for (const width of [360, 1440])
  for (const locale of ['en-GB', 'fr-FR'])
    test(`the entrance with a game from outside fits ${width} pixels: ${locale}`, async ({ person }) => {
      const page = await person({ locale, viewport: { width, height: 800 } })
      await page.goto('/')
      await expect(page.getByText(/^(The Last Biscuit|Le dernier biscuit)$/)).toBeVisible()
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      await page.screenshot({ path: join(ROOT, `.cache/plain/entrance-${width}-${locale}.png`), fullPage: true })
    })

test('nobody does anything: the clock closes the plate, and then plays for whoever dawdles', async ({
  kitServer,
  person,
}) => {
  const biscuit = (page: Page) => page.getByRole('button', { name: /^Eat/ }).first()
  let { ana, bob } = await gather(kitServer, person)
  // Once in a hundred tables Ana is dealt nothing but dogs.
  while (!(await biscuit(ana).isVisible())) ({ ana, bob } = await gather(kitServer, person))
  await biscuit(ana).click()
  await expect(bob.getByText('Tu peux répondre.')).toBeVisible()
  await expect(bob.getByRole('timer')).toBeVisible()
  await expectAccessible(bob)
  await expect(bob.locator('.plain-latest')).toContainText(/Ana mange/)
  await expect(bob.getByText('À toi : que fais-tu ?')).toBeVisible()
  await expect(ana.getByText('Waiting for the others.')).toBeVisible()
  // LB-TURN-03: Bob plays the driest card that he has.
  await expect(ana.locator('.plain-latest')).toContainText(/Bob (puts|calls)/)
})

test('people at the plain screen talk, take a break and go on', async ({ kitServer, person }) => {
  const { ana, bob } = await gather(kitServer, person, { pace: 'endless' })
  await bob.setViewportSize({ width: 390, height: 844 })
  await ana.setViewportSize({ width: 1280, height: 800 })
  await ana.getByRole('textbox', { name: 'Say something' }).fill('1 biscuit for me')
  await ana.keyboard.press('Enter')
  await bob.getByRole('button', { name: 'Récit et papotage, 1 non lus' }).click()
  await expect(bob.getByText('1 biscuit for me')).toBeVisible()
  await expectAccessible(bob)
  await bob.getByRole('button', { name: 'rigole' }).click()
  await expect(ana.getByText('laughs')).toBeVisible()
  await bob.keyboard.press('Escape')
  await expect(bob.getByText('1 biscuit for me')).toHaveCount(0)
  expect(await choices(ana).count(), 'what is typed chooses nothing').toBeGreaterThan(0)

  await ana.getByRole('button', { name: 'Table', exact: true }).click()
  await ana.getByRole('button', { name: 'Take a break' }).click()
  await ana.keyboard.press('Escape')
  await expect(bob.getByText('La table est en pause.')).toBeVisible()
  await expect(choices(ana)).toHaveCount(0)
  await expectAccessible(ana)
  await ana.getByRole('button', { name: 'Go on' }).click()
  await choices(ana).first().click()
  await expect(bob.getByText('Tu peux répondre.').or(bob.getByText('À toi : que fais-tu ?')).first()).toBeVisible()
})

test('a no names the rule, which opens; what can be taken back has a button', async ({ kitServer, page, context }) => {
  // The page offers only what is allowed, so the wire says that something can be undone, and asks for what cannot be done.
  await page.routeWebSocket(/\/socket$/, (line) => {
    const server = line.connectToServer()
    server.onMessage((text) => {
      const message = JSON.parse(String(text))
      if (message.sight !== undefined) message.sight.undo = true
      line.send(JSON.stringify(message))
    })
    line.onMessage((text) => {
      const message = JSON.parse(String(text))
      const isPlay = message.type === 'choose' && message.choice.type === 'play'
      server.send(JSON.stringify(isPlay ? { ...message, choice: { type: 'dog', turn: 1 } } : message))
    })
  })
  await arrive(page, await kitServer.openTable(), 'Ana')
  await page.getByRole('button', { name: 'Bots on the free seats, and start' }).click()
  await page.getByRole('button', { name: 'Take it back' }).click()
  await expect(page.locator('.refused')).toContainText('Nothing of yours to take back.')
  await choices(page).first().click()
  await expect(page.locator('.refused')).toContainText('There is nothing on that plate for you.')
  await expectAccessible(page)
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: /LB-DOG-01/ }).click()
  const book = await opened
  await expect(book.getByRole('region', { name: 'Whose dog is this?' })).toBeFocused()
  await expectAccessible(book)
})

test.describe('in the audience', () => {
  test.use({ expected: /WebSocket/ })

  test('nobody who watches sees a hand while people play', async ({ kitServer, person }) => {
    expect(kitServer.address, 'its page is built').toContain('http')
    const server = await TestServer.start({ kit: LITTLE_GAME, pages: LITTLE_PAGES })
    try {
      const { table, ana, bob } = await gather(server, person, BISCUITS)
      const eve = await person({ baseURL: server.address })
      await eve.goto(`/t/${table}`)
      await expect(eve.getByText('Others play, you watch.')).toBeVisible()
      for (const page of [ana, bob]) await choices(page).first().click()
      await expect(eve.locator('.open-card')).toHaveCount(0)
      await expectAccessible(eve)
    } finally {
      await server.end()
    }
  })
})

for (const width of [360, 1440])
  for (const locale of ['en-GB', 'fr-FR'])
    test(`the plain screen fits ${width} pixels and breaks no rule of access: ${locale}`, async ({ person }) => {
      const page = await person({ locale, viewport: { width, height: 800 } })
      await page.goto('/solo?now=biscuit')
      await expect(choices(page).first()).toBeVisible()
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      expect(await page.locator('.plain').innerText(), 'no key, no JSON').not.toMatch(/[{}[\]_]|undefined|NaN/)
      await page.screenshot({ path: join(ROOT, `.cache/plain/${width}-${locale}.png`), fullPage: true })
    })
