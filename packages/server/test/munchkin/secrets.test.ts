// Who may see a hand: whoever sits there, and nobody by becoming them.

import type { MunchkinView } from '@brouhaha/munchkin'
import type { Answer, Seated } from '@brouhaha/protocol'
import { describe, expect, test } from 'vitest'
import { Client, call, sitDown } from '../client.ts'
import { company, folder, playUntil, serve } from '../core/fixture.ts'
import { tableOf } from './habits.ts'

async function evening(boxes = 'base', graceMs = 60_000) {
  const { address } = await serve({ times: { graceMs, botDelayMs: 60_000 } })
  const made = await company(address, 3, { ...tableOf([boxes]), seats: 3 })
  const [ana, bob, cleo] = made.clients as [Client, Client, Client]
  await ana.act({ type: 'start' })
  await Promise.all(made.clients.map((one) => one.settled()))
  return { ...made, address, ana, bob, cleo }
}

const notices = (client: Client) =>
  client.messages.flatMap((one) => (one.type === 'said' && one.saying.notice !== undefined ? [one.saying] : []))
const handOf = (client: Client): number[] => (client.sight.view as MunchkinView).hand.map(({ copy }) => copy)

/** Hangs up, and waits until the host is given a link for that seat. */
async function linkFor(host: Client, gone: Client, seat: number): Promise<string> {
  gone.close()
  await gone.closed
  let answer: Answer
  do answer = await host.act({ type: 'reissue', seat })
  while (!answer.ok)
  return answer.invitation!
}

describe('the host does not become another player', () => {
  test.each(['base', 'star', 'cthulhu', 'zombies'])('%s: no link for somebody who is there', async (box) => {
    const { ana, bob } = await evening(box)
    const answer = await ana.act({ type: 'reissue', seat: 1 })
    expect(answer).toMatchObject({ ok: false, refusal: { rule: 'TABLE-SEAT' } })
    if (!answer.ok && 'refusal' in answer) expect(answer.refusal.says.fr).not.toBe(answer.refusal.says.en)
    await bob.settled()
    expect(bob.messages.some(({ type }) => type === 'bye')).toBe(false)
  })

  test('nor for somebody who has gone a moment ago', async () => {
    const { ana, bob } = await evening()
    bob.close()
    await ana.until(() => ana.table.seats[1]?.kind === 'person' && !ana.table.seats[1].connected, 'Bob gone')
    expect(await ana.act({ type: 'reissue', seat: 1 })).toMatchObject({ ok: false, refusal: { rule: 'TABLE-SEAT' } })
  })

  test('a link that was given out while somebody was away opens nothing once they are back', async () => {
    const { address, ana, bob, table, seated } = await evening('base', 1)
    const invitation = await linkFor(ana, bob, 1)
    const back = await Client.join(address, table, { secret: seated[1]!.secret })
    const body = { name: 'Bob', invitation }
    expect(await call(address, 'POST', `/api/tables/${table}/seats`, { body })).toMatchObject({ status: 403 })
    await back.settled()
    expect(back.messages.some(({ type }) => type === 'bye')).toBe(false)
    expect(handOf(back).length).toBeGreaterThan(0)
  })

  test('and when a link is replaced, everybody is told, then and later', async () => {
    const { address, ana, bob, cleo, table } = await evening('base', 1)
    const eve = await Client.join(address, table)
    const invitation = await linkFor(ana, bob, 1)
    await sitDown(address, table, { name: 'Robert', invitation })
    await Promise.all([ana, cleo, eve].map((one) => one.settled()))
    for (const listener of [ana, cleo, eve])
      expect(notices(listener)).toMatchObject([{ seat: 1, name: 'Robert', notice: 'linkReplaced' }])
    const late = await Client.join(address, table)
    const welcome = late.messages.find((one) => one.type === 'welcome')
    expect(welcome?.talk).toMatchObject([{ seat: 1, notice: 'linkReplaced' }])
  })
})

