import type { BlindBot } from '@brouhaha/bots'
import { votedOn } from '@brouhaha/munchkin/testing'
import type { LogRow, Seat } from '@brouhaha/table'
import { expect, test } from 'vitest'
import { BotSeats } from '../../src/local/bot-seats.ts'
import { Journal } from '../../src/local/journal.ts'
import { type PacedStep, pacedStep } from '../../src/local/paced-step.ts'
import { bot, luckNumber, person } from './fixture.ts'
import { beginMunchkin } from './munchkin.ts'
import { ofTheSources } from './shelf.ts'

const FIRST = 0 as Seat

/** Takes what stands last, which is never a pass where there is anything else. */
const eager: BlindBot = { name: 'eager', attention: 'choices', choose: ({ choices }) => choices[choices.length - 1]! }

/** A bot on the first seat before a person and another bot. */
async function begin() {
  const { store, table } = await beginMunchkin([bot('novice'), person('Ana'), bot('novice')])
  table.close()
  const desk = { store, shelf: ofTheSources(), now: () => 0, luck: luckNumber(77) }
  const journal = await Journal.open((await store.load('game'))!, desk)
  if (typeof journal === 'string') throw new Error(journal)
  const { hosted } = journal
  const bots = new BotSeats(hosted, journal.game, { bot: () => eager }, desk.now)

  const next = () => pacedStep(hosted, journal.game, bots)
  const submit = async (seat: Seat, choice: object): Promise<void> => {
    const seq = hosted.rows.length
    const { verdict } = await journal.submit({ id: `c${seq}`, seat, seq, choice })
    expect(verdict.kind).toBe('accepted')
  }
  /** Everybody takes what the table would take for them, until the first seat would answer a gate. */
  const untilGate = async (): Promise<PacedStep> => {
    for (let moves = 0; moves < 300; moves++) {
      const step = hosted.gate === null ? null : next()
      if (step?.seat === FIRST) return step
      const { seat, fallback } = hosted.game.waits(hosted.state)[0]!
      await submit(seat, hosted.game.write(fallback))
    }
    throw new Error('the first seat has nothing to answer')
  }
  return { hosted, next, submit, untilGate }
}

const opensGate = ({ events }: LogRow): boolean =>
  events.some(({ open }) => 'type' in open && open.type === 'gateOpened')

test('a bot answers a gate once', async () => {
  const { hosted, next, submit, untilGate } = await begin()
  do {
    const { moves } = await untilGate()
    await submit(FIRST, (moves as readonly object[])[0]!)
  } while (hosted.gate === null || opensGate(hosted.rows.at(-1)!))
  expect(next()?.seat).not.toBe(FIRST)
})

test('[MK-META-11] a ruling, which stands on the first seat, is no answer of the bot there', async () => {
  const { next, submit, untilGate } = await begin()
  const answer = await untilGate()
  await submit(FIRST, votedOn({ verb: 'setLevel', seat: 1, value: 3 }))
  expect(next()).toEqual({ ...answer, seq: answer.seq + 1 })
})
