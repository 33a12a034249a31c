import type { MunchkinView } from '@brouhaha/munchkin'
import { BOX_NAMES as BOXES } from '@brouhaha/munchkin'
import { readLog } from '@brouhaha/table'
import { describe, expect, test } from 'vitest'
import { Client, call } from '../client.ts'
import { company, serve } from '../core/fixture.ts'
import { SHELF } from '../shelf.ts'
import { tableOf } from './habits.ts'
import { playOn } from './playing.ts'

const LONGEST = 400_000
const FAST = { messages: { burst: 1_000_000, perSecond: 1_000_000 } }
const GATES = { relaxed: 8, brisk: 8, endless: 8, days: 8 }

const COMBINATIONS = Array.from({ length: 2 ** BOXES.length - 1 }, (_, index) =>
  BOXES.filter((_box, bit) => (((index + 1) >> bit) & 1) === 1),
)

const viewOf = (client: Client): MunchkinView => client.sight.view as MunchkinView
/** The rows that somebody was told of; what a welcome told already may be told again. */
const rowsOf = (client: Client): number[] => [
  ...new Set(
    client.messages.flatMap((one) =>
      one.type === 'moved' ? [one.heard.seq] : one.type === 'welcome' ? one.missed.map(({ seq }) => seq) : [],
    ),
  ),
]

describe('at every combination of boxes', { timeout: LONGEST }, () => {
  test.each(COMBINATIONS.map((boxes) => [boxes.join('+'), boxes] as const))(
    '%s: somebody comes back, a bot plays for them meanwhile, somebody looks on',
    async (_, boxes) => {
      const { address, hall } = await serve({
        limits: FAST,
        times: { gateMs: GATES, graceMs: 20, botThinkingMs: 0 },
      })
      const { clients, table, seated } = await company(address, 2, { ...tableOf(boxes), seats: 4 })
      const [ana, bob] = clients as [Client, Client]
      const watcher = await Client.join(address, table)
      for (const [seat, bot] of [
        [2, 'random'],
        [3, 'novice'],
      ] as const)
        await ana.act({ type: 'seatBot', seat, bot })
      expect(await ana.act({ type: 'start' })).toMatchObject({ ok: true })
      const seq = (): number => ana.sight.seq
      await Promise.all([ana, bob].map((one) => playOn(one, LONGEST / 2, () => seq() > 25)))

      const seen = bob.sight.seq
      bob.close()
      await ana.until(() => ana.table.seats[1]?.kind === 'person' && ana.table.seats[1].standIn, 'a bot for Bob')
      await playOn(ana, LONGEST / 2, () => seq() > 70)
      const back = await Client.join(address, table, { secret: seated[1]!.secret, seen })
      expect(back.table.seats[1]).toMatchObject({ connected: true, standIn: false })
      expect(rowsOf(back)).toEqual(Array.from({ length: back.sight.seq - seen }, (_, index) => seen + index))
      await Promise.all([ana, back].map((one) => playOn(one, LONGEST / 2, () => seq() > 90)))
      await watcher.settled()

      expect(viewOf(watcher)).toMatchObject({ you: null, hand: [], profile: viewOf(ana).profile })
      expect(rowsOf(watcher)).toEqual(rowsOf(watcher).map((_, index) => index))
      const { match } = (await hall.find(table))!.hosted!
      expect(match.rows.some(({ id, seat }) => seat === 1 && id.startsWith('~bot:'))).toBe(true)
      const { verify, game } = await SHELF.by(ana.table.ruleset)
      expect(verify(game, match.log).kind).toBe('true')
    },
  )
})

test('a whole game, its log, and another one with the same people at the same link', { timeout: LONGEST }, async () => {
  const { address } = await serve({ limits: FAST, times: { gateMs: GATES, botThinkingMs: 0 } })
  const { clients, table } = await company(address, 1, { ...tableOf(['base', 'zombies']), seats: 3 })
  const [ana] = clients as [Client]
  for (const seat of [1, 2]) await ana.act({ type: 'seatBot', seat, bot: 'novice' })
  await ana.act({ type: 'start' })
  await playOn(ana, LONGEST - 20_000)
  expect(ana.table.status).toBe('over')
  const logAt = async (match: string) => readLog((await call(address, 'GET', `/api/tables/${match}/log`)).text)
  const first = (await logAt(table))!
  const { verify, game } = await SHELF.by(ana.table.ruleset)
  expect(verify(game, first).kind).toBe('true')

  expect(await ana.act({ type: 'rematch' })).toMatchObject({ ok: true })
  expect(await ana.act({ type: 'start' })).toMatchObject({ ok: true })
  await playOn(ana, 20_000, () => ana.sight.seq > 30)

  expect(ana.table).toMatchObject({ status: 'playing', options: { boxes: ['base', 'zombies'] } })
  expect(ana.table.match).not.toBe(table)
  expect(await logAt(table)).toEqual(first)
})
