import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './fixture.ts'
import { TestServer } from './server.ts'

async function openTable(page: Page, name: string): Promise<string> {
  await page.goto('/')
  await page.getByRole('button', { name: /Play with friends/ }).click()
  await page.getByLabel('Your name').fill(name)
  await page.getByRole('radio', { name: /Zombie Mosh/ }).check()
  await page.getByRole('button', { name: 'Open the table' }).click()
  await page.waitForURL('**/t/*')
  return page.url()
}

async function sitDown(page: Page, address: string, name: string): Promise<void> {
  await page.goto(address)
  await page.getByRole('textbox', { name: /Your name|Ton nom/ }).fill(name)
  await page.getByRole('button', { name: /^(Sit down|S'asseoir)$/ }).click()
  await expect(page.getByText(/^(You|Toi)$/)).toBeVisible()
}

const place = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })

test('two people meet, one in English and one in French, and play against two bots', async ({ person }) => {
  const ana = await person()
  const bob = await person({ locale: 'fr-FR', colorScheme: 'dark', viewport: { width: 360, height: 740 } })
  const address = await openTable(ana, 'Ana')
  await expectAccessible(ana)

  await bob.goto(address)
  await expect(bob.getByRole('heading', { level: 1 })).toHaveText('La balance')
  await expectAccessible(bob)
  await sitDown(bob, address, 'Bob')
  await expect(place(ana, 'Bob')).toBeVisible()
  await expect(bob.getByText('On attend que Ana lance la partie.')).toBeVisible()

  await ana.getByRole('button', { name: 'Add a bot on seat 3' }).click()
  await ana.getByLabel('Strength of the bot on seat 3').selectOption('sharp')
  await expect(place(bob, 'Robot 3').getByText('Redoutable')).toBeVisible()

  await ana.getByRole('button', { name: 'Bots on the free seats, and start' }).click()
  await expect(ana.getByRole('heading', { name: 'Choose your zombie' })).toBeVisible()
  await expect(bob.getByRole('heading', { name: 'Choisis ton zombi' })).toBeVisible()
})

test('the host adds and sends away bots, locks, mutes, hands over and throws out', async ({ person }) => {
  const ana = await person()
  const bob = await person()
  const eve = await person()
  const address = await openTable(ana, 'Ana')
  await sitDown(bob, address, 'Bob')

  await ana.getByRole('button', { name: 'Add a bot on seat 3' }).click()
  await ana.getByRole('button', { name: 'Send the bot on seat 3 away' }).click()
  await expect(place(ana, 'Free seat')).toHaveCount(2)

  await ana.getByLabel(/Lock the table/).click()
  await expect(ana.getByLabel(/Lock the table/)).toBeChecked()
  await eve.goto(address)
  await expect(eve.getByText('The host has locked the table.', { exact: false })).toBeVisible()
  await expect(ana.getByText('Watching: 1', { exact: false })).toBeVisible()

  await ana.getByRole('button', { name: 'Mute Bob' }).click()
  await expect(place(bob, 'Bob').getByText('Muted')).toBeVisible()

  await ana.getByRole('button', { name: 'Make Bob the host' }).click()
  await expect(place(bob, 'Bob').getByText('Host')).toBeVisible()
  await bob.getByRole('button', { name: 'Throw Ana out' }).click()
  await bob.getByRole('button', { name: /Sure\?/ }).click()
  await expect(ana.getByRole('heading', { name: 'Shown the door' })).toBeVisible()
  await ana.getByRole('button', { name: 'To the table, without a seat' }).click()
  await expect(ana.getByRole('heading', { name: 'Soundcheck' })).toBeVisible()
})

test.describe('invitations', () => {
  test.use({ expected: /403/ })

  let server: TestServer
  test.beforeAll(async () => {
    // A new link is for somebody who has been gone for a while: here, for a moment.
    server = await TestServer.start({ times: { graceMs: 1 } })
  })
  test.afterAll(() => server.end())

  test('a lost seat comes back by an invitation that works once and leaves the address bar', async ({ person }) => {
    const at = { baseURL: server.address }
    const ana = await person(at)
    const bob = await person(at)
    const again = await person(at)
    const address = await openTable(ana, 'Ana')
    await sitDown(bob, address, 'Bob')
    await expect(ana.getByRole('button', { name: /A new link for Bob/ })).toHaveCount(0)
    await bob.context().close()

    const only = ana.getByRole('region', { name: 'Only for Bob' })
    // Who presses before the server has noticed that Bob is gone presses again.
    await expect(async () => {
      await ana.getByRole('button', { name: /A new link for Bob/ }).click({ timeout: 10_000 })
      await expect(only).toBeVisible({ timeout: 2_000 })
    }).toPass()
    const invitation = await only.getByRole('textbox').inputValue()
    expect(invitation).toContain(`${address}#i=`)

    await again.goto(invitation)
    await expect(again.getByRole('heading', { name: 'Your seat is waiting' })).toBeVisible()
    expect(again.url()).toBe(address)
    await again.getByLabel('Your name').fill('Bob')
    await again.getByRole('button', { name: 'Take my seat' }).click()
    await expect(place(again, 'Bob').getByText('You')).toBeVisible()

    const eve = await person(at)
    await eve.goto(invitation)
    await eve.getByLabel('Your name').fill('Eve')
    await eve.getByRole('button', { name: 'Take my seat' }).click()
    await expect(eve.getByRole('alert').filter({ hasText: 'This invitation has been used' })).toBeVisible()
  })
})

test('a seat is remembered: it survives a reload and is offered on the landing page; its secret is in no address', async ({
  page,
}) => {
  const address = await openTable(page, 'Ana')
  const secret = await page.evaluate(
    () =>
      Object.values(localStorage)
        .join()
        .match(/"secret":"([^"]+)"/)?.[1] ?? '',
  )
  expect(secret.length).toBeGreaterThanOrEqual(22)
  expect(page.url()).not.toContain(secret)
  expect(await page.content()).not.toContain(secret)

  await page.reload()
  await expect(place(page, 'Ana').getByText('You')).toBeVisible()

  await page.goto('/')
  await page.getByRole('link', { name: /Carry on.*as Ana/ }).click()
  await expect(page).toHaveURL(address)
  await expect(place(page, 'Ana').getByText('Host')).toBeVisible()
})

test('a link that is pasted leads to its table, and nonsense is answered in words', async ({ person }) => {
  const ana = await person()
  const bob = await person()
  const address = await openTable(ana, 'Ana')

  await bob.goto('/')
  await bob.getByLabel('Link or table code').fill('come and play')
  await bob.getByRole('button', { name: 'To the table' }).click()
  await expect(bob.getByText('That is neither a link to a table nor a code.')).toBeVisible()
  await bob.getByLabel('Link or table code').fill(address)
  await bob.getByRole('button', { name: 'To the table' }).click()
  await expect(bob.getByRole('heading', { name: 'Soundcheck' })).toBeVisible()
})

test.describe('what is not there', () => {
  test.use({ expected: /404/ })

  test('a table that is gone and a page that never was say so, and lead back', async ({ page }) => {
    await page.goto('/t/nosuchtable0')
    await expect(page.getByRole('heading', { name: 'This table is gone' })).toBeVisible()
    await page.goto('/nowhere')
    await expect(page.getByRole('heading', { name: 'Nobody plays here' })).toBeVisible()
    await page.getByRole('link', { name: 'Back to the entrance' }).click()
    await expect(page.getByRole('link', { name: /Play now/ })).toBeVisible()
  })
})
