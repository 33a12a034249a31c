// `npm run screens [-- words for playwright]`: builds, plays a few games and leaves pictures of every page and of the moments of a
// Munchkin table in .cache/pictures/screens.

import { join } from 'node:path'
import { build, root, run } from '../common/steps.mjs'
import { ensureBrowser } from '../suite/e2e.mjs'

if (ensureBrowser() === null) {
  console.error('screens: install Chrome or Chromium, or name one: CHROMIUM=/path/to/chromium')
  process.exit(1)
}
const playwright = join(root, 'node_modules/@playwright/test/cli.js')
const workshop = {
  name: 'workshop',
  command: [
    join(root, 'node_modules/vite/bin/vite.js'),
    'build',
    join(root, 'packages/web/workshop'),
    '--logLevel',
    'warn',
  ],
}
const pictures = {
  name: 'screens',
  command: [playwright, 'test', '-c', 'packages/web/screens.config.ts', ...process.argv.slice(2)],
}
process.exitCode = run(build) && run(workshop) && run(pictures, { shown: true }) ? 0 : 1
