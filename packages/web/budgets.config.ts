// The page's times: `npm run budgets`. Nothing else runs beside a measurement.

import { defineConfig } from '@playwright/test'
import tests from './playwright.config.ts'

export default defineConfig(tests, { testDir: 'budgets', outputDir: '../../.cache/budgets', workers: 1 })
