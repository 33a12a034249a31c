// `npm run screens`: pictures of every page, at three widths and in both languages.

import { defineConfig } from '@playwright/test'
import tests from './playwright.config.ts'

export default defineConfig({
  ...tests,
  testDir: 'screens',
  outputDir: '../../.cache/screens',
  // One server, so that every picture shows the same games.
  workers: 1,
  timeout: 600_000,
  use: { ...tests.use, actionTimeout: 20_000 },
})
