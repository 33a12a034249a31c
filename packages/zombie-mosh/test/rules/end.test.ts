import { HOUSE, includes, seat } from '@brouhaha/table'
import { type MoshOpen, zombieMosh } from '@brouhaha/zombie-mosh'
import { expect, test } from 'vitest'
import { type MoshTable, mosh } from '../fixture.ts'
import { eliminated, fell, hurt } from '../tell.ts'
import { playWild } from '../wild.ts'

/** Ends the round of a table where every seat goes out; tells how it ended. */
function allOut(damage: Readonly<Record<number, readonly number[]>>): MoshOpen[] {
  const t = mosh({ seats: Object.keys(damage).length, damage, ...QUIET })
  t.finish()
  return t.step('calm')
}

/** Crowd hits on heads that have fallen, so that a test's damage stays as it is. */
const HEADS = ['head', 'head'] as const
const QUIET = { crowd: { 0: HEADS, 1: HEADS, 2: HEADS, 3: HEADS, 4: HEADS } }

const won = (seats: number[], by: string) => ({ type: 'songWon', seats, by })
const over = (seats: number[]) => ({ type: 'gameOver', seats })

const winners = (t: MoshTable): number => zombieMosh.winners(t.state)

test('[ZM-END-01] two fallen parts: the zombie stays; three: it leaves', () => {
  const t = mosh({ seats: 3, damage: { 0: [3, 3, 2, 2, 2], 1: [3, 2, 3, 3, 0], 2: [3, 0, 0, 0, 0] }, ...QUIET })

  t.finish()

  expect(t.step('calm')).toEqual([eliminated(1)])
  expect(t.view().seats.map(({ inPit }) => inPit)).toEqual([true, false, true])
})

test('[ZM-END-01] a zombie does not leave because its neighbour lost parts', () => {
  const t = mosh({ seats: 3, damage: { 0: [3, 0, 0, 0, 3], 1: [3, 3, 0, 0, 0], 2: [3, 3, 0, 0, 0] }, ...QUIET })

  t.finish()

  expect(t.step('calm')).toEqual([])
  expect(t.view()).toMatchObject({ stage: 'dance', round: 2 })
})

test('[ZM-END-01] [OPEN-17] four parts can fall at once; the zombie leaves when all have been counted', () => {
  const t = mosh({
    seats: 2,
    damage: { 0: [0, 2, 2, 2, 2] },
    crowd: { 0: ['leftArm', 'rightArm'], 1: HEADS },
    hands: { 0: ['head', 'head', 'head', 'head'], 1: ['leftLeg', 'rightLeg'] },
  })

  t.defend(0, 'head')
  t.defend(0, 'head')
  t.attack(1, 'leftLeg', 0)
  t.attack(1, 'rightLeg', 0)
  t.until(0)
  t.defend(0, 'head')
  t.defend(0, 'head')

  const parts = ['leftArm', 'rightArm', 'leftLeg', 'rightLeg'] as const
  expect(t.harm(0)).toEqual(parts.flatMap((part) => [hurt(0, part, { to: 3 }), fell(0, part)]))
  expect(t.step('calm')[0]).toEqual(eliminated(0))
  expect(t.seat(0).damage).toEqual([0, 3, 3, 3, 3])
})

test('[ZM-END-01] [OPEN-18] the head counts among the three', () => {
  const t = mosh({ seats: 2, damage: { 0: [2, 3, 3, 0, 0] }, crowd: { 0: ['head', 'head'], 1: HEADS } })

  t.finish()

  expect(t.step('calm')).toEqual([eliminated(0), won([1], 'standing'), over([1])])
})

test('[ZM-END-02] the last one standing wins the song, at whichever seat', () => {
  for (const survivor of [0, 1, 2]) {
    const gone = [3, 3, 3, 0, 0]
    const damage = { 0: gone, 1: gone, 2: gone, [survivor]: [3, 3, 2, 2, 2] }
    const t = mosh({ seats: 3, damage, ...QUIET })

    t.finish()

    const others = [0, 1, 2].filter((each) => each !== survivor)
    expect(t.step('calm')).toEqual([...others.map(eliminated), won([survivor], 'standing'), over([survivor])])
    expect(winners(t)).toBe(1 << survivor)
  }
})

