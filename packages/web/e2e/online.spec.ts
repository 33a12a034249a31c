import { expect, test } from './fixture.ts'
import { play } from './hands.ts'
import { WHOLE_GAMES } from './limits.ts'
import { arrive } from './people.ts'
import { TestServer } from './server.ts'

test.describe.configure({ timeout: WHOLE_GAMES })

test.use({ expected: /ERR_INTERNET_DISCONNECTED|WebSocket/ })

test('two people and two bots finish a game; one reloads, one loses the connection midway', async ({ person }) => {
  const server = await TestServer.start({ times: { botDelayMs: 150 } })
  const host = await server.openTable()
  const guest = await server.sitDown(host.table, 'Bob')
  const ana = await person({ baseURL: server.address, locale: 'en-GB' })
  const bob = await person({ baseURL: server.address, locale: 'fr-FR', viewport: { width: 360, height: 740 } })
  await arrive(ana, host, 'Ana')
  await arrive(bob, guest, 'Bob')
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
    await expect(bob.locator('.standing')).toContainText('Connexion perdue')
    await bob.context().setOffline(false)
    await play(bob, (click) => click === 'over')
  })()
  await Promise.all([anaPlays, bobPlays])

  await expect(ana.locator('.ending')).toBeVisible()
  await expect(bob.locator('.ending')).toBeVisible()
  await server.end()
})
