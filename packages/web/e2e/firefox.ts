// Debian's Firefox, driven through WebDriver BiDi, which every Firefox speaks. Playwright drives only builds of its own, or
// ones newer than Debian's, so these few commands are spoken here.

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { WebSocket } from 'ws'
import { endOf } from './end-of.ts'
import { ONE_WAIT } from './limits.ts'

const PLACES = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox']
const LISTENING = /WebDriver BiDi listening on (ws:\/\/\S+)/

/** The path of an installed Firefox, or null. */
export const findFirefox = (): string | null => PLACES.find((place) => existsSync(place)) ?? null

interface Reply {
  readonly id?: number
  readonly type: 'success' | 'error' | 'event'
  readonly method?: string
  readonly message?: string
  readonly result?: unknown
  readonly params?: { readonly level?: string; readonly text?: string }
}

interface Evaluated {
  readonly type: 'success' | 'exception'
  readonly result?: { readonly value?: unknown }
  readonly exceptionDetails?: { readonly text: string }
}

async function addressOf(child: ChildProcess): Promise<string> {
  let said = ''
  child.stderr?.setEncoding('utf8')
  const signal = AbortSignal.timeout(2 * ONE_WAIT)
  for (;;) {
    const [text] = await once(child.stderr!, 'data', { signal }).catch(() => {
      throw new Error(`Firefox does not listen: ${said}`)
    })
    said += text
    const found = LISTENING.exec(said)
    if (found !== null) return found[1]!
  }
}

export class Firefox {
  /** What the page complained about in the console. */
  readonly complaints: string[] = []
  readonly #child: ChildProcess
  readonly #profile: string
  readonly #socket: WebSocket
  readonly #open = new Map<number, (reply: Reply) => void>()
  #sent = 0
  #tab = ''

  private constructor(child: ChildProcess, profile: string, socket: WebSocket) {
    this.#child = child
    this.#profile = profile
    this.#socket = socket
    socket.on('message', (text) => this.#hear(JSON.parse(String(text)) as Reply))
  }

  static async start(program: string, { language }: { readonly language: string }): Promise<Firefox> {
    const profile = mkdtempSync(join(tmpdir(), 'firefox-'))
    const settings = { 'intl.accept_languages': language, 'ui.prefersReducedMotion': 1, 'app.update.auto': false }
    const lines = Object.entries(settings).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`)
    writeFileSync(join(profile, 'user.js'), lines.join(''))
    const child = spawn(program, ['--headless', '--no-remote', '--remote-debugging-port', '0', '--profile', profile], {
      env: { ...process.env, HOME: profile, MOZ_DISABLE_AUTO_SAFE_MODE: '1' },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    // A test that breaks off leaves no browser behind.
    process.once('exit', () => child.kill('SIGKILL'))
    const socket = new WebSocket(`${await addressOf(child)}/session`)
    await once(socket, 'open', { signal: AbortSignal.timeout(ONE_WAIT) })
    const firefox = new Firefox(child, profile, socket)
    await firefox.#ask('session.new', { capabilities: {} })
    await firefox.#ask('session.subscribe', { events: ['log.entryAdded'] })
    const tree = (await firefox.#ask('browsingContext.getTree', {})) as { contexts: { context: string }[] }
    firefox.#tab = tree.contexts[0]!.context
    return firefox
  }

  #hear(reply: Reply): void {
    if (reply.method === 'log.entryAdded' && reply.params?.level === 'error')
      this.complaints.push(reply.params.text ?? '')
    if (reply.id === undefined) return
    this.#open.get(reply.id)?.(reply)
    this.#open.delete(reply.id)
  }

  #ask(method: string, params: object): Promise<unknown> {
    const id = ++this.#sent
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`${method}: no answer within ${ONE_WAIT} ms`)), ONE_WAIT)
      this.#open.set(id, (reply) => {
        clearTimeout(late)
        if (reply.type === 'error') reject(new Error(`${method}: ${reply.message}`))
        else resolve(reply.result)
      })
      this.#socket.send(JSON.stringify({ id, method, params }))
    })
  }

  async goto(url: string): Promise<void> {
    await this.#ask('browsingContext.navigate', { context: this.#tab, url, wait: 'complete' })
  }

  /** The value of an expression in the page; what is not plain comes back as JSON would write it. */
  async evaluate<Value>(expression: string): Promise<Value> {
    const evaluated = (await this.#ask('script.evaluate', {
      expression: `(async () => JSON.stringify(await (${expression})))()`,
      target: { context: this.#tab },
      awaitPromise: true,
    })) as Evaluated
    if (evaluated.type === 'exception') throw new Error(evaluated.exceptionDetails?.text)
    const text = evaluated.result?.value
    return (text === undefined ? undefined : JSON.parse(String(text))) as Value
  }

  /** Presses keys as a person does; named ones by their WebDriver code. */
  async press(...keys: string[]): Promise<void> {
    const actions = keys.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ])
    await this.#ask('input.performActions', { context: this.#tab, actions: [{ type: 'key', id: 'keys', actions }] })
  }

  async screenshot(path: string): Promise<void> {
    const { data } = (await this.#ask('browsingContext.captureScreenshot', { context: this.#tab })) as { data: string }
    writeFileSync(path, Buffer.from(data, 'base64'))
  }

  async close(): Promise<void> {
    await this.#ask('browser.close', {}).catch(() => {})
    await endOf(this.#child, 'SIGTERM')
    this.#socket.close()
    rmSync(this.#profile, { recursive: true, force: true, maxRetries: 5 })
  }
}