describe('nobody has two seats', () => {
  const bearing = (address: string, { table, secret }: Seated, body: object) =>
    call(address, 'POST', `/api/tables/${table}/seats`, { body, secret })

  test('whoever sits there is refused another one, opened or invited to', async () => {
    const { address, ana, cleo, table, seated } = await evening()
    await cleo.act({ type: 'leave' })
    await ana.act({ type: 'openSeat', seat: 2 })
    const refusal = { rule: 'TABLE-SEAT' }
    expect(await bearing(address, seated[0]!, { name: 'Eve', seat: 2 })).toMatchObject({
      status: 409,
      json: { refusal },
    })
    const issued = await ana.act({ type: 'reissue', seat: 2 })
    const invitation = issued.ok ? issued.invitation! : ''
    expect(await bearing(address, seated[1]!, { name: 'Eve', invitation })).toMatchObject({
      status: 409,
      json: { refusal },
    })
    expect((await bearing(address, { ...seated[2]!, table }, { name: 'Cleo', invitation })).status).toBe(201)
  })

  test('one’s own seat is taken along to another device', async () => {
    const { address, ana, seated, bob } = await evening()
    const issued = await ana.act({ type: 'reissue', seat: 0 })
    const invitation = issued.ok ? issued.invitation! : ''
    expect(await bearing(address, seated[0]!, { name: 'Ana', invitation })).toMatchObject({ status: 201 })
    await bob.settled()
    expect(notices(bob)).toMatchObject([{ seat: 0, notice: 'linkReplaced' }])
  })

  test('and whoever sits down in a bot’s place in the middle of a game is announced to all', async () => {
    const { address, ana, bob, cleo, table } = await evening()
    await cleo.act({ type: 'leave' })
    await ana.act({ type: 'openSeat', seat: 2 })
    await sitDown(address, table, { name: 'Dan', seat: 2 })
    await bob.settled()
    expect(notices(bob)).toMatchObject([{ seat: 2, name: 'Dan', notice: 'newcomer' }])
  })

  test('before the game there is nothing to announce', async () => {
    const { address } = await serve()
    const { clients } = await company(address, 3, { ...tableOf(['base']), seats: 3 })
    await clients[0]!.settled()
    expect(notices(clients[0]!)).toEqual([])
  })
})

describe('while a person sits at the table nobody sees a hand', () => {
  /** Everything that a watcher was sent, searched for hands. */
  const shown = (frames: readonly string[]): number =>
    frames.filter((frame) => {
      const { sight } = JSON.parse(frame) as { sight?: { hands?: object; view?: { hand?: readonly object[] } } }
      return sight?.hands !== undefined || (sight?.view?.hand?.length ?? 0) > 0
    }).length

  test('neither now nor late, though one of them would show it', async () => {
    const { address, clients, table } = await evening()
    const eve = await Client.join(address, table)
    await eve.settled()
    const { seq } = eve.sight
    await playUntil(clients, () => eve.sight.seq > seq + 12)
    expect(shown(eve.frames)).toBe(0)
    expect(await clients[0]!.act({ type: 'openHand', on: true } as never)).toMatchObject({ ok: false, error: {} })
    expect(clients[0]!.frames.every((frame) => JSON.parse(frame).sight?.hands === undefined)).toBe(true)
  })

  test('a planted leak is noticed: a server that adds them is caught by the same look', async () => {
    const { address, table, clients } = await evening()
    const eve = await Client.join(address, table)
    await eve.settled()
    const leaking = eve.frames.map((frame) => {
      const message = JSON.parse(frame)
      return JSON.stringify(
        message.sight ? { ...message, sight: { ...message.sight, hands: { seq: 0, views: [] } } } : message,
      )
    })
    expect(shown(leaking)).toBeGreaterThan(0)
    expect(shown(clients[1]!.frames)).toBeGreaterThan(0)
  })

  test('a kept table whose people had agreed to it goes on, and shows none either', async () => {
    const dataDir = folder()
    const first = await serve({ dataDir, times: { botDelayMs: 60_000 } })
    const { table, seated, clients } = await company(first.address, 3, { ...tableOf(['base']), seats: 3 })
    await clients[0]!.act({ type: 'start' })
    const { store } = first.hall.context
    const { record } = store.table(table)!
    const seats = record.seats.map((seat) => ({ ...seat, openHand: true }))
    await store.journal.write(table, () => store.putTable({ ...record, seats } as typeof record, 0))
    await first.close()
    const { address } = await serve({ dataDir, times: { botDelayMs: 60_000 } })
    const back = await Promise.all(seated.map(({ secret }) => Client.join(address, table, { secret })))
    const eve = await Client.join(address, table)
    const { seq } = eve.sight
    await playUntil(back, () => eve.sight.seq > seq + 3)
    expect(shown(eve.frames)).toBe(0)
    expect(eve.table.seats.every((seat) => !('openHand' in seat))).toBe(true)
  })
})
