// A table that stops for a while, goes on, forgets somebody, is watched, and begins anew.

import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './fixture.ts'
import { play } from './hands.ts'
import { WHOLE_GAMES } from './limits.ts'
import { arrive } from './people.ts'
import { rowsTold } from './rows.ts'
import { type Seated, TestServer } from './server.ts'
import { pressSurely } from './sure.ts'

test.describe.configure({ timeout: WHOLE_GAMES })

interface Pair {
  readonly host: Seated
  readonly ana: Page
  readonly bob: Page
}

type People = (options?: { readonly locale?: string; readonly baseURL?: string }) => Promise<Page>

/** Ana and Bob in front of their zombies, with bots on further seats; Bob reads French. */
async function gather(server: TestServer, person: People, seats = 2): Promise<Pair> {
  const host = await server.openTable({ seats })
  const guest = await server.sitDown(host.table, 'Bob')
  const ana = await person({ baseURL: server.address })
  const bob = await person({ baseURL: server.address, locale: 'fr-FR' })
  await arrive(ana, host, 'Ana')
  await arrive(bob, guest, 'Bob')
  await ana.getByRole('button', { name: /^(Start the song|Bots on the free seats, and start)$/ }).click()
  await expect(ana.locator('.poster').first()).toBeVisible()
  await expect(bob.locator('.poster').first()).toBeVisible()
  return { host, ana, bob }
}

/** Both of them take what is offered until that has happened. */
async function danceUntil({ ana, bob }: Pair, happened: () => Promise<unknown>): Promise<void> {
  let stopped = false
  const dancing = [ana, bob].map((page) => play(page, () => stopped))
  try {
    await happened()
  } finally {
    stopped = true
    await Promise.all(dancing)
  }
}

const chooseZombies = (pair: Pair): Promise<void> =>
  danceUntil(pair, () => Promise.all([pair.ana, pair.bob].map((page) => expect(page.locator('.hand')).toBeVisible())))

/** The cards in hand, be one of them taken up or laid on trial. */
const handOf = (page: Page): Promise<string[]> =>
  page.locator('.hand .edge').evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.edge ?? ''))

const openMenu = (page: Page): Promise<void> => page.getByRole('button', { name: /^Table$/ }).click()

