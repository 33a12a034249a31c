// What can be asked over plain HTTP: tables and seats, the log, and the page.

import type { IncomingMessage, ServerResponse } from 'node:http'
import { packSchema } from '@brouhaha/cards'
import { type Addresses, LARGEST_MESSAGE, LARGEST_PACKS, openTable, PROTOCOL, sitDown } from '@brouhaha/protocol'
import { isRefusal, isSchemaError, seat as seatOf, WATCHER, writeLog } from '@brouhaha/table'
import { addressOf, isForeign, isLoopback } from '../common/address.ts'
import { FAULTS, wrongMethod } from '../common/faults.ts'
import { Bucket, Buckets } from '../common/rate.ts'
import { isAskedHere } from '../common/reachable.ts'
import { REFUSED } from '../common/refusals.ts'
import type { Hall } from '../hall/hall.ts'
import { Stuck } from '../hall/stuck.ts'
import type { SecretRecord } from '../store/record.ts'
import type { HostedTable } from '../table/hosted-table.ts'
import { finished } from '../table/visits.ts'
import { readBody } from './body.ts'
import type { Pages } from './pages.ts'
import { reply, replyError, replyJson, replyRefusal } from './reply.ts'

const TABLE_PATH = /^\/api\/tables\/([a-z0-9]{1,40})(?:\/(seats|log|me|packs))?$/
const BEARER = /^Bearer ([A-Za-z0-9_-]{22,64})$/

export class Routes {
  readonly #hall: Hall
  readonly #pages: Pages | null
  readonly #reachable: () => readonly string[]
  readonly #openings: Buckets

  constructor(hall: Hall, pages: Pages | null, reachable: () => readonly string[]) {
    const { burst, perMinute } = hall.context.limits.openings
    this.#hall = hall
    this.#pages = pages
    this.#reachable = reachable
    this.#openings = new Buckets((now) => new Bucket(burst, perMinute / 60, now))
  }

