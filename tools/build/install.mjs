// Installs what package-lock.json asks for, unless it is there already.

import { spawnSync } from 'node:child_process'
import { root } from '../common/steps.mjs'
import { isInstalled } from './installed.mjs'

/** Null when there was nothing to do, else whether it went well. */
export function install() {
  if (isInstalled(root)) return null
  const started = performance.now()
  console.log('… install')
  const child = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  })
  console.log(`${child.status === 0 ? '✓' : '✗'} install  ${((performance.now() - started) / 1000).toFixed(1)} s`)
  return child.status === 0
}
