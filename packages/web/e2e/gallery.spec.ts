import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './fixture.ts'
import { PLAYS } from './limits.ts'
import { dropFile, EXAMPLE, RUDE_PACK, SLY_NAME, SLY_PACK } from './packs.ts'

test.describe.configure({ timeout: PLAYS })

const tiles = (page: Page) => page.locator('a.tile')
const count = (page: Page) => page.locator('.gallery-count')

for (const colorScheme of ['light', 'dark'] as const)
  test(`the gallery and a card shut nobody out: ${colorScheme}`, async ({ person }) => {
    const page = await person({ colorScheme })
    await page.goto('/cards')
    await expect(page.locator('a.tile .picture').first()).toBeVisible()
    await expectAccessible(page)
    await tiles(page).nth(12).click()
    await expect(page.locator('.card-rules a').first()).toBeVisible()
    await expectAccessible(page)
  })

test('cards are searched and filtered, and the address keeps it', async ({ page }) => {
  await page.goto('/cards')
  await expect(tiles(page).first()).toBeVisible()
  const all = await tiles(page).count()
  expect(all).toBeGreaterThan(500)

  await page.getByLabel('Kind').selectOption('Monster')
  await expect.poll(() => tiles(page).count()).toBeLessThan(all)
  await page.getByRole('button', { name: 'Munchkin Zombies' }).click()
  await page.getByRole('spinbutton', { name: 'from' }).fill('10')
  await page.getByRole('spinbutton', { name: 'to' }).fill('10')
  await page.getByLabel('Tag').selectOption('Undead')
  await expect(page).toHaveURL('/cards?kind=monster&box=zombies&from=10&to=10&tag=undead')
  // The wall follows the address when there is time.
  const others = async (): Promise<string[]> =>
    (await tiles(page).allInnerTexts()).filter((text) => !/, Monster, level 10$/m.test(text))
  await expect.poll(others).toEqual([])
  const left = await tiles(page).allInnerTexts()
  expect(left.length).toBeGreaterThan(0)

  await page.reload()
  await expect(tiles(page)).toHaveCount(left.length)
  await page.getByRole('button', { name: 'Start over' }).click()
  await page.getByRole('button', { name: 'All boxes' }).click()
  await expect(tiles(page)).toHaveCount(all)

  await page.getByRole('searchbox').fill('no such thing anywhere')
  await expect(count(page)).toHaveText('Not one card is like that. Ask for less.')
})

test('a card has an address of its own, in both languages, and leads to its rules', async ({ page }) => {
  await page.goto('/cards/base/elf')
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByRole('heading', { level: 2 })).toHaveText('Elf')
  await expect(page).toHaveTitle('Elf · Brouhaha')
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/cards')
  await expect(page.locator('#card-base-elf')).toBeFocused()

  await page.getByRole('button', { name: 'Français' }).click()
  await page.locator('#card-base-elf').press('Enter')
  await expect(sheet.getByRole('heading', { level: 2 })).toHaveText('Elfe')
  await page.keyboard.press('ArrowRight')
  await expect(sheet.getByRole('heading', { level: 2 })).not.toHaveText('Elfe')
  await page.keyboard.press('ArrowLeft')
  await sheet.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/rules\/MK-IDENT-\d\d$/)
  await expect(page.locator('.rule.wanted')).toBeInViewport()
  await page.goBack()
  await expect(page).toHaveURL('/cards/base/elf')
})

test('on a phone every card is read from its top', async ({ person }) => {
  const page = await person({ viewport: { width: 360, height: 640 } })
  await page.goto('/cards/base/elf')
  await expect(page.locator('.card-rules a').first()).toBeAttached()
  await expect(page.getByRole('button', { name: 'Put it back' })).toBeFocused()
  const scrolled = () => page.getByRole('dialog').evaluate((sheet) => sheet.scrollTop)
  expect(await scrolled()).toBe(0)
  await page.getByRole('dialog').evaluate((sheet) => sheet.scrollTo(0, 300))
  expect(await scrolled()).toBe(300)
  await page.keyboard.press('ArrowRight')
  await expect.poll(scrolled).toBe(0)
})

test('arrows walk along the wall', async ({ page }) => {
  await page.goto('/cards?box=star')
  await tiles(page).first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(tiles(page).nth(1)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await expect(tiles(page).nth(1)).toBeFocused()
  await page.keyboard.press('End')
  await expect(tiles(page).last()).toBeFocused()
  await expect(tiles(page).last().locator('.picture')).toBeVisible()
})

test('only what is near is drawn', async ({ page }) => {
  await page.goto('/cards')
  await expect(page.locator('a.tile .picture').first()).toBeVisible()
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2))
  await expect.poll(() => page.locator('a.tile .picture').count()).toBeLessThan(120)
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect(tiles(page).last().locator('.picture')).toBeVisible()
  await expect(tiles(page).first().locator('.picture')).toHaveCount(0)
})

