// The real server in its own process, with an empty database and the built page.

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { endOf } from './end-of.ts'
import { ONE_WAIT } from './limits.ts'

const PROGRAM = join(import.meta.dirname, '../../server/dist/main.js')
const SQLITE = pathToFileURL(join(import.meta.dirname, '../../server/dist/store/sqlite.js')).href
const HURRIED = join(import.meta.dirname, 'hurried-server.mjs')
export const PAGES = process.env.PAGES ?? join(import.meta.dirname, '../dist')
/** It may have a game from outside to make first. */
const READY_WITHIN = 2 * ONE_WAIT
const READY = /listening on (http:\/\/\S+)/

interface Wishes {
  /** Another page than the built one. */
  readonly pages?: string
  /** The folder of a game from outside. */
  readonly kit?: string
  /** Other times than the server's own, in milliseconds; some of them for each pace. */
  readonly times?: Readonly<Record<string, number | Readonly<Record<string, number>>>>
  /** The statements of a database that the server finds; without them it makes an empty one. */
  readonly sql?: string
  /** Ids, secrets and deals are the same at every run with the same number; a deal, only if the pages' luck is fixed too. */
  readonly luck?: number
}

export interface Seated {
  readonly table: string
  readonly seat: number
  readonly secret: string
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as { port: number }
  probe.close()
  await once(probe, 'close')
  return port
}

export class TestServer {
  readonly address: string
  readonly #port: number
  readonly #folder = mkdtempSync(join(tmpdir(), 'brouhaha-e2e-'))
  readonly #pages: string
  readonly #times: Wishes['times']
  readonly #luck: Wishes['luck']
  readonly #kit: Wishes['kit']
  #child: ChildProcess | null = null

  private constructor(port: number, { pages = PAGES, times, luck, kit }: Wishes) {
    this.#port = port
    this.#pages = pages
    this.#times = times
    this.#luck = luck
    this.#kit = kit
    this.address = `http://127.0.0.1:${port}`
  }

  static async start(wishes: Wishes = {}): Promise<TestServer> {
    for (const built of [PROGRAM, join(PAGES, 'index.html')])
      if (!existsSync(built)) throw new Error(`${built} is missing: run npm run build first`)
    const server = new TestServer(await freePort(), wishes)
    if (wishes.sql !== undefined) await server.#restore(wishes.sql)
    await server.up()
    return server
  }

  async #restore(sql: string): Promise<void> {
    const { openDatabase } = await import(SQLITE)
    const database = await openDatabase(join(this.#folder, 'brouhaha.db'))
    database.exec(sql)
    database.close()
  }

  /** Starts it on the same port and database as before. */
  async up(): Promise<void> {
    const isPlain = [this.#times, this.#luck, this.#kit].every((wish) => wish === undefined)
    const child = spawn(process.execPath, [isPlain ? PROGRAM : HURRIED], {
      env: {
        ...process.env,
        PORT: `${this.#port}`,
        HOST: '127.0.0.1',
        DATA_DIR: this.#folder,
        PAGES: this.#pages,
        TIMES: JSON.stringify(this.#times ?? {}),
        LUCK: `${this.#luck ?? ''}`,
        KIT: this.#kit ?? '',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#child = child
    // A test that breaks off leaves no server behind.
    process.once('exit', () => child.kill('SIGKILL'))
    let said = ''
    await new Promise<void>((resolve, reject) => {
      const late = setTimeout(
        () => reject(new Error(`the server is not ready after ${READY_WITHIN} ms: ${said}`)),
        READY_WITHIN,
      )
      child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)))
      child.stderr?.setEncoding('utf8').on('data', (text: string) => {
        said = `${said}${text}`.slice(-10_000)
      })
      child.stdout?.setEncoding('utf8').on('data', (text: string) => {
        said = `${said}${text}`.slice(-10_000)
        if (!READY.test(said)) return
        clearTimeout(late)
        resolve()
      })
    })
    child.removeAllListeners('exit')
  }

  /** Stops it: as Ctrl-C does, or as a power cut does. */
  async down(signal: 'SIGINT' | 'SIGKILL' = 'SIGINT'): Promise<void> {
    const child = this.#child
    this.#child = null
    if (child === null || child.exitCode !== null) return
    await endOf(child, signal)
  }

  async end(): Promise<void> {
    await this.down()
    rmSync(this.#folder, { recursive: true, force: true })
  }

  /** Asks as a page asks; throws unless the server agrees. */
  async post<Reply>(path: string, body: object): Promise<Reply> {
    const reply = await fetch(`${this.address}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!reply.ok) throw new Error(`${path} answers ${reply.status}: ${await reply.text()}`)
    return (await reply.json()) as Reply
  }

  /** A new table without going through the pages; its opener sits on seat 0. */
  openTable(more: object = {}): Promise<Seated> {
    const table = { game: 'zombie-mosh', seats: 4, options: { side: 'A', songs: 1 }, pace: 'endless', name: 'Ana' }
    return this.post('/api/tables', { ...table, ...more })
  }

  sitDown(table: string, name: string): Promise<Seated> {
    return this.post(`/api/tables/${table}/seats`, { name })
  }
}
