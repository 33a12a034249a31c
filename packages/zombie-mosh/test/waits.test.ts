// What the clock plays for a seat that sleeps: DEC-56 to DEC-60 of the catalogue.

import { ACCEPTED, HOUSE, seededChance } from '@brouhaha/table'
import { listChoices } from '@brouhaha/testkit'
import { zombieMosh } from '@brouhaha/zombie-mosh'
import { expect, test } from 'vitest'
import { type MoshTable, mosh, seeded } from './fixture.ts'
import { playWild } from './wild.ts'

const asleep = (t: MoshTable) =>
  zombieMosh.waits(t.state).map(({ clock, seat, fallback }) => ({ clock, seat, plays: zombieMosh.write(fallback) }))

test('the dancer alone is on the clock, and sleeps with the first card in hand', () => {
  const t = mosh({ seats: 3, first: 1, hands: { 1: [3, 8] }, crowd: { 1: ['head', 'rightLeg'] } })

  expect(asleep(t)).toEqual([{ clock: 'turn', seat: 1, plays: { type: 'defend', card: 3, part: 'head', seat: 1 } }])
  t.choose(1, asleep(t)[0]!.plays)
  expect(asleep(t)).toMatchObject([{ seat: 1, plays: { card: 8 } }])
})

test('both cards of a pass are one turn, and the last dancer, who goes twice, has two of them', () => {
  const turns: string[] = []
  const t = seeded(3, 5)
  for (let choice = 0; choice < 15; choice++) {
    const [wait] = zombieMosh.waits(t.state)
    turns.push(`${wait!.clock} ${wait!.turn} ${wait!.seat}`)
    t.choose(wait!.seat, zombieMosh.write(wait!.fallback))
  }

  const dancers = turns.slice(3).map((turn) => turn.split(' ').at(-1))
  expect(turns.slice(0, 3).map((turn) => turn.slice(0, 7))).toEqual(['board 0', 'board 0', 'board 0'])
  expect(new Set(turns.slice(3)).size).toBe(6)
  for (let card = 3; card < 15; card += 2) expect(turns[card]).toBe(turns[card + 1])
  expect(dancers.slice(4, 6)).toEqual(dancers.slice(6, 8))
})

test('it defends by the first edge that blocks a hit', () => {
  const both = mosh({ seats: 2, hands: { 0: [['head', 'leftArm']] }, crowd: { 0: ['leftArm', 'head'] } })
  expect(asleep(both)).toMatchObject([{ plays: { type: 'defend', part: 'head' } }])

  const second = mosh({ seats: 2, hands: { 0: [['head', 'leftArm']] }, crowd: { 0: ['leftArm', 'rightLeg'] } })
  expect(asleep(second)).toMatchObject([{ plays: { type: 'defend', part: 'leftArm' } }])
})

test('it attacks the left neighbour by the first edge when there is nothing to block', () => {
  const t = mosh({ seats: 4, first: 3, hands: { 3: [0] } })
  expect(asleep(t)).toMatchObject([{ plays: { type: 'attack', card: 0, part: 'head', seat: 0 } }])

  const gap = mosh({ seats: 4, first: 1, out: [2], hands: { 1: [0] } })
  expect(asleep(gap)).toMatchObject([{ plays: { type: 'attack', card: 0, part: 'head', seat: 3 } }])
})

test('a hit that is blocked already needs no second defence', () => {
  const t = mosh({ seats: 2, hands: { 0: [0, 1] }, crowd: { 0: ['head', 'rightLeg'] } })

  t.choose(0, asleep(t)[0]!.plays)

  expect(asleep(t)).toMatchObject([{ plays: { type: 'attack', card: 1, part: 'head', seat: 1 } }])
})

test('whoever has no zombie is on the clock, and gets one that nobody has', () => {
  const t = seeded(3, 1)
  t.choose(1, { type: 'board', board: 0 })

  expect(asleep(t)).toEqual([
    { clock: 'board', seat: 0, plays: { type: 'board', board: 1 } },
    { clock: 'board', seat: 2, plays: { type: 'board', board: 1 } },
  ])
})

test('what the clock plays is always one of the choices on offer, and a sleeping table finishes its game', () => {
  for (const seats of [2, 6]) {
    playWild(seats, 16, {
      options: {},
      before: (state) => {
        for (const { seat, fallback } of zombieMosh.waits(state)) {
          expect(listChoices(zombieMosh, state, seat)).toContain(fallback)
        }
      },
    })
    const t = seeded(seats, 17)
    for (let turn = 0; turn < 2000 && !zombieMosh.over(t.state); turn++) {
      const [wait] = zombieMosh.waits(t.state)
      const play = { chance: seededChance, story: null }
      expect(zombieMosh.apply(t.state, wait!.seat, wait!.fallback, play)).toBe(ACCEPTED)
    }
    expect(zombieMosh.over(t.state)).toBe(true)
  }
})

test('no clock runs between songs, nor after the last', () => {
  const GONE = [3, 3, 3, 0, 0]
  const t = mosh({ seats: 2, songs: 0, damage: { 0: GONE, 1: [3] }, crowd: { 0: ['head', 'head'] } })
  t.finish()

  expect(asleep(t)).toEqual([])
  t.choose(HOUSE, { type: 'enough' })
  expect(asleep(t)).toEqual([])
})
