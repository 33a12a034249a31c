import { Random } from '@brouhaha/kit'
import type { MunchkinView } from '@brouhaha/munchkin'
import type { Pace } from '@brouhaha/protocol'
import { type LogRow, listSeats, type Seat, WATCHER } from '@brouhaha/table'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { silence } from '../../src/chronicle.ts'
import { currentRuleset } from '../../src/rulesets.ts'
import type { Store } from '../../src/store/store.ts'
import { clockTime, gateTime, MOST_WINDS } from '../../src/table/clocks.ts'
import type { Listener } from '../../src/table/listener.ts'
import { newLuck } from '../../src/table/luck.ts'
import type { SeatRecord, TableRecord } from '../../src/table/record.ts'
import { Table } from '../../src/table/table.ts'
import { LIMITS, TIMES } from '../../src/times.ts'
import { VirtualTime } from '../virtual-time.ts'

const SEATS = 4

let time: VirtualTime
let restore: () => void

beforeEach(() => {
  time = new VirtualTime()
  restore = time.install()
})
afterEach(() => restore())

const person = (seat: number): SeatRecord => ({
  kind: 'person',
  person: seat,
  name: `Person ${seat}`,
  muted: false,
  openHand: false,
})

interface Evening {
  readonly table: Table
  readonly playing: NonNullable<Table['course']['playing']>
  /** What each seat was sent. */
  readonly texts: readonly string[][]
  settle(): Promise<void>
  choose(seat: number, choice: object): Promise<boolean>
  /** Lets time pass until something is so. */
  until(done: () => boolean): Promise<void>
}

/** A game with people who listen at so many seats, bots at the others, and time that passes only here. */
async function evening(options: object, pace: Pace, people: number, seed = 1): Promise<Evening> {
  const luck = new Random(seed, 0)
  const random = (count: number): Uint8Array => Uint8Array.from({ length: count }, () => luck.below(256))
  const store = { journal: { write: () => Promise.resolve() }, sayingBy: () => null, table: () => null }
  const rules = await currentRuleset('munchkin')
  const record: TableRecord = {
    id: 'timetable',
    match: 'timetable',
    created: 0,
    game: 'munchkin',
    ruleset: rules.hash,
    options: options as TableRecord['options'],
    pace,
    status: 'gathering',
    seats: Array.from({ length: SEATS }, (_, seat) => (seat < people ? person(seat) : { kind: 'bot', bot: 'random' })),
    host: 0,
    locked: false,
    persons: people,
    luck: newLuck(1, SEATS, random),
    reveals: [],
    done: [],
  }
  const house = {
    store: store as unknown as Store,
    times: TIMES,
    limits: LIMITS,
    chronicle: silence,
    random,
    now: () => time.now,
  }
  const table = new Table(house, rules, { record, header: null, rows: [], talk: [], secrets: [] })
  const texts = Array.from({ length: people }, (): string[] => [])
  const listeners = texts.map(
    (heard, seat): Listener => ({ seat, secret: null, send: (text) => heard.push(text), bye: () => {} }),
  )
  for (const listener of listeners) await table.join(listener, 0, () => false)
  table.course.begin()
  table.course.carryOn()
  table.desk.seal()
  const settle = (): Promise<void> => table.desk.settled()
  await settle()
  const playing = table.course.playing!
  let ids = 0
  return {
    table,
    playing,
    texts,
    settle,
    async choose(seat, choice) {
      const message = { type: 'choose', id: `c-${ids++}`, seq: playing.heardBy(seat as Seat), choice } as const
      const isDone = table.choose(listeners[seat]!, { ...message, choice: { ...choice } })
      await settle()
      return isDone
    },
    async until(done) {
      expect(await time.passUntil(done, settle)).toBe(true)
    },
  }
}

const typesOf = (row: LogRow): string[] => row.events.map(({ open }) => (open as { type: string }).type)
const gateIn = (row: LogRow): { gate: number; clock: string } | undefined =>
  row.events
    .map(({ open }) => open as { type: string; gate: number; clock: string })
    .findLast(({ type }) => type === 'gateOpened')

/** Every gate that was opened, with its moment, and the rows until the next one or its end. */
function gatesOf({ playing }: Evening) {
  const at = (row: LogRow): number => {
    const ear = [WATCHER, ...listSeats(0b1111 as never)].find((one) => playing.hear(row, one) !== null)!
    return playing.hear(row, ear)!.at
  }
  const gates: { clock: string; opened: number; rows: { row: LogRow; at: number }[] }[] = []
  let isOpen = false
  for (const row of playing.rows) {
    if (isOpen) gates.at(-1)!.rows.push({ row, at: at(row) })
    const opened = gateIn(row)
    if (opened !== undefined) gates.push({ clock: opened.clock, opened: at(row), rows: [] })
    isOpen = opened !== undefined || (isOpen && !typesOf(row).includes('gateClosed'))
  }
  return gates
}

