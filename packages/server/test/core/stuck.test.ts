// A kept table that cannot go on here says so in both languages, keeps its seats, and goes on once it can.

import { readdirSync, readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { OUR_GAMES, registry } from '@brouhaha/games'
import { PROTOCOL, type ServerMessage } from '@brouhaha/protocol'
import { Shelf } from '@brouhaha/rulesets'
import type { Refusal } from '@brouhaha/table'
import { expect, test } from 'vitest'
import { openDatabase } from '../../src/store/sqlite.ts'
import { Client, call } from '../client.ts'
import { company, folder, playOne, serve } from './fixture.ts'

const RELEASED = join(import.meta.dirname, '../../../rulesets/released')
const file = readdirSync(RELEASED).find((name) => name.startsWith('zombie-mosh'))!
const unreleased = readFileSync(join(RELEASED, file), 'utf8').replace(/\bedition:(["'`])[^"'`]+\1/, 'edition:"kept"')

/** A table of two with a row, in a folder; its server is closed. */
async function leaveTable(dataDir: string) {
  const server = await serve({ dataDir, bundles: [unreleased] })
  const { table, seated, clients } = await company(server.address, 2)
  await clients[0]!.act({ type: 'start' })
  await playOne(clients[0]!)
  await clients[0]!.settled()
  await server.close()
  return { table, secret: seated[0]!.secret, ruleset: clients[0]!.table.ruleset }
}

/** What somebody is told who asks for the table, over HTTP and over a socket. */
async function ask(address: string, table: string, secret: string) {
  const { status, json } = await call(address, 'GET', `/api/tables/${table}`)
  const client = new Client(address, table)
  await client.opened()
  client.send({ type: 'hello', protocol: PROTOCOL, secret })
  await client.closed
  const [bye] = client.messages as [ServerMessage]
  return { status, refusal: (json as { readonly refusal: Refusal }).refusal, bye, code: await client.closed }
}

function expectBothLanguages({ says }: Refusal): void {
  expect(says.en).toMatch(/The table is kept|may have a copy/)
  expect(says.fr).toMatch(/La table est gardée|peut-être une copie/)
  expect(says.fr).not.toMatch(/[\p{L}\d)»] [:;!?»]/u)
}

test('the file of its rules is missing: it waits, and goes on once the file is back', async () => {
  const dataDir = folder()
  const { table, secret, ruleset } = await leaveTable(dataDir)
  const place = join(dataDir, 'rulesets', `${ruleset}.mjs`)
  renameSync(place, join(dataDir, 'elsewhere.mjs'))
  const told: string[] = []
  const { address } = await serve({ dataDir, chronicle: (event) => void told.push(event) })
  const { status, refusal, bye, code } = await ask(address, table, secret)
  expect({ status, rule: refusal.rule, code }).toEqual({ status: 503, rule: 'TABLE-RULES', code: 4007 })
  expectBothLanguages(refusal)
  expect(bye, 'whoever hears that the table is gone forgets the seat').toEqual({ type: 'bye', why: 'stuck' })
  expect(told).toContain('ruleless')

  renameSync(join(dataDir, 'elsewhere.mjs'), place)
  const ana = await Client.join(address, table, { secret })
  expect(ana.table).toMatchObject({ ruleset, status: 'playing' })
  expect(ana.seat).toBe(0)
})

test('its game is not played here any more', async () => {
  const dataDir = folder()
  const { table, secret } = await leaveTable(dataDir)
  const kits = registry(OUR_GAMES.games.filter(({ name }) => name !== 'zombie-mosh'))
  const { address } = await serve({ dataDir, kits })
  const { status, refusal, bye } = await ask(address, table, secret)
  expect({ status, rule: refusal.rule }).toEqual({ status: 503, rule: 'TABLE-GAME' })
  expectBothLanguages(refusal)
  expect(bye).toEqual({ type: 'bye', why: 'stuck' })
})

test('what was kept of it does not hold', async () => {
  const dataDir = folder()
  const { table, secret } = await leaveTable(dataDir)
  const database = await openDatabase(join(dataDir, 'brouhaha.db'))
  database.prepare('UPDATE rows SET hash = ?').run('0'.repeat(64))
  database.close()
  const { address } = await serve({ dataDir })
  const { status, refusal, bye } = await ask(address, table, secret)
  expect({ status, rule: refusal.rule }).toEqual({ status: 503, rule: 'TABLE-DAMAGED' })
  expectBothLanguages(refusal)
  expect(bye).toEqual({ type: 'bye', why: 'stuck' })
})

test('a table that never was is gone', async () => {
  const { address } = await serve()
  const client = new Client(address, 'nosuchtable0')
  await client.opened()
  client.send({ type: 'hello', protocol: PROTOCOL })
  expect(await client.next('bye')).toEqual({ type: 'bye', why: 'gone' })
})

test('where no rules of a game are here, no table of it is opened, in words', async () => {
  const nowhere = new URL('file:///nowhere/')
  const { address } = await serve({ rules: new Shelf({ released: nowhere, sources: nowhere }) })
  const body = { game: 'zombie-mosh', seats: 2, options: { side: 'A', songs: 1 }, pace: 'endless', name: 'Ana' }
  const { status, json } = await call(address, 'POST', '/api/tables', { body })
  expect(status).toBe(503)
  expect(json).toMatchObject({
    refusal: {
      rule: 'TABLE-RULES',
      says: { en: expect.stringContaining('npm run build'), fr: expect.stringContaining('npm run build') },
    },
  })
})
