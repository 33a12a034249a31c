// What is photographed. A new page joins by one entry.

import { expect, type Page } from '@playwright/test'
import type { Games } from './games.ts'

export const WIDTHS = { 360: 740, 768: 1024, 1440: 900 } as const
export const LANGUAGES = ['en', 'fr'] as const

export interface Screen {
  readonly name: string
  /** Whose browser it is: somebody new, or somebody in the middle of a game. */
  readonly as?: keyof Games
  readonly path: (games: Games) => string
  readonly scheme?: 'dark'
  /** The last touches, and what must be there before the picture is taken. */
  pose(page: Page): Promise<void>
}

const heading = (page: Page): Promise<void> => expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()

/** It is your turn, and a card lies on trial. */
async function stageCard(page: Page): Promise<void> {
  await page.locator('.edge.is-playable').nth(1).click()
  await page.locator('.target.is-attack').last().click()
  await expect(page.locator('.next-step.is-final')).toBeVisible()
}

/** The cards in sight have their pictures. */
const drawn = (page: Page): Promise<void> => expect(page.locator('a.tile .picture').first()).toBeAttached()

export const SCREENS: readonly Screen[] = [
  { name: 'landing', path: () => '/', pose: heading },
  { name: 'lobby', as: 'lobby', path: ({ lobby }) => lobby.path, pose: heading },
  { name: 'table', as: 'solo', path: ({ solo }) => solo.path, pose: stageCard },
  { name: 'table-dark', as: 'solo', path: ({ solo }) => solo.path, scheme: 'dark', pose: stageCard },
  {
    name: 'curtain',
    as: 'together',
    path: ({ together }) => together.path,
    pose: (page) => expect(page.locator('.curtain button')).toBeVisible(),
  },
  {
    name: 'ending',
    as: 'finished',
    path: ({ finished }) => finished.path,
    pose: (page) => expect(page.locator('.ending-title')).toBeVisible(),
  },
  {
    name: 'replay',
    as: 'finished',
    path: ({ finished }) => `${finished.path.replace('/solo/', '/replay/')}#24`,
    pose: heading,
  },
  { name: 'rules', path: () => '/rules', pose: heading },
  { name: 'rule', path: () => '/rules/ZM-DANCE-07', pose: heading },
  { name: 'gallery', path: () => '/cards', pose: drawn },
  { name: 'gallery-dark', path: () => '/cards?box=star&kind=monster', scheme: 'dark', pose: drawn },
  { name: 'card', path: () => '/cards/zombies/karaoke-ghoul', pose: drawn },
  { name: 'about', path: () => '/about', pose: heading },
]
