// The page's times: `npm run budgets`. Nothing else runs beside a measurement.

import { defineConfig } from '@playwright/test'
import { WHOLE_GAMES } from './e2e/limits.ts'
import tests from './playwright.config.ts'

export default defineConfig(tests, {
  testDir: 'budgets',
  outputDir: '../../.cache/budgets',
  workers: 1,
  timeout: WHOLE_GAMES,
})
