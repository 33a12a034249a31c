import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Server, startServer } from '@brouhaha/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Client, call, openTable, sitDown } from '../client.ts'
import { type Contents, contents } from '../contents.ts'
import { Bystanders } from './bystander.ts'
import { BODIES, CHOICES, FRAMES, PATHS } from './junk.ts'

const home = mkdtempSync(join(tmpdir(), 'brouhaha-bad-'))
const dataDir = join(home, 'data')
const pages = join(home, 'pages')
const SECRET = 'this file is none of your business'
const HELLO_MS = 2000

let server: Server
let bystanders: Bystanders
let table: string
let secrets: readonly string[]
/** Sits at seat 1 of a game in which everybody is asked for a board. */
let bo: Client
let cy: Client

beforeAll(async () => {
  mkdirSync(pages, { recursive: true })
  writeFileSync(join(pages, 'index.html'), '<!doctype html><title>page</title>')
  writeFileSync(join(home, 'secret.txt'), SECRET)
  writeFileSync(join(pages, '.env'), SECRET)
  symlinkSync(join(home, 'secret.txt'), join(pages, 'link.txt'))
  server = await startServer({ port: 0, host: '127.0.0.1', dataDir, pages, times: { helloMs: HELLO_MS, songMs: 1 } })
  const host = await openTable(server.address, { seats: 3 })
  table = host.table
  const others = [
    await sitDown(server.address, table, { name: 'Bo' }),
    await sitDown(server.address, table, { name: 'Cy' }),
  ]
  secrets = [host, ...others].map(({ secret }) => secret)
  const ana = await Client.join(server.address, table, { secret: secrets[0]! })
  await ana.act({ type: 'start' })
  bystanders = await Bystanders.sit(server.address)
  bystanders.play()
  bo = await join_(1)
  cy = await join_(2)
})

afterAll(async () => {
  await bystanders.stop()
  await server.close()
  rmSync(home, { recursive: true, force: true })
})

const join_ = (seat: number): Promise<Client> => Client.join(server.address, table, { secret: secrets[seat]! })

/** Nothing has changed at the table by this, and the bystanders play on. */
async function untouched(run: () => Promise<void>): Promise<void> {
  const kept = (): Contents => contents(dataDir, table)
  const [before, moves] = [kept(), bystanders.moves]
  await run()
  expect(kept()).toEqual(before)
  await bystanders.until(moves + 2)
}

/** Everybody's messages are limited: each trial has a connection of its own. */
async function asBo(run: (client: Client) => Promise<void>): Promise<void> {
  const client = await join_(1)
  try {
    await run(client)
  } finally {
    client.close()
    await client.closed
  }
}

describe('a frame that is no message is answered with what was expected, and the connection lives on', () => {
  test.each(Object.entries(FRAMES))('%s', (_, frame) =>
    untouched(() =>
      asBo(async (client) => {
        const from = client.messages.length
        client.raw(frame)
        const complaint = (): unknown =>
          client.messages.slice(from).find((one) => one.type === 'error' || (one.type === 'answer' && !one.ok))
        await client.until(() => complaint() !== undefined, 'a complaint')

        expect(complaint()).toMatchObject({
          error: { path: expect.any(String), expected: expect.stringMatching(/.{4}/) },
        })
        await client.settled()
      }),
    ),
  )

  test('bytes in place of text', () =>
    untouched(() =>
      asBo(async (client) => {
        client.raw(Uint8Array.of(0x7b, 0x7d))
        expect(await client.next('error')).toMatchObject({ error: { expected: 'text, not binary' } })
        await client.settled()
      }),
    ))
})

describe('a frame that breaks the protocol ends the connection', () => {
  test.each([
    ['one byte too long', JSON.stringify({ type: 'ping' }).padEnd(4097), 1009],
    ['a hundred times too long', 'x'.repeat(409_600), 1009],
  ])('%s', (_, frame, code) =>
    untouched(async () => {
      const client = await join_(1)
      client.raw(frame)
      expect(await client.closed).toBe(code)
    }),
  )

  test('text that is no UTF-8', () =>
    untouched(async () => {
      const client = await join_(1)
      client.socket.send(Buffer.of(0xff, 0xfe, 0xfd), { binary: false })
      expect(await client.closed).toBe(1007)
    }))

  test('a flood', () =>
    untouched(async () => {
      const client = await join_(1)
      for (let i = 0; i < 500; i++) client.send({ type: 'ping' })
      expect(await client.closed).toBe(4005)
      expect(client.messages.at(-1)).toEqual({ type: 'bye', why: 'flood' })
      expect(client.messages.length).toBeLessThan(200)
    }))

  test('a flood of nonsense', () =>
    untouched(async () => {
      const client = await join_(1)
      for (let i = 0; i < 500; i++) client.raw('{')
      expect(await client.closed).toBe(4005)
    }))

  test('another version of the protocol', () =>
    untouched(async () => {
      const client = new Client(server.address, table)
      await client.opened()
      client.raw(JSON.stringify({ type: 'hello', protocol: 2 }))
      expect(await client.next('bye')).toEqual({ type: 'bye', why: 'protocol' })
      await client.closed
    }))
})

