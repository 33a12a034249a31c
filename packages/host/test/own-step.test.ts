import { HOUSE, Match, type Seat, type Seed } from '@brouhaha/table'
import { zombieMosh } from '@brouhaha/zombie-mosh'
import { expect, test } from 'vitest'
import { HostedGame } from '../src/hosted-game.ts'
import { answer, speakUp, type Thinkers } from '../src/own-step.ts'

const SEED = Int32Array.from({ length: 8 }, (_, word) => word + 1) as Seed
const MOVE = { type: 'thought' }

const begin = (game: object = zombieMosh): HostedGame =>
  HostedGame.begin({ game, Match } as never, 3, { songs: 2 }, SEED)

/** Bots at all seats but the first, unless told otherwise; one of them feels like speaking up. */
const bots = (some: Partial<Thinkers> = {}): Thinkers => ({
  isBot: (seat) => seat > 0,
  interrupts: () => true,
  think: () => [MOVE],
  ...some,
})

/** Everybody takes what the table would take for them. */
function play(hosted: HostedGame, isDone: () => boolean): void {
  while (!isDone()) {
    const [wait] = hosted.game.waits(hosted.state)
    const seq = hosted.rows.length
    hosted.submit({ id: `${seq}`, seat: wait!.seat, seq, choice: hosted.game.write(wait!.fallback) }, seq)
  }
}

test('a table does nothing by itself while it waits for people alone', () => {
  expect(answer(begin(), bots({ isBot: () => false }))).toBeNull()
})

test('the bot that is asked thinks about the row at hand, and the rules have a last resort', () => {
  const hosted = begin()
  play(hosted, () => hosted.rows.length === 1)
  const asked: unknown[] = []
  const step = answer(
    hosted,
    bots({
      think(seat, seq) {
        asked.push([seat, seq])
        return null
      },
    }),
  )
  expect(asked).toEqual([[1, 1]])
  expect(step).toEqual({ seat: 1, seq: 1, moves: null, otherwise: hosted.fallbackOf(1 as Seat) })
  expect(step?.otherwise).not.toBeNull()
})

test('between two songs the house has the word, and nobody thinks', () => {
  const hosted = begin()
  play(hosted, () => hosted.isBetweenSongs)
  expect(answer(hosted, bots())).toEqual({ seat: HOUSE, seq: hosted.rows.length, moves: [], otherwise: null })
})

test('a bot speaks up where it may, feels like it and has something to say, once for each row', () => {
  const hosted = begin({ ...zombieMosh, free: () => 0b110 })
  expect(speakUp(hosted, bots())).toEqual({ seat: 1, seq: 0, moves: [MOVE], otherwise: null })
  expect(speakUp(hosted, bots({ interrupts: () => false }))).toBeNull()
  expect(speakUp(hosted, bots({ think: () => [] }))).toBeNull()
  expect(speakUp(hosted, bots({ isBot: () => false }))).toBeNull()
  hosted.hearOut()
  expect(speakUp(hosted, bots())).toBeNull()
})