describe('gates', () => {
  test.each(['relaxed', 'brisk'] as const)('close when their clock has run, at a %s table', async (pace) => {
    const party = await evening({ boxes: ['base'] }, pace, SEATS)
    await party.until(() => party.playing.rows.length > 250 || party.table.desk.record.status === 'over')

    const closed = gatesOf(party).filter(({ rows }) => rows.at(-1)?.row.choice.type === 'closeGate')
    expect(closed.length).toBeGreaterThan(5)
    for (const { clock, opened, rows } of closed)
      expect([clock, rows.at(-1)!.at - opened]).toEqual([clock, gateTime(TIMES, party.table.desk.record, clock)])
  })

  test('are not moved by a pass, and nobody else hears of one', async () => {
    const party = await evening({ boxes: ['base'] }, 'brisk', SEATS)
    const { playing, table, texts } = party
    await party.until(() => playing.gate !== null)
    const before = { deadline: table.desk.deadline, texts: texts.map(({ length }) => length) }
    await time.pass(1000, party.settle)

    const [passing, ...others] = listSeats(playing.game.free(playing.state))
    expect(await party.choose(passing!, playing.game.write(playing.offers(passing!)[0]!))).toBe(true)

    expect(playing.rows.at(-1)!.choice.type).toBe('pass')
    expect(table.desk.deadline).toBe(before.deadline)
    for (const seat of others) expect(texts[seat]!.length).toBe(before.texts[seat])
    const gate = playing.gate?.fallback
    await party.until(() => playing.gate?.fallback !== gate)
    expect(time.now).toBe(before.deadline)
  })

  test('close as soon as all the living have passed, where the table plays so', async () => {
    const party = await evening({ boxes: ['base'], passes: true }, 'brisk', SEATS)
    const { playing } = party
    await party.until(() => playing.gate !== null)
    const { now } = time
    const seats = listSeats(playing.game.free(playing.state))
    const { clock, fallback } = playing.gate!
    for (const seat of seats) {
      expect(playing.gate).toMatchObject({ clock, fallback })
      const pass = [...playing.offers(seat)]
        .map((choice) => playing.game.write(choice))
        .find(({ type }) => type === 'pass')
      expect(await party.choose(seat, pass!)).toBe(true)
    }
    expect(playing.gate?.fallback).not.toBe(fallback)
    expect(time.now).toBe(now)
  })

  test('without a clock wait for everybody, where the table has all the time in the world', async () => {
    const party = await evening({ boxes: ['base'], passes: true }, 'endless', 1)
    const { playing, table } = party
    await party.until(() => playing.gate !== null || playing.game.owing(playing.state) === 1)
    for (let moves = 0; playing.gate === null; moves++) {
      expect(moves).toBeLessThan(500)
      const wait = playing.game.waits(playing.state).find(({ seat }) => seat === 0)
      if (wait !== undefined) await party.choose(0, playing.game.write(wait.fallback))
      await time.pass(TIMES.botDelayMs, party.settle)
    }
    expect(table.desk.deadline).toBeNull()
    await time.pass(10 * 60_000, party.settle)
    expect((playing.game.view(playing.state, 0 as Seat) as MunchkinView).gate).not.toBeNull()
  })
})

test('bots answer a gate at moments that were fixed when it opened, whatever they hold', async () => {
  const party = await evening({ boxes: ['zombies'] }, 'brisk', 1)
  await party.until(() => party.playing.rows.length > 400 || party.table.desk.record.status === 'over')

  let answers = 0
  for (const { clock, opened, rows } of gatesOf(party)) {
    const whole = gateTime(TIMES, party.table.desk.record, clock)!
    // How many bots are alive is known to all.
    const fixed = [1, 2, 3].map((bots) => Math.min(TIMES.botDelayMs, whole / (bots + 1)))
    const moments = [opened, ...rows.map(({ at }) => at)]
    const waited = rows.flatMap(({ row, at }, index) => (row.choice.type === 'pass' ? [at - moments[index]!] : []))
    expect(new Set(waited).size).toBeLessThanOrEqual(1)
    for (const one of waited) expect(fixed).toContain(one)
    answers += waited.length
  }
  expect(answers).toBeGreaterThan(40)
})

test('nobody is waited for without an end, however often others wind the clock up', async () => {
  const party = await evening({ boxes: ['base'], first: 0 }, 'brisk', SEATS)
  const { playing } = party
  await party.until(() => (playing.game.view(playing.state, WATCHER) as MunchkinView).decision !== 'chooseSex')
  await party.until(() => playing.game.free(playing.state) !== 0 && playing.gate === null)
  const [wait] = playing.game.waits(playing.state)
  const turn = clockTime(TIMES, 'brisk', wait!.clock)!
  const from = time.now
  const [talker] = listSeats(playing.game.free(playing.state))
  const before = playing.rows.length
  const isPlayed = (): boolean => playing.rows.slice(before).some(({ id }) => id.startsWith('~clock:'))
  for (let shows = 0; shows < 3 * MOST_WINDS && !isPlayed(); shows++) {
    const { hand } = playing.game.view(playing.state, talker!) as MunchkinView
    const to = playing.game.waits(playing.state)[0]!.seat
    await party.choose(talker!, { type: 'show', cards: [hand[shows % hand.length]!.copy], seats: [to] })
    await time.pass(turn / 2, party.settle)
  }
  expect(isPlayed()).toBe(true)
  expect(time.now - from).toBeLessThanOrEqual((MOST_WINDS + 1) * turn)
  expect(playing.rows.length - before).toBeGreaterThan(MOST_WINDS)
})
