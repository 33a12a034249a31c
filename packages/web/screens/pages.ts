// What is photographed. A new page joins by one entry.

import { expect, type Page } from '@playwright/test'
import type { GameName } from './games.ts'

export const WIDTHS = { 360: 740, 768: 1024, 1440: 900 } as const
export const LANGUAGES = ['en', 'fr'] as const

export interface Screen {
  readonly name: string
  /** Whose browser it is: somebody new, or somebody in the middle of a game. */
  readonly as?: GameName
  /** Where it is; with a game of its own, made from the game's address. */
  readonly path: string | ((game: string) => string)
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

async function openTable(page: Page): Promise<void> {
  await page.locator('.ticket-friends').click()
  await expect(page.locator('.open-table')).toBeVisible()
  await page.locator('.ticket-friends').evaluate((ticket) => ticket.scrollIntoView({ block: 'start' }))
}

/** The coach has outlined what to press. */
const taught = (page: Page): Promise<void> =>
  expect(page.locator('.coach[data-points]')).toBeVisible({ timeout: 60_000 })

/** The cards in sight have their pictures. */
const drawn = (page: Page): Promise<void> => expect(page.locator('a.tile .picture').first()).toBeAttached()

export const SCREENS: readonly Screen[] = [
  { name: 'landing', path: '/', pose: heading },
  { name: 'lobby', as: 'lobby', path: (game) => game, pose: heading },
  { name: 'table', as: 'solo', path: (game) => game, pose: stageCard },
  { name: 'table-dark', as: 'solo', path: (game) => game, scheme: 'dark', pose: stageCard },
  {
    name: 'curtain',
    as: 'together',
    path: (game) => game,
    pose: (page) => expect(page.locator('.curtain button')).toBeVisible(),
  },
  {
    name: 'ending',
    as: 'finished',
    path: (game) => game,
    pose: (page) => expect(page.locator('.ending-title')).toBeVisible(),
  },
  {
    name: 'replay',
    as: 'finished',
    path: (game) => `${game.replace('/solo/', '/replay/')}#24`,
    pose: heading,
  },
  { name: 'setup-solo', path: '/solo?game=munchkin', pose: heading },
  { name: 'setup-together', path: '/solo?together=munchkin', pose: heading },
  { name: 'setup-online', path: '/', pose: openTable },
  { name: 'munchkin-lobby', as: 'munchkinLobby', path: (game) => game, pose: heading },
  {
    name: 'munchkin-screen',
    as: 'munchkinScreen',
    path: (game) => game,
    pose: (page) => expect(page.locator('.munchkin.is-board')).toBeVisible(),
  },
  {
    name: 'munchkin-curtain',
    as: 'munchkinTogether',
    path: (game) => game,
    pose: (page) => expect(page.locator('.curtain button')).toBeVisible(),
  },
  {
    name: 'munchkin-replay',
    as: 'munchkinFinished',
    path: (game) => `${game.replace('/solo/', '/replay/')}#150`,
    pose: (page) => expect(page.locator('.munchkin.is-board')).toBeVisible(),
  },
  { name: 'learn-munchkin', path: '/learn/munchkin', pose: taught },
  { name: 'learn-mosh', path: '/learn/mosh', pose: taught },
  { name: 'munchkin-rule', path: '/rules/MK-COMBAT-13', pose: heading },
  { name: 'rules', path: '/rules', pose: heading },
  { name: 'rule', path: '/rules/ZM-DANCE-07', pose: heading },
  { name: 'rules-star', path: '/rules/star', pose: heading },
  { name: 'rules-mosh', path: '/rules/mosh', pose: heading },
  { name: 'gallery', path: '/cards', pose: drawn },
  { name: 'gallery-dark', path: '/cards?box=star&kind=monster', scheme: 'dark', pose: drawn },
  { name: 'card', path: '/cards/zombies/karaoke-ghoul', pose: drawn },
  { name: 'gallery-mosh', path: '/cards?box=mosh', pose: drawn },
  { name: 'about', path: '/about', pose: heading },
  { name: 'lost', path: '/nowhere', pose: heading },
]
