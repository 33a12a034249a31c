import type { BlindBot } from '@brouhaha/bots'
import type { LogRow, Seat, Seed } from '@brouhaha/table'
import { expect, test } from 'vitest'
import { gateOf } from '../../src/local/awaited.ts'
import { BotSeats } from '../../src/local/bot-seats.ts'
import { Journal } from '../../src/local/journal.ts'
import { type OwnStep, ownStep } from '../../src/local/own-step.ts'
import { bot, luckNumber, person } from './fixture.ts'
import { beginMunchkin } from './munchkin.ts'
import { ofTheSources } from './shelf.ts'

const SEED = Int32Array.from({ length: 8 }, (_, word) => word + 1) as Seed
const FIRST = 0 as Seat
const NOBODY: ReadonlySet<Seat> = new Set()

/** Takes what stands last, which is never a pass where there is anything else. */
const eager: BlindBot = { name: 'eager', attention: 'choices', choose: ({ choices }) => choices[choices.length - 1]! }

/** A bot on the first seat before a person and another bot. */
async function begin() {
  const { store, table } = await beginMunchkin([bot('novice'), person('Ana'), bot('novice')])
  table.close()
  const desk = { store, shelf: ofTheSources(), now: () => 0, luck: luckNumber(77) }
  const journal = await Journal.open((await store.load('game'))!, desk)
  if (typeof journal === 'string') throw new Error(journal)
  const { match } = journal
  const bots = new BotSeats(match.game, journal.game.seats, () => eager as never, SEED, desk.now)

  const next = () => ownStep(journal, bots, NOBODY)
  const submit = async (seat: Seat, choice: object): Promise<void> => {
    const { answer } = await journal.submit(seat, `c${journal.seq}`, journal.seq, choice)
    expect(answer).toMatchObject({ ok: true })
  }
  /** Everybody takes what the table would take for them, until the first seat would answer a gate. */
  const untilGate = async (): Promise<OwnStep> => {
    for (let moves = 0; moves < 300; moves++) {
      const step = gateOf(match) === null ? null : next()
      if (step?.seat === FIRST) return step
      const { seat, fallback } = match.game.waits(match.state)[0]!
      await submit(seat, match.game.write(fallback))
    }
    throw new Error('the first seat has nothing to answer')
  }
  return { match, next, submit, untilGate }
}

const opensGate = ({ events }: LogRow): boolean =>
  events.some(({ open }) => 'type' in open && open.type === 'gateOpened')

test('a bot answers a gate once', async () => {
  const { match, next, submit, untilGate } = await begin()
  do {
    const { moves } = await untilGate()
    await submit(FIRST, (moves as readonly object[])[0]!)
  } while (gateOf(match) === null || opensGate(match.rows.at(-1)!))
  expect(next()?.seat).not.toBe(FIRST)
})

test('[MK-META-11] a ruling, which stands on the first seat, is no answer of the bot there', async () => {
  const { next, submit, untilGate } = await begin()
  const answer = await untilGate()
  await submit(FIRST, { type: 'rule', verb: 'setLevel', seat: 1, value: 3 })
  expect(next()).toEqual({ ...answer, seq: answer.seq + 1 })
})
