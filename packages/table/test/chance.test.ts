import { bytesToWords, Random, wordsToBytes } from '@brouhaha/kit'
import { chanceCells, fork, plantSeed, type State, seededChance, streams } from '@brouhaha/table'
import { chacha8 } from '@noble/ciphers/chacha.js'
import { expect, test } from 'vitest'
import { seedOf } from './play.ts'

const NAMES = ['runAway', 'deck', 'crowd'] as const
const AT = 2
const CARDS = AT + chanceCells(NAMES.length)
const draws = streams(AT, NAMES)

function deal(seed: number, cards = 0): State {
  const state: State = new Int32Array(CARDS + cards)
  plantSeed(state, AT, NAMES.length, seedOf(seed))
  for (let card = 0; card < cards; card++) state[CARDS + card] = card
  return state
}

const roll = (state: State, bound: number, name: (typeof NAMES)[number] = 'runAway'): number =>
  seededChance.below(state, draws[name], bound)

const rolls = (state: State, count: number, bound = 1000, name?: (typeof NAMES)[number]): number[] =>
  Array.from({ length: count }, () => roll(state, bound, name))

const shuffled = (state: State, cards: number): number[] => {
  seededChance.shuffle(state, draws.deck, CARDS, cards)
  return [...state.subarray(CARDS, CARDS + cards)]
}

/** Pearson's statistic for counts that should all be alike. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

/** Where one fair run in a hundred thousand lies above, for this many degrees of freedom (Wilson and Hilferty, 1931). */
const limit = (freedom: number): number => freedom * (1 - 2 / (9 * freedom) + 4.265 * Math.sqrt(2 / (9 * freedom))) ** 3

/** The whole stream by an independent ChaCha8, under its name as the nonce. */
function independentWords(seed: number, name: string, count: number): Uint32Array {
  const nonce = new Uint8Array(12)
  nonce.set(new TextEncoder().encode(name))
  const words = bytesToWords(chacha8(wordsToBytes(seedOf(seed)), nonce, new Uint8Array(4 * count)))
  return Uint32Array.from(words)
}

test('a stream is ChaCha8 under the seed, with its name as the nonce, counted from word 0', () => {
  const words = independentWords(9, 'runAway', 100)
  expect(rolls(deal(9), 100, 2 ** 15)).toEqual(Array.from(words, (word) => word >>> 17))
})

test('a roll scales a word down, and throws away the few words that would favour a value', () => {
  const bound = 32_513
  const unfair = 2 ** 32 % bound
  const products = Array.from(independentWords(10, 'runAway', 400_000), (word) => word * bound)
  const fair = products.filter((product) => product % 2 ** 32 >= unfair)
  expect(products.length - fair.length).toBeGreaterThan(0)

  const expected = fair.map((product) => Math.floor(product / 2 ** 32))
  expect(rolls(deal(10), fair.length, bound).join() === expected.join()).toBe(true)
})

test('a shuffle is one roll for each place, from the last one down, wherever in a block it begins', () => {
  for (let before = 0; before < 40; before++) {
    const state = deal(before, 50)
    rolls(state, before, 6, 'deck')
    const byHand = fork(state)
    for (let last = 49; last > 0; last--) {
      const other = CARDS + roll(byHand, last + 1, 'deck')
      const kept = byHand[CARDS + last]!
      byHand[CARDS + last] = byHand[other]!
      byHand[other] = kept
    }
    seededChance.shuffle(state, draws.deck, CARDS, 50)
    expect(state).toEqual(byHand)
  }
})

test('the first rolls of a stream never change: saved games depend on them', () => {
  const state: State = new Int32Array(CARDS)
  plantSeed(state, AT, NAMES.length, Int32Array.of(1, 2, 3, 4, 5, 6, 7, 8))
  expect(rolls(state, 6, 2 ** 15)).toEqual([18675, 25260, 3609, 25255, 28002, 1216])
})

test('the first deals of a deck never change', () => {
  const state: State = new Int32Array(CARDS + 10)
  plantSeed(state, AT, NAMES.length, Int32Array.of(1, 2, 3, 4, 5, 6, 7, 8))
  for (let card = 0; card < 10; card++) state[CARDS + card] = card
  expect(shuffled(state, 10)).toEqual([8, 5, 4, 2, 0, 9, 6, 1, 7, 3])
})

