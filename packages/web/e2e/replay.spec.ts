import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './fixture.ts'
import { chooseZombie, hurryBots, playCards } from './keyboard.ts'
import { PLAYS } from './limits.ts'

test.describe.configure({ timeout: PLAYS })

/** Nothing sticks out of a narrow screen, neither the page nor a single control. */
async function expectToFit(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 740 })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  const outside = await page.locator('main :is(button, select, input, a)').evaluateAll(
    (controls, width) =>
      controls.flatMap((control) => {
        const { left, right } = control.getBoundingClientRect()
        return left < -1 || right > width + 1 ? [control.outerHTML.slice(0, 80)] : []
      }),
    width,
  )
  expect(outside).toEqual([])
}

test('a finished game is stepped through, scrubbed, linked to, verified, downloaded, and a false copy is caught', async ({
  page,
  context,
}) => {
  await hurryBots(page)
  await page.goto('/solo?now')
  await chooseZombie(page, 6)
  await playCards(page)
  await page.goto(`${page.url().replace('/solo/', '/replay/')}#12`)

  const scrubber = page.getByRole('slider', { name: 'Moment' })
  await expect(scrubber).toHaveValue('12')
  await page.keyboard.press('ArrowRight')
  await expect(scrubber).toHaveValue('13')
  await expect(page).toHaveURL(/#13$/)
  await page.keyboard.press('PageDown')
  const round = Number(await scrubber.inputValue())
  expect(round).toBeGreaterThan(13)
  await page.keyboard.press('Home')
  await page.keyboard.press(' ')
  await expect(page.getByRole('button', { name: /^Pause/ })).toBeVisible()
  await expect(scrubber).toHaveValue('2')
  await page.keyboard.press(' ')

  await scrubber.fill('7')
  await expect(page).toHaveURL(/#7$/)
  await page.getByRole('button', { name: /^One back/ }).click()
  await expect(scrubber).toHaveValue('6')
  await page.getByRole('button', { name: /^To the end/ }).click()
  await expect(scrubber).toHaveValue((await scrubber.getAttribute('max'))!)
  await scrubber.fill('15')

  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy a link to this moment' }).click()
  await expect(page.getByText('Copied.')).toBeVisible()
  const other = await context.newPage()
  await other.goto(await page.evaluate(() => navigator.clipboard.readText()))
  await expect(other.getByRole('slider', { name: 'Moment' })).toHaveValue('15')
  expect(await other.locator('.theatre-story').innerText()).toBe(await page.locator('.theatre-story').innerText())
  await other.close()

  await expect(page.getByRole('heading', { name: 'Hands' })).toBeVisible()
  await expectAccessible(page)
  await expectToFit(page, 360)
  await page.getByRole('button', { name: 'Français' }).click()
  await expect(page.getByRole('slider', { name: 'Moment' })).toBeVisible()
  await expectToFit(page, 360)
  await page.getByRole('button', { name: 'English' }).click()
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.getByLabel('Seen').selectOption({ label: 'As the audience' })
  await expect(page.getByRole('heading', { name: 'Hands' })).toHaveCount(0)

  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page.getByText(/^✓?\s*True: \d+ rows/)).toBeVisible()

  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ])
  const lines = readFileSync(await saved.path(), 'utf8')
    .trimEnd()
    .split('\n')
  const row = JSON.parse(lines[10]!)
  lines[10] = JSON.stringify({ ...row, hash: row.hash.replace(/^./, (digit: string) => (digit === '0' ? '1' : '0')) })

  await page.goto('/replay')
  await page.locator('input[type=file]').setInputFiles({
    name: 'false.log',
    mimeType: 'text/plain',
    buffer: Buffer.from(`${lines.join('\n')}\n`),
  })
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page.getByText(/^False from row 10 on/)).toBeVisible()
})

test('a game that is still being played shows its player no other hand', async ({ page }) => {
  await hurryBots(page)
  await page.goto('/solo?now')
  await chooseZombie(page, 1)
  await playCards(page, 1)
  await page.goto(page.url().replace('/solo/', '/replay/'))
  await expect(page.getByText('Still being played')).toBeVisible()
  await expect(page.getByRole('option', { name: 'All hands open' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Download' })).toHaveCount(0)
})

test('a file that is no log is refused in words', async ({ page }) => {
  await page.goto('/replay')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'x.txt', mimeType: 'text/plain', buffer: Buffer.from('moo') })
  await expectAccessible(page)
  await expect(page.getByRole('alert').filter({ hasText: 'not the log' })).toBeVisible()
})
