// The built page, served by the real server from an empty folder.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../common/steps.mjs'

const READY = /listening on (http:\/\/\S+)/

export async function openSite(pages) {
  const folder = mkdtempSync(join(tmpdir(), 'brouhaha-crawl-'))
  const child = spawn(process.execPath, [join(root, 'packages/server/dist/main.js')], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder, PAGES: pages },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  process.once('exit', () => child.kill('SIGKILL'))
  let said = ''
  for await (const text of child.stdout.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
    said += text
    const address = READY.exec(said)?.[1]
    if (address === undefined) continue
    return {
      address,
      async close() {
        child.kill('SIGKILL')
        await once(child, 'exit')
        rmSync(folder, { recursive: true, force: true })
      },
    }
  }
  throw new Error(`the server did not start: ${said}`)
}