test('every face of a die is equally likely, whatever the number of faces', () => {
  for (const faces of [2, 3, 5, 6, 7, 10, 52, 100]) {
    const counts = new Array<number>(faces).fill(0)
    for (const value of rolls(deal(faces), 1000 * faces > 30_000 ? 30_000 : 1000 * faces, faces)) counts[value]!++
    expect(chiSquare(counts)).toBeLessThan(limit(faces - 1))
  }
})

test('each of the 24 orders of four cards is equally likely', () => {
  const state = deal(11, 4)
  const counts = new Map<string, number>()
  for (let deals = 0; deals < 24_000; deals++) {
    state.set([0, 1, 2, 3], CARDS)
    const order = shuffled(state, 4).join('')
    counts.set(order, (counts.get(order) ?? 0) + 1)
  }
  expect(counts.size).toBe(24)
  expect(chiSquare([...counts.values()])).toBeLessThan(limit(23))
})

test('a shuffle moves every card to every place equally often', () => {
  const cards = 13
  const state = deal(12, cards)
  const counts = new Array<number>(cards * cards).fill(0)
  for (let deals = 0; deals < 4000; deals++) {
    for (let card = 0; card < cards; card++) state[CARDS + card] = card
    for (const [place, card] of shuffled(state, cards).entries()) counts[place * cards + card]!++
  }
  expect(chiSquare(counts)).toBeLessThan(limit((cards - 1) ** 2))
})

test('a shuffle keeps every card and touches no cell besides', () => {
  const state = deal(13, 20)
  const around = [state[CARDS]!, state[CARDS + 19]!]
  seededChance.shuffle(state, draws.deck, CARDS + 1, 18)

  expect([state[CARDS], state[CARDS + 19]]).toEqual(around)
  expect([...state.subarray(CARDS)].sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, card) => card))
})

test('a fork draws the same, and neither disturbs the other', () => {
  const state = deal(14)
  rolls(state, 21)
  const other = fork(state)
  const [ours, theirs] = [[] as number[], [] as number[]]
  for (let i = 0; i < 50; i++) {
    ours.push(roll(state, 1000))
    theirs.push(roll(other, 1000))
    roll(deal(15), 1000)
  }
  expect(ours).toEqual(theirs)
})

test('games whose draws alternate do not get each other’s luck', () => {
  const alone = rolls(deal(16), 40)
  const [one, two] = [deal(16), deal(17)]
  const together = alone.map(() => {
    roll(two, 1000)
    return roll(one, 1000)
  })
  expect(together).toEqual(alone)
})

test('what is drawn under one name does not change what another name brings', () => {
  const undisturbed = rolls(deal(18), 40)
  const state = deal(18, 10)
  shuffled(state, 10)
  rolls(state, 33, 6, 'crowd')
  expect(rolls(state, 40)).toEqual(undisturbed)
})

test('different names, and different seeds, bring different luck', () => {
  const [one, two] = [rolls(deal(19), 100, 2), rolls(deal(19), 100, 2, 'crowd')]
  expect(one.filter((value, index) => value === two[index]).length).toBeLessThan(75)
  expect(rolls(deal(19), 10)).not.toEqual(rolls(deal(20), 10))
})

test('a planted seed starts every stream anew', () => {
  const state = deal(21)
  const first = rolls(state, 5)
  plantSeed(state, AT, NAMES.length, seedOf(21))
  expect(rolls(state, 5)).toEqual(first)
  plantSeed(state, AT, NAMES.length, seedOf(22))
  expect(rolls(state, 5)).not.toEqual(first)
})

test('planting a seed touches its own cells only', () => {
  const state: State = new Int32Array(CARDS + 2).fill(-7)
  plantSeed(state, AT, NAMES.length, seedOf(1))
  expect([...state.subarray(0, AT), ...state.subarray(CARDS)]).toEqual([-7, -7, -7, -7])
})

test('a name with no letters, with too many, with foreign ones, or given twice is a bug', () => {
  for (const names of [[''], ['thirteenchars'], ['dé'], ['a b'], ['a', 'a']]) {
    expect(() => streams(0, names)).toThrow(/name/)
  }
})

test('the test above can tell an unfair die', () => {
  const random = new Random(1)
  const counts = [0, 0, 0, 0, 0, 0]
  for (let i = 0; i < 6000; i++) counts[Math.min(5, Math.floor(random.below(64) / 10))]!++
  expect(chiSquare(counts)).toBeGreaterThan(limit(5))
})
