// What the tests need beside npm's packages: browsers, and strace to watch a flush. Debian's root gets what is missing;
// everybody else is told by the test that misses it.

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findBrowser } from '../../packages/web/e2e/browser.mjs'

const has = (...programs) => programs.some((program) => existsSync(`/usr/bin/${program}`))

function missingPackages() {
  return [
    ...(process.env.CHROMIUM || findBrowser() !== null ? [] : ['chromium-headless-shell']),
    ...(has('firefox-esr', 'firefox') ? [] : ['firefox-esr']),
    ...(has('strace') ? [] : ['strace']),
  ]
}

export function prepareMachine() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return
  const missing = missingPackages()
  if (missing.length === 0) return
  console.log(`… install ${missing.join(', ')}`)
  const apt = (...words) =>
    spawnSync('apt-get', ['-qq', ...words], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: ['ignore', 'ignore', 'inherit'],
    }).status === 0
  const installed = apt('update') && apt('install', '-y', '--no-install-recommends', ...missing)
  console.log(`${installed ? '✓' : '✗'} install ${missing.join(', ')}`)
}
