// The browser's tests: `npm run e2e` builds first, `npx playwright test -c packages/web` takes what is built.

import { defineConfig } from '@playwright/test'
import { findBrowser, LAUNCH } from './e2e/browser.mjs'
import { LOOKS, ONE_WAIT } from './e2e/limits.ts'

const executablePath = findBrowser()
const report = process.env.E2E_REPORT

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../../.cache/e2e',
  workers: 2,
  // Tests that play say how much longer they may take. No wait is without a limit: each of Playwright's own would be.
  timeout: LOOKS,
  expect: { timeout: ONE_WAIT, toPass: { timeout: ONE_WAIT } },
  forbidOnly: true,
  retries: 0,
  reporter: [['list'], ...(report ? ([['json', { outputFile: report }]] as const) : [])],
  use: {
    browserName: 'chromium',
    locale: 'en-GB',
    reducedMotion: 'reduce',
    actionTimeout: ONE_WAIT,
    navigationTimeout: ONE_WAIT,
    screenshot: 'only-on-failure',
    // The steps and a picture of the end: a copy of the page at every step would cost a sixth of the time.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    launchOptions: { args: LAUNCH, ...(executablePath === null ? {} : { executablePath }) },
  },
})
