// Thinking is data: a seat that has to think is named, and its answer may come at once, later or never.

import { HostedGame } from '@brouhaha/host'
import { Match, type Seat, type Seed } from '@brouhaha/table'
import { zombieMosh } from '@brouhaha/zombie-mosh'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { TIMES } from '../../src/common/times.ts'
import { type Clocked, Clockwork } from '../../src/table/clockwork.ts'
import { VirtualTime } from '../virtual-time.ts'

const SEED = Int32Array.from({ length: 8 }, (_, word) => word + 1) as Seed
const LONG = 5 * TIMES.botDelayMs

let time: VirtualTime
let restore: () => void

beforeEach(() => {
  time = new VirtualTime()
  restore = time.install()
})
afterEach(() => restore())

/** Bots at every seat but the last, and what they think. */
function begin(think: Clocked['think'], standIn: Clocked['standIn'] = () => []) {
  const hosted = HostedGame.begin({ game: zombieMosh, Match } as never, 3, {}, SEED)
  const asked: { seat: Seat; seq: number }[] = []
  const table = {
    context: { times: TIMES, now: () => time.now },
    record: { status: 'playing', pace: 'endless', options: {}, seats: [{}, {}, {}] },
    presence: { anybodySeated: true },
    standstill: null,
    hosted,
    isBot: (seat: Seat) => seat < 2,
    interrupts: () => false,
    think(seat: Seat, seq: number) {
      asked.push({ seat, seq })
      return think(seat, seq)
    },
    standIn,
    chooseFor(_why: string, seat: Seat, choice: object) {
      const seq = hosted.rows.length
      const { row } = hosted.submit({ id: `${seq}`, seat, seq, choice }, time.now)
      if (row !== null) clockwork.set()
      return row !== null
    },
    remember: () => {},
    lookChanged: () => {},
    fault(error: unknown) {
      throw error
    },
  } as unknown as Clocked
  const clockwork = new Clockwork(table)
  clockwork.set()
  const board = (index: number): object => hosted.choices(hosted.rows.length as Seat)[index]!
  return { hosted, clockwork, asked, board, pass: (ms: number) => time.pass(ms, () => Promise.resolve()) }
}

test('a bot none of whose moves is accepted takes what the rules take for it', async () => {
  const { hosted, pass } = begin(() => [{ type: 'nonsense' }])
  const fallback = hosted.fallbackOf(0 as Seat)
  await pass(LONG)
  expect(hosted.rows[0]).toMatchObject({ seat: 0, choice: fallback })
})

test('an answer that comes while there is time counts', async () => {
  const { hosted, clockwork, asked, board, pass } = begin(() => null)
  const choice = board(3)
  await pass(TIMES.botDelayMs - TIMES.botThinkingMs)
  expect(asked).toEqual([{ seat: 0, seq: 0 }])
  clockwork.answer(0 as Seat, 0, [choice])
  await pass(TIMES.botThinkingMs)
  expect(hosted.rows.map((row) => row.choice)).toEqual([choice])
})

test('where no answer comes, or one about something else, the stand-in answers', async () => {
  let choice: object = {}
  const { hosted, clockwork, board, pass } = begin(
    () => null,
    () => [choice],
  )
  choice = board(2)
  await pass(TIMES.botDelayMs - TIMES.botThinkingMs)
  clockwork.answer(0 as Seat, 5, [board(3)])
  clockwork.answer(1 as Seat, 0, [board(3)])
  await pass(TIMES.botThinkingMs)
  expect(hosted.rows.map((row) => row.choice)).toEqual([choice])
})
