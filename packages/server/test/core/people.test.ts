import type { SeatInfo, TableInfo } from '@brouhaha/protocol'
import { expect, test } from 'vitest'
import { Client, call, openTable, sitDown } from '../client.ts'
import { company, folder, isOver, playUntil, serve, stageOf } from './fixture.ts'

const sit = (address: string, table: string, body: object) =>
  call(address, 'POST', `/api/tables/${table}/seats`, { body })

const tableOf = async (address: string, table: string) =>
  (await call(address, 'GET', `/api/tables/${table}`)).json as TableInfo

test('a bot plays for somebody who is away too long, and hands the seat back', async () => {
  const { address } = await serve({ times: { graceMs: 300 } })
  const { table, seated, clients } = await company(address, 2)
  const [ana, bob] = clients as [Client, Client]
  await ana.act({ type: 'start' })
  bob.close()
  await ana.until(() => (ana.table.seats[1] as { standIn?: boolean }).standIn === true, 'a stand-in')
  await playUntil([ana], () => ana.sight.seq >= 6)

  const back = await Client.join(address, table, { secret: seated[1]!.secret })

  await ana.until(() => (ana.table.seats[1] as { standIn?: boolean }).standIn === false, 'the seat handed back')
  await playUntil([ana, back], isOver(ana))
})

/** Somebody leaves another table now and is stood in for: who left one before has been away for as long. */
async function standInElsewhere(address: string): Promise<void> {
  const [ana, bob] = (await company(address, 2)).clients as [Client, Client]
  await ana.act({ type: 'start' })
  bob.close()
  await ana.until(() => (ana.table.seats[1] as { standIn?: boolean }).standIn === true, 'a stand-in')
}

test('nothing moves while nobody is at the table', async () => {
  const { address } = await serve({ times: { graceMs: 40 } })
  const { table, seated, clients } = await company(address, 2)
  await clients[0]!.act({ type: 'start' })
  for (const client of clients) client.close()
  await Promise.all(clients.map(({ closed }) => closed))
  await standInElsewhere(address)

  const back = await Client.join(address, table, { secret: seated[0]!.secret })

  expect(back.messages[0]).toMatchObject({ type: 'welcome', sight: { seq: 0 } })
})

test('the seat of somebody who is away can be given to a newcomer, who goes on with its cards', async () => {
  const { address } = await serve({ times: { graceMs: 300 } })
  const { table, seated, clients } = await company(address, 3)
  const [ana, bob, cleo] = clients as [Client, Client, Client]
  await ana.act({ type: 'start' })
  expect(await ana.act({ type: 'openSeat', seat: 2 })).toMatchObject({ ok: false })
  cleo.close()
  await ana.until(() => (ana.table.seats[2] as { standIn?: boolean }).standIn === true, 'a stand-in')
  expect(await ana.act({ type: 'openSeat', seat: 2 })).toMatchObject({ ok: true })

  const dana = await sitDown(address, table, { name: 'Dana' })

  expect(dana.seat).toBe(2)
  const client = await Client.join(address, table, { secret: dana.secret })
  await playUntil([ana, bob, client], () => stageOf(client) === 'dance')
  expect((client.sight.view as { hand: number[] }).hand.length).toBeGreaterThan(0)
  const old = new Client(address, table)
  await old.opened()
  old.send({ type: 'hello', protocol: 1, secret: seated[2]!.secret })
  await old.next('bye', ({ why }) => why === 'secret')
})

test('the host hands over, and the table does so by itself when the host is gone', async () => {
  const { address } = await serve({ times: { graceMs: 300 } })
  const { clients } = await company(address, 3)
  const [ana, bob, cleo] = clients as [Client, Client, Client]
  expect(await bob.act({ type: 'lock', on: true })).toMatchObject({ ok: false, refusal: { rule: 'TABLE-HOST' } })
  await ana.act({ type: 'handOver', seat: 1 })
  expect(await bob.act({ type: 'lock', on: true })).toMatchObject({ ok: true })

  bob.close()

  await ana.until(() => ana.table.host === 2, 'another host')
  expect(await cleo.act({ type: 'lock', on: false })).toMatchObject({ ok: true })
})

