import { checkReveal, type Reveal, readLog, seedToText } from '@brouhaha/table'
import { expect, test } from 'vitest'
import { Client, call } from '../client.ts'
import { company, folder, isOver, playOne, playUntil, serve } from './fixture.ts'

const logOf = (address: string, match: string, secret?: string) =>
  call(address, 'GET', `/api/tables/${match}/log`, secret === undefined ? {} : { secret })

const revealsIn = (text: string) => (JSON.parse(text.split('\n')[0]!) as { reveals: Reveal[] }).reveals

test('after a game the host gathers the same people at the same link, for a match with a seed of its own', async () => {
  const { address } = await serve()
  const { table, clients } = await company(address, 3)
  const [ana, bob, cleo] = clients as [Client, Client, Client]
  await ana.act({ type: 'kick', seat: 2 })
  await cleo.closed
  await ana.act({ type: 'seatBot', seat: 2, bot: 'random' })
  expect(ana.table.match).toBe(table)
  const { promise } = ana.table
  await ana.act({ type: 'start' })
  expect(await ana.act({ type: 'rematch' })).toMatchObject({ ok: false, refusal: { rule: 'TABLE-REMATCH' } })
  await playUntil([ana, bob], isOver(ana))
  const { text: first } = await logOf(address, table)
  expect(await bob.act({ type: 'rematch' })).toMatchObject({ ok: false, refusal: { rule: 'TABLE-HOST' } })

  expect(await ana.act({ type: 'rematch' }, 'again')).toMatchObject({ ok: true })
  expect(await ana.act({ type: 'rematch' }, 'again')).toMatchObject({ ok: true })

  await bob.settled()
  const { match } = bob.table
  expect(bob.table).toMatchObject({ id: table, status: 'gathering', host: 0, lucky: [], reveals: [] })
  expect(bob.table.seats).toMatchObject([{ name: 'Ana' }, { name: 'Person 1' }, { kind: 'bot', bot: 'random' }])
  expect(bob.sight).toEqual({ seq: 0, view: null, choices: [], hash: null })
  expect(match).not.toBe(table)
  expect(bob.table.promise).not.toBe(promise)
  const promised = bob.table.promise
  await bob.act({ type: 'luck', bytes: 'c0ffee' })
  await ana.act({ type: 'start' })
  await playUntil([ana, bob], isOver(bob))

  const { text: second } = await logOf(address, match!)
  expect((await logOf(address, table)).text).toBe(first)
  const [reveal] = revealsIn(second)
  expect(reveal).toMatchObject({ game: match, added: ['', 'c0ffee', ''] })
  expect(seedToText(checkReveal(reveal!, promised)!)).toBe(readLog(second)!.header.seed)
  expect(readLog(second)!.header.seed).not.toBe(readLog(first)!.header.seed)
})

test('a match that is being played tells its log only as far as the asker has heard it; the one before is open', async () => {
  const dataDir = folder()
  const server = await serve({ dataDir })
  const { table, seated, clients } = await company(server.address, 2)
  const [ana] = clients as [Client]
  await ana.act({ type: 'start' })
  await playUntil(clients, isOver(ana))
  await ana.act({ type: 'rematch' })
  await ana.act({ type: 'start' })
  await playOne(ana)
  await ana.settled()
  const match = ana.table.match!
  await server.close()

  const { address } = await serve({ dataDir })
  const back = await Client.join(address, table, { secret: seated[0]!.secret, seen: 50, match: table })
  expect(back.table).toMatchObject({ match, status: 'playing' })
  const [welcome] = back.messages
  expect(welcome).toMatchObject({ type: 'welcome', sight: { seq: 1 }, missed: [{ seq: 0 }] })
  const told = await logOf(address, match, seated[0]!.secret)
  expect(told.json).toMatchObject({ table: { id: table, match }, heard: [{ seq: 0, seat: 0 }] })
  expect(readLog((await logOf(address, table)).text)!.rows.length).toBeGreaterThan(10)
  expect((await call(address, 'GET', `/api/tables/${match}`)).json).toMatchObject({ id: table })
  expect((await call(address, 'POST', `/api/tables/${match}/seats`, { body: { name: 'Eve' } })).status).toBe(404)
})

test('a table that expires takes all its matches along', async () => {
  let now = 1_000_000
  const { address, hall } = await serve({ now: () => now, times: { idleMs: 1000 } })
  const { table, clients } = await company(address, 2)
  const [ana] = clients as [Client]
  await ana.act({ type: 'start' })
  await playUntil(clients, isOver(ana))
  await ana.act({ type: 'rematch' })
  await ana.act({ type: 'start' })
  await playUntil(clients, isOver(ana))
  await ana.settled()
  const match = ana.table.match!
  for (const client of clients) client.close()
  await Promise.all(clients.map(({ closed }) => closed))
  await hall.sweep()
  expect((await logOf(address, table)).status).toBe(200)

  now += 2000
  await hall.sweep()

  expect((await logOf(address, table)).status).toBe(404)
  expect((await logOf(address, match)).status).toBe(404)
  expect(hall.context.store.match(match)).toBe(null)
})
