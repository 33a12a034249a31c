import { HOUSE, seat, seededChance, WATCHER } from '@brouhaha/table'
import { type MoshOptions, zombieMosh } from '@brouhaha/zombie-mosh'
import { expect, test } from 'vitest'
import { CHANCE, FIRST, HAND } from '../../src/layout.ts'
import { everySeat, mosh, NO_SEED, seeded, seedOf } from '../fixture.ts'
import { open, playWild, unevenness } from '../wild.ts'

const board = (number: number): object => ({ type: 'board', board: number })

const view = (seats: number, number: number, options?: MoshOptions) =>
  zombieMosh.view(open(seats, seedOf(number), options), seat(0))

test('[ZM-SETUP-01] every player is asked for a zombie, in any order', () => {
  const t = seeded(3, 1)
  expect(t.view().stage).toBe('boards')
  expect(t.view().owing).toEqual([0, 1, 2])

  t.choose(2, board(0))

  expect(t.events()).toEqual([{ type: 'boardChosen', seat: 2, board: 0 }])
  expect(t.view().owing).toEqual([0, 1])
  expect(t.view().seats.map((each) => each.board)).toEqual([null, null, 0])
})

test('[ZM-SETUP-01] two players cannot choose the same zombie', () => {
  const t = seeded(2, 1)

  t.choose(0, board(3))

  expect(t.refused(1, board(3))).toBe('ZM-SETUP-01')
  expect(t.offers(1)).toEqual([0, 1, 2, 4, 5].map(board))
})

test('[ZM-SETUP-01] the very first zombie can be taken only once as well', () => {
  const t = seeded(2, 1)

  t.choose(1, board(0))

  expect(t.refused(0, board(0))).toBe('ZM-SETUP-01')
})

test('[ZM-SETUP-01] boards given beforehand are all different', () => {
  const options = { boards: [4, 2, 4] }
  expect(zombieMosh.create({ seats: 3, options, seed: NO_SEED }, { chance: seededChance, story: null })).toMatchObject({
    rule: 'ZM-SETUP-01',
  })
})

test('[ZM-SETUP-01] the song begins when the last player has chosen, and not before', () => {
  const t = seeded(3, 1)

  t.choose(2, board(1))
  t.choose(1, board(5))
  expect(t.view().stage).toBe('boards')
  t.choose(0, board(2))

  expect(t.events().slice(0, 2)).toEqual([
    { type: 'boardChosen', seat: 0, board: 2 },
    { type: 'songBegan', song: 1, first: t.view().first },
  ])
  expect(t.view()).toMatchObject({ stage: 'dance', song: 1, round: 1 })
  expect(t.view().seats.map((each) => each.board)).toEqual([2, 5, 1])
})

test('[ZM-SETUP-01] zombies are chosen before the dance, not during it', () => {
  const t = mosh({ seats: 2 })

  expect(t.refused(0, board(4))).toBe('ZM-SETUP-01')
})

test('[ZM-SETUP-01] only who sits at the table chooses a zombie', () => {
  const t = seeded(3, 1)

  for (const stranger of [3, 5, HOUSE, WATCHER]) expect(t.refused(stranger, board(0))).toBe('ZM-SETUP-01')
  for (const player of [2, 1, 0]) t.choose(player, board(player))
})

test('[ZM-COMP-03] nobody plays two zombies', () => {
  for (const chooser of [0, 1]) {
    const t = seeded(3, 1)

    t.choose(chooser, board(0))

    expect(t.refused(chooser, board(1))).toBe('ZM-COMP-03')
    expect(t.offers(chooser)).toEqual([])
  }
})

test('[ZM-SETUP-02] side A is played unless the table says otherwise', () => {
  expect(seeded(2, 1).view().side).toBe('A')
  expect(seeded(2, 1, { side: 'B' }).view().side).toBe('B')
})

test('[ZM-SETUP-02] one side for everybody: there is no third, and none for a single player', () => {
  for (const side of ['C', '', ['A', 'B'], null]) {
    const options = { side } as unknown as MoshOptions
    expect(
      zombieMosh.create({ seats: 2, options, seed: NO_SEED }, { chance: seededChance, story: null }),
    ).toMatchObject({
      rule: 'ZM-SETUP-02',
    })
  }
  const t = seeded(2, 1)
  t.choose(0, { type: 'board', board: 1, side: 'B' })
  expect(t.view().side).toBe('A')
})

test('[ZM-SETUP-02] a single song is played unless the table says otherwise', () => {
  expect(seeded(2, 1).view().songs).toBe(1)
  expect(seeded(2, 1).events()).toEqual([{ type: 'opened', seats: 2, side: 'A', songs: 1 }])
})

test('[ZM-SETUP-03] nobody starts with damage', () => {
  for (const seats of [2, 6]) {
    for (const each of mosh({ seats }).view().seats) expect(each.damage).toEqual([0, 0, 0, 0, 0])
  }
})

test('[ZM-SETUP-04] every seat is as likely to be the first player', () => {
  // The 99.9 % quantiles of chi-square with 1 to 5 degrees of freedom.
  const limits: Readonly<Record<number, number>> = { 2: 10.83, 3: 13.82, 4: 16.27, 5: 18.47, 6: 20.52 }
  for (const seats of [2, 3, 4, 5, 6]) {
    const times = everySeat(seats).map(() => 0)
    for (let game = 0; game < 1200; game++) times[open(seats, seedOf(game))[FIRST]!]!++
    expect(unevenness(times)).toBeLessThan(limits[seats]!)
  }
})

test('[ZM-SETUP-04] the first player opens the round and the dance', () => {
  const t = mosh({ seats: 4, first: 2 })

  expect(t.events()).toContainEqual({ type: 'songBegan', song: 1, first: 2 })
  expect(t.events()).toContainEqual({ type: 'roundBegan', round: 1, first: 2 })
  expect(t.view().first).toBe(2)
  expect(t.dancer()).toBe(2)
})

test('[ZM-SETUP-05] the same seed shuffles the same deck, and plays the same song', () => {
  for (const number of [1, 2, 3]) expect(playWild(4, number)).toEqual(playWild(4, number))
})

test('[ZM-SETUP-05] another seed shuffles another deck', () => {
  const hands = new Set(Array.from({ length: 50 }, (_, number) => view(2, number).hand.join()))
  expect(hands.size).toBe(50)
})

test('[ZM-SETUP-05] every card is as likely to be the first one dealt', () => {
  const times = Array.from({ length: 50 }, () => 0)
  for (let game = 0; game < 4000; game++) times[open(2, seedOf(game))[HAND]!]!++
  expect(unevenness(times)).toBeLessThan(85.35) // 99.9 % quantile, 49 degrees of freedom
})

test('[ZM-SETUP-05] the deck is shuffled from the seed alone, and playing leaves the seed as it was', () => {
  const seed = seedOf(9)
  const state = playWild(3, 9)
  expect([...state.subarray(CHANCE, CHANCE + 8)]).toEqual([...seed])
})
