// Nobody is shut out of any moment of a Munchkin game: both themes, a narrow phone, text twice as large on a desk and on a phone.
// The themes differ in colour alone, so the second one is asked for its contrast only.

import type { Page } from '@playwright/test'
import { MOMENTS } from '../screens/moments.ts'
import { enlarge, expectToFit } from './fits.ts'
import { axe, expect, expectAccessible, test } from './fixture.ts'
import { PLAYS } from './limits.ts'
import { arrive } from './people.ts'
import { Workshop } from './workshop.ts'

test.describe.configure({ timeout: PLAYS })

const WIDE = { width: 1280, height: 800 }
const NARROW = { width: 320, height: 640 }
const PHONE = { width: 360, height: 740 }

async function expectContrast(page: Page): Promise<void> {
  const { violations } = await axe(page).withRules('color-contrast').analyze()
  expect(violations.flatMap(({ nodes }) => nodes.map(({ target }) => target.join(' ')))).toEqual([])
}

async function expectOpenToAll(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectContrast(page)
  await page.setViewportSize(NARROW)
  await expectToFit(page)
  await enlarge(page, 2)
  for (const size of [PHONE, WIDE]) {
    await page.setViewportSize(size)
    await expectToFit(page)
  }
  await enlarge(page, 1)
}

test.describe('moments', () => {
  let workshop: Workshop
  test.beforeAll(() => {
    workshop = new Workshop()
  })
  test.afterAll(() => workshop.close())

  for (const { name, wish, pose } of MOMENTS.filter(({ scheme }) => scheme === undefined))
    test(name, async ({ page }) => {
      await page.setViewportSize(WIDE)
      await workshop.open(page, wish)
      await pose?.(page)
      await expectOpenToAll(page)
    })
})

test('set-up', async ({ page }) => {
  await page.setViewportSize(WIDE)
  await page.goto('/solo?game=munchkin')
  await page.locator('.setup-fold summary').click()
  await expectOpenToAll(page)
})

test('entrance with the form for a table', async ({ page }) => {
  await page.setViewportSize(WIDE)
  await page.goto('/')
  await page.getByRole('button', { name: /Play with friends/ }).click()
  await expect(page.getByLabel('Your name')).toBeFocused()
  await expectOpenToAll(page)
})

test('lobby, shared screen and table online', async ({ server, person }) => {
  const host = await server.openTable({ game: 'munchkin', seats: 4, options: { boxes: ['base', 'zombies'] } })
  const [ana, screen] = [await person({ viewport: WIDE }), await person({ viewport: WIDE })]
  await arrive(ana, host, 'Ana')
  await screen.goto(`/t/${host.table}?screen`)
  await expect(ana.getByRole('button', { name: 'Bots on the free seats, and start' })).toBeVisible()
  await expectOpenToAll(ana)
  await expectAccessible(screen)
  await ana.getByRole('button', { name: 'Bots on the free seats, and start' }).click()
  await expect(ana.locator('.munchkin')).toBeVisible()
  await expect(screen.locator('.munchkin.is-board')).toBeVisible()
  await expectOpenToAll(ana)
  await expectOpenToAll(screen)
  await ana.locator('.top-tools > .tool').first().click()
  await expect(ana.getByRole('dialog')).toBeVisible()
  await expectOpenToAll(ana)
})
