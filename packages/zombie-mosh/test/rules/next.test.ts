import { HOUSE, seat, seedToText } from '@brouhaha/table'
import { type MoshOpen, zombieMosh } from '@brouhaha/zombie-mosh'
import { expect, test } from 'vitest'
import { type MoshTable, mosh, seeded, seedOf } from '../fixture.ts'
import { eliminated } from '../tell.ts'
import { open, playWild } from '../wild.ts'

const HEADS = ['head', 'head'] as const
const GONE = [3, 3, 3, 0, 0]
const song = (number: number) => ({ type: 'song', seed: seedToText(seedOf(number)) })

/** A first song that ends with its first round: only the survivor stands. */
function afterTheFirstSong(survivor: number, songs: number): MoshTable {
  const damage = { 0: GONE, 1: GONE, 2: GONE, [survivor]: [3, 0, 0, 0, 0] }
  const t = mosh({ seats: 3, songs, damage, crowd: { 0: HEADS, 1: HEADS, 2: HEADS } })
  t.finish()
  return t
}

test('[ZM-NEXT-01] the token goes one seat to the left, and round the table', () => {
  for (const [first, then] of [
    [0, 1],
    [1, 2],
    [2, 0],
  ] as const) {
    const t = mosh({ seats: 3, first })

    t.finish()

    expect(t.events()).toContainEqual({ type: 'roundBegan', round: 2, first: then })
    expect(t.view()).toMatchObject({ first: then, dancer: then })
  }
})

test('[ZM-NEXT-01] [OPEN-08] the token skips whoever has left', () => {
  const t = mosh({ seats: 4, first: 0, damage: { 1: GONE }, crowd: { 1: HEADS }, next: [{ pit: [0, 2, 3] }] })

  t.finish()

  expect(t.step('calm')).toEqual([eliminated(1)])
  expect(t.view().first).toBe(2)
})

test('[ZM-NEXT-01] [OPEN-08] a first player who leaves passes the token to the left', () => {
  const t = mosh({ seats: 4, first: 3, damage: { 3: GONE }, crowd: { 3: HEADS }, next: [{ pit: [0, 1, 2] }] })

  t.finish()

  expect(t.step('calm')).toEqual([eliminated(3)])
  expect(t.view()).toMatchObject({ first: 0, dancer: 0 })
})

test('[ZM-NEXT-02] rounds follow each other until a song is won, and every song is won', () => {
  let longest = 0
  for (const seats of [2, 3, 4, 5, 6]) {
    for (let game = 0; game < 40; game++) {
      const { round, winners } = zombieMosh.view(playWild(seats, game), seat(0))
      expect(winners.length).toBeGreaterThan(0)
      longest = Math.max(longest, round)
    }
  }
  expect(longest).toBeGreaterThan(3)
  expect(longest).toBeLessThan(30)
})

test('[ZM-NEXT-02] rounds are counted', () => {
  const t = mosh({ seats: 2 })

  for (const round of [1, 2, 3]) {
    expect(t.view().round).toBe(round)
    t.finish()
  }
})

test('[ZM-NEXT-03] [OPEN-14] a song won is counted, and the house is asked for the next', () => {
  for (const survivor of [0, 1, 2]) {
    const t = afterTheFirstSong(survivor, 3)

    expect(t.step('calm').at(-1)).toEqual({ type: 'songWon', seats: [survivor], by: 'standing' })
    expect(t.view()).toMatchObject({ stage: 'encore', song: 1, winners: [survivor], owing: ['house'] })
    expect(t.view().seats.map(({ songsWon }) => songsWon)).toEqual([0, 1, 2].map((each) => (each === survivor ? 1 : 0)))
    expect(zombieMosh.over(t.state)).toBe(false)
  }
})

test('[ZM-NEXT-03] a new song wipes all damage and brings everybody back', () => {
  const t = afterTheFirstSong(1, 3)

  t.choose(HOUSE, song(5))

  expect(t.events().slice(0, 5)).toEqual([
    { type: 'songBegan', song: 2, first: 1 },
    { type: 'shuffled', count: 50 },
    { type: 'roundBegan', round: 1, first: 1 },
    { type: 'stepBegan', step: 'prelude' },
    { type: 'dealt', seat: 2, count: 4 },
  ])
  expect(t.view()).toMatchObject({ stage: 'dance', song: 2, round: 1, winners: [], discard: [], deck: 32 })
  for (const each of t.view().seats) {
    expect(each).toMatchObject({ inPit: true, held: 4, damage: [0, 0, 0, 0, 0], defences: [] })
  }
  expect(t.view().seats.map(({ songsWon }) => songsWon)).toEqual([0, 1, 0])
})

