import type { MunchkinView } from '@brouhaha/munchkin'
import { describe, expect, test } from 'vitest'
import { Client } from '../client.ts'
import { type Company, company, folder, type Running, serve } from '../core/fixture.ts'
import { tableOf } from './habits.ts'

interface Party extends Company {
  readonly server: Running
  readonly ana: Client
  readonly bob: Client
  readonly cleo: Client
}

async function party(box: string, pace: 'brisk' | 'endless' = 'brisk', dataDir = folder()): Promise<Party> {
  const server = await serve({ dataDir })
  const made = await company(server.address, 3, { ...tableOf([box]), seats: 3, pace })
  const [ana, bob, cleo] = made.clients as [Client, Client, Client]
  await ana.act({ type: 'start' })
  await Promise.all(made.clients.map((one) => one.settled()))
  return { ...made, server, ana, bob, cleo }
}

let ids = 0
const choose = (client: Client, choice: Record<string, unknown>) =>
  client.ask({ type: 'choose', id: `d-${ids++}`, seq: client.sight.seq, choice })
const levelOf = (client: Client, seat: number): number => (client.sight.view as MunchkinView).seats[seat]!.level

const someChoice = (clients: readonly Client[]): [Client, Record<string, unknown>] => {
  const asked = clients.find(({ sight }) => sight.choices.length > 0)!
  return [asked, asked.sight.choices[0] as Record<string, unknown>]
}

describe('[MK-META-11] a dispute', () => {
  test('stops the clock and the game, for all to see, until the host rules', async () => {
    const { ana, bob, cleo, clients } = await party('star')
    expect(ana.table.deadline).not.toBeNull()

    expect(await bob.act({ type: 'dispute', text: 'Two hats!' })).toMatchObject({ ok: true })

    await cleo.settled()
    expect(cleo.table).toMatchObject({ status: 'playing', deadline: null, dispute: { seat: 1, text: 'Two hats!' } })
    const [asked, choice] = someChoice(clients)
    expect(await choose(asked, choice)).toMatchObject({ ok: false, refusal: { rule: 'TABLE-DISPUTE' } })
    expect(await cleo.act({ type: 'dispute', text: 'And me!' })).toMatchObject({ ok: false })
    const ruling = { type: 'rule', verb: 'setLevel', seat: 1, value: 4 }
    expect(await choose(bob, ruling)).toMatchObject({ ok: false, refusal: { rule: 'TABLE-HOST' } })

    expect(await choose(ana, ruling)).toMatchObject({ ok: true })

    await cleo.settled()
    expect(levelOf(cleo, 1)).toBe(4)
    expect(cleo.table.dispute).toBeUndefined()
    expect(cleo.table.deadline).not.toBeNull()
    const [next, another] = someChoice(clients)
    expect(await choose(next, another)).toMatchObject({ ok: true })
  })

  test('is let rest by its caller or by the host, and by nobody else', async () => {
    const { ana, bob, cleo } = await party('zombies')
    expect(await ana.act({ type: 'letRest' })).toMatchObject({ ok: false, refusal: { rule: 'TABLE-DISPUTE' } })
    await bob.act({ type: 'dispute', text: 'Not fair' })
    const ruling = { type: 'rule', verb: 'setLevel', seat: 1, value: 4 }
    expect(await choose(ana, ruling)).toMatchObject({ ok: false, refusal: { rule: 'MK-META-11' } })
    expect(ana.table.dispute).toBeDefined()
    expect(await cleo.act({ type: 'letRest' })).toMatchObject({ ok: false, refusal: { rule: 'TABLE-HOST' } })
    expect(await bob.act({ type: 'letRest' })).toMatchObject({ ok: true })
    await bob.act({ type: 'dispute', text: 'Still not fair' })
    expect(await ana.act({ type: 'letRest' })).toMatchObject({ ok: true })
    await cleo.settled()
    expect(cleo.table.dispute).toBeUndefined()
  })

  test('is not called by those who were muted or look on, nor before the game', async () => {
    const { address } = await serve()
    const { clients, table } = await company(address, 3, { ...tableOf(['star']), seats: 3 })
    const [ana, bob] = clients as [Client, Client]
    const call = { type: 'dispute', text: 'Foul' } as const
    expect(await bob.act(call)).toMatchObject({ ok: false, refusal: { rule: 'TABLE-START' } })
    await ana.act({ type: 'start' })
    await ana.act({ type: 'mute', seat: 1, on: true })
    expect(await bob.act(call)).toMatchObject({ ok: false, refusal: { rule: 'TABLE-MUTE' } })
    const watcher = await Client.join(address, table)
    expect(await watcher.act(call)).toMatchObject({ ok: false, refusal: { rule: 'TABLE-SEAT' } })
  })

  test('ends when its caller leaves, and outlives the server otherwise', async () => {
    const dataDir = folder()
    const { server, ana, bob, cleo, table, seated } = await party('star', 'endless', dataDir)
    await bob.act({ type: 'dispute', text: 'Later' })
    await bob.act({ type: 'leave' })
    await ana.settled()
    expect(ana.table.dispute).toBeUndefined()
    await cleo.act({ type: 'dispute', text: 'Now' })
    await ana.settled()
    expect(ana.table.dispute).toMatchObject({ seat: 2 })

    await server.close()
    const other = await serve({ dataDir })
    const again = await Client.join(other.address, table, { secret: seated[0]!.secret })
    expect(again.table.dispute).toMatchObject({ seat: 2, text: 'Now' })
  })
})

describe('[MK-META-11] the host’s last word', () => {
  test('names each verb of the short list, and everybody hears it', async () => {
    const { ana, cleo } = await party('cthulhu', 'endless')
    const rule = (verb: string, seat: number, value: number) => choose(ana, { type: 'rule', verb, seat, value })
    expect(await rule('setLevel', 2, 5)).toMatchObject({ ok: true })
    const asked = (): number => (ana.sight.view as MunchkinView).asked[0] as number
    expect(await rule('skipDecision', asked(), 0)).toMatchObject({ ok: true })
    expect(await rule('endCombat', 0, 0)).toMatchObject({ ok: false, refusal: { rule: 'MK-META-11' } })
    expect(await rule('discardCard', 1, 900)).toMatchObject({ ok: false, refusal: { rule: 'MK-META-11' } })
    await cleo.settled()
    const ruled = cleo.messages.flatMap((one) => (one.type === 'moved' ? one.heard.events : []))
    expect(ruled).toContainEqual({ type: 'ruled', verb: 'setLevel', seat: 2, value: 5 })
    expect(levelOf(cleo, 2)).toBe(5)
  })
})
