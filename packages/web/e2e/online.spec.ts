import type { Page } from '@playwright/test'
import { expect, test } from './fixture.ts'
import { play } from './hands.ts'

test.use({ expected: [/ERR_INTERNET_DISCONNECTED/, /WebSocket/] })

/** Sits somebody down who has a secret already, and brings them to their table. */
async function arrive(
  page: Page,
  table: string,
  seated: { seat: number; secret: string },
  name: string,
): Promise<void> {
  await page.addInitScript(
    ([key, place]) => {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, place)
    },
    [`brouhaha.table.${table}`, JSON.stringify({ ...seated, name, at: 1, seen: 0 })] as const,
  )
  await page.goto(`/t/${table}`)
}

test('two people and two bots finish a game; one reloads, one loses the connection midway', async ({
  server,
  person,
}) => {
  test.setTimeout(240_000)
  const { table, ...host } = await server.openTable()
  const guest = await server.sitDown(table, 'Bob')
  const ana = await person({ locale: 'en-GB' })
  const bob = await person({ locale: 'fr-FR', viewport: { width: 360, height: 740 } })
  await arrive(ana, table, host, 'Ana')
  await arrive(bob, table, guest, 'Bob')
  await ana.getByRole('button', { name: 'Bots on the free seats, and start' }).click()

  const anaPlays = (async () => {
    await play(ana, (_, confirmed) => confirmed === 4)
    await ana.reload()
    await expect(ana.locator('.mosh')).toBeVisible()
    await play(ana, (click) => click === 'over')
  })()
  const bobPlays = (async () => {
    await play(bob, (_, confirmed) => confirmed === 3)
    await bob.context().setOffline(true)
    await bob.waitForTimeout(3_000)
    await bob.context().setOffline(false)
    await play(bob, (click) => click === 'over')
  })()
  await Promise.all([anaPlays, bobPlays])

  await expect(ana.locator('.ending')).toBeVisible()
  await expect(bob.locator('.ending')).toBeVisible()
})
