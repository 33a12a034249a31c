// A game over real sockets by rules that were released once, with passes where the rules know them. After every row each listener
// must have got what the row tells it, and nothing else: a pass that it is not told about brings no byte. And now and then a
// listener's view and choices are compared with those of a world that only its knowledge decides.

import { canonicalJson, type Json, Random } from '@brouhaha/kit'
import type { OpenTable, ServerMessage } from '@brouhaha/protocol'
import type { Ruleset } from '@brouhaha/rulesets'
import { type Happening, includes, type Ledger, type Match, type Seat, WATCHER } from '@brouhaha/table'
import { Client } from '../client.ts'
import { company, serve } from '../core/fixture.ts'
import { choose, tableOf } from '../munchkin/habits.ts'

export interface ReleasedWire {
  readonly rows: number
  readonly isOver: boolean
  /** Messages about rows, and listeners whom a row told nothing. */
  readonly told: number
  readonly silences: number
  readonly passes: number
  readonly twins: number
  readonly leaks: readonly string[]
}

const SEATS = 4
const HOUR = 3_600_000
/** Rows from one comparison with another world to the next. */
const APART = 3

const TABLES: Readonly<Record<string, Partial<OpenTable>>> = {
  'zombie-mosh': { options: { side: 'B', songs: 1 } },
  munchkin: tableOf(['base', 'star', 'cthulhu', 'zombies']),
}

const text = (value: unknown): string => canonicalJson(value as Json)

/** Written once more, so that it does not lean on what it examines. */
function mayHear(events: readonly Happening[], listener: Seat): object[] {
  return events
    .filter(({ among }) => among === undefined || includes(among, listener))
    .map(({ open, secret }) => ({
      ...open,
      ...(secret !== undefined && includes(secret.to, listener) ? secret.tells : {}),
    }))
}

/** Somebody at the table, with what was heard so far. */
class Listener {
  readonly client: Client
  readonly seat: Seat
  readonly #ledger: Ledger<Happening>
  #read: number

  constructor(client: Client, seat: Seat, { game, header }: Match) {
    this.client = client
    this.seat = seat
    this.#ledger = game.ledger(seat)
    this.#hear(mayHear(header.events, seat))
    this.#read = client.messages.length
  }

  #hear(events: readonly object[]): void {
    for (const event of events) this.#ledger.hear(event as never)
  }

  /** What has come since, without answers. */
  async news(): Promise<readonly ServerMessage[]> {
    await this.client.settled()
    const news = this.client.messages.slice(this.#read)
    this.#read = this.client.messages.length
    for (const message of news) if (message.type === 'moved') this.#hear(message.heard.events)
    return news.filter(({ type }) => type !== 'pong' && type !== 'answer')
  }

  /** What a game says to this listener, in this world. */
  saysIn(game: Match['game'], state: Match['state']): string {
    const listed = new Int32Array(game.mostChoices)
    const count = this.seat === WATCHER ? 0 : game.choices(state, this.seat, listed)
    return text([game.view(state, this.seat), Array.from(listed.subarray(0, count), (choice) => game.write(choice))])
  }

  get sees(): string {
    const { view, choices } = this.client.sight
    return text([view, choices])
  }

  twin(random: Random): Match['state'] {
    return this.#ledger.determinise(random)
  }
}

export async function playReleased(rules: Ruleset, mostRows: number, seed: number): Promise<ReleasedWire> {
  const random = new Random(seed, 0)
  const server = await serve({
    rules: { current: async () => rules, by: async () => rules },
    random: (count) => Uint8Array.from({ length: count }, () => random.below(256)),
    times: { graceMs: HOUR, gateMs: { relaxed: HOUR, brisk: HOUR, endless: HOUR, days: HOUR } },
    limits: { messages: { burst: 1_000_000, perSecond: 1_000_000 } },
  })
  const { table, clients } = await company(server.address, SEATS, TABLES[rules.game.name] ?? {})
  const watcher = await Client.join(server.address, table)
  await clients[0]!.act({ type: 'start' })
  await Promise.all([...clients, watcher].map((client) => client.settled()))
  const { match } = (await server.hall.find(table))!.hosted!
  const { game } = match
  const seated = clients.map((client, seat) => new Listener(client, seat as Seat, match))
  const listeners = [...seated, new Listener(watcher, WATCHER, match)]

  const leaks: string[] = []
  let [told, silences, passes, twins] = [0, 0, 0, 0]
  const check = async (): Promise<void> => {
    const row = match.rows.at(-1)!
    const others = new Set<string>()
    for (const listener of listeners) {
      const where = `row ${row.seq} (${row.choice.type}), seat ${listener.seat}`
      const expected = mayHear(row.events, listener.seat)
      const news = await listener.news()
      const moved = news.filter((one) => one.type === 'moved')
      for (const one of news) if (one.type !== 'moved') others.add(text(one))
      const heard = moved.map((one) => one.heard.events)
      if (text(heard) !== text(expected.length === 0 ? [] : [expected])) leaks.push(`${where} heard ${text(heard)}`)
      if (listener.sees !== listener.saysIn(game, match.state)) leaks.push(`${where} sees what is not so`)
      told += moved.length
      if (expected.length === 0) silences++
    }
    // What is said of the table itself is said to everybody.
    if (others.size > 1) leaks.push(`row ${row.seq}: ${[...others].join(' against ')}`)
    if (row.seq % APART > 0) return
    const viewer = listeners[random.below(listeners.length)]!
    twins++
    if (viewer.sees !== viewer.saysIn(game, viewer.twin(random)))
      leaks.push(`row ${row.seq}, seat ${viewer.seat}: another world looks otherwise`)
  }

  for (let number = 0; match.rows.length < mostRows && !game.over(match.state) && leaks.length < 5; number++) {
    const { client, seat } = seated[random.below(SEATS)]!
    const { sight } = client
    const choice =
      game.name === 'munchkin' ? choose(sight, seat, random) : sight.choices[random.below(sight.choices.length || 1)]
    if (choice == null) continue
    const answer = await client.ask({ type: 'choose', id: `c-${number}`, seq: sight.seq, choice: { ...choice } })
    if (!answer.ok) continue
    if ('type' in choice && choice.type === 'pass') passes++
    await check()
  }
  return { rows: match.rows.length, isOver: game.over(match.state), told, silences, passes, twins, leaks }
}