/** Somebody hangs up, and is given up on. */
async function gone(client: Client): Promise<void> {
  client.close()
  await client.closed
}

/** A link for a seat, as soon as its person has been gone for long enough. */
async function invitationTo(host: Client, seat: number): Promise<string> {
  for (;;) {
    const answer = await host.act({ type: 'reissue', seat })
    if (answer.ok) return answer.invitation!
    expect(answer).toMatchObject({ refusal: { rule: 'TABLE-SEAT' } })
  }
}

test('a locked table seats nobody without an invitation, and an invitation works once', async () => {
  const { address } = await serve()
  const host = await openTable(address, { seats: 3 })
  const ana = await Client.join(address, host.table, { secret: host.secret })
  await ana.act({ type: 'lock', on: true })
  expect(await sit(address, host.table, { name: 'Bob' })).toMatchObject({ status: 409 })
  const answer = await ana.act({ type: 'reissue', seat: 2 })
  const invitation = (answer as { invitation?: string }).invitation!

  expect(await sit(address, host.table, { name: 'Bob', invitation })).toMatchObject({ status: 201, json: { seat: 2 } })
  expect(await sit(address, host.table, { name: 'Eve', invitation })).toMatchObject({ status: 403 })
})

test('a lost secret is replaced by an invitation of the host, and opens nothing any more', async () => {
  const { address } = await serve({ times: { graceMs: 1 } })
  const { table, seated, clients } = await company(address, 2)
  const [ana, bob] = clients as [Client, Client]
  await gone(bob)
  const invitation = await invitationTo(ana, 1)

  const again = await sitDown(address, table, { name: 'Bob', invitation })

  expect(again.seat).toBe(1)
  await Client.join(address, table, { secret: again.secret })
  const thief = new Client(address, table)
  await thief.opened()
  thief.send({ type: 'hello', protocol: 1, secret: seated[1]!.secret })
  await thief.next('bye', ({ why }) => why === 'secret')
})

test('an act that is asked for twice is done once: the same invitation comes back, even from a new process', async () => {
  const dataDir = folder()
  const first = await serve({ dataDir })
  const host = await openTable(first.address, { seats: 3 })
  const { table } = host
  const ana = await Client.join(first.address, table, { secret: host.secret })
  const invite = () => ana.act({ type: 'reissue', seat: 1 }, 'invite')
  const { invitation } = (await invite()) as { invitation?: string }
  expect(await invite()).toMatchObject({ ok: true, invitation })
  expect(await ana.act({ type: 'reissue', seat: 2 }, 'another')).not.toMatchObject({ invitation })
  await ana.act({ type: 'lock', on: true }, 'lock')
  await ana.act({ type: 'lock', on: false }, 'unlock')
  expect(await ana.act({ type: 'lock', on: true }, 'lock')).toMatchObject({ ok: true })
  expect(ana.table.locked).toBe(false)
  await first.close()

  const { address } = await serve({ dataDir })
  const back = await Client.join(address, table, { secret: host.secret })
  expect(await back.act({ type: 'reissue', seat: 1 }, 'invite')).toMatchObject({ ok: true, invitation })
  expect(await back.act({ type: 'lock', on: true }, 'lock')).toMatchObject({ ok: true })
  expect(back.table.locked).toBe(false)
  const again = await sitDown(address, table, { name: 'Bob', invitation: invitation! })
  expect(again.seat).toBe(1)
  expect(await back.act({ type: 'reissue', seat: 1 }, 'invite')).toMatchObject({ ok: true, invitation })
  expect(await sit(address, table, { name: 'Eve', invitation: invitation! })).toMatchObject({ status: 403 })
})

test('whoever sits down in somebody’s place is not answered for what that one did', async () => {
  const { address } = await serve()
  const { table, clients } = await company(address, 2)
  const [ana, bob] = clients as [Client, Client]
  await ana.act({ type: 'luck', bytes: 'c0ffee' }, 'same')
  await ana.act({ type: 'leave' })
  const { secret } = await sitDown(address, table, { name: 'Cleo', seat: 0 })
  const cleo = await Client.join(address, table, { secret })

  await bob.act({ type: 'mute', seat: 0, on: true })
  expect(await cleo.act({ type: 'leave' }, 'same')).toMatchObject({ ok: true })

  await bob.settled()
  expect(bob.table.seats[0]).toEqual({ kind: 'open' })
})

