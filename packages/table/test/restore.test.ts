// Whatever a random game is in the middle of, it can be put away and taken up again.

import { Random } from '@brouhaha/kit'
import { hashState, loadState, saveState } from '@brouhaha/table'
import { listChoices } from '@brouhaha/testkit'
import { expect, test } from 'vitest'
import { agenda, tradeIsOpen } from './fixture/layout.ts'
import { type Options, pickpockets } from './fixture/pickpockets.ts'
import { begin, carryOut, playRandomly, seedOf } from './play.ts'

const GAMES = 300
const PLAYED_ON_FROM_EVERY_STATE = 12

const table = (game: number): { readonly seats: number; readonly options: Options } => ({
  seats: 3 + (game % 3),
  options: { dodges: game % 5 !== 0, allMustPass: game % 2 === 0 },
})

test('random games end, hold together, and come out the same when every single state is saved and restored', () => {
  const seen = { deepest: 0, tradeUnderQuestion: 0 }
  for (let game = 0; game < GAMES; game++) {
    const { seats, options } = table(game)
    const { moves, states } = playRandomly(seats, options, game)
    let restored = begin(seats, options, game)
    for (const [index, move] of moves.entries()) {
      restored = loadState(saveState(restored))
      carryOut(restored, move)
      if (index % 4 === 0) expect(pickpockets.faults(restored)).toEqual([])
      seen.deepest = Math.max(seen.deepest, agenda.height(restored))
      if (agenda.height(restored) === 3 && tradeIsOpen(restored)) seen.tradeUnderQuestion++
    }
    expect(hashState(restored)).toBe(hashState(states.at(-1)!))
    expect(pickpockets.winners(restored)).not.toBe(0)
  }
  expect(seen.deepest).toBe(3)
  expect(seen.tradeUnderQuestion).toBeGreaterThan(10)
})

test('from each state of a game, what was still to come leads to the same end', () => {
  for (let game = 0; game < PLAYED_ON_FROM_EVERY_STATE; game++) {
    const { seats, options } = table(game)
    const { moves, states } = playRandomly(seats, options, 1000 + game)
    const end = hashState(states.at(-1)!)
    for (const [index, state] of states.entries()) {
      const restored = loadState(saveState(state))
      for (const move of moves.slice(index)) carryOut(restored, move)
      expect(hashState(restored)).toBe(end)
    }
  }
})

test('what is on offer is taken, and what is not on offer is refused and changes nothing', () => {
  const random = new Random(5)
  for (let game = 0; game < 6; game++) {
    const { seats, options } = table(game)
    playRandomly(seats, options, 2000 + game, (state) => {
      const hash = hashState(state)
      const who = random.below(seats) as Parameters<typeof pickpockets.choices>[1]
      const offered = new Set(listChoices(pickpockets, state, who))
      const tries = [...offered, ...Array.from({ length: 30 }, () => random.word() >>> random.below(32))]
      for (const choice of tries) {
        const copy = state.slice()
        const answer = pickpockets.apply(copy, who, choice, { chance: noLuck, story: null })
        expect(answer === 0).toBe(offered.has(choice))
        if (answer !== 0) expect(hashState(copy)).toBe(hash)
      }
    })
  }
})

/** Any luck will do where only the answer counts. */
const noLuck = { below: () => 0, shuffle: () => {} }

test('a game that is created twice from one seed is the same game', () => {
  const setup = { seats: 4, options: { dodges: true, allMustPass: true }, seed: seedOf(3) }
  const [one, two] = [setup, setup].map((same) => pickpockets.create(same, { chance: noLuck, story: null }))
  expect(one).toEqual(two)
})
