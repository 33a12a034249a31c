import type { HeardRow, TableInfo } from '@brouhaha/protocol'
import { checkReveal, type Reveal, readLog, seedToText } from '@brouhaha/table'
import { expect, test } from 'vitest'
import { Client, call, openTable, sitDown } from '../client.ts'
import { SHELF } from '../shelf.ts'
import { company, folder, isOver, playOne, playUntil, serve, stageOf } from './fixture.ts'

const logOf = async (address: string, table: string) => {
  const { text } = await call(address, 'GET', `/api/tables/${table}/log`)
  return { log: readLog(text)!, extra: JSON.parse(text.split('\n')[0]!) as { ruleset: string; reveals: Reveal[] } }
}

test('two people and two bots play a whole game, and its log is true', async () => {
  const { address } = await serve()
  const ana = await openTable(address)
  const bob = await sitDown(address, ana.table, { name: 'Bob', seat: 2 })
  const clients = [
    await Client.join(address, ana.table, { secret: ana.secret }),
    await Client.join(address, ana.table, { secret: bob.secret }),
  ]
  await clients[0]!.act({ type: 'seatBot', seat: 1, bot: 'steady' })
  await clients[0]!.act({ type: 'seatBot', seat: 3, bot: 'sharp' })
  expect(await clients[0]!.act({ type: 'start' })).toMatchObject({ ok: true })

  await playUntil(clients, isOver(clients[0]!))

  const { log, extra } = await logOf(address, ana.table)
  const { game, verify } = await SHELF.by(extra.ruleset)
  expect(verify(game, log)).toMatchObject({ kind: 'true' })
  expect(new Set(log.rows.map(({ seat }) => seat))).toEqual(new Set([0, 1, 2, 3]))
})

test('a welcome says nothing that is told again: who presses on before the start is written hears it once', async () => {
  const { address } = await serve()
  const { clients } = await company(address, 2)
  const [ana, bob] = clients as [Client, Client]
  const start = ana.act({ type: 'start' })
  const first = ana.ask({ type: 'choose', id: 'first', seq: 0, choice: { type: 'board', board: 2 } })
  expect(await Promise.all([start, first])).toMatchObject([{ ok: true }, { ok: true }])
  await Promise.all([ana.settled(), bob.settled()])

  for (const { messages } of clients) {
    const told = messages.flatMap((message) => {
      if (message.type === 'welcome') return message.sight.view === null ? [] : [`welcome at ${message.sight.seq}`]
      return message.type === 'moved' ? [`row ${message.heard.seq}`] : []
    })
    expect(told).toEqual(['welcome at 0', 'row 0'])
  }
})

test('the promise was given before the luck, and the seed that is shown afterwards keeps it', async () => {
  const { address } = await serve()
  const { table, clients } = await company(address, 2)
  const { promise } = clients[1]!.table
  expect(await clients[1]!.act({ type: 'luck', bytes: 'c0ffee' })).toMatchObject({ ok: true })
  expect(await clients[1]!.act({ type: 'luck', bytes: 'c0ffee' })).toMatchObject({ ok: false })
  expect(clients[0]!.table.lucky).toEqual([1])
  await clients[0]!.act({ type: 'start' })
  expect(clients[0]!.table).toMatchObject({ promise, reveals: [] })

  await playUntil(clients, isOver(clients[0]!))

  const { log, extra } = await logOf(address, table)
  const [reveal] = extra.reveals
  expect(reveal?.added).toEqual(['', 'c0ffee'])
  expect(seedToText(checkReveal(reveal!, promise)!)).toBe(log.header.seed)
})

test('a table goes on after the server was stopped in the middle of a game', async () => {
  const dataDir = folder()
  const first = await serve({ dataDir })
  const { table, seated, clients } = await company(first.address, 2)
  await clients[0]!.act({ type: 'start' })
  await playUntil(clients, () => clients[0]!.sight.seq >= 7)
  await Promise.all(clients.map((client) => client.settled()))
  const seen = clients.map(({ sight }) => sight)
  await first.close()

  const second = await serve({ dataDir })
  const back = [
    await Client.join(second.address, table, { secret: seated[0]!.secret }),
    await Client.join(second.address, table, { secret: seated[1]!.secret }),
  ]
  expect(back.map(({ sight: { seq, view, choices } }) => ({ seq, view, choices }))).toEqual(
    seen.map(({ seq, view, choices }) => ({ seq, view, choices })),
  )
  await playUntil(back, isOver(back[0]!))
  const { log, extra } = await logOf(second.address, table)
  const { game, verify } = await SHELF.by(extra.ruleset)
  expect(verify(game, log)).toMatchObject({ kind: 'true' })
})

