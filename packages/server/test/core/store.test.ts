import { expect, test, vi } from 'vitest'
import { Store } from '../../src/store/store.ts'
import { call } from '../client.ts'
import { company, folder, playUntil, serve } from './fixture.ts'

test('what cannot be written has not happened: it is refused, told to nobody, and can be tried again', async () => {
  const { address, hall } = await serve()
  const one = await company(address, 2)
  const other = await company(address, 2)
  await one.clients[0]!.act({ type: 'start' })
  await other.clients[0]!.act({ type: 'start' })
  const { store } = hall.house
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

test('secrets are nowhere in the database', async () => {
  const dataDir = folder()
  const { address } = await serve({ dataDir })
  const { seated, table } = await company(address, 2)
  await call(address, 'GET', `/api/tables/${table}`)
  const { readFileSync, readdirSync } = await import('node:fs')
  const bytes = readdirSync(dataDir)
    .map((file) => readFileSync(`${dataDir}/${file}`, 'latin1'))
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
  const { course } = (await hall.find(table))!
  const broken = vi.spyOn(course, 'submit').mockImplementation(() => {
    throw new Error('a bug')
  })

  await clients[0]!.act({ type: 'kick', seat: 1 })

  await clients[0]!.until(() => clients[0]!.table.status === 'paused', 'a break')
  await playUntil(other.clients, () => other.clients[0]!.table.status === 'over')
  broken.mockRestore()
  await clients[0]!.act({ type: 'pause', on: false })
  await playUntil([clients[0]!], () => clients[0]!.table.status === 'over')
})
