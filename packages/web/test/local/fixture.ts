// A table without a worker: time passes when it is waited for, games are kept in a map, everything told is remembered.

import type { TimedRow } from '@brouhaha/host'
import type { ClientMessage, ServerMessage } from '@brouhaha/protocol'
import type { MoshChoice, MoshView } from '@brouhaha/zombie-mosh'
import type { ConcertForm } from '../../src/games/mosh/set-up/concert.ts'
import type { Look } from '../../src/line/line.ts'
import type { Call } from '../../src/local/device.ts'
import type { KeptGame, LocalGame, LocalSeat } from '../../src/local/game.ts'
import { LocalTable } from '../../src/local/local-table.ts'
import type { Shelf } from '../../src/local/rules.ts'
import { type LocalStore, RowTaken } from '../../src/local/store.ts'
import { ofTheSources } from './shelf.ts'

export const person = (name: string): LocalSeat => ({ kind: 'person', name })
export const bot = (name: string): LocalSeat => ({ kind: 'bot', bot: name })

export class MemoryStore implements LocalStore {
  readonly kept = new Map<string, { game: LocalGame; rows: TimedRow[] }>()
  /** Held back while a test looks at what is said before a row is kept. */
  gate: Promise<void> = Promise.resolve()
  full = false

  /** The one game of a test. */
  get only(): { readonly game: LocalGame; readonly rows: readonly TimedRow[] } {
    return this.kept.values().next().value!
  }

  games = async () => [...this.kept.values()].map(({ game }) => game)

  async load(id: string): Promise<KeptGame | null> {
    const kept = this.kept.get(id)
    return kept === undefined ? null : structuredClone(kept)
  }

  async put(game: LocalGame): Promise<void> {
    this.kept.set(game.id, { game, rows: this.kept.get(game.id)?.rows ?? [] })
  }

  async append(game: LocalGame, row: TimedRow): Promise<void> {
    await this.gate
    if (this.full) throw new Error('the disk is full')
    const { rows } = this.kept.get(game.id)!
    if (rows.length !== row.row.seq) throw new RowTaken()
    rows.push(structuredClone(row))
    this.kept.set(game.id, { game, rows })
  }

  async delete(id: string): Promise<void> {
    this.kept.delete(id)
  }
}

export const luckNumber = (number: number) => (seats: number) => ({
  tableSeed: number.toString(16).padStart(64, '0'),
  added: Array.from({ length: seats }, () => ''),
})

export function newGame(seats: readonly LocalSeat[], options: Partial<ConcertForm> = {}, seed = 1): LocalGame {
  return {
    id: 'game',
    created: 0,
    active: 0,
    seats,
    options: { side: 'A', songs: 1, ...options },
    luck: [luckNumber(seed)(seats.length)],
    header: null,
    rows: 0,
    over: false,
  }
}

export interface Seated {
  readonly table: LocalTable
  readonly store: MemoryStore
  readonly told: ServerMessage[]
  /** Who was called to the device, the newest last. */
  readonly calls: readonly Call[]
  send(message: ClientMessage | Look): Promise<void>
  /** The table as whoever looks sees it now. */
  sight(): { you: number | null; view: MoshView; choices: readonly MoshChoice[]; seq: number }
  /** Waits until the table asks a person, or is done. */
  rest(): Promise<void>
}

export async function sit(store: MemoryStore, shelf: Shelf = ofTheSources()): Promise<Seated> {
  const told: ServerMessage[] = []
  const calls: Call[] = []
  let now = 1000
  const opened = await LocalTable.open(structuredClone(store.only), {
    store,
    shelf,
    now: () => now,
    wait: async (milliseconds) => {
      now += milliseconds
    },
    luck: luckNumber(77),
    tell: (message) => told.push(structuredClone(message)),
    call: (call) => calls.push(call),
  })
  if (typeof opened === 'string') throw new Error(opened)
  const table = opened
  const rest = async (): Promise<void> => {
    for (let quiet = 0, known = told.length; quiet < 20; quiet++) {
      await new Promise((resolve) => setImmediate(resolve))
      if (told.length > known) quiet = 0
      known = told.length
    }
  }
  const seated: Seated = {
    table,
    store,
    told,
    calls,
    rest,
    async send(message) {
      table.receive(message)
      await rest()
    },
    sight() {
      let you: number | null = null
      for (const message of told) if (message.type === 'welcome') you = message.you
      const last = told.findLast((message) => message.type === 'welcome' || message.type === 'moved')
      if (last?.type !== 'welcome' && last?.type !== 'moved') throw new Error('nothing was told yet')
      const { view, choices, seq } = last.sight
      return { you, view: view as MoshView, choices: choices as readonly MoshChoice[], seq }
    },
  }
  await seated.send({ type: 'hello', protocol: 1 })
  return seated
}

export async function begin(
  seats: readonly LocalSeat[],
  options: Partial<ConcertForm> = {},
  seed = 1,
  shelf: Shelf = ofTheSources(),
): Promise<Seated> {
  const store = new MemoryStore()
  await store.put(newGame(seats, options, seed))
  return sit(store, shelf)
}

let commands = 0

/** Takes the first choice on offer; in a hot-seat game whoever is asked looks first. */
export async function takeTurn(seated: Seated): Promise<void> {
  const { you, view } = seated.sight()
  if (you === null && view.dancer !== null) await seated.send({ type: 'look', seat: view.dancer })
  const { choices, seq } = seated.sight()
  await seated.send({ type: 'choose', id: `c${commands++}`, seq, choice: choices[0]! })
}

export async function playToTheEnd(seated: Seated): Promise<void> {
  for (let turns = 0; turns < 2000 && seated.sight().view.stage !== 'over'; turns++) await takeTurn(seated)
}
