// The servers under load, each a process of its own, fresh for every round.

import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const PROGRAMS = {
  ours: join(ROOT, 'packages', 'server', 'dist', 'main.js'),
  boardgameIo: fileURLToPath(new URL('boardgame-io.mjs', import.meta.url)),
}
const PATIENCE = 20_000

/** On the disk of the checkout, not in a /tmp that may be memory: a flush must cost what it costs. */
function freshFolder() {
  return mkdtempSync(join(ROOT, 'bench', 'node_modules', '.server-'))
}

export async function startServer(name) {
  const folder = freshFolder()
  const { FLATFILE_DIR, ...env } = process.env
  const child = spawn(process.execPath, [PROGRAMS[name]], {
    cwd: ROOT,
    env: { ...env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (chunk) => {
    said = (said + chunk).slice(-2000)
  })
  const gone = new Promise((resolve) => child.once('exit', resolve))
  const address = await Promise.race([firstAddress(child.stdout), gone.then(() => null), late()])
  if (address === null) {
    child.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
    throw new Error(`${name} did not start: ${said.trim() || 'it said nothing'}`)
  }
  return {
    address,
    folder,
    cpuSeconds: () => cpuSeconds(child.pid),
    kill: async () => {
      child.kill('SIGKILL')
      await gone
    },
    clear: () => rmSync(folder, { recursive: true, force: true }),
  }
}

function firstAddress(stream) {
  return new Promise((resolve) => {
    const lines = createInterface({ input: stream })
    lines.on('line', (line) => {
      const found = /listening on (http:\/\/\S+)/.exec(line)
      if (found) resolve(found[1])
    })
  })
}

const late = () => new Promise((resolve) => setTimeout(resolve, PATIENCE, null).unref())

/** Linux counts in hundredths of a second; elsewhere nothing is said. */
function cpuSeconds(pid) {
  const path = `/proc/${pid}/stat`
  if (!existsSync(path)) return null
  const fields = readFileSync(path, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}
