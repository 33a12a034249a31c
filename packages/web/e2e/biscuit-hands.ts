// Hands that play the little game on the plain screen.

import { expect, type Page } from '@playwright/test'
import { tabTo } from './keyboard.ts'

const over = (page: Page) => page.getByText(/^(The game is over\.|La partie est finie\.)$/)
export const choices = (page: Page) => page.locator('.plain-choices button:not([aria-disabled=true])')

/** Answers once there is something to press; false when the game is over. */
async function isToPlay(page: Page): Promise<boolean> {
  await over(page).or(choices(page)).first().waitFor()
  return !(await over(page).isVisible())
}

/** Takes the first choice, by its key or by its button, until the game is over. */
export async function playToTheEnd(page: Page): Promise<void> {
  for (let turn = 0; await isToPlay(page); turn++)
    if (turn % 2 === 0) await page.keyboard.press('1')
    else
      await choices(page)
        .first()
        .click({ timeout: 2000 })
        .catch(() => {})
}

/** As where the button under one's finger has just gone. */
const loseFocus = (page: Page) => page.evaluate(() => (document.activeElement as HTMLElement).blur())

/** The same without a pointer: the first button is sought with Tab, and has the focus from then on whenever there is a new one. */
export async function playByKeyboard(page: Page): Promise<void> {
  await isToPlay(page)
  await tabTo(page, /^1/)
  const focused = page.locator('.plain-choices button:focus')
  for (let turn = 0; await isToPlay(page); turn++) {
    await expect(focused.or(over(page)).first()).toBeVisible()
    if (turn % 3 === 2) await loseFocus(page)
    await page.keyboard.press(turn % 3 === 0 ? 'Space' : turn % 3 === 1 ? 'Enter' : '1')
  }
}
