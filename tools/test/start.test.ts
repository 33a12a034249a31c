import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { root } from '../common/steps.mjs'

const folder = mkdtempSync(join(tmpdir(), 'start-'))

/** `npm start` in a process group of its own, as a terminal gives it one. */
function npmStart(environment: Readonly<Record<string, string>>) {
  const child = spawn('npm', ['start', '--silent'], {
    cwd: root,
    detached: true,
    env: { ...process.env, LANG: 'C', LC_ALL: 'C', HOST: '127.0.0.1', PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said = { stdout: '', stderr: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said.stdout += text
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said.stderr += text
  })
  const ended = once(child, 'close').then(([code]) => code as number | null)
  const signal = (name: NodeJS.Signals, whom: 'group' | 'npm' = 'group'): void => {
    if (child.exitCode === null && child.signalCode === null && child.pid !== undefined)
      process.kill(whom === 'npm' ? child.pid : -child.pid, name)
  }
  onTestFinished(() => signal('SIGKILL'))
  const hear = async (pattern: RegExp): Promise<RegExpExecArray> => {
    for (;;) {
      const found = pattern.exec(said.stdout)
      if (found !== null) return found
      if (child.exitCode !== null) throw new Error(`it ended with ${child.exitCode}: ${said.stdout}${said.stderr}`)
      await Promise.race([once(child.stdout, 'data'), ended])
    }
  }
  return { said, ended, signal, hear }
}

test.each([
  ['Ctrl-C', 'group'],
  ['a signal to npm alone', 'npm'],
] as const)('npm start shows what it does, serves the page, and %s ends it with 0', async (_, whom) => {
  const games = join(folder, `games-${whom}`)
  const start = npmStart({ DATA_DIR: games })
  const [address] = await start.hear(/http:\/\/127\.0\.0\.1:\d+/)
  expect(start.said.stdout).toContain('✓ build')
  expect((await fetch(`${address}/api/health`)).status).toBe(200)
  expect(await (await fetch(`${address}/`)).text()).toContain('<title>Brouhaha</title>')
  expect(existsSync(join(games, 'brouhaha.db'))).toBe(true)
  await start.hear(/Ctrl-C/)
  start.signal('SIGINT', whom)
  expect(await start.ended).toBe(0)
})

test('npm start on a taken port says so in one line and ends with 1', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  onTestFinished(() => void other.close())
  const { port } = other.address() as { port: number }
  const start = npmStart({ PORT: `${port}`, DATA_DIR: join(folder, 'taken') })
  expect(await start.ended).toBe(1)
  expect(start.said.stderr.replace(/^npm .*\n/gm, '')).toMatch(
    new RegExp(`^brouhaha serve: port ${port} is taken[^\n]*\n$`),
  )
})

test('npm start with an unwritable folder says so in one line and ends with 1', async () => {
  const file = join(folder, 'file')
  writeFileSync(file, '')
  const start = npmStart({ DATA_DIR: join(file, 'games') })
  expect(await start.ended).toBe(1)
  expect(start.said.stderr.replace(/^npm .*\n/gm, '')).toMatch(/^brouhaha serve: [^\n]* cannot be written[^\n]*\n$/)
})
