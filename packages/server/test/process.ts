// The server as a process of its own, to be killed.

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'

const MAIN = resolve(import.meta.dirname, '../dist/main.js')

export interface ServerProcess {
  readonly child: ChildProcess
  readonly address: string
  readonly port: number
  /** Resolves once it is gone. */
  kill(signal?: NodeJS.Signals): Promise<void>
}

/** Starts the built program, or another one in its place, and waits until it listens. */
export async function startProcess(options: {
  readonly dataDir: string
  readonly port?: number
  readonly main?: string
  readonly under?: readonly string[]
  readonly env?: Readonly<Record<string, string>>
}): Promise<ServerProcess> {
  const main = options.main ?? MAIN
  if (!existsSync(MAIN)) throw new Error('packages/server/dist is missing: npm run build')
  const [program, ...words] = [...(options.under ?? []), process.execPath, main]
  const child = spawn(program!, words, {
    env: {
      ...process.env,
      PORT: String(options.port ?? 0),
      HOST: '127.0.0.1',
      DATA_DIR: options.dataDir,
      PAGES: '',
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said: string[] = []
  const address = await new Promise<string>((found, fail) => {
    for (const stream of [child.stdout!, child.stderr!]) {
      createInterface({ input: stream }).on('line', (line) => {
        if (said.push(line) > 50) said.shift()
        const heard = line.match(/listening on (http:\/\/\S+:\d+)/)?.[1]
        if (heard !== undefined) found(heard)
      })
    }
    child.once('error', fail)
    child.once('exit', (code) => fail(new Error(`the server stopped with ${code}: ${said.join('\n')}`)))
  })
  const gone = once(child, 'exit')
  return {
    child,
    address,
    port: Number(new URL(address).port),
    async kill(signal = 'SIGKILL') {
      child.kill(signal)
      await gone
    },
  }
}