async function closeMenu(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

const nothingToPlay = (page: Page): Promise<void> =>
  expect(page.locator('.next-step')).toHaveAttribute('aria-disabled', 'true')

test('a break: nobody can play until the host goes on', async ({ server, person }) => {
  const pair = await gather(server, person)
  const { ana, bob } = pair
  await openMenu(ana)
  await ana.getByRole('button', { name: 'Take a break' }).click()
  await closeMenu(ana)
  await expect(bob.getByText('La table est en pause.').first()).toBeVisible()
  await nothingToPlay(bob)
  await expectAccessible(bob)

  await ana.locator('.next-step', { hasText: 'Go on' }).click()
  await expect(ana.getByText('The table is paused.')).toHaveCount(0)
  await expect(bob.getByText('La table est en pause.')).toHaveCount(0)
  await chooseZombies(pair)
  await expect(ana.locator('.hand')).toBeVisible()
})

test.describe('another day', () => {
  test.use({ expected: /WebSocket|ERR_CONNECTION_REFUSED/ })

  test('an adjourned table is found by its link, after the server was stopped too, and goes on where it was', async ({
    server,
    person,
  }) => {
    const pair = await gather(server, person)
    const { host, ana, bob } = pair
    await chooseZombies(pair)
    await openMenu(ana)
    await pressSurely(ana, 'Adjourn to another day')
    await closeMenu(ana)
    await expect(bob.getByText(/^Table ajournée/).first()).toBeVisible()
    const held = await handOf(bob)
    expect(held.length).toBeGreaterThan(0)
    await Promise.all([ana.goto('about:blank'), bob.goto('about:blank')])
    await server.down()
    await server.up()

    await bob.goto(`/t/${host.table}`)
    await expect(bob.getByText(/^Table ajournée/).first()).toBeVisible()
    await nothingToPlay(bob)
    await expect.poll(() => handOf(bob)).toEqual(held)
    await ana.goto(`/t/${host.table}`)
    await ana.locator('.next-step', { hasText: 'Go on' }).click()
    await expect(bob.getByText(/^Table ajournée/)).toHaveCount(0)
    await expect.poll(() => handOf(bob)).toEqual(held)
    await danceUntil(pair, () => expect.poll(() => handOf(bob), { timeout: 120_000 }).not.toEqual(held))
  })
})

test('somebody deletes what the table keeps of them: name, words and seat', async ({ server, person }) => {
  const { host, ana, bob } = await gather(server, person)
  await ana.setViewportSize({ width: 1440, height: 900 })
  await bob.setViewportSize({ width: 1440, height: 900 })
  await bob.getByRole('textbox', { name: 'Dis quelque chose' }).fill('mon petit secret')
  await bob.keyboard.press('Enter')
  await expect(ana.getByText('mon petit secret').first()).toBeVisible()

  await openMenu(bob)
  await pressSurely(bob, 'Effacer ce que cette table garde de moi')
  await expect(bob.getByRole('heading', { name: 'Effacé' })).toBeVisible()

  await expect(ana.getByText('mon petit secret')).toHaveCount(0)
  await expect(ana.getByText('Bob')).toHaveCount(0)
  const kept = await fetch(`${server.address}/api/tables/${host.table}`).then((reply) => reply.text())
  expect(kept).toContain('Ana')
  expect(kept).not.toContain('Bob')
  expect(await bob.evaluate((table) => localStorage.getItem(`brouhaha.table.${table}`), host.table)).toBeNull()
})

test.describe('in the audience', () => {
  test.use({ expected: /WebSocket/ })

  test('nobody who watches sees a hand while people play, and everybody sees them all once it is over', async ({
    person,
  }) => {
    const server = await TestServer.start()
    try {
      const pair = await gather(server, person)
      const eve = await person({ baseURL: server.address })
      const told = rowsTold(eve)
      await eve.goto(`/t/${pair.host.table}`)
      const hands = eve.getByRole('region', { name: 'Hands at the end' })
      await chooseZombies(pair)
      await expect(eve.locator('.mosh')).toBeVisible()
      await expect(hands).toHaveCount(0)
      await danceUntil(pair, () => expect(hands.getByText('Ana')).toBeVisible({ timeout: 240_000 }))
      await expect(hands.getByText('Bob')).toBeVisible()
      expect(told.slice(0, -1).some(({ withHands }) => withHands)).toBe(false)
      await expect(pair.ana.getByRole('region', { name: 'Hands at the end' })).toBeVisible()
      await expectAccessible(eve)
    } finally {
      await server.end()
    }
  })
})

test.describe('once more', () => {
  test.use({ expected: /WebSocket/ })

  test('a rematch: the same people, the same link, another game', async ({ person }) => {
    const server = await TestServer.start({ times: { graceMs: 1, botDelayMs: 1 } })
    try {
      const pair = await gather(server, person, 4)
      const { host, ana, bob } = pair
      // A bot plays on for Bob, which is quicker.
      await bob.goto('/about')
      await play(ana, (click) => click === 'over')
      await bob.goto(`/t/${host.table}`)
      await expect(bob.locator('.ending')).toBeVisible()

      await ana.locator('.next-step', { hasText: 'Play again' }).click()
      await expect(ana.getByRole('heading', { name: 'Soundcheck' })).toBeVisible()
      await expect(bob.getByRole('heading', { name: 'La balance' })).toBeVisible()
      await ana.getByRole('button', { name: 'Start the song' }).click()
      await chooseZombies(pair)
      await expect(ana.locator('.hand')).toBeVisible()
      await expect(bob.locator('.hand')).toBeVisible()
      expect(ana.url()).toBe(`${server.address}/t/${host.table}`)
    } finally {
      await server.end()
    }
  })
})