test('an address without a card says so and shows the wall', async ({ page }) => {
  await page.goto('/cards/attic/ghost')
  await expect(page.getByRole('alert').filter({ hasText: 'no such card' })).toBeVisible()
  await expect(tiles(page).first()).toBeVisible()
  await page.goto('/cards/star')
  await expect(page).toHaveURL('/cards?box=star')
})

test('the example pack is shown in both languages, kept on this device, and removed', async ({ page }) => {
  const { box, name, cards } = JSON.parse(EXAMPLE)
  await page.goto('/cards')
  await dropFile(page, 'pack.json', EXAMPLE)
  await expect(page).toHaveURL(`/cards?box=${box}`)
  await expect(tiles(page)).toHaveCount(cards.length)
  await expect(tiles(page).first().locator('.picture')).toBeVisible()
  await expectAccessible(page)

  await page.goto(`/cards/${box}/${cards[0].id}`)
  const title = page.getByRole('dialog').getByRole('heading', { level: 2 })
  await expect(title).toHaveText(cards[0].en.name)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Français' }).click()
  await page.locator(`#card-${box}-${cards[0].id}`).click()
  await expect(title).toHaveText(cards[0].fr.name)
  await page.keyboard.press('Escape')

  const remove = page.locator('.own-packs button')
  await remove.click()
  await remove.click()
  await expect(page.getByRole('button', { name: name.fr })).toHaveCount(0)
  await page.goto(`/cards/${box}/${cards[0].id}`)
  await expect(page.getByRole('alert').filter({ hasText: "n'est pas ici" })).toBeVisible()
})

test('a name that would like to be more than text is text', async ({ page }) => {
  await page.goto('/cards')
  await dropFile(page, 'sly.json', JSON.stringify(SLY_PACK))
  await expect(tiles(page)).toHaveCount(2)
  await expect(tiles(page).last().locator('.picture')).toBeVisible()
  await tiles(page).last().click()
  await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toHaveText(SLY_NAME)
  await expect(page.locator('main img, dialog img, svg image, [onload], [onerror]')).toHaveCount(0)
})

test('a pack that is wrong is refused with every place, and shows nothing', async ({ page }) => {
  await page.goto('/cards')
  await dropFile(page, 'rude.json', JSON.stringify(RUDE_PACK))
  await expect(page.getByRole('alert').filter({ hasText: 'rude.json: 3 things to mend' })).toBeVisible()
  const faults = page.locator('.faults li')
  await expect(faults.nth(0)).toContainText('cards[0].en.name')
  await expect(faults.nth(1)).toContainText('cards[1].kind')
  await expect(faults.nth(1)).toContainText('Perhaps special?')
  await expect(faults.nth(2)).toContainText('cards[2].id')
  await expect(page.locator('main img')).toHaveCount(0)
  await expectAccessible(page)

  const file = (name: string, text: string) => ({ name, mimeType: 'application/json', buffer: Buffer.from(text) })
  const field = page.getByLabel('Choose a file')
  await field.setInputFiles(file('cut.json', '{"box": '))
  await expect(page.getByRole('alert').filter({ hasText: 'cut.json is not JSON' })).toBeVisible()
  await field.setInputFiles(file('whale.json', ' '.repeat(300_000)))
  await expect(page.getByRole('alert').filter({ hasText: 'whale.json is too large' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'The Pantry' })).toHaveCount(0)
})

test('the cards of Zombie Mosh! hang there too, with their parts to look for and their rules', async ({ page }) => {
  await page.goto('/cards')
  await page.getByRole('button', { name: 'Zombie Mosh!' }).click()
  await expect(tiles(page)).toHaveCount(10)
  await expect(tiles(page).first().locator('.picture')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Body part').selectOption('head')
  await expect(page).toHaveURL('/cards?box=mosh&part=head')
  await expect(tiles(page)).toHaveCount(4)

  await page.goto('/cards/mosh/head-left-arm')
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByRole('heading', { level: 2 })).toHaveText('Head / left arm')
  await expect(sheet).toContainText('5 in the box')
  await expect(sheet).toContainText('it hits the head or the left arm')
  await expectAccessible(page)
  await sheet.getByRole('link').first().click()
  await expect(page).toHaveURL('/rules/ZM-CARD-01')
  await expect(page.locator('.rule.wanted')).toBeInViewport()
})

test('on a French page a pack that is wrong is refused in French', async ({ page }) => {
  await page.goto('/cards')
  await page.getByRole('button', { name: 'Français' }).click()
  await dropFile(page, 'rude.json', JSON.stringify(RUDE_PACK))
  await expect(page.getByRole('alert').filter({ hasText: '3 choses à réparer' })).toBeVisible()
  await expect(page.locator('.faults li').nth(1)).toContainText('un de ces mots')
  await expect(page.locator('.faults [lang="en"]')).toHaveCount(0)
})

test('the entrance leads to the cards and carries none of them', async ({ page }) => {
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map((entry) => ({ name: entry.name, size: (entry as PerformanceResourceTiming).decodedBodySize })),
  )
  expect(scripts.filter(({ name }) => /Gallery|family|icons/.test(name))).toEqual([])
  expect(scripts.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(290_000)
  await page.getByRole('link', { name: /See all the cards/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All the cards')
})