test('a command id is answered once, also by a server that was started anew', async () => {
  const dataDir = folder()
  const first = await serve({ dataDir })
  const { table, seated, clients } = await company(first.address, 2)
  await clients[0]!.act({ type: 'start' })
  const choice = { type: 'board', board: 3 }
  const command = { type: 'choose', id: 'mine', seq: 0, choice } as const
  expect(await clients[0]!.ask(command)).toEqual({ type: 'answer', id: 'mine', ok: true, seq: 0 })
  expect(await clients[0]!.ask(command)).toEqual({ type: 'answer', id: 'mine', ok: true, seq: 0 })
  await clients[1]!.ask({ type: 'choose', id: 'other', seq: 1, choice: { type: 'board', board: 0 } })
  await first.close()

  const second = await serve({ dataDir })
  const ana = await Client.join(second.address, table, { secret: seated[0]!.secret })
  expect(await ana.ask(command)).toEqual({ type: 'answer', id: 'mine', ok: true, seq: 0 })
  expect(ana.sight.seq).toBe(2)
  const bob = await Client.join(second.address, table, { secret: seated[1]!.secret })
  expect(await bob.ask({ ...command, seq: 2 })).toMatchObject({ ok: false, error: { path: 'id' } })
})

test('everybody is told what was played, each as far as it is for their ears', async () => {
  const { address } = await serve()
  const { table, seated, clients } = await company(address, 2)
  const watcher = await Client.join(address, table)
  await clients[0]!.act({ type: 'start' })
  await clients[0]!.ask({ type: 'choose', id: 'a', seq: 0, choice: { type: 'board', board: 0 } })
  await clients[1]!.ask({ type: 'choose', id: 'b', seq: 1, choice: { type: 'board', board: 1 } })
  await Promise.all([...clients, watcher].map((one) => one.settled()))

  const dealt = (client: Client) =>
    client.messages
      .flatMap((one) => (one.type === 'moved' ? one.heard.events : []))
      .filter((event) => (event as { type: string }).type === 'dealt')
  const seatsToldOf = (client: Client) =>
    dealt(client).flatMap((one) => ('cards' in one ? [(one as { seat?: number }).seat] : []))
  expect([clients[0]!, clients[1]!, watcher].map(seatsToldOf)).toEqual([[0], [1], []])
  expect(dealt(watcher)).toHaveLength(2)
  expect(watcher.sight).toMatchObject({ seq: 2, choices: [], view: { you: null, hand: [] } })

  const reply = await call(address, 'GET', `/api/tables/${table}/log`, { secret: seated[1]!.secret })
  const { heard } = reply.json as { table: TableInfo; heard: HeardRow[] }
  expect(heard).toEqual(clients[1]!.messages.flatMap((one) => (one.type === 'moved' ? [one.heard] : [])))
})

test('who comes back hears what happened meanwhile', async () => {
  const { address } = await serve()
  const { table, seated, clients } = await company(address, 2)
  await clients[0]!.act({ type: 'start' })
  await playOne(clients[0]!)
  clients[1]!.close()
  await clients[1]!.closed

  const back = await Client.join(address, table, { secret: seated[1]!.secret, seen: 0 })

  expect(back.messages[0]).toMatchObject({ type: 'welcome', you: 1, missed: [{ seq: 0, seat: 0 }] })
})

test('a concert of two songs is shuffled anew for the second', async () => {
  const { address } = await serve()
  const { table, clients } = await company(address, 2, { options: { songs: 2 } })
  const promises = new Set<string>()
  await clients[0]!.act({ type: 'start' })
  await playUntil(clients, () => {
    promises.add(clients[0]!.table.promise)
    return clients[0]!.table.status === 'over'
  })

  const { log, extra } = await logOf(address, table)
  expect(extra.reveals.map(({ song }) => song)).toEqual([1, 2])
  expect(extra.reveals.map(({ promise }) => promise)).toEqual([...promises])
  const song = log.rows.find(({ choice }) => choice.type === 'song')!
  expect((song.choice as unknown as { seed: string }).seed).toBe(seedToText(checkReveal(extra.reveals[1]!)!))
})

test('an open concert goes on as long as the host wants', async () => {
  const { address } = await serve()
  const { clients } = await company(address, 2, { options: { songs: 0 } })
  const [host, other] = clients as [Client, Client]
  await host.act({ type: 'start' })
  expect(await host.act({ type: 'encore', on: true })).toMatchObject({ ok: false })
  const encore = () => stageOf(host) === 'encore'
  await playUntil(clients, encore)
  expect(host.table.reveals).toHaveLength(1)
  expect(await other.act({ type: 'encore', on: true })).toMatchObject({ ok: false, refusal: { rule: 'TABLE-HOST' } })
  expect(await other.act({ type: 'luck', bytes: '00' })).toMatchObject({ ok: true })

  expect(await host.act({ type: 'encore', on: true })).toMatchObject({ ok: true })
  await host.settled()
  expect(stageOf(host)).toBe('dance')
  await playUntil(clients, encore)
  expect(await host.act({ type: 'encore', on: false })).toMatchObject({ ok: true })
  await host.settled()
  expect(host.table.status).toBe('over')
  expect(host.table.reveals).toHaveLength(2)
})
