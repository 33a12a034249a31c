// A table with somebody of every kind around it: see ACTORS.

import { Random } from '@brouhaha/kit'
import type { Seated } from '@brouhaha/protocol'
import type { MoshView } from '@brouhaha/zombie-mosh'
import { Client, openTable, sitDown } from '../client.ts'
import type { Actor, Asked, Phase } from './matrix.ts'

const SEATS = 6
const random = new Random(11, 11)

export class Party {
  readonly table: string
  readonly secrets: Readonly<Record<Actor, string | undefined>>
  /** Was good for seat 5, once. */
  readonly spent: string
  readonly #clients = new Map<number, Client>()
  readonly #address: string

  private constructor(
    address: string,
    table: string,
    secrets: Readonly<Record<Actor, string | undefined>>,
    spent: string,
    clients: ReadonlyMap<number, Client>,
  ) {
    this.#address = address
    this.table = table
    this.secrets = secrets
    this.spent = spent
    this.#clients = new Map(clients)
  }

  static async gather(address: string, phase: Phase): Promise<Party> {
    const host = await openTable(address, { seats: SEATS, name: 'Ana', options: { side: 'A', songs: 0 } })
    const { table } = host
    const sit = (name: string): Promise<Seated> => sitDown(address, table, { name })
    const seated = [host]
    for (const name of ['Bo', 'Cy', 'Di', 'Ed', 'Fay']) seated.push(await sit(name))
    const secretOf = (seat: number): string => seated[seat]!.secret
    const join = (seat: number): Promise<Client> => Client.join(address, table, { secret: secretOf(seat) })

    const ana = await join(0)
    const di = await join(3)
    await di.act({ type: 'leave' })
    di.close()
    await ana.act({ type: 'kick', seat: 4 })
    // Fay takes her seat along to another device; only whoever sits there, as host, is given a link while present.
    const before = await join(5)
    await ana.act({ type: 'handOver', seat: 5 })
    const issued = await before.act({ type: 'reissue', seat: 5 })
    const spent = issued.ok ? issued.invitation! : ''
    const fay = await sitDown(address, table, { name: 'Fay', invitation: spent })
    const after = await Client.join(address, table, { secret: fay.secret })
    await after.act({ type: 'handOver', seat: 0 })
    const elsewhere = await openTable(address, { name: 'Zoe' })

    const clients = new Map([
      [0, ana],
      [1, await join(1)],
      [2, await join(2)],
      [5, after],
    ])
    const secrets = {
      nobody: undefined,
      watcher: undefined,
      seat: secretOf(1),
      other: secretOf(2),
      host: secretOf(0),
      former: secretOf(3),
      kicked: secretOf(4),
      lost: secretOf(5),
      foreign: elsewhere.secret,
    }
    const party = new Party(address, table, secrets, spent, clients)
    if (phase !== 'gathering') await party.#goTo(phase)
    return party
  }

  /** A connection as this actor, newly made; `bye` is what it was told if it was turned away. */
  async enter(actor: Actor): Promise<{ readonly client: Client; readonly bye: string | null }> {
    const client = new Client(this.#address, this.table)
    await client.opened()
    if (actor === 'nobody') return { client, bye: null }
    const secret = this.secrets[actor]
    client.send({ type: 'hello', protocol: 1, ...(secret === undefined ? {} : { secret }) })
    await client.until(() => client.messages.some(({ type }) => type === 'welcome' || type === 'bye'), 'a welcome')
    const bye = client.messages.find((message) => message.type === 'bye')
    return { client, bye: bye?.why ?? null }
  }

  /** What is on offer to `seat`. */
  get asked(): Asked {
    const bo = this.#clients.get(1)!
    if (bo.messages.length === 0) throw new Error('nobody is there')
    const { seq, choices } = bo.sight
    return { seq, choice: (choices[0] ?? { type: 'enough' }) as Record<string, unknown> }
  }

  leave(): void {
    for (const client of this.#clients.values()) client.close()
  }

  async #goTo(phase: Exclude<Phase, 'gathering'>): Promise<void> {
    const ana = this.#clients.get(0)!
    for (const seat of [3, 4]) await ana.act({ type: 'seatBot', seat, bot: 'random' })
    if (phase === 'ready') return
    await ana.act({ type: 'start' })
    await this.#playUntil(({ stage, dancer }) => (phase === 'playing' ? dancer === 1 : stage === 'encore'))
    if (phase === 'over') await ana.act({ type: 'encore', on: false })
  }

  async #playUntil(isThere: (view: Partial<MoshView>) => boolean): Promise<void> {
    const bo = this.#clients.get(1)!
    const done = (): boolean => isThere((bo.sight.view ?? {}) as Partial<MoshView>)
    for (;;) {
      for (const client of this.#clients.values()) {
        await client.settled()
        await bo.settled()
        if (done()) return
        const { seq, choices } = client.sight
        if (choices.length === 0) continue
        const choice = choices[random.below(choices.length)] as Record<string, unknown>
        await client.ask({ type: 'choose', id: `party-${random.word()}`, seq, choice })
      }
    }
  }
}
