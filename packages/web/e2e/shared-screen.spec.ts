// One screen that everybody sees, phones as hands.

import { expect, expectAccessible, test } from './fixture.ts'
import { PLAYS } from './limits.ts'
import { arrive } from './people.ts'
import type { Seated } from './server.ts'

test.describe.configure({ timeout: PLAYS })

const MUNCHKIN = { game: 'munchkin', seats: 3, options: { boxes: ['base', 'star'], honour: true } }

test('phones sit down by the code of a screen, and the screen shows the table and no hand', async ({
  server,
  person,
}) => {
  const host: Seated = await server.openTable(MUNCHKIN)
  const phone = { viewport: { width: 360, height: 740 } }
  const [screen, ana, bob] = [await person(), await person(phone), await person({ ...phone, locale: 'fr-FR' })]

  await screen.goto(`/t/${host.table}?screen`)
  await expect(screen.getByRole('heading', { level: 1 })).toHaveText('Scan to sit down')
  await expect(screen.getByRole('img', { name: 'QR code of the link to this table' })).toBeVisible()
  await expect(screen.getByText('Munchkin + Star Munchkin')).toBeVisible()
  await expectAccessible(screen)

  await arrive(ana, host, 'Ana')
  await bob.goto(`/t/${host.table}`)
  await bob.getByRole('textbox', { name: 'Ton nom' }).fill('Bob')
  await bob.getByRole('button', { name: "S'asseoir", exact: true }).click()
  await expect(screen.getByRole('listitem').filter({ hasText: 'Bob' })).toBeVisible()
  await bob.getByText('Ce qui est convenu').click()
  await expect(bob.getByText("Parole d'honneur")).toBeVisible()

  await ana.getByRole('button', { name: 'Bots on the free seats, and start' }).click()
  await expect(screen.locator('.munchkin.is-board')).toBeVisible()
  await expect(screen.getByText('Bob').first()).toBeVisible()
  await expect(ana.locator('.munchkin')).toBeVisible()
  await expect(bob.locator('.munchkin')).toBeVisible()
})

test('whoever opened the table on the screen takes the seat along on a phone', async ({ server, person }) => {
  const host = await server.openTable(MUNCHKIN)
  const [screen, ana] = [await person(), await person()]
  await arrive(screen, host, 'Ana')
  await screen.getByRole('link', { name: 'One screen for everybody, phones as hands' }).click()
  const answered = screen
    .waitForEvent('websocket')
    .then((socket) =>
      socket.waitForEvent('framereceived', { predicate: ({ payload }) => `${payload}`.includes('"invitation"') }),
    )
  await screen.getByRole('button', { name: 'Take my seat on my phone' }).click()
  await expect(screen.getByRole('img', { name: /gives you your seat/ })).toBeVisible()
  const { invitation } = JSON.parse(`${(await answered).payload}`) as { readonly invitation: string }

  await ana.goto(`/t/${host.table}#i=${invitation}`)
  await ana.getByRole('textbox', { name: 'Your name' }).fill('Ana')
  await ana.getByRole('button', { name: 'Take my seat' }).click()
  await expect(ana.getByRole('button', { name: 'Bots on the free seats, and start' })).toBeVisible()
  await screen.getByRole('button', { name: 'My phone has it' }).click()
  await expect(screen.getByRole('button', { name: 'Take my seat on my phone' })).toHaveCount(0)
})

test('a screen for everybody says why the table stands still', async ({ server, person }) => {
  const host = await server.openTable(MUNCHKIN)
  const [screen, ana] = [await person(), await person()]
  await arrive(ana, host, 'Ana')
  await screen.goto(`/t/${host.table}?screen`)
  await ana.getByRole('button', { name: 'Bots on the free seats, and start' }).click()
  await expect(screen.locator('.munchkin.is-board')).toBeVisible()
  const standstill = screen.getByRole('status').filter({ hasText: 'The table is paused.' })
  await expect(standstill).toHaveCount(0)

  await ana.getByRole('button', { name: /^Table$/ }).click()
  await ana.getByRole('button', { name: 'Take a break' }).click()
  await expect(standstill).toBeVisible()
  await expectAccessible(screen)

  await ana.getByRole('dialog').getByRole('button', { name: 'Go on' }).click()
  await expect(standstill).toHaveCount(0)
})
