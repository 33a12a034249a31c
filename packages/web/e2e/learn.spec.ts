// The tutorials, done by pressing what the coach outlines.

import { expect } from '@playwright/test'
import { followCoach, MOST_CLICKS, waiting } from './coach.ts'
import { expectAccessible, test } from './fixture.ts'
import { WHOLE_GAMES } from './limits.ts'

test.describe.configure({ timeout: WHOLE_GAMES })

test('Munchkin is learnt from the landing page, up to the victory', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: /learn munchkin/i }).click()
  await expect(page).toHaveURL('/learn/munchkin')
  await waiting(page)
  await expectAccessible(page)
  await expect(page.locator('[aria-live="polite"]').first()).toContainText('Tap the outlined shield')
  const { steps, clicks } = await followCoach(page)
  expect(steps).toContain('ask')
  expect(steps.at(-1)).toBe('win')
  expect(clicks).toBeLessThan(MOST_CLICKS)
  await expect(page.locator('.coach')).toContainText('You won')
  await expect(page.getByRole('link', { name: 'Play for real' })).toBeVisible()
  await expectAccessible(page)
})

test.describe('in French, on a phone', () => {
  test.use({ locale: 'fr-FR', viewport: { width: 360, height: 740 } })

  test('Zombie Mosh! is learnt up to the end of the song', async ({ page }) => {
    await page.goto('/learn/mosh')
    await waiting(page)
    await expectAccessible(page)
    const { steps, clicks } = await followCoach(page)
    expect(steps.at(-1)).toBe('rest')
    expect(clicks).toBeLessThan(MOST_CLICKS)
    await expect(page.locator('.coach')).toContainText('gagne la chanson')
    await expectAccessible(page)
  })

  test('something else than the lesson is taken back with a word, and a lesson can be begun again', async ({
    page,
  }) => {
    await page.goto('/learn/munchkin')
    await waiting(page)
    await page.locator('.mk-question [data-does="openDoor"]').click()
    await expect(page.locator('.coach-astray')).toContainText('entouré')
    await expect(page.locator('.mk-fight')).toHaveCount(0)
    await page.getByRole('button', { name: 'Passer la leçon' }).click()
    await expect(page.locator('.coach')).toContainText('Leçon 2 sur 8')
    await page.locator('.mk-question [data-does="openDoor"]').click()
    await expect(page.locator('.mk-fight')).toBeVisible()
    await page.getByRole('button', { name: 'Refaire la leçon' }).click()
    await expect(page.locator('.mk-fight')).toHaveCount(0)
    await expect(page.locator('.coach-words')).toContainText('Chaque tour commence par une porte')
  })
})
