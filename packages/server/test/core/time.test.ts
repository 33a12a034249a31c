import type { HeardRow } from '@brouhaha/protocol'
import { expect, test } from 'vitest'
import { Client, call } from '../client.ts'
import { company, folder, playOne, playUntil, serve, stageOf } from './fixture.ts'

const NEVER = 1_000_000

const beginsTurn = ({ events }: HeardRow): boolean =>
  events.some((event) => 'type' in event && event.type === 'turnBegan')

test('a turn that takes too long is played by the clock, as an ordinary row', async () => {
  const { address } = await serve({ times: { turnMs: { relaxed: NEVER, brisk: 40, endless: null, days: NEVER } } })
  const { clients } = await company(address, 2, { pace: 'brisk' })
  const [ana] = clients as [Client]
  const before = Date.now()
  await ana.act({ type: 'start' })
  expect(ana.table.deadline).toBeGreaterThan(before)

  await ana.until(() => stageOf(ana) === 'dance' && ana.sight.seq >= 4, 'rows by the clock')

  const seats = ana.messages.flatMap((one) => (one.type === 'moved' ? [one.heard.seat] : []))
  expect(seats.slice(0, 2)).toEqual([0, 1])
})

test('a turn has one clock: once it ran out, what is left of the turn is played at once', async () => {
  const turn = 250
  const turnMs = { relaxed: NEVER, brisk: turn, endless: null, days: NEVER }
  // The calendar stands still, so that what a clock has left is told exactly.
  const { address } = await serve({ now: () => 1_000_000, times: { turnMs } })
  const { clients } = await company(address, 2, { pace: 'brisk' })
  const [ana, bob] = clients as [Client, Client]
  await ana.act({ type: 'start' })
  await playUntil([ana, bob], () => stageOf(ana) === 'dance')
  await ana.settled()
  const { seq } = ana.sight

  await ana.until(() => ana.sight.seq >= seq + 5, 'turns by the clock')

  const rows = ana.messages.flatMap((one) => (one.type === 'moved' && one.heard.seq >= seq ? [one] : [])).slice(0, 5)
  const begins = rows.map(({ heard }) => beginsTurn(heard))
  const left = rows.map(({ heard, deadline }) => deadline! - heard.at)
  expect(left).toEqual(begins.map((isNew) => (isNew ? turn : 0)))
  expect(new Set(begins).size).toBe(2)
})

test('the first card of a turn does not wind its clock up again', async () => {
  const { address } = await serve({ times: { turnMs: { relaxed: NEVER, brisk: NEVER, endless: null, days: NEVER } } })
  const { clients } = await company(address, 2, { pace: 'brisk' })
  const [ana, bob] = clients as [Client, Client]
  await ana.act({ type: 'start' })
  await playUntil([ana, bob], () => stageOf(ana) === 'dance')
  for (let card = 0; card < 6; card++) {
    await Promise.all([ana.settled(), bob.settled()])
    await new Promise((resolve) => setTimeout(resolve, 5))
    await playOne(ana.sight.choices.length > 0 ? ana : bob)
  }
  await ana.settled()

  const moved = ana.messages.filter((one) => one.type === 'moved').slice(-6)
  const begins = moved.map(({ heard }) => beginsTurn(heard))
  const winds = moved.map(({ deadline }, index) => index > 0 && deadline !== moved[index - 1]!.deadline)
  expect(winds.slice(1)).toEqual(begins.slice(1))
  expect(begins).toContain(true)
  expect(begins).toContain(false)
})

test('the clock stands still while the table takes a break, and nobody can play', async () => {
  const { address } = await serve({ times: { turnMs: { relaxed: NEVER, brisk: 80, endless: null, days: NEVER } } })
  const { clients } = await company(address, 2, { pace: 'brisk' })
  const [ana] = clients as [Client]
  await ana.act({ type: 'start' })
  await ana.act({ type: 'pause', on: true })
  await ana.settled()
  expect(ana.table).toMatchObject({ status: 'paused', deadline: null })
  const { seq } = ana.sight
  const choice = ana.sight.choices[0] as Record<string, unknown> | undefined
  const early = await ana.ask({ type: 'choose', id: 'early', seq, choice: choice ?? {} })
  expect(early).toMatchObject({ ok: false, refusal: { rule: 'TABLE-PAUSE' } })
  const [eve] = (await company(address, 2, { pace: 'brisk' })).clients as [Client]
  await eve.act({ type: 'start' })
  await eve.until(() => eve.sight.seq > 0, 'a clock that was wound up later to ring')
  await ana.settled()
  expect(ana.sight.seq).toBe(seq)

  await ana.act({ type: 'pause', on: false })

  await ana.until(() => ana.sight.seq > seq, 'the clock again')
})

test('an adjourned table is still there when the server comes back, and goes on', async () => {
  const dataDir = folder()
  const first = await serve({ dataDir })
  const { table, seated, clients } = await company(first.address, 2)
  await clients[0]!.act({ type: 'start' })
  await playOne(clients[0]!)
  await clients[0]!.act({ type: 'adjourn' })
  await first.close()

  const second = await serve({ dataDir })
  const ana = await Client.join(second.address, table, { secret: seated[0]!.secret })
  expect(ana.table.status).toBe('adjourned')
  await ana.act({ type: 'start' })
  const bob = await Client.join(second.address, table, { secret: seated[1]!.secret })
  await playUntil([ana, bob], () => stageOf(ana) === 'dance')
})

test('a gathering that is idle expires; a game is given up first and expires later', async () => {
  let now = 1_000_000
  const server = await serve({ now: () => now, times: { idleMs: 1000 } })
  const { address, hall } = server
  const gathering = await company(address, 2)
  const game = await company(address, 2)
  const watched = await company(address, 2)
  await game.clients[0]!.act({ type: 'start' })
  for (const client of [...gathering.clients, ...game.clients]) client.close()
  await Promise.all([...gathering.clients, ...game.clients].map(({ closed }) => closed))
  const status = async (table: string) => {
    const { status, json } = await call(address, 'GET', `/api/tables/${table}`)
    return status === 200 ? (json as { status: string }).status : status
  }
  const all = () => Promise.all([gathering, game, watched].map(({ table }) => status(table)))

  await hall.sweep()
  expect(await all()).toEqual(['gathering', 'playing', 'gathering'])
  now += 2000
  await hall.sweep()
  expect(await all()).toEqual([404, 'over', 'gathering'])
  now += 2000
  await hall.sweep()
  expect(await all()).toEqual([404, 404, 'gathering'])
})

test('while a person plays nobody is shown a hand, and once the game is over everybody is shown them all', async () => {
  const { address } = await serve()
  const { table, clients } = await company(address, 2)
  const watcher = await Client.join(address, table)
  const [ana] = clients as [Client]
  await ana.act({ type: 'start' })
  await playUntil(clients, () => watcher.table.status === 'over')
  const listeners = [...clients, watcher]
  await Promise.all(listeners.map((one) => one.settled()))
  for (const listener of listeners) {
    const told = listener.messages.flatMap((one) => (one.type === 'welcome' || one.type === 'moved' ? [one.sight] : []))
    expect(told.slice(0, -1).every(({ hands }) => hands === undefined)).toBe(true)
    expect(listener.sight.hands?.views.map((view) => (view as { you: number }).you)).toEqual([0, 1])
  }
})
