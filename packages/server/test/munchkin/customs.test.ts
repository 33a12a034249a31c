import { Random } from '@brouhaha/kit'
import type { MunchkinForm, MunchkinView } from '@brouhaha/munchkin'
import { describe, expect, test } from 'vitest'
import { Client } from '../client.ts'
import { company, serve } from '../core/fixture.ts'
import { SHELF } from '../shelf.ts'
import { choose, tableOf } from './habits.ts'

const LONGEST = 400_000
const FAST = { messages: { burst: 1_000_000, perSecond: 1_000_000 } }

/** Everything that goes beyond playing a card: by the word that is sent, what everybody hears of it. */
const CUSTOMS: Readonly<Record<string, string>> = {
  show: 'showed',
  trade: 'offered',
  accept: 'traded',
  askHelp: 'helpAsked',
  offerHelp: 'volunteered',
  counter: 'countered',
  pact: 'promised',
  sneak: 'noted',
  challenge: 'challenged',
  sellItems: 'sold',
  pass: 'gateClosed',
}

const viewOf = (client: Client): MunchkinView => client.sight.view as MunchkinView
const heardBy = (client: Client): string[] =>
  client.messages.flatMap((one) =>
    one.type === 'moved' ? one.heard.events.map((event) => (event as { readonly type: string }).type) : [],
  )

function formOf(type: string, view: MunchkinView, seat: number, random: Random): MunchkinForm | null {
  const other = (seat + 1 + random.below(view.seats.length - 1)) % view.seats.length
  const terms = { items: [], treasures: random.below(2), helperPicksFirst: true, evenIfLost: false }
  const mine = view.seats[seat]!.table.map(({ copy }) => copy)
  switch (type) {
    case 'show':
      return { type, cards: view.hand.slice(0, 1).map(({ copy }) => copy), seats: [other] }
    case 'trade':
      return { type, seat: other, gives: mine.slice(-1), wants: [] }
    case 'askHelp':
      return { type, seat: other, ...terms }
    case 'offerHelp':
    case 'counter':
      return { type, ...terms }
    case 'pact':
      return { type, seat: other, not: 'help' }
    case 'sellItems':
      return { type, items: mine }
    default:
      return null
  }
}

describe('customs travel as choices', { timeout: LONGEST }, () => {
  test('help, deals, shown cards, pacts, honour and passes, each by a real socket, and the log replays', async () => {
    const luck = new Random(11, 0)
    const random = (count: number): Uint8Array => Uint8Array.from({ length: count }, () => luck.below(256))
    const { address, hall } = await serve({ limits: FAST, random })
    const boxes = ['base', 'star']
    const { clients, table } = await company(address, 4, tableOf(boxes, { honour: true, pacts: true, passes: true }))
    const watcher = await Client.join(address, table)
    await clients[0]!.act({ type: 'start' })
    await Promise.all([...clients, watcher].map((one) => one.settled()))
    const missing = new Set(Object.keys(CUSTOMS))
    const habit = new Random(5, 5)
    let ids = 0
    const send = async (client: Client, choice: object): Promise<void> => {
      const { seq } = client.sight
      const answer = await client.ask({ type: 'choose', id: `c-${ids++}`, seq, choice: { ...choice } })
      await Promise.all([...clients, watcher].map((one) => one.settled()))
      const { type } = choice as { readonly type: string }
      if (answer.ok && missing.has(type) && heardBy(watcher).includes(CUSTOMS[type]!)) missing.delete(type)
    }
    const tryCustoms = async (client: Client, seat: number): Promise<void> => {
      for (const type of [...missing]) {
        const listed = (client.sight.choices as { readonly type: string }[]).find((one) => one.type === type)
        const form = formOf(type, viewOf(client), seat, habit)
        if (listed !== undefined) await send(client, listed)
        else if (form !== null && habit.below(4) === 0) await send(client, form)
      }
    }
    while (missing.size > 0 && watcher.table.status === 'playing') {
      for (const [seat, client] of clients.entries()) {
        if (client.table.status !== 'playing') break
        await tryCustoms(client, seat)
        const choice = choose(client.sight, seat, habit)
        if (choice !== null) await send(client, choice)
      }
    }

    expect([...missing]).toEqual([])
    const { match } = (await hall.find(table))!.hosted!
    const { verify, game } = await SHELF.by(watcher.table.ruleset)
    expect(verify(game, { header: match.header, rows: match.rows }).kind).toBe('true')
  })
})
