// The browser's tests: `npm run e2e` builds first, `npx playwright test -c packages/web` takes what is built.

import { defineConfig } from '@playwright/test'
import { findBrowser, LAUNCH } from './e2e/browser.mjs'

const executablePath = findBrowser()
const report = process.env.E2E_REPORT

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../../.cache/e2e',
  workers: 2,
  // For a machine that is many times slower than ours: what goes well never waits for them.
  timeout: 1_200_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  retries: 0,
  reporter: [['list'], ...(report ? ([['json', { outputFile: report }]] as const) : [])],
  use: {
    browserName: 'chromium',
    locale: 'en-GB',
    reducedMotion: 'reduce',
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
    launchOptions: { args: LAUNCH, ...(executablePath === null ? {} : { executablePath }) },
  },
})
