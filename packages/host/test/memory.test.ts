import { type Game, Match, type Seat, type Seed, UNDO } from '@brouhaha/table'
import { type MoshKinds, zombieMosh } from '@brouhaha/zombie-mosh'
import { expect, test } from 'vitest'
import { Memory } from '../src/memory.ts'

const SEED = Int32Array.from({ length: 8 }, (_, word) => word + 1) as Seed

test('[TABLE-UNDO] a seat hears each row once, and forgets what was taken back', () => {
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
  const memory = new Memory(match)
  const remember = (): unknown => memory.of(1 as Seat)
  const choose = (choice: object): void => {
    const seq = match.rows.length
    const seat = game.waits(match.state)[0]!.seat
    const mover = choice === UNDO ? match.rows.at(-1)!.seat : seat
    expect(match.submit({ id: `${seq}`, seat: mover, seq, choice }).kind).toBe('accepted')
    remember()
  }
  const board = (): object => game.write(game.waits(match.state)[0]!.fallback)

  remember()
  expect(heard).toEqual(['opened'])
  choose(board())
  expect(heard).toEqual(['opened', 'boardChosen'])
  choose(UNDO)
  expect(heard).toEqual(['opened'])
  choose(board())
  expect(heard).toEqual(['opened', 'boardChosen'])
})
