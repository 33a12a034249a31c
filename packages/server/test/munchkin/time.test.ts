import { clockTime, gateTime, MOST_WINDS } from '@brouhaha/host'
import type { MunchkinView } from '@brouhaha/munchkin'
import { type LogRow, listSeats, type Seat, WATCHER } from '@brouhaha/table'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { TIMES } from '../../src/common/times.ts'
import { VirtualTime } from '../virtual-time.ts'
import { type Evening, evening, SEATS } from './evening.ts'

let time: VirtualTime
let restore: () => void

beforeEach(() => {
  time = new VirtualTime()
  restore = time.install()
})
afterEach(() => restore())

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
    const party = await evening(time, { options: { boxes: ['base'] }, pace, people: SEATS })
    await party.until(() => party.playing.rows.length > 250 || party.table.record.status === 'over')

    const closed = gatesOf(party).filter(({ rows }) => rows.at(-1)?.row.choice.type === 'closeGate')
    expect(closed.length).toBeGreaterThan(5)
    for (const { clock, opened, rows } of closed)
      expect([clock, rows.at(-1)!.at - opened]).toEqual([
        clock,
        gateTime(TIMES, party.table.record, party.table.kit, clock),
      ])
  })

  test('are not moved by a pass, and nobody else hears of one', async () => {
    const party = await evening(time, { options: { boxes: ['base'] }, pace: 'brisk', people: SEATS })
    const { playing, table, texts } = party
    await party.until(() => playing.gate !== null)
    const before = { deadline: table.clockwork.deadline, texts: texts.map(({ length }) => length) }
    await time.pass(1000, party.settle)

    const [passing, ...others] = listSeats(playing.game.free(playing.state))
    expect(await party.choose(passing!, playing.game.write(playing.offers(passing!)[0]!))).toBe(true)

    expect(playing.rows.at(-1)!.choice.type).toBe('pass')
    expect(table.clockwork.deadline).toBe(before.deadline)
    for (const seat of others) expect(texts[seat]!.length).toBe(before.texts[seat])
    const gate = playing.gate?.fallback
    await party.until(() => playing.gate?.fallback !== gate)
    expect(time.now).toBe(before.deadline)
  })

  test('close as soon as all the living have passed, where the table plays so', async () => {
    const party = await evening(time, { options: { boxes: ['base'], passes: true }, pace: 'brisk', people: SEATS })
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
    const party = await evening(time, { options: { boxes: ['base'], passes: true }, pace: 'endless', people: 2 })
    const { playing, table } = party
    for (let moves = 0; playing.gate === null; moves++) {
      expect(moves).toBeLessThan(500)
      for (const wait of playing.game.waits(playing.state))
        if (wait.seat === 0 || wait.seat === 1) await party.choose(wait.seat, playing.game.write(wait.fallback))
      await time.pass(TIMES.botDelayMs, party.settle)
    }
    expect(table.clockwork.deadline).toBeNull()
    await time.pass(10 * 60_000, party.settle)
    expect((playing.game.view(playing.state, 0 as Seat) as MunchkinView).gate).not.toBeNull()
  })
})

test('bots answer a gate at moments that were fixed when it opened, whatever they hold', async () => {
  const party = await evening(time, { options: { boxes: ['zombies'] }, pace: 'brisk', people: 2 })
  await party.until(() => party.playing.rows.length > 400 || party.table.record.status === 'over')

  let answers = 0
  for (const { clock, opened, rows } of gatesOf(party)) {
    const whole = gateTime(TIMES, party.table.record, party.table.kit, clock)!
    // How many bots are alive is known to all.
    const fixed = [1, 2, 3].map((bots) => Math.min(TIMES.botDelayMs, Math.floor(whole / (bots + 1))))
    const moments = [opened, ...rows.map(({ at }) => at)]
    const waited = rows.flatMap(({ row, at }, index) => (row.choice.type === 'pass' ? [at - moments[index]!] : []))
    expect(new Set(waited).size).toBeLessThanOrEqual(1)
    for (const one of waited) expect(fixed).toContain(one)
    answers += waited.length
  }
  expect(answers).toBeGreaterThan(40)
})

test('nobody is waited for without an end, however often others wind the clock up', async () => {
  const party = await evening(time, { options: { boxes: ['base'], first: 0 }, pace: 'brisk', people: SEATS })
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