test('[ZM-NEXT-03] everybody keeps the zombie of the first song', () => {
  const t = mosh({ seats: 2, songs: 2, side: 'B', boards: [4, 2], damage: { 0: [4, 2, 3, 0, 0] }, crowd: { 0: HEADS } })
  const before = t.view().seats.map(({ board, endures }) => [board, endures])
  t.finish()

  t.choose(HOUSE, song(5))

  expect(t.view().seats.map(({ board, endures }) => [board, endures])).toEqual(before)
})

test('[ZM-NEXT-03] the next song is dealt from the fresh seed, as a first song would be', () => {
  const t = seeded(3, 1, { songs: 2, boards: [0, 1, 2] })
  while (t.view().stage === 'dance') t.idle()

  t.choose(HOUSE, song(44))

  const fresh = zombieMosh.view(open(3, seedOf(44)), seat(0))
  const { hand, first, seats } = t.view(0)
  expect({ hand, first, hits: seats.map(({ hits }) => hits) }).toEqual({
    hand: fresh.hand,
    first: fresh.first,
    hits: fresh.seats.map(({ hits }) => hits),
  })
})

test('[ZM-NEXT-03] nobody but the house brings a seed or ends a concert', () => {
  const t = afterTheFirstSong(1, 0)

  for (const each of [0, 1, 2]) {
    expect(t.refused(each, song(5))).toBe('ZM-NEXT-03')
    expect(t.refused(each, { type: 'enough' })).toBe('ZM-NEXT-03')
    expect(t.refusal(each, song(5)).says.en).toBe('The house shuffles for the next song, nobody else.')
    expect(t.offers(each)).toEqual([])
  }
})

test('[ZM-NEXT-03] the next song waits until this one is over', () => {
  for (const t of [mosh({ seats: 2, songs: 0 }), seeded(2, 1, { songs: 0 })]) {
    expect(t.refused(HOUSE, song(5))).toBe('ZM-NEXT-03')
    expect(t.refused(HOUSE, { type: 'enough' })).toBe('ZM-NEXT-03')
    expect(t.refusal(HOUSE, song(5)).says.en).toBe('One song at a time: the next begins when this one is over.')
    expect(t.offers(HOUSE)).toEqual([])
  }
})

test('[ZM-ROUND-01] between two songs nobody plays a card', () => {
  const t = afterTheFirstSong(1, 2)

  expect(t.refused(1, { type: 'defend', card: 0, part: 'head', seat: 1 })).toBe('ZM-ROUND-01')
  expect(t.refused(1, { type: 'board', board: 5 })).toBe('ZM-SETUP-01')
})

test('[ZM-NEXT-03] a concert of set length is played to its end', () => {
  const t = afterTheFirstSong(1, 3)

  expect(t.refused(HOUSE, { type: 'enough' })).toBe('ZM-NEXT-03')
  expect(t.refusal(HOUSE, { type: 'enough' }).says.en).toBe('This concert has a set length: play it to the end.')
  expect(t.offers(HOUSE)).toEqual([])
})

test('[ZM-NEXT-03] [OPEN-14] three songs: whoever won the most wins the game', () => {
  const t = mosh({
    seats: 3,
    songs: 1,
    tally: { 0: 1, 2: 2 },
    damage: { 0: [3, 0, 0, 0, 0], 1: GONE, 2: GONE },
    crowd: { 0: HEADS, 1: HEADS, 2: HEADS },
  })

  t.finish()

  expect(t.step('calm').slice(-2)).toEqual([
    { type: 'songWon', seats: [0], by: 'standing' },
    { type: 'gameOver', seats: [0, 2] },
  ])
  expect(t.view().seats.map(({ songsWon }) => songsWon)).toEqual([2, 0, 2])
  expect(t.view().winners).toEqual([0])
  expect(zombieMosh.winners(t.state)).toBe(0b101)
})

