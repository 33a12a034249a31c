// What the table says will happen is what happens.

import { WATCHER } from '@brouhaha/table'
import { forecast, type MoshView, zombieMosh } from '@brouhaha/zombie-mosh'
import { expect, test } from 'vitest'
import { mosh } from './fixture.ts'
import { playWild } from './wild.ts'

const total = (seats: MoshView['seats']): number => seats.reduce((sum, { held }) => sum + held, 0)

test('the forecast before the last card of a round, with that card, is the damage counted', () => {
  for (const side of ['A', 'B'] as const) {
    for (const seats of [2, 3, 6]) {
      let expected: { readonly damage: number[]; readonly inPit: boolean }[] | null = null
      playWild(seats, 14, {
        options: { side, boards: [0, 1, 2, 3, 4, 5].slice(0, seats) },
        before: (state, dancer, choice) => {
          const view = zombieMosh.view(state, dancer)
          if (total(view.seats) !== 1) return
          const preview = zombieMosh.preview(view, choice)
          if (preview.type !== 'placement') throw new Error('a card is laid')
          expected = view.seats.map((each, index) => {
            const { parts, leaves } = index === preview.seat ? preview.after : forecast(each)
            return { damage: parts.map(({ damage, coming }) => damage + coming), inPit: each.inPit && !leaves }
          })
        },
        after: (state) => {
          if (expected === null) return
          const { seats: now } = zombieMosh.view(state, WATCHER)
          expect(now.map(({ damage, inPit }) => ({ damage, inPit }))).toEqual(expected)
          expected = null
        },
      })
    }
  }
})

test('the preview of a card is the forecast once it lies', () => {
  playWild(4, 15, {
    before: (state, dancer, choice) => {
      const view = zombieMosh.view(state, dancer)
      if (total(view.seats) === 1) return
      const after = state.slice()
      zombieMosh.apply(after, dancer, choice, { chance: { below: () => 0, shuffle: () => {} }, story: null })
      const preview = zombieMosh.preview(view, choice)
      if (preview.type !== 'placement') throw new Error('a card is laid')
      expect(preview.before).toEqual(forecast(view.seats[preview.seat]!))
      expect(preview.after).toEqual(forecast(zombieMosh.view(after, dancer).seats[preview.seat]!))
    },
  })
})

test('a part is forecast to fall only if it still stands, and never to lose more than it endures', () => {
  const t = mosh({
    seats: 2,
    damage: { 0: [3, 2, 0, 0, 0] },
    crowd: { 0: ['head', 'leftArm'] },
    hands: { 0: ['leftArm'] },
  })

  const { parts, lost, leaves } = forecast(t.seat(0))
  expect(parts[0]).toEqual({ hits: 1, defences: 0, damage: 3, coming: 0, endures: 3, falls: false })
  expect(parts[1]).toEqual({ hits: 1, defences: 0, damage: 2, coming: 1, endures: 3, falls: true })
  expect([lost, leaves]).toEqual([2, false])

  t.defend(0, 'leftArm')
  expect(forecast(t.seat(0)).parts[1]).toEqual({ hits: 1, defences: 1, damage: 2, coming: 0, endures: 3, falls: false })
})

test('three parts lost are forecast as too many', () => {
  const t = mosh({ seats: 2, damage: { 0: [3, 3, 2, 0, 0] }, crowd: { 0: ['rightArm', 'head'] } })

  expect(forecast(t.seat(0))).toMatchObject({ lost: 3, leaves: true })
  expect(forecast(t.seat(1))).toMatchObject({ lost: 0, leaves: false })
})

test('a board and the house’s choices change nobody’s outlook', () => {
  const view = mosh({ seats: 2 }).view()
  const board = zombieMosh.read({ type: 'board', board: 4 })
  const enough = zombieMosh.read({ type: 'enough' })
  if (board.kind !== 'choice' || enough.kind !== 'choice') throw new Error('these are choices')
  expect(zombieMosh.preview(view, board.choice)).toEqual({ type: 'board', board: 4 })
  expect(zombieMosh.preview(view, enough.choice)).toEqual({ type: 'nothing' })
})