test('[ZM-END-02] while two stand nobody has won', () => {
  for (const leaver of [0, 1, 2]) {
    const t = mosh({ seats: 3, damage: { 0: [3], 1: [3], 2: [3], [leaver]: [3, 3, 3, 0, 0] }, ...QUIET })

    t.finish()

    expect(t.step('calm')).toEqual([eliminated(leaver)])
    expect(zombieMosh.over(t.state)).toBe(false)
    expect(winners(t)).toBe(0)
    expect(t.view()).toMatchObject({ stage: 'dance', round: 2, winners: [] })
  }
})

test('[ZM-END-02] after the last song nothing can be played any more', () => {
  const t = mosh({ seats: 2, damage: { 0: [3, 3, 3, 0, 0], 1: [3] }, ...QUIET })
  t.finish()

  expect(t.view()).toMatchObject({ stage: 'over', owing: [], dancer: null, toPlay: 0, winners: [1] })
  for (const choice of [
    { type: 'defend', card: 0, part: 'head', seat: 1 },
    { type: 'board', board: 5 },
    { type: 'enough' },
    { type: 'song', seed: '0'.repeat(64) },
  ]) {
    for (const each of [0, 1, HOUSE]) expect(t.refused(each, choice)).toBe('ZM-END-02')
  }
  expect(t.offers(0)).toEqual([])
  expect(t.offers(1)).toEqual([])
})

test('[ZM-END-03] all out together: ten tokens beat twelve, at whichever seat', () => {
  const ten = [3, 3, 3, 1, 0]
  const twelve = [3, 3, 3, 1, 2]
  expect(allOut({ 0: ten, 1: twelve })).toEqual([eliminated(0), eliminated(1), won([0], 'tokens'), over([0])])
  expect(allOut({ 0: twelve, 1: ten })).toEqual([eliminated(0), eliminated(1), won([1], 'tokens'), over([1])])
})

test('[ZM-END-03] only a zombie’s own tokens count, up to its last part', () => {
  const ends = allOut({ 0: [3, 3, 3, 0, 1], 1: [3, 0, 3, 3, 2], 2: [3, 3, 3, 3, 3] })
  expect(ends.slice(-2)).toEqual([won([0], 'tokens'), over([0])])
  expect(allOut({ 0: [3, 3, 3, 2, 2], 1: [3, 3, 3, 2, 1], 2: [3, 3, 3, 1, 3] }).at(-1)).toEqual(over([1]))
  expect(allOut({ 0: [3, 3, 3, 0, 2], 1: [3, 3, 3, 0, 1] }).at(-1)).toEqual(over([1]))
})

test('[ZM-END-03] fewer tokens win even with fewer sound parts', () => {
  expect(allOut({ 0: [3, 3, 3, 2, 2], 1: [3, 3, 3, 3, 0] }).at(-2)).toEqual(won([1], 'tokens'))
})

test('[ZM-END-03] [OPEN-13] who left the pit earlier does not compete, however few its tokens', () => {
  const t = mosh({
    seats: 3,
    damage: { 0: [3, 3, 3, 0, 0], 1: [3, 3, 3, 2, 2], 2: [3, 3, 3, 2, 1] },
    first: 1,
    out: [0],
    ...QUIET,
  })

  t.finish()

  expect(t.step('calm')).toEqual([eliminated(1), eliminated(2), won([2], 'tokens'), over([2])])
})

test('[ZM-END-03] [OPEN-16] tokens on fallen parts count, and surplus hits do not', () => {
  const t = mosh({
    seats: 2,
    side: 'B',
    boards: [0, 1],
    // 8 tokens against 10; on standing parts alone it would be 1 against 0, and with the surplus 10 against 10.
    damage: { 0: [0, 2, 2, 3, 1], 1: [0, 4, 4, 2, 0] },
    crowd: { 0: ['leftArm', 'leftArm'], 1: HEADS },
    hands: { 0: ['head', 'head', 'head', 'head'], 1: ['head', 'head', 'head', 'head'] },
  })

  for (const dancer of [0, 0, 1, 1, 1, 1, 0, 0]) t.defend(dancer, 'head')

  expect(t.step('calm')).toEqual([eliminated(0), eliminated(1), won([0], 'tokens'), over([0])])
})

