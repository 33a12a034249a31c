// A Munchkin table that stops for a while and goes on.

import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './fixture.ts'
import { PLAYS } from './limits.ts'
import { gather } from './munchkin-table.ts'
import type { TestServer } from './server.ts'
import { pressSurely } from './sure.ts'

test.describe.configure({ timeout: PLAYS })

test.use({ expected: /WebSocket|ERR_CONNECTION_REFUSED/ })

type People = (options?: { readonly locale: string }) => Promise<Page>

interface Pair {
  readonly table: string
  readonly ana: Page
  readonly bob: Page
}

/** Ana and Bob, who reads French, and a bot. */
async function sitTogether(server: TestServer, person: People): Promise<Pair> {
  const ana = await person()
  const bob = await person({ locale: 'fr-FR' })
  const guests = [
    { name: 'Ana', page: ana },
    { name: 'Bob', page: bob },
  ] as const
  const table = await gather(server, guests, { seats: 3, options: { boxes: ['base'], passes: true } })
  return { table, ana, bob }
}

const stepOf = (page: Page) => page.locator('.mk-step')

const handOf = (page: Page): Promise<string[]> =>
  page
    .locator('.mk-hand .mk-card')
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.card ?? '').toSorted())

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Table$/ }).click()
}

async function closeMenu(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test('a break: nobody can play until the host goes on', async ({ server, person }) => {
  const { ana, bob } = await sitTogether(server, person)
  await openMenu(ana)
  await ana.getByRole('button', { name: 'Take a break' }).click()
  await closeMenu(ana)
  await expect(stepOf(bob)).toHaveText(/^La table est en pause\. On attend Ana/)
  await expect(stepOf(bob)).toHaveAttribute('aria-disabled', 'true')
  await expectAccessible(bob)

  await stepOf(ana).filter({ hasText: 'The table is paused. Go on' }).click()
  await expect(stepOf(ana)).not.toContainText('paused')
  await expect(stepOf(bob)).not.toContainText('en pause')
})

test('an adjourned table is found by its link, after the server was stopped too, and goes on where it was', async ({
  server,
  person,
}) => {
  const { table, ana, bob } = await sitTogether(server, person)
  await openMenu(ana)
  await pressSurely(ana, 'Adjourn to another day')
  await expect(ana.getByRole('button', { name: 'Adjourn to another day' })).toHaveCount(0)
  await expect(ana.getByRole('dialog').getByRole('button', { name: 'Go on' })).toBeVisible()
  await closeMenu(ana)
  await expect(stepOf(bob)).toHaveText(/^Table ajournée/)
  const held = await handOf(bob)
  expect(held.length).toBeGreaterThan(0)
  await Promise.all([ana.goto('about:blank'), bob.goto('about:blank')])
  await server.down()
  await server.up()

  await bob.goto(`/t/${table}`)
  await expect(stepOf(bob)).toHaveText(/^Table ajournée.* On attend Ana/)
  await expect(stepOf(bob)).toHaveAttribute('aria-disabled', 'true')
  await expect.poll(() => handOf(bob)).toEqual(held)
  await ana.goto(`/t/${table}`)
  await stepOf(ana).filter({ hasText: 'Go on' }).click()
  await expect(stepOf(ana)).not.toContainText('adjourned')
  await expect(stepOf(bob)).not.toContainText('ajournée')
  await expect.poll(() => handOf(bob)).toEqual(held)
})
