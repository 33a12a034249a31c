import { canonicalJson } from '@brouhaha/kit'
import { HOUSE, Story, seat, seededChance, seedToText } from '@brouhaha/table'
import { listChoices } from '@brouhaha/testkit'
import { BOARDS, type MoshHappening, zombieMosh } from '@brouhaha/zombie-mosh'
import { expect, test } from 'vitest'
import { SIDE, THRESHOLD } from '../../src/layout.ts'
import { mosh, seeded, seedOf } from '../fixture.ts'
import { eliminated, fell, hurt, wasted } from '../tell.ts'
import { open, playWild } from '../wild.ts'

const HEADS = ['head', 'head'] as const

test('[ZM-SIDEB-01] on side B each part endures what its board says, at whichever seat', () => {
  const boards = [5, 3, 1, 0, 2, 4]
  const t = mosh({ seats: 6, side: 'B', boards })

  expect(t.view().seats.map(({ endures }) => endures)).toEqual(boards.map((board) => BOARDS[board]!.endures))
})

test('[ZM-SIDEB-01] on side A every part endures three', () => {
  const t = mosh({ seats: 6, side: 'A' })

  for (const { endures } of t.view().seats) expect(endures).toEqual([3, 3, 3, 3, 3])
})

test('[ZM-SIDEB-01] boards chosen one after the other keep to themselves', () => {
  const t = seeded(3, 1, { side: 'B' })

  t.choose(2, { type: 'board', board: 0 })
  t.choose(1, { type: 'board', board: 1 })
  expect(t.view().seats[0]!.endures).toEqual([0, 0, 0, 0, 0])
  t.choose(0, { type: 'board', board: 2 })

  expect(t.view().seats.map(({ endures }) => endures)).toEqual([2, 1, 0].map((board) => BOARDS[board]!.endures))
})

test('[OPEN-03] every zombie has the same strength, 2 2 3 4 4, each differently placed', () => {
  for (const { endures } of BOARDS) expect([...endures].sort()).toEqual([2, 2, 3, 4, 4])
  expect(new Set(BOARDS.map(({ endures }) => endures.join())).size).toBe(6)
})

test('[ZM-SIDEB-01] a part that endures two falls with the second damage', () => {
  const t = mosh({ seats: 2, side: 'B', boards: [1, 0], crowd: { 0: HEADS }, damage: { 0: [1, 0, 0, 0, 0] } })

  t.finish()

  expect(t.harm(0)).toEqual([hurt(0, 'head', { to: 2 }), wasted(0, 'head'), fell(0, 'head')])
})

test('[ZM-SIDEB-01] a part that endures four stands with three damage', () => {
  const t = mosh({
    seats: 2,
    side: 'B',
    boards: [0, 1],
    crowd: { 0: HEADS },
    damage: { 0: [1, 0, 0, 0, 0] },
    next: [{ crowd: { 0: HEADS } }],
  })

  t.finish()
  expect(t.harm(0)).toEqual([hurt(0, 'head', { by: 2, to: 3 })])
  t.finish()

  expect(t.harm(0)).toEqual([hurt(0, 'head', { to: 4 }), wasted(0, 'head'), fell(0, 'head')])
  expect(t.seat(0).damage[0]).toBe(4)
})

test('[ZM-SIDEB-02] on side B three lost parts are too many, and two are not', () => {
  const t = mosh({
    seats: 3,
    side: 'B',
    boards: [0, 1, 2],
    damage: { 0: [4, 2, 2, 0, 0], 1: [2, 3, 3, 2, 2], 2: [3, 3, 2, 3, 1] },
    crowd: { 0: HEADS, 1: HEADS, 2: HEADS },
  })

  t.finish()

  expect(t.step('calm')).toEqual([eliminated(0)])
})

test('[ZM-SIDEB-02] with every part enduring three, side B plays a concert exactly as side A does', () => {
  for (const seats of [2, 4, 6]) {
    for (const number of [1, 2]) {
      const boards = [0, 1, 2, 3, 4, 5].slice(0, seats)
      const a = open(seats, seedOf(number), { side: 'A', songs: 2, boards })
      const b = open(seats, seedOf(number), { side: 'B', songs: 2, boards })
      b.fill(3, THRESHOLD, THRESHOLD + seats * 5)
      let pick = number
      for (let turn = 0; turn < 5000 && !zombieMosh.over(a); turn++) {
        const stories = [new Story<MoshHappening>(), new Story<MoshHappening>()] as const
        const { dancer } = zombieMosh.view(a, seat(0))
        if (dancer === null) {
          const form = { type: 'song', seed: seedToText(seedOf(number + 50)) } as const
          zombieMosh.applyForm(a, HOUSE, form, { chance: seededChance, story: stories[0] })
          zombieMosh.applyForm(b, HOUSE, form, { chance: seededChance, story: stories[1] })
        } else {
          const choices = listChoices(zombieMosh, a, seat(dancer))
          pick = (pick * 31 + 7) % choices.length
          const choice = choices[pick]!
          zombieMosh.apply(a, seat(dancer), choice, { chance: seededChance, story: stories[0] })
          zombieMosh.apply(b, seat(dancer), choice, { chance: seededChance, story: stories[1] })
        }
        expect(canonicalJson(stories[1].events)).toBe(canonicalJson(stories[0].events))
      }
      expect(zombieMosh.over(a)).toBe(true)
      b[SIDE] = 0
      expect(b).toEqual(a)
    }
  }
})

test('[ZM-SIDEB-02] every game on side B ends', () => {
  for (const seats of [2, 4, 6]) {
    for (const number of [1, 2, 3, 4, 5]) {
      const boards = [5, 4, 3, 2, 1, 0].slice(0, seats)
      expect(zombieMosh.over(playWild(seats, number, { options: { side: 'B', boards } }))).toBe(true)
    }
  }
})