describe('somebody who does not belong here', () => {
  test.each([
    ['a secret that nobody was given', () => 'A'.repeat(32)],
    [
      'the secret of another seat with one letter wrong',
      () => `${secrets[2]!.slice(0, -1)}${secrets[2]!.endsWith('x') ? 'y' : 'x'}`,
    ],
    ['the hash of a secret', () => 'f'.repeat(64)],
  ])('%s', (_, secret) =>
    untouched(async () => {
      const client = new Client(server.address, table)
      await client.opened()
      client.send({ type: 'hello', protocol: 1, secret: secret() })
      expect(await client.next('bye')).toEqual({ type: 'bye', why: 'secret' })
      expect(client.messages).toHaveLength(1)
      await client.closed
    }),
  )

  test('a secret in the address is not looked at', () =>
    untouched(async () => {
      const client = await Client.join(server.address, `${table}/socket?secret=${secrets[1]}`)
      expect(client.messages[0]).toMatchObject({ type: 'welcome', you: null })
      client.close()
      await client.closed
    }))

  test.each(['http://evil.example', 'null', 'https://127.0.0.1:1'])('a page of %s', (origin) =>
    untouched(async () => {
      const client = new Client(server.address, table, { origin })
      const [error] = await once(client.socket, 'error')
      expect(String(error)).toMatch(/403/)
      const opened = await call(server.address, 'POST', '/api/tables', { body: {}, headers: { origin } })
      expect(opened).toMatchObject({ status: 403, json: { error: { path: 'origin' } } })
      const told = await call(server.address, 'GET', `/api/tables/${table}`, { headers: { origin } })
      expect(told.status).toBe(403)
    }),
  )

  test('a table that does not exist', () =>
    untouched(async () => {
      const client = new Client(server.address, 'nosuchtable')
      await client.opened()
      client.send({ type: 'hello', protocol: 1 })
      expect(await client.next('bye')).toEqual({ type: 'bye', why: 'gone' })
      for (const part of ['', '/log']) {
        const reply = await call(server.address, 'GET', `/api/tables/nosuchtable${part}`)
        expect(reply).toMatchObject({ status: 404, json: { error: { path: 'table' } } })
      }
    }))
})

describe('a choice that must not be carried out', () => {
  test.each(Object.entries(CHOICES))('%s', (_, [choice, reason]) =>
    untouched(() =>
      asBo(async (client) => {
        const { seq } = client.sight
        const answer = await client.ask({ type: 'choose', id: 'bad', seq, choice })
        expect(answer).toMatchObject({ ok: false })
        const said = 'refusal' in answer ? answer.refusal.rule : 'error' in answer ? answer.error.path : ''
        expect(said).toBe(reason)
      }),
    ),
  )

  test('an early one, and a stale one', () =>
    untouched(() =>
      asBo(async (client) => {
        const { seq, choices } = client.sight
        const choice = choices[0] as Record<string, unknown>
        for (const wrong of [seq + 1, seq + 1000, Number.MAX_SAFE_INTEGER]) {
          const answer = await client.ask({ type: 'choose', id: `early-${wrong}`, seq: wrong, choice })
          expect(answer).toMatchObject({ ok: false, refusal: { rule: 'TABLE-SEQ' } })
        }
      }),
    ))

  test('a repeated one is answered as before and carried out once; its id is nobody else\u2019s', async () => {
    const { seq, choices } = bo.sight
    const choice = choices[0] as Record<string, unknown>
    bo = await join_(1)
    const first = await bo.ask({ type: 'choose', id: 'once', seq, choice })
    expect(first).toMatchObject({ ok: true, seq })
    await untouched(async () => {
      expect(await bo.ask({ type: 'choose', id: 'once', seq, choice })).toEqual(first)
      expect(await bo.ask({ type: 'choose', id: 'once', seq: seq + 1, choice: { type: 'enough' } })).toEqual(first)
      await cy.settled()
      const others = cy.sight.choices[0] as Record<string, unknown>
      const stolen = await cy.ask({ type: 'choose', id: 'once', seq: cy.sight.seq, choice: others })
      expect(stolen).toMatchObject({ ok: false, error: { path: 'id' } })
      const stale = await cy.ask({ type: 'choose', id: 'stale', seq: cy.sight.seq - 1, choice: others })
      expect(stale).toMatchObject({ ok: false, refusal: { rule: 'TABLE-SEQ' } })
      const house = await cy.ask({ type: 'choose', id: '~bot:2', seq: cy.sight.seq, choice: others })
      expect(house).toMatchObject({ ok: false, error: { path: 'id' } })
    })
  })
})

