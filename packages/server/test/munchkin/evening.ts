// A game of the family with people who listen at some seats, bots at the others, and time that passes only here.

import { MUNCHKIN } from '@brouhaha/games'
import { newLuck } from '@brouhaha/host'
import { Random } from '@brouhaha/kit'
import type { Pace } from '@brouhaha/protocol'
import type { Seat } from '@brouhaha/table'
import { expect } from 'vitest'
import { silence } from '../../src/common/chronicle.ts'
import { LIMITS, TIMES } from '../../src/common/times.ts'
import type { Kept, SeatRecord, TableRecord } from '../../src/store/record.ts'
import type { Store } from '../../src/store/store.ts'
import { act } from '../../src/table/acts.ts'
import { choose as chooseAt } from '../../src/table/choosing.ts'
import { HostedTable } from '../../src/table/hosted-table.ts'
import type { Listener } from '../../src/table/listener.ts'
import { join, part } from '../../src/table/visits.ts'
import { SHELF } from '../shelf.ts'
import type { VirtualTime } from '../virtual-time.ts'

export const SEATS = 4

const person = (seat: number): SeatRecord => ({
  kind: 'person',
  person: seat,
  name: `Person ${seat}`,
  muted: false,
})

export interface Evening {
  readonly table: HostedTable
  readonly playing: NonNullable<HostedTable['hosted']>
  /** What each seat was sent. */
  readonly texts: readonly string[][]
  settle(): Promise<void>
  choose(seat: number, choice: object): Promise<boolean>
  /** An act, and whether it was done. */
  act(seat: number, deed: Parameters<typeof act>[3]): Promise<boolean>
  /** Passes at the open gate, where it may. */
  pass(seat: number): Promise<boolean>
  /** Lets time pass until something is so. */
  until(done: () => boolean): Promise<void>
  /** Everybody goes. */
  leave(): Promise<void>
  /** The table as it would be found on the disk. */
  kept(): Kept
  /** The same people at the table as it was kept, on another server. */
  again(): Promise<Evening>
}

interface Evenings {
  readonly options: object
  readonly pace: Pace
  readonly people: number
  readonly seed?: number
  readonly bot?: 'random' | 'novice'
}

export async function evening(time: VirtualTime, { seed = 1, bot = 'random', ...of }: Evenings): Promise<Evening> {
  const luck = new Random(seed, 0)
  const random = (count: number): Uint8Array => Uint8Array.from({ length: count }, () => luck.below(256))
  const rules = await SHELF.current('munchkin')
  const record: TableRecord = {
    id: 'timetable',
    match: 'timetable',
    created: 0,
    game: 'munchkin',
    ruleset: rules.hash,
    options: of.options as TableRecord['options'],
    pace: of.pace,
    status: 'gathering',
    seats: Array.from({ length: SEATS }, (_, seat) => (seat < of.people ? person(seat) : { kind: 'bot', bot })),
    host: 0,
    locked: false,
    persons: of.people,
    luck: newLuck(1, SEATS, random),
    reveals: [],
    done: [],
  }
  const gather = async (kept: Kept): Promise<Evening> => {
    const store = { journal: { write: () => Promise.resolve() }, sayingBy: () => null, table: () => null }
    const context = {
      store: store as unknown as Store,
      times: TIMES,
      limits: LIMITS,
      chronicle: silence,
      random,
      now: () => time.now,
    }
    const table = new HostedTable(context, await MUNCHKIN.load(), rules, kept)
    const texts = Array.from({ length: of.people }, (): string[] => [])
    const listeners = texts.map(
      (heard, seat): Listener => ({ seat, secret: `secret ${seat}`, send: (text) => heard.push(text), bye: () => {} }),
    )
    for (const listener of listeners) await join(table, listener, 0, () => false)
    if (table.hosted === null) table.begin()
    table.clockwork.set()
    table.writer.commit()
    const settle = (): Promise<void> => table.writer.settled()
    await settle()
    const playing = table.hosted!
    let ids = 0
    const choose = async (seat: number, choice: object): Promise<boolean> => {
      const message = { type: 'choose', id: `c-${time.now}-${ids++}`, seq: playing.heardBy(seat as Seat) } as const
      const isDone = chooseAt(table, listeners[seat]!, { ...message, choice: { ...choice } })
      await settle()
      return isDone
    }
    const keep = (): Kept => ({
      record: JSON.parse(JSON.stringify(table.record)),
      header: playing.match.header,
      rows: playing.rows.map((row) => ({ row, at: 0 })),
      talk: [],
      secrets: [],
    })
    return {
      table,
      playing,
      texts,
      settle,
      choose,
      async act(seat, deed) {
        const id = `a-${time.now}-${ids++}`
        act(table, listeners[seat]!, id, deed)
        await settle()
        const answer = texts[seat]!.find((text) => text.includes(`"id":"${id}"`))
        return answer !== undefined && JSON.parse(answer).ok
      },
      async pass(seat) {
        const pass = playing.passOf(seat as Seat)
        return pass !== null && (await choose(seat, pass))
      },
      async until(done) {
        expect(await time.passUntil(done, settle)).toBe(true)
      },
      async leave() {
        for (const listener of listeners) part(table, listener)
        await settle()
      },
      kept: keep,
      again() {
        const kept = keep()
        table.close('stopping')
        return gather(kept)
      },
    }
  }
  return await gather({ record, header: null, rows: [], talk: [], secrets: [] })
}
