// How long a press takes until it shows its effect, and how much work a redraw is. Nothing is judged here: `npm run budgets` prints
// the medians beside the budget and the speed of the machine.

import { CROWDED, pressesAt, redrawsOf } from '../e2e/costs.ts'
import { test } from '../e2e/fixture.ts'
import { TestServer } from '../e2e/server.ts'
import { Workshop } from '../e2e/workshop.ts'

const DESK = { width: 1280, height: 800 }

/** `npm run budgets` reads these out of the report. */
function leave(budget: number, times: readonly number[]): void {
  test.info().annotations.push({ type: 'measured', description: JSON.stringify({ budget, times }) })
}

test.describe('at a local server', () => {
  test.use({ expected: /WebSocket/ })

  test('from a press to its effect', async ({ person }) => {
    const server = await TestServer.start({ times: { botDelayMs: 1 } })
    const ana = await person({ baseURL: server.address, viewport: DESK })
    leave(100, await pressesAt(server, ana))
    await server.end()
  })
})

test.describe('six seats in a crowded fight', () => {
  test.use({ reducedMotion: 'no-preference' })

  test('script and layout of a redraw', async ({ page }) => {
    const workshop = new Workshop()
    try {
      await page.setViewportSize(DESK)
      await workshop.open(page, CROWDED)
      leave(
        16,
        (await redrawsOf(page)).map(({ work }) => work),
      )
    } finally {
      workshop.close()
    }
  })
})