test('[ZM-NEXT-03] three songs are three songs, and their tally is that of the songs won', () => {
  for (const seats of [2, 4]) {
    for (const number of [1, 2, 3]) {
      const t = seeded(seats, number, { songs: 3, boards: [0, 1, 2, 3].slice(0, seats) })
      for (let played = 1; ; played++) {
        while (t.view().stage === 'dance') t.idle()
        if (t.view().stage === 'over') break
        t.choose(HOUSE, song(number + 10 * played))
      }

      const wonSongs = t.told().filter((event) => event.type === 'songWon')
      expect(wonSongs).toHaveLength(3)
      const tally = Array.from(
        { length: seats },
        (_, each) => wonSongs.filter((event) => event.seats.includes(each)).length,
      )
      expect(t.view().seats.map(({ songsWon }) => songsWon)).toEqual(tally)
      const most = Math.max(...tally)
      const seatsWithMost = tally.flatMap((won, each) => (won === most ? [each] : []))
      expect(t.told().at(-1)).toEqual({ type: 'gameOver', seats: seatsWithMost })
      expect(t.told().filter(({ type }) => type === 'gameOver')).toHaveLength(1)
    }
  }
})

test('[ZM-NEXT-03] an endless concert ends when the house has had enough', () => {
  const t = afterTheFirstSong(2, 0)
  t.choose(HOUSE, song(1))
  while (t.view().stage === 'dance') t.idle()
  expect(t.view()).toMatchObject({ stage: 'encore', song: 2 })
  expect(t.offers(HOUSE)).toEqual([{ type: 'enough' }])

  t.choose(HOUSE, { type: 'enough' })

  const tally = t.view().seats.map(({ songsWon }) => songsWon)
  const winners = tally.flatMap((won, each) => (won === Math.max(...tally) ? [each] : []))
  expect(t.events()).toEqual([{ type: 'gameOver', seats: winners }])
  expect(zombieMosh.over(t.state)).toBe(true)
})

test('[ZM-NEXT-03] a seed is sixty-four hexadecimal digits, or it is none', () => {
  for (const seed of ['', '0'.repeat(63), '0'.repeat(65), 'g'.repeat(64), 7, null]) {
    expect(zombieMosh.read({ type: 'song', seed })).toMatchObject({ kind: 'error', error: { path: 'seed' } })
  }
})

test('[ZM-NEXT-03] a table may plan up to ninety-nine songs', () => {
  const { create } = zombieMosh
  const make = (songs: number) =>
    create({ seats: 2, options: { songs }, seed: seedOf(1) }, { chance: NO_LUCK, story: null })
  for (const songs of [-1, 100, 1.5]) expect(make(songs)).toMatchObject({ path: 'options.songs' })
  for (const songs of [0, 1, 99]) expect(make(songs)).toBeInstanceOf(Int32Array)
})

const NO_LUCK = { below: () => 0, shuffle: () => {} }

test('[ZM-NEXT-04] [OPEN-04] six players: the fifteenth card of round two comes from the reshuffled discards', () => {
  const t = mosh({ seats: 6 })
  expect(t.view().deck).toBe(14)
  const held = (deals: readonly MoshOpen[]) => deals.map((event) => ('count' in event ? [event.type, event.count] : []))

  t.finish()

  expect(held(t.step('prelude'))).toEqual([
    ['dealt', 4],
    ['dealt', 4],
    ['dealt', 4],
    ['dealt', 2],
    ['shuffled', 36],
    ['dealt', 2],
    ['dealt', 4],
    ['dealt', 4],
  ])
  expect(t.view()).toMatchObject({ deck: 14, discard: [] })
})

test('[ZM-NEXT-04] only discards are reshuffled: what is held or lies in a line stays', () => {
  const t = mosh({ seats: 6 })
  const neverDrawn = Array.from({ length: 50 }, (_, card) => card).filter(
    (card) =>
      !t
        .view()
        .seats.some((each, index) => each.hits.some((laid) => laid.card === card) || t.hand(index).includes(card)),
  )

  t.finish()

  expect(neverDrawn).toHaveLength(14)
  const hands = [2, 3, 4, 5].flatMap((each) => [...t.hand(each)]).slice(0, 14)
  expect(hands.sort((one, other) => one - other)).toEqual(neverDrawn)
})

test('[ZM-NEXT-04] a deal that is interrupted tells its owner both halves', () => {
  const t = mosh({ seats: 6 })

  t.finish()

  const told = t.heard(5).flatMap((event) => (event.cards === undefined ? [] : [event.cards]))
  expect(told).toHaveLength(2)
  expect(told.flat()).toEqual(t.hand(5))
})

test('[ZM-NEXT-04] whatever is played, fourteen cards or more lie in the deck and the discards', () => {
  for (const seats of [2, 4, 6]) {
    playWild(seats, 90 + seats, {
      after: (state) => {
        const { deck, discard } = zombieMosh.view(state, seat(0))
        if (deck + discard.length < 14) throw new Error(`only ${deck} + ${discard.length} cards are left`)
      },
    })
  }
})
