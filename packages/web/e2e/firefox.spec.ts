import { Firefox, findFirefox } from './firefox.ts'
import { expect, test } from './fixture.ts'
import { type Click, clickOnwards } from './hands.ts'
import { WHOLE_GAMES } from './limits.ts'

test.describe.configure({ timeout: WHOLE_GAMES })

const program = findFirefox()

test('a whole game against bots in Firefox, from the landing page on', async ({ server }) => {
  test.skip(program === null, 'no Firefox is installed: apt-get install firefox-esr')
  const firefox = await Firefox.start(program!, { language: 'fr' })
  try {
    await firefox.goto(`${server.address}/`)
    await expect.poll(() => firefox.evaluate<string>('document.documentElement.lang')).toBe('fr')
    await firefox.evaluate('localStorage.setItem("brouhaha.fast-bots", "true")')
    await firefox.evaluate(`document.querySelector('a[href="/solo?now=mosh"]').click()`)
    const clicks = new Map<Click, number>()
    await expect
      .poll(
        async () => {
          const click = await firefox.evaluate<Click>(`(${clickOnwards})()`)
          clicks.set(click, (clicks.get(click) ?? 0) + 1)
          return click
        },
        { timeout: 500_000, intervals: [60] },
      )
      .toBe('over')
    expect(clicks.get('confirmed'), 'a board and at least one round of four cards').toBeGreaterThanOrEqual(5)
    expect(await firefox.evaluate<string>('document.querySelector(".ending-title").textContent')).not.toBe('')
    expect(firefox.complaints).toEqual([])
  } finally {
    await firefox.close()
  }
})
