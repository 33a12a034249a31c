import { chanceCells, plantSeed, type State, seededChance, streams } from '@brouhaha/table'
import { type Script, scripted } from '@brouhaha/testkit'
import { expect, test } from 'vitest'
import { seedOf } from './play.ts'

const NAMES = ['runAway', 'deck', 'crowd'] as const
const draws = streams(0, NAMES)
const CARDS = chanceCells(NAMES.length)

function deal(): State {
  const state: State = new Int32Array(CARDS + 6)
  plantSeed(state, 0, NAMES.length, seedOf(1))
  state.set([10, 11, 12, 13, 14, 15], CARDS)
  return state
}

const script = (written: Script<(typeof NAMES)[number]>) => scripted(NAMES, written)

test('scripted rolls come up as written, in order', () => {
  const chance = script({ runAway: [5, 0, 3] })
  const state = deal()
  expect([1, 2, 3].map(() => chance.below(state, draws.runAway, 6))).toEqual([5, 0, 3])
  chance.finish()
})

test('a scripted shuffle puts the cards on top in the order drawn, and the rest below in its old order', () => {
  const state = deal()
  const chance = script({ deck: [[12, 15]] })
  chance.shuffle(state, draws.deck, CARDS, 6)
  expect([...state.subarray(CARDS)]).toEqual([10, 11, 13, 14, 15, 12])
  chance.finish()
})

test('names that are not in the script come from the seed', () => {
  const [scriptedState, seededState] = [deal(), deal()]
  const chance = script({ runAway: [1] })
  chance.below(scriptedState, draws.runAway, 6)
  expect(chance.below(scriptedState, draws.crowd, 1000)).toBe(seededChance.below(seededState, draws.crowd, 1000))
  chance.shuffle(scriptedState, draws.deck, CARDS, 6)
  seededChance.shuffle(seededState, draws.deck, CARDS, 6)
  expect(scriptedState).toEqual(seededState)
})

test('a draw beyond the script fails', () => {
  const chance = script({ runAway: [5] })
  chance.below(deal(), draws.runAway, 6)
  expect(() => chance.below(deal(), draws.runAway, 6)).toThrow(
    "a number below 6 from 'runAway', but its script is used up",
  )
  expect(() => script({ deck: [] }).shuffle(deal(), draws.deck, CARDS, 6)).toThrow('an order of 6')
})

test('a draw that is left over fails at the end', () => {
  const chance = script({ runAway: [5, 4], deck: [[10]] })
  chance.below(deal(), draws.runAway, 6)
  expect(() => chance.finish()).toThrow("not used up: 'runAway' [4], 'deck' [[10]]")
})

test('a name that the game does not draw fails at once', () => {
  expect(() => scripted<string>(NAMES, { runaway: [5] })).toThrow("has 'runaway', but the game draws 'runAway', 'deck'")
})

test('a roll that the die does not have fails', () => {
  for (const value of [6, -1, 2.5]) {
    expect(() => script({ runAway: [value] }).below(deal(), draws.runAway, 6)).toThrow(
      `rolls 0 to 5, but the script has ${value}`,
    )
  }
})

test('a card that is not there, or no longer, fails', () => {
  for (const cards of [[99], [10, 10]]) {
    expect(() => script({ deck: [cards] }).shuffle(deal(), draws.deck, CARDS, 6)).toThrow(/has no \d+ left to come up/)
  }
})

test('a list for a roll and a number for a shuffle fail', () => {
  expect(() => script({ runAway: [[1]] }).below(deal(), draws.runAway, 6)).toThrow('rolls a number')
  expect(() => script({ deck: [1] }).shuffle(deal(), draws.deck, CARDS, 6)).toThrow('shuffles')
})
