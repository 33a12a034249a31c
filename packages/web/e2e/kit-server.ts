// The real server with the little game, as a person starts it.

import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { endOf } from './end-of.ts'
import { PLAYS } from './limits.ts'
import type { Seated } from './server.ts'

const ROOT = resolve(import.meta.dirname, '../../..')
const PROGRAM = join(ROOT, 'packages/cli/bin/brouhaha.mjs')

export const LITTLE_GAME = join(ROOT, 'examples/little-game')
/** Where the page with the little game lies, once it was served. */
export const LITTLE_PAGES = join(ROOT, 'packages/web/dist-kit/little-game')

/** A table of the little game. */
export const BISCUITS = { game: 'last-biscuit', seats: 2, options: {}, pace: 'brisk' }

export class KitServer {
  readonly address: string
  readonly #child: ChildProcess
  readonly #data: string

  private constructor(address: string, child: ChildProcess, data: string) {
    this.address = address
    this.#child = child
    this.#data = data
  }

  /** The page is built with the kit first, if need be. */
  static async start(): Promise<KitServer> {
    const data = mkdtempSync(join(tmpdir(), 'brouhaha-kit-e2e-'))
    const words = ['serve', '--kit', 'examples/little-game', '--port', '0', '--host', '127.0.0.1', '--data', data]
    const child = spawn(process.execPath, [PROGRAM, ...words, '--lang', 'en'], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    process.once('exit', () => child.kill('SIGKILL'))
    let said = ''
    const address = await new Promise<string>((found, fail) => {
      const late = setTimeout(() => fail(new Error(`no page and no server within ${PLAYS} ms: ${said}`)), PLAYS)
      child.once('exit', (code) => fail(new Error(`the server ended with ${code}: ${said}`)))
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        said += text
        const heard = said.match(/on this machine\s+(http:\/\/\S+)/)?.[1]
        if (heard === undefined) return
        clearTimeout(late)
        found(heard.replace(/\/$/, ''))
      })
    })
    child.removeAllListeners('exit')
    return new KitServer(address, child, data)
  }

  async end(): Promise<void> {
    await endOf(this.#child, 'SIGINT')
    rmSync(this.#data, { recursive: true, force: true })
  }

  async #post(path: string, body: object): Promise<Seated> {
    const reply = await fetch(`${this.address}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!reply.ok) throw new Error(`${path} answers ${reply.status}: ${await reply.text()}`)
    return (await reply.json()) as Seated
  }

  openTable(more: object = {}): Promise<Seated> {
    return this.#post('/api/tables', { ...BISCUITS, name: 'Ana', ...more })
  }

  sitDown(table: string, name: string): Promise<Seated> {
    return this.#post(`/api/tables/${table}/seats`, { name })
  }
}
