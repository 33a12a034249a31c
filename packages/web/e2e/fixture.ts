// What every browser test gets: the real server, people with a browser each, and an ear for complaints in the console.
//
//   import { expect, test } from './fixture.ts'
//   test('two people meet', async ({ server, person }) => {
//     const ana = await person()
//     const bob = await person({ locale: 'fr-FR' })
//     await ana.goto('/')
//
// `page` is a first person. A console error, an uncaught exception or a refused resource fails the test, unless it is of a
// kind that the test expects: test.use({ expected: /ERR_INTERNET_DISCONNECTED/ }).

import AxeBuilder from '@axe-core/playwright'
import { type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test'
import { TestServer } from './server.ts'

interface Fixtures {
  /** Complaints that belong to the test. */
  readonly expected: RegExp
  /** Opens a browser of one's own: other cookies, other storage, perhaps another language. */
  readonly person: (options?: BrowserContextOptions) => Promise<Page>
  readonly complaints: string[]
}

interface Shared {
  readonly server: TestServer
}

function listen(page: Page, complaints: string[]): void {
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${page.url()}: ${message.text()} (${message.location().url})`)
  })
}

export const test = base.extend<Fixtures, Shared>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: playwright reads the names of fixtures from this pattern
    async ({}, use) => {
      const server = await TestServer.start()
      await use(server)
      await server.end()
    },
    { scope: 'worker' },
  ],

  baseURL: ({ server }, use) => use(server.address),

  expected: [/(?!)/, { option: true }],

  complaints: [
    async ({ expected }, use) => {
      const complaints: string[] = []
      await use(complaints)
      const surprising = complaints.filter((text) => !expected.test(text))
      expect(surprising, 'nothing complains in the console').toEqual([])
    },
    { auto: true },
  ],

  page: async ({ page, complaints }, use) => {
    listen(page, complaints)
    await use(page)
  },

  person: async ({ browser, contextOptions, baseURL, locale, complaints }, use) => {
    const contexts: { close(): Promise<void> }[] = []
    await use(async (options = {}) => {
      const context = await browser.newContext({
        ...contextOptions,
        ...(baseURL === undefined ? {} : { baseURL }),
        ...(locale === undefined ? {} : { locale }),
        reducedMotion: 'reduce',
        ...options,
      })
      contexts.push(context)
      const page = await context.newPage()
      listen(page, complaints)
      return page
    })
    await Promise.all(contexts.map((context) => context.close()))
  },
})

/** Looks for faults and describes nothing else, and in the page itself: with frames in it, axe would need another page for that. */
export const axe = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })

/** No fault that shuts somebody out, as axe sees it. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await axe(page).analyze()
  const serious = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, help, nodes }) => ({ id, help, where: nodes.map(({ target }) => target.join(' ')) }))
  expect(serious, `axe on ${page.url()}`).toEqual([])
}

export { expect }