describe('a request that is no request', () => {
  test.each(Object.entries(BODIES))('opening a table with %s', (_, [body, status]) =>
    untouched(async () => {
      const before = contents(dataDir).counts.tables
      const reply = await call(server.address, 'POST', '/api/tables', { body })
      expect(reply).toMatchObject({ status, json: { error: { expected: expect.stringMatching(/.{3}/) } } })
      expect(contents(dataDir).counts.tables).toBe(before)
    }),
  )

  test.each(['PUT', 'PATCH', 'DELETE', 'POST'])('%s where nothing listens to it', (method) =>
    untouched(async () => {
      const reply = await call(server.address, method, `/api/tables/${table}`)
      expect(reply).toMatchObject({ status: 405, json: { error: { path: 'method' } } })
    }),
  )

  test('a form of another site', () =>
    untouched(async () => {
      const headers = { 'content-type': 'text/plain' }
      const reply = await call(server.address, 'POST', `/api/tables/${table}/seats`, { body: '{"name":"x"}', headers })
      expect(reply.status).toBe(415)
    }))

  test.each(PATHS)('%s', (path) =>
    untouched(async () => {
      const answer = await talk(`GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`)
      expect(answer).toMatch(/^HTTP\/1\.1 (?:200|400|404|405) /)
      expect(answer).not.toContain(SECRET)
      expect(answer).not.toContain('root:')
    }),
  )

  test.each([
    ['huge headers', `GET / HTTP/1.1\r\nhost: x\r\nx-huge: ${'x'.repeat(20_000)}\r\n\r\n`, /^HTTP\/1\.1 431 /],
    ['no HTTP', 'EHLO brouhaha\r\n\r\n', /^HTTP\/1\.1 400 /],
    [
      'two lengths',
      'POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\ncontent-length: 3\r\n\r\n{}',
      /^HTTP\/1\.1 400 /,
    ],
    [
      'a socket at the wrong address',
      'GET /api/health HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n',
      /^HTTP\/1\.1 404 /,
    ],
    [
      'half a handshake',
      'GET /api/tables/TABLE/socket HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n',
      /^HTTP\/1\.1 400 /,
    ],
  ])('%s', (_, request, expected) =>
    untouched(async () => {
      expect(await talk(request.replace('TABLE', table))).toMatch(expected)
    }),
  )
})

describe('a connection that only takes up room', () => {
  test('who connects and says nothing is cut off', () =>
    untouched(async () => {
      const client = new Client(server.address, table)
      await client.opened()
      await client.closed
      expect(client.messages).toEqual([])
    }))

  test('a hundred half-open ones keep nobody from playing', () =>
    untouched(async () => {
      const open = await Promise.all(
        Array.from({ length: 100 }, async () => {
          const socket = connect(server.port, '127.0.0.1')
          socket.on('error', () => {})
          await once(socket, 'connect')
          socket.write('GET /api/tables/')
          return socket
        }),
      )
      const moves = bystanders.moves
      await bystanders.until(moves + 5)
      for (const socket of open) socket.destroy()
    }))
})

/** What the server answers to these very bytes. */
async function talk(bytes: string): Promise<string> {
  const socket: Socket = connect(server.port, '127.0.0.1')
  const chunks: Buffer[] = []
  socket.on('data', (chunk) => chunks.push(chunk))
  socket.on('error', () => {})
  socket.write(bytes)
  await once(socket, 'close')
  socket.destroy()
  return Buffer.concat(chunks).toString('latin1')
}
