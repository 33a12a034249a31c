// `npm start`: from a fresh clone to an open table. Installs and builds what is missing, then is `brouhaha serve`; words
// after `npm start --` are its options, and PORT, HOST and DATA_DIR are its environment. The script in package.json says
// `exec` because npm's shell would swallow or double Ctrl-C; where a shell has no such word, what follows `||` is tried.

import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, root, run } from '../common/steps.mjs'
import { install } from './install.mjs'

if (install() === false) {
  console.error('start: the packages could not be installed; npm ci says why')
  process.exit(1)
}
console.log('… build')
if (!run(build)) process.exit(1)
const { main } = await import(pathToFileURL(join(root, 'packages/cli/dist/main.js')).href)
process.exitCode = await main(['serve', ...process.argv.slice(2)])
