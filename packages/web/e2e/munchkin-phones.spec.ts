// One big screen for everybody, phones as hands.

import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './fixture.ts'
import { PLAYS } from './limits.ts'
import { goRound } from './munchkin-table.ts'
import { arrive } from './people.ts'

test.describe.configure({ timeout: PLAYS })

test('two phones join by the link on the screen and play some turns; the screen shows the table and no hand', async ({
  server,
  person,
}) => {
  const screen = await person({ viewport: { width: 1440, height: 900 } })
  const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
  const [ana, bob] = [await person(phone), await person(phone)]
  const host = await server.openTable({
    game: 'munchkin',
    seats: 3,
    options: { boxes: ['base'], passes: true },
    pace: 'brisk',
  })

  await screen.goto(`/t/${host.table}?screen`)
  await expect(screen.getByRole('img', { name: 'QR code of the link to this table' })).toBeVisible()
  const link = await screen.locator('.shared-address').innerText()
  await arrive(ana, host, 'Ana')
  await bob.goto(link)
  await bob.getByRole('textbox', { name: 'Your name' }).fill('Bob')
  await bob.getByRole('button', { name: 'Sit down', exact: true }).click()
  await expect(screen.getByRole('listitem').filter({ hasText: 'Bob' })).toBeVisible()
  await ana.getByRole('button', { name: 'Bots on the free seats, and start' }).click()
  await expect(screen.locator('.munchkin.is-board')).toBeVisible()

  const copiesIn = (page: Page, part: string): Promise<string[]> =>
    page.locator(`${part} [data-card]`).evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.card ?? ''))
  await goRound([ana, bob], {
    async look() {
      for (const page of [ana, bob]) {
        const held = await copiesIn(page, '.mk-hand')
        const shown = await copiesIn(screen, 'main')
        // A card may have left the hand between two looks, for all to see.
        const still = await copiesIn(page, '.mk-hand')
        const leaked = shown.filter((copy) => held.includes(copy) && still.includes(copy))
        expect(leaked, 'no card of a hand lies on the screen').toEqual([])
      }
      return /Turn ([3-9]|\d\d)/.test(await ana.locator('.mk-bar-game').innerText())
    },
  })
  await expect(screen.locator('.mk-hand, .mk-dock, .mk-own')).toHaveCount(0)
  await expect(screen.locator('.mk-stage')).toBeVisible()
  for (const name of ['Ana', 'Bob']) await expect(screen.getByText(name).first()).toBeVisible()
  await expectAccessible(screen)
  await expectAccessible(bob)
})