test('[ZM-END-04] as many tokens: most sound parts win', () => {
  const two = [3, 3, 3, 2, 1]
  const one = [3, 3, 3, 3, 0]
  expect(allOut({ 0: two, 1: one })).toEqual([eliminated(0), eliminated(1), won([0], 'parts'), over([0])])
  expect(allOut({ 0: one, 1: two })).toEqual([eliminated(0), eliminated(1), won([1], 'parts'), over([1])])
})

test('[ZM-END-04] sound parts are compared among those with the fewest tokens only', () => {
  const ends = allOut({ 0: [3, 3, 3, 3, 0], 1: [3, 3, 3, 3, 0], 2: [3, 3, 3, 2, 2] })
  expect(ends.slice(-2)).toEqual([won([0, 1], 'shared'), over([0, 1])])
})

test('[ZM-END-05] [OPEN-12] as many tokens and as many sound parts: the victory is shared', () => {
  const ends = allOut({ 0: [3, 3, 3, 1, 0], 1: [3, 3, 3, 0, 1] })
  expect(ends).toEqual([eliminated(0), eliminated(1), won([0, 1], 'shared'), over([0, 1])])
})

test('[ZM-END-05] [OPEN-12] two of three can share it', () => {
  const ends = allOut({ 0: [3, 3, 3, 2, 0], 1: [3, 3, 3, 1, 2], 2: [3, 3, 0, 2, 3] })
  expect(ends.slice(-2)).toEqual([won([0, 2], 'shared'), over([0, 2])])
})

test('[ZM-END-06] [OPEN-08] whoever has left is dealt nothing, hit by no crowd and asked for no dance', () => {
  const t = mosh({
    seats: 4,
    damage: { 2: [3, 3, 3, 0, 0] },
    crowd: { 2: HEADS },
    next: [{ pit: [0, 1, 3] }],
  })

  t.finish()

  const seatsOf = (events: readonly MoshOpen[]) => events.flatMap((event) => ('seat' in event ? [event.seat] : []))
  expect(t.step('prelude')).toEqual([3, 0, 1].map((each) => ({ type: 'dealt', seat: each, count: 4 })))
  expect(seatsOf(t.step('crowd'))).toEqual([3, 3, 0, 0, 1, 1])
  expect(t.seat(2)).toMatchObject({ inPit: false, held: 0, hits: [], defences: [] })
  const dancers: number[] = []
  while (t.view().round === 2) {
    dancers.push(t.dancer())
    t.idle()
  }
  expect(dancers).toEqual([1, 1, 3, 3, 0, 0, 0, 0, 3, 3, 1, 1])
})

test('[ZM-END-06] whoever has left is told so when it tries to play', () => {
  const t = mosh({ seats: 3, out: [2], hands: { 0: [0] } })

  for (const raw of [
    { type: 'defend', card: 0, part: 'head', seat: 2 },
    { type: 'attack', card: 0, part: 'head', seat: 1 },
  ]) {
    expect(t.refused(2, raw)).toBe('ZM-END-06')
  }
  expect(t.offers(2)).toEqual([])
})

test('[ZM-END-06] who has left does not leave again, and takes no more damage', () => {
  const t = mosh({ seats: 3, out: [2] })

  t.finish()

  expect(t.harm(2)).toEqual([])
  expect(t.step('calm')).toEqual([])
  expect(t.seat(2).damage).toEqual([3, 3, 3, 0, 0])
})

test('[OPEN-09] whoever is eliminated holds no card', () => {
  for (const seats of [3, 6]) {
    playWild(seats, 70 + seats, {
      after: (state) => {
        for (const each of zombieMosh.view(state, seat(0)).seats) {
          if (!each.inPit) expect([each.held, each.hits, each.defences]).toEqual([0, [], []])
        }
      },
    })
  }
})

test('[ZM-END-02] a game has winners when it is over, and only then', () => {
  for (const seats of [2, 4, 6]) {
    const state = playWild(seats, 30 + seats, {
      before: (state) => {
        expect(zombieMosh.winners(state)).toBe(0)
        expect(zombieMosh.over(state)).toBe(false)
      },
    })
    expect(zombieMosh.winners(state)).toBeGreaterThan(0)
    expect(includes(zombieMosh.winners(state), seat(seats))).toBe(false)
  }
})
