import type { Bot } from '@brouhaha/bots'
import { type Game, type Kinds, Match, type Seat, type Seed, UNDO } from '@brouhaha/table'
import { type MoshKinds, zombieMosh } from '@brouhaha/zombie-mosh'
import { expect, test } from 'vitest'
import { BotSeats } from '../../src/local/bot-seats.ts'
import { bot, person } from './fixture.ts'

const SEED = Int32Array.from({ length: 8 }, (_, word) => word + 1) as Seed

const attentive: Bot<Kinds> = {
  name: 'attentive',
  attention: 'ledger',
  choose: ({ choices }) => choices[0]!,
}

test('[TABLE-UNDO] bots on this device hear each row once, and forget what was taken back', () => {
  let heard: string[] = []
  const game = {
    ...zombieMosh,
    ledger(seat) {
      const own: string[] = []
      heard = own
      return { ...zombieMosh.ledger(seat), hear: ({ type }) => own.push(type) }
    },
  } satisfies Game<MoshKinds> as unknown as Game
  const match = Match.open(game, { seats: 2, options: {}, seed: SEED }) as Match
  const bots = new BotSeats(
    game,
    [person('Ana'), bot('sharp')],
    () => attentive,
    SEED,
    () => 0,
  )
  const choose = (choice: object): void => {
    const seq = match.rows.length
    const seat = game.waits(match.state)[0]!.seat
    const mover = choice === UNDO ? match.rows.at(-1)!.seat : seat
    expect(match.submit({ id: `${seq}`, seat: mover, seq, choice }).kind).toBe('accepted')
    bots.follow(match)
  }
  const board = (): object => game.write(game.waits(match.state)[0]!.fallback)

  bots.follow(match)
  expect(heard).toEqual(['opened'])
  choose(board())
  expect(heard).toEqual(['opened', 'boardChosen'])
  choose(UNDO)
  expect(heard).toEqual(['opened'])
  choose(board())
  expect(heard).toEqual(['opened', 'boardChosen'])
  expect(bots.sitsAt(1 as Seat)).toBe(true)
})
