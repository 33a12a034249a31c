// `npm run screens [-- words for playwright]`: builds, plays a few games and leaves pictures of every page in docs/screens.

import { join } from 'node:path'
import { ensureBrowser } from './e2e.mjs'
import { build, root, run } from './steps.mjs'

if (ensureBrowser() === null) {
  console.error('screens: install Chrome or Chromium, or name one: CHROMIUM=/path/to/chromium')
  process.exit(1)
}
const playwright = join(root, 'node_modules/@playwright/test/cli.js')
const pictures = {
  name: 'screens',
  command: [playwright, 'test', '-c', 'packages/web/screens.config.ts', ...process.argv.slice(2)],
}
process.exitCode = run(build) && run(pictures, { shown: true }) ? 0 : 1
