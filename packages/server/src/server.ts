import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { networkInterfaces } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { OUR_GAMES, type Registry } from '@brouhaha/games'
import type { RandomBytes } from '@brouhaha/host'
import { type RuleSource, Shelf } from '@brouhaha/rulesets'
import { type Chronicle, silence } from './common/chronicle.ts'
import { type Interfaces, reachableAt } from './common/reachable.ts'
import { LIMITS, type Limits, TIMES, type Times } from './common/times.ts'
import { Hall } from './hall/hall.ts'
import { Sockets } from './hall/socket.ts'
import { Pages } from './http/pages.ts'
import { Routes } from './http/routes.ts'
import { Store } from './store/store.ts'

export interface ServerOptions {
  readonly port: number
  readonly host: string
  /** The folder where the database lies; made if it is missing. */
  readonly dataDir: string
  /** The folder of the built page. */
  readonly pages: string | null
  readonly times?: Partial<Times>
  readonly limits?: Partial<Limits>
  readonly chronicle?: Chronicle
  /** The games that are played here; ours, if it is left out. */
  readonly kits?: Registry
  /** Rules that were made on the spot: new tables of their games play by them. */
  readonly bundles?: readonly string[]
  /** Tests bring their own rules, clock, luck and networks. */
  readonly rules?: RuleSource
  readonly now?: () => number
  readonly random?: RandomBytes
  readonly interfaces?: () => Interfaces
}

export interface Server {
  readonly port: number
  readonly address: string
  readonly hall: Hall
  close(): Promise<void>
}

function once(close: () => Promise<void>): () => Promise<void> {
  let closing: Promise<void> | null = null
  return () => {
    closing ??= close()
    return closing
  }
}

/** Rules that were never released are kept in the data's folder for as long as a table there pins them. */
async function shelfBeside(store: Store, dataDir: string, bundles: readonly string[] = []): Promise<Shelf> {
  const shelf = new Shelf({ kept: pathToFileURL(`${resolve(dataDir)}/rulesets/`) })
  await shelf.tidy(store.rulesets())
  for (const bundle of bundles) await shelf.add(bundle)
  return shelf
}

export async function startServer(options: ServerOptions): Promise<Server> {
  const { port, host, dataDir, pages, now = Date.now, random = randomBytes, chronicle = silence } = options
  mkdirSync(dataDir, { recursive: true })
  const store = await Store.open(join(dataDir, 'brouhaha.db'), now())
  const times = { ...TIMES, ...options.times }
  const limits = { ...LIMITS, ...options.limits }
  const rules = options.rules ?? (await shelfBeside(store, dataDir, options.bundles))
  const hall = new Hall({ store, times, limits, chronicle, random, now }, rules, options.kits ?? OUR_GAMES)
  const { interfaces = networkInterfaces } = options
  const http = createServer({ maxHeaderSize: 8192, requestTimeout: 15_000, headersTimeout: 10_000 })
  const boundPort = (): number => (http.address() as AddressInfo).port
  const routes = new Routes(hall, pages === null ? null : new Pages(pages), () =>
    reachableAt(host, boundPort(), interfaces()),
  )
  const sockets = new Sockets(hall)

  http.on('request', (request, response) => routes.answer(request, response))
  http.on('upgrade', (request, stream, head) => sockets.upgrade(request, stream, head))
  try {
    await new Promise<void>((resolve, reject) => {
      http.once('error', reject)
      http.listen(port, host, resolve)
    })
  } catch (error) {
    sockets.close()
    store.close()
    throw error
  }

  const sweeping = setInterval(() => {
    routes.sweep(now())
    hall.sweep().catch((error: unknown) => chronicle('sweep-failed', { why: String(error) }))
  }, times.sweepMs)

  const bound = boundPort()
  const name = host.includes(':') ? `[${host}]` : host
  return {
    port: bound,
    address: `http://${name}:${bound}`,
    hall,
    close: once(async () => {
      clearInterval(sweeping)
      hall.close()
      sockets.close()
      const closed = new Promise((resolve) => http.close(resolve))
      http.closeIdleConnections()
      setTimeout(() => http.closeAllConnections(), 200).unref()
      await closed
      store.close()
    }),
  }
}
