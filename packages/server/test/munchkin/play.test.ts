import { BOX_NAMES as BOXES } from '@brouhaha/munchkin'
import { readLog } from '@brouhaha/table'
import { describe, expect, test } from 'vitest'
import { type Client, call, openTable } from '../client.ts'
import { company, type Running, serve } from '../core/fixture.ts'
import { Crowd, type Promised } from '../proof/crowd.ts'
import { broken } from '../proof/promises.ts'
import { SHELF } from '../shelf.ts'
import { choose, tableOf } from './habits.ts'
import { playOn } from './playing.ts'

const LONGEST = 400_000
const FAST = { messages: { burst: 1_000_000, perSecond: 1_000_000 } }
const SHORT_GATES = { relaxed: 8, brisk: 8, endless: 8, days: 8 }

/** What is wrong with the log of a table that is over, as its people remember it. */
async function brokenAt({ address }: Running, promised: Promised): Promise<string[]> {
  const log = readLog((await call(address, 'GET', `/api/tables/${promised.table}/log`)).text)
  if (log === null) return ['no log']
  const { ruleset } = log.header as unknown as { readonly ruleset: string }
  return broken(promised, log, await SHELF.by(ruleset))
}

describe('four people over sockets', { timeout: LONGEST }, () => {
  test.each(BOXES)('play a whole game of %s, lose their lines in the middle, and its log replays', async (box) => {
    const server = await serve({ limits: FAST, times: { gateMs: SHORT_GATES } })
    const crowd = await Crowd.gather(server.address, 1, {
      think: 0,
      encore: false,
      table: () => tableOf([box]),
      choose,
      longest: LONGEST - 10_000,
    })
    await crowd.acknowledgedMore(40)
    crowd.cutOff()
    await crowd.back()
    await crowd.over()
    crowd.leave()

    expect(await brokenAt(server, crowd.tables[0]!)).toEqual([])
  })

  test('play all four boxes at one table', async () => {
    const server = await serve({ limits: FAST, times: { gateMs: SHORT_GATES } })
    const table = tableOf(BOXES, { honour: true, pacts: true, variants: { skipLoot: true } })
    const habits = { think: 0, encore: false, table: () => table, choose, longest: LONGEST - 10_000 }
    const crowd = await Crowd.gather(server.address, 1, habits)
    await crowd.over()
    crowd.leave()

    expect(await brokenAt(server, crowd.tables[0]!)).toEqual([])
  })
})

describe('bots of the family', { timeout: LONGEST }, () => {
  test('play for those who have left, and beside those who have not', async () => {
    const server = await serve({ limits: FAST, times: { gateMs: SHORT_GATES, graceMs: 20, botThinkingMs: 0 } })
    const { address } = server
    const { clients, table } = await company(address, 2, { ...tableOf(['base'], { passes: false }), seats: 4 })
    const [ana, bob] = clients as [Client, Client]
    for (const seat of [2, 3])
      expect(await ana.act({ type: 'seatBot', seat, bot: 'random' })).toMatchObject({ ok: true })
    expect(await ana.act({ type: 'start' })).toMatchObject({ ok: true })
    bob.close()

    await playOn(ana, LONGEST - 10_000)

    const log = readLog((await call(address, 'GET', `/api/tables/${table}/log`)).text)!
    const { ruleset } = log.header as unknown as { readonly ruleset: string }
    const { game, verify } = await SHELF.by(ruleset)
    expect(verify(game, log).kind).toBe('true')
    const byBots = new Set(log.rows.filter(({ id }) => id.startsWith('~bot:')).map(({ seat }) => seat))
    expect(byBots).toEqual(new Set([1, 2, 3]))
    expect(log.rows.some(({ id, choice }) => id.startsWith('~clock:') && choice.type === 'closeGate')).toBe(true)
  })

  test('come in one strength for now', async () => {
    const { address } = await serve()
    const { clients } = await company(address, 1, { ...tableOf(['star']), seats: 4 })
    expect(await clients[0]!.act({ type: 'seatBot', seat: 1, bot: 'sharp' })).toMatchObject({
      ok: false,
      refusal: { rule: 'TABLE-BOT' },
    })
  })
})