  answer(request: IncomingMessage, response: ServerResponse): void {
    this.#route(request, response).catch((error: unknown) => {
      this.#hall.context.chronicle('http-failed', { why: error instanceof Error ? error.name : 'unknown' })
      if (response.headersSent) response.destroy()
      else if (error instanceof Stuck) replyStuck(response, error)
      else replyError(response, 500, FAULTS.failed)
    })
  }

  sweep(now: number): void {
    this.#openings.sweep(now)
  }

  async #route(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = (request.url ?? '/').split(/[?#]/)[0]!
    const method = request.method ?? 'GET'
    if (!path.startsWith('/api/') && path !== '/api') {
      if (method !== 'GET' && method !== 'HEAD') return notAllowed(response, 'GET, HEAD')
      if (path === '/pack.schema.json') return replyJson(response, 200, packSchema())
      if (this.#pages !== null) return this.#pages.serve(request, response, path)
      return reply(response, 404, 'No page is built. / Aucune page n’est construite.', {
        'content-type': 'text/plain; charset=utf-8',
      })
    }
    if (isForeign(request)) return replyError(response, 403, FAULTS.foreign)
    if (path === '/api/health') {
      if (method !== 'GET') return notAllowed(response, 'GET')
      return replyJson(response, 200, { ok: true, protocol: PROTOCOL })
    }
    if (path === '/api/addresses') {
      if (method !== 'GET') return notAllowed(response, 'GET')
      const known: Addresses = { addresses: isAskedHere(request) ? this.#reachable() : [] }
      return replyJson(response, 200, known)
    }
    if (path === '/api/tables') return method === 'POST' ? this.#open(request, response) : notAllowed(response, 'POST')
    const [, id, part] = TABLE_PATH.exec(path) ?? []
    if (id === undefined) return replyError(response, 404, FAULTS.noRoute)
    const wanted = { seats: 'POST', me: 'DELETE', log: 'GET' }[part ?? ''] ?? 'GET'
    if (method !== wanted) return notAllowed(response, wanted)
    const table = await (method === 'GET' ? this.#hall.findBy(id) : this.#hall.find(id))
    if (table === null) return replyError(response, 404, FAULTS.noTable)
    await table.writer.settled()
    if (part === 'seats') return this.#sit(table, request, response)
    if (part === 'me') return this.#forget(table, request, response)
    if (part === 'packs') return replyJson(response, 200, { packs: table.ruleset.packs })
    if (part === 'log') return this.#log(table, id, request, response)
    return replyJson(response, 200, table.info())
  }

  #isTooFast(request: IncomingMessage): boolean {
    const { limits, now } = this.#hall.context
    const address = addressOf(request)
    if (isLoopback(address) && !limits.loopback) return false
    return !this.#openings.take(address, now())
  }

  async #open(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (this.#isTooFast(request)) return replyRefusal(response, 429, REFUSED.tooMany)
    const body = await readBody(request, openTable, LARGEST_MESSAGE + LARGEST_PACKS)
    if (body.kind === 'error') return replyError(response, body.status, body.error)
    const seated = await this.#hall.open(body.value)
    if (isSchemaError(seated)) return replyError(response, 400, seated)
    if (isRefusal(seated)) return replyRefusal(response, seated === REFUSED.newerPack ? 409 : 503, seated)
    replyJson(response, 201, seated)
  }

  async #sit(table: HostedTable, request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (this.#isTooFast(request)) return replyRefusal(response, 429, REFUSED.tooMany)
    const body = await readBody(request, sitDown)
    if (body.kind === 'error') return replyError(response, body.status, body.error)
    const shown = this.#bearer(table, request)
    const sits = shown?.kind === 'seat' && shown.revoked === null ? shown.seat : null
    const seated = await this.#hall.sit(table, body.value, sits)
    if (!isRefusal(seated)) return replyJson(response, 201, seated)
    const status = seated === REFUSED.invitation ? 403 : seated === REFUSED.trouble ? 503 : 409
    replyRefusal(response, status, seated)
  }

  /** What the bearer may see: null for nobody in particular, undefined for a secret that opens nothing. */
  #bearer(table: HostedTable, request: IncomingMessage): SecretRecord | null | undefined {
    const { authorization } = request.headers
    if (authorization === undefined) return null
    const shown = BEARER.exec(authorization)?.[1]
    return shown === undefined ? undefined : (this.#hall.secret(table, shown) ?? undefined)
  }

  async #forget(table: HostedTable, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const secret = this.#bearer(table, request)
    if (secret == null || secret.kind !== 'seat') return replyError(response, 401, FAULTS.noSecret)
    if (!(await this.#hall.forget(table, secret))) return replyError(response, 401, FAULTS.noSecret)
    reply(response, 204)
  }

  /** The whole log of a finished match; of any other, what the bearer has heard. */
  async #log(table: HostedTable, match: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { hosted } = table
    const secret = this.#bearer(table, request)
    if (secret === undefined || (secret !== null && (secret.revoked !== null || secret.kind !== 'seat'))) {
      return replyError(response, 401, FAULTS.noSecret)
    }
    const log = finished(table, match)
    if (log !== null) {
      return reply(response, 200, writeLog(log), {
        'content-type': 'application/x-ndjson',
        'cache-control': 'no-store',
      })
    }
    const ear = secret === null ? WATCHER : seatOf(secret.seat)
    const heard = hosted === null ? [] : hosted.heardSince(0, ear)
    replyJson(response, 200, { table: table.info(), heard })
  }
}

/** What was brought is at fault, or this server as it is now. */
function replyStuck(response: ServerResponse, { fault, refusal }: Stuck): void {
  if (fault === null) replyRefusal(response, 503, refusal)
  else replyJson(response, 422, { error: fault, refusal })
}

function notAllowed(response: ServerResponse, allow: string): void {
  response.setHeader('allow', allow)
  replyError(response, 405, wrongMethod(allow))
}