test('who is kicked is out at once, and a bot plays on', async () => {
  const { address } = await serve()
  const { table, seated, clients } = await company(address, 2)
  const [ana, bob] = clients as [Client, Client]
  await ana.act({ type: 'start' })
  expect(await ana.act({ type: 'kick', seat: 0 })).toMatchObject({ ok: false, refusal: { rule: 'TABLE-KICK' } })

  expect(await ana.act({ type: 'kick', seat: 1 })).toMatchObject({ ok: true })

  await bob.next('bye', ({ why }) => why === 'kicked')
  expect((await tableOf(address, table)).seats[1]).toEqual({ kind: 'bot', bot: 'steady' } satisfies SeatInfo)
  const log = await call(address, 'GET', `/api/tables/${table}/log`, { secret: seated[1]!.secret })
  expect(log.status).toBe(401)
  await playUntil([ana], isOver(ana))
})

test('whoever is muted can play but not talk', async () => {
  const { address } = await serve()
  const { clients } = await company(address, 2)
  const [ana, bob] = clients as [Client, Client]
  expect(await bob.ask({ type: 'say', id: 's1', text: 'hello' })).toMatchObject({ ok: true })
  expect(await bob.ask({ type: 'say', id: 's1', text: 'hello' })).toMatchObject({ ok: true })
  await ana.act({ type: 'mute', seat: 1, on: true })
  expect(await bob.ask({ type: 'emote', id: 's2', emote: 'boo' })).toMatchObject({ refusal: { rule: 'TABLE-MUTE' } })
  await ana.act({ type: 'mute', seat: 1, on: false })
  expect(await bob.ask({ type: 'emote', id: 's2', emote: 'boo' })).toMatchObject({ ok: true })
  await ana.settled()

  const said = ana.messages.flatMap((one) => (one.type === 'said' ? [one.saying] : []))
  expect(said).toMatchObject([
    { number: 0, seat: 1, text: 'hello' },
    { number: 1, seat: 1, emote: 'boo' },
  ])
})

test('whoever leaves becomes a watcher; when the last person does, the game is given up and its seed shown', async () => {
  const { address } = await serve()
  const { table, clients } = await company(address, 2)
  const [ana, bob] = clients as [Client, Client]
  await ana.act({ type: 'start' })
  await ana.act({ type: 'leave' })
  await ana.next('welcome', ({ you, sight }) => you === null && sight.choices.length === 0)
  await bob.until(() => bob.table.host === 1, 'another host')
  expect(bob.table.status).toBe('playing')

  await bob.act({ type: 'leave' })

  const left = await tableOf(address, table)
  expect(left.status).toBe('over')
  expect(left.reveals).toHaveLength(1)
})

test('what is kept of a person can be deleted by that person', async () => {
  const { address } = await serve()
  const { table, seated, clients } = await company(address, 2)
  const [ana, bob] = clients as [Client, Client]
  await bob.ask({ type: 'say', id: 's', text: 'my mother lives in Lyon' })
  await ana.act({ type: 'start' })
  const secret = seated[1]!.secret

  expect(await call(address, 'DELETE', `/api/tables/${table}/me`)).toMatchObject({ status: 401 })
  expect(await call(address, 'DELETE', `/api/tables/${table}/me`, { secret })).toMatchObject({ status: 204 })

  await ana.next('said', ({ saying }) => saying.number === 0 && saying.text === undefined && saying.name === '')
  const watcher = await Client.join(address, table)
  expect(watcher.frames.join()).not.toContain('Lyon')
  expect(watcher.frames.join()).not.toContain('Person 1')
  expect(await call(address, 'DELETE', `/api/tables/${table}/me`, { secret })).toMatchObject({ status: 401 })
})

test('a seat listens at one place at a time: the newest', async () => {
  const { address } = await serve()
  const { table, seated, clients } = await company(address, 2)

  const phone = await Client.join(address, table, { secret: seated[1]!.secret })

  await clients[1]!.next('bye', ({ why }) => why === 'elsewhere')
  await phone.settled()
  expect(phone.table.seats[1]).toMatchObject({ connected: true })
})