describe('a table of the family', () => {
  const opening = async (change: object): Promise<{ status: number; json: unknown }> => {
    const { address } = await serve()
    return await call(address, 'POST', '/api/tables', { body: { ...tableOf(['base']), ...change } })
  }

  test.each([
    ['two seats', { seats: 2 }, 'seats'],
    ['no box', { options: { boxes: [] } }, 'options.boxes'],
    ['an unknown box', { options: { boxes: ['bites'] } }, 'options.boxes.0'],
    ['one box twice', { options: { boxes: ['base', 'base'] } }, 'boxes'],
    ['an unknown variant', { options: { boxes: ['base'], variants: { faster: true } } }, 'options.variants'],
    ['songs', { options: { boxes: ['base'], songs: 2 } }, 'options'],
    ['a first player who has no seat', { seats: 3, options: { boxes: ['base'], first: 5 } }, 'first'],
  ])('is not opened with %s', async (_, change, path) => {
    const { status, json } = await opening(change)
    expect(status).toBe(400)
    expect(json).toMatchObject({ error: { path } })
  })

  test('says what it plays, pinned by the hash of its rules', async () => {
    const { address } = await serve()
    const { table } = await openTable(address, tableOf(['cthulhu', 'star'], { pacts: true }))
    const { json } = await call(address, 'GET', `/api/tables/${table}`)
    expect(json).toMatchObject({ game: 'munchkin', options: { boxes: ['cthulhu', 'star'], pacts: true, passes: true } })
    const { ruleset } = json as { readonly ruleset: string }
    expect((await SHELF.by(ruleset)).game.name).toBe('munchkin')
  })

  test('shows no seed while it plays, gates or not', async () => {
    const { address } = await serve({ limits: FAST, times: { gateMs: SHORT_GATES } })
    const { clients } = await company(address, 3, { ...tableOf(['base']), seats: 3 })
    await clients[0]!.act({ type: 'start' })
    const isEnough = (): boolean => clients[0]!.sight.seq > 150
    await Promise.all(clients.map((client) => playOn(client, LONGEST - 10_000, isEnough)))
    // Whoever is lucky may have won by then: a game that is over shows its seed.
    const meanwhile = clients.flatMap(({ frames }) => frames.filter((frame) => !frame.includes('"status":"over"')))
    expect(meanwhile.length).toBeGreaterThan(150)
    expect(meanwhile.join()).not.toMatch(/"reveals":\[[^\]]/)
  })

  test('[MK-META-11] lets its host settle a dispute, wherever the host sits, and nobody else', async () => {
    const { address } = await serve({ limits: FAST })
    const { clients } = await company(address, 3, { ...tableOf(['star'], { first: 0 }), seats: 3 })
    const [ana, bob, cleo] = clients as [Client, Client, Client]
    await ana.act({ type: 'start' })
    await ana.act({ type: 'handOver', seat: 1 })
    const about = { verb: 'setLevel', seat: 2 } as const
    expect(await cleo.act({ type: 'dispute', text: 'That was mine!', about })).toMatchObject({ ok: true })
    const ruling = { type: 'rule', ...about, value: 3 }
    const rule = async (client: Client, id: string) => {
      await client.settled()
      return await client.ask({ type: 'choose', id, seq: client.sight.seq, choice: ruling })
    }

    expect(await rule(ana, 'one')).toMatchObject({ ok: false, refusal: { rule: 'TABLE-HOST' } })
    expect(await rule(bob, 'two')).toMatchObject({ ok: true })
    expect(await rule(bob, 'two')).toMatchObject({ ok: true })
    await bob.settled()
    const rulings = bob.messages.filter(
      (one) => one.type === 'moved' && JSON.stringify(one.heard.events).includes('ruled'),
    )
    expect(rulings).toHaveLength(1)
    expect((bob.sight.view as { seats: { level: number }[] }).seats[2]!.level).toBe(3)
  })
})
