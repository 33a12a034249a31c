import { expect, test, vi } from 'vitest'
import { MIGRATIONS } from '../../src/store/schema.ts'
import { openDatabase, transaction } from '../../src/store/sqlite.ts'
import { Store } from '../../src/store/store.ts'
import { Wal } from '../../src/store/wal.ts'
import { call } from '../client.ts'
import { company, folder, playUntil, serve } from './fixture.ts'

test('what cannot be written has not happened: it is refused, told to nobody, and can be tried again', async () => {
  const { address, hall } = await serve()
  const one = await company(address, 2)
  const other = await company(address, 2)
  await one.clients[0]!.act({ type: 'start' })
  await other.clients[0]!.act({ type: 'start' })
  const { store } = hall.context
  const broken = vi.spyOn(store, 'addRow').mockImplementation((table, ...rest) => {
    if (table === one.table) throw new Error('disk full')
    Store.prototype.addRow.call(store, table, ...rest)
  })
  const choose = (id: string) => ({ type: 'choose', id, seq: 0, choice: { type: 'board', board: 2 } }) as const

  const [refused, fine] = await Promise.all([one.clients[0]!.ask(choose('a')), other.clients[0]!.ask(choose('a'))])

  expect(refused).toMatchObject({ ok: false, refusal: { rule: 'TABLE-STORE' } })
  expect(fine).toMatchObject({ ok: true, seq: 0 })
  await one.clients[1]!.settled()
  expect(one.clients[1]!.messages.some(({ type }) => type === 'moved')).toBe(false)
  broken.mockRestore()
  expect(await one.clients[0]!.ask(choose('a'))).toMatchObject({ ok: true, seq: 0 })
  await playUntil(one.clients, () => one.clients[0]!.table.status === 'over')
})

test('choices of one turn of the event loop are committed together', async () => {
  const store = await Store.open(`${folder()}/brouhaha.db`, 0)
  const order: string[] = []
  const write = (name: string) =>
    store.journal.write(name, () => order.push(`write ${name}`)).then(() => order.push(`told ${name}`))
  await Promise.all([write('a'), write('b'), write('c')])
  expect(order).toEqual(['write a', 'write b', 'write c', 'told a', 'told b', 'told c'])
  store.close()
})

test('nothing is told before the flush has come back; what comes meanwhile goes with the next', async () => {
  const flushes: (() => void)[] = []
  const flush = vi
    .spyOn(Wal.prototype, 'flush')
    .mockImplementation(() => new Promise((resolve) => flushes.push(() => resolve())))
  const store = await Store.open(`${folder()}/brouhaha.db`, 0)
  const order: string[] = []
  const write = (name: string) =>
    store.journal.write(name, () => order.push(`write ${name}`)).then(() => order.push(`told ${name}`))
  const aWhile = () => new Promise((resolve) => setTimeout(resolve, 5))

  const first = write('a')
  await vi.waitFor(() => expect(flushes).toHaveLength(1))
  const others = [write('b'), write('c')]
  await aWhile()
  expect(order).toEqual(['write a'])
  flushes[0]!()
  await first
  await vi.waitFor(() => expect(flushes).toHaveLength(2))
  await aWhile()
  expect(order).toEqual(['write a', 'told a', 'write b', 'write c'])
  flushes[1]!()
  await Promise.all(others)
  expect(order.slice(4)).toEqual(['told b', 'told c'])

  const last = write('d')
  store.close()
  await last
  flush.mockRestore()
})

test('a database of the first version is read: its tables played one match each', async () => {
  const file = `${folder()}/brouhaha.db`
  const database = await openDatabase(file)
  database.exec('CREATE TABLE migrations (version INTEGER NOT NULL PRIMARY KEY, at INTEGER NOT NULL)')
  transaction(database, () => database.exec(MIGRATIONS[0]!))
  database.exec('INSERT INTO migrations VALUES (1, 0)')
  database.exec(`INSERT INTO tables VALUES ('begun', 0, 5, '{"id":"begun"}', '{"seats":2}')`)
  database.exec(`INSERT INTO tables VALUES ('gathering', 0, 5, '{"id":"gathering"}', NULL)`)
  database.exec(`INSERT INTO rows VALUES ('begun', 0, 'a', 1, '{"type":"board"}', '[]', 0, 'h', 9)`)
  database.close()

  const store = await Store.open(file, 10)

  expect(store.table('begun')).toMatchObject({
    record: { id: 'begun', match: 'begun', done: [] },
    header: { seats: 2 },
    rows: [{ row: { seq: 0, id: 'a', seat: 1 }, at: 9 }],
  })
  expect(store.table('gathering')).toMatchObject({ record: { match: 'gathering' }, header: null, rows: [] })
  expect(store.idleTables(8)).toEqual(['gathering'])
  store.deleteTable('begun')
  expect(store.match('begun')).toBe(null)
  store.close()
})

test('secrets are nowhere in the database', async () => {
  const dataDir = folder()
  const { address } = await serve({ dataDir })
  const { seated, table } = await company(address, 2)
  await call(address, 'GET', `/api/tables/${table}`)
  const { readFileSync, readdirSync } = await import('node:fs')
  const bytes = readdirSync(dataDir, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => readFileSync(`${dataDir}/${name}`, 'latin1'))
    .join('')
  expect(bytes).toContain(table)
  for (const { secret } of seated) expect(bytes).not.toContain(secret)
})

test('a game that goes wrong by itself takes a break, and other tables go on', async () => {
  const { address, hall } = await serve()
  const { table, clients } = await company(address, 2)
  const other = await company(address, 2)
  await clients[0]!.act({ type: 'start' })
  await other.clients[0]!.act({ type: 'start' })
  const found = (await hall.find(table))!
  const broken = vi.spyOn(found, 'submit').mockImplementation(() => {
    throw new Error('a bug')
  })

  await clients[0]!.act({ type: 'kick', seat: 1 })

  await clients[0]!.until(() => clients[0]!.table.status === 'paused', 'a break')
  await playUntil(other.clients, () => other.clients[0]!.table.status === 'over')
  broken.mockRestore()
  await clients[0]!.act({ type: 'pause', on: false })
  await playUntil([clients[0]!], () => clients[0]!.table.status === 'over')
})
