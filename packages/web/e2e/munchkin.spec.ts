// Whole games of Munchkin, played through the page against the real server.

import { BOX_NAMES as BOXES, boxTitle } from '@brouhaha/munchkin'
import { expect, test } from './fixture.ts'
import { WHOLE_GAMES } from './limits.ts'
import { playOn } from './munchkin-player.ts'
import { TestServer } from './server.ts'

test.describe.configure({ timeout: WHOLE_GAMES })

// A trace of a whole game takes longer than the game.
test.use({ expected: /WebSocket/, trace: 'off' })

for (const box of BOXES)
  test(`${boxTitle(box)}: a whole game of one person and three bots`, async ({ person }) => {
    const server = await TestServer.start({ times: { botDelayMs: 1 } })
    try {
      const ana = await person({ baseURL: server.address })
      await ana.goto('/')
      await ana.getByRole('button', { name: /Play with friends/ }).click()
      await ana.getByLabel('Your name').fill('Ana')
      const boxes = ana.getByRole('group', { name: 'Boxes' })
      await boxes.getByRole('checkbox').nth(BOXES.indexOf(box)).check()
      for (const other of BOXES)
        if (other !== box) await boxes.getByRole('checkbox').nth(BOXES.indexOf(other)).uncheck()
      await ana.getByRole('button', { name: 'Open the table' }).click()
      await ana.getByRole('button', { name: 'Bots on the free seats, and start' }).click()
      await expect(ana.locator('.mk-bar-game b')).toHaveText(boxTitle(box))
      await playOn(ana, (press) => press === 'over')
      await expect(ana.getByRole('figure', { name: /poster/i })).toBeVisible()
    } finally {
      await server.end()
    }
  })
