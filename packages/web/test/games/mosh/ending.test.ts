import { expect, test } from 'vitest'
import { champions, standings, wonBy } from '../../../src/games/mosh/ending.ts'
import { zombieNames } from '../../../src/games/mosh/names.ts'
import { secondsLeft, shareLeft } from '../../../src/table/clock.ts'
import { Concert } from './concert.ts'

test('[ZM-END-03] the sums show tokens and parts in place: winners, their rivals, then whoever was out before', () => {
  const over = new Concert(3).view(null)
  const [ana, bob, cleo] = over.seats
  const view = {
    ...over,
    winners: [1],
    seats: [
      { ...ana!, inPit: false, damage: [3, 3, 3, 2, 0] },
      { ...bob!, inPit: false, damage: [3, 3, 3, 1, 0], songsWon: 1 },
      { ...cleo!, inPit: false, damage: [3, 3, 3, 0, 0] },
    ],
  }
  const before = { seq: 0, seat: 0, at: 0, events: [{ type: 'eliminated', seat: 2 }] }
  const events = [
    { type: 'eliminated', seat: 0 },
    { type: 'eliminated', seat: 1 },
    { type: 'songWon', seats: [1], by: 'tokens' },
  ]
  expect(standings(view, [before, { seq: 1, seat: 0, at: 0, events }])).toEqual([
    { seat: 1, tokens: 10, sound: 2, rival: true, won: true, songsWon: 1 },
    { seat: 0, tokens: 11, sound: 2, rival: true, won: false, songsWon: 0 },
    { seat: 2, tokens: 9, sound: 2, rival: false, won: false, songsWon: 0 },
  ])
  expect(champions(view)).toEqual([1])
})

test('a real game ends with the reason that was told, and its winner has the songs', () => {
  const concert = new Concert(3, 400)
  const view = concert.view(0)
  expect(view.stage).toBe('over')
  expect(wonBy(concert.heard(0))).not.toBeNull()
  expect(champions(view)).toEqual(view.winners)
  expect(standings(view, concert.heard(0))[0]!.won).toBe(true)
})

test('nothing is known of how a song ended that nobody heard', () => {
  expect(wonBy([])).toBeNull()
})

test('the deadline is the server’s: a device whose clock is behind sees the same time left', () => {
  expect(secondsLeft(90_000, 60_000, 0)).toBe(30)
  expect(secondsLeft(90_000, 50_000, 10_000)).toBe(30)
  expect(secondsLeft(90_000, 95_000, 0)).toBe(0)
})

test('the ring empties from whole to nothing', () => {
  expect(shareLeft(90_000, 60_000, 60_000, 0)).toBe(1)
  expect(shareLeft(90_000, 60_000, 75_000, 0)).toBe(0.5)
  expect(shareLeft(90_000, 60_000, 99_000, 0)).toBe(0)
})

test('people have their names, bots their zombie’s in the language of whoever reads', () => {
  const view = new Concert(2).view(0)
  const seats = [
    { kind: 'person', name: 'Ana', connected: true, standIn: false, muted: false },
    { kind: 'bot', bot: 'steady' },
  ] as const
  expect(zombieNames(seats, view, 'en')).toEqual(['Ana', 'Rigor Morty'])
  expect(zombieNames(seats, view, 'fr')).toEqual(['Ana', 'Basse-Fosse'])
  expect(zombieNames(seats, null, 'fr')).toEqual(['Ana', 'Robot 2'])
})
