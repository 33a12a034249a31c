// The one door for dice and shuffles. Each draw has a name and each name its own stream of the game's seed, so that what
// is seen of one (dice) says nothing about another (the deck). Key and positions lie in the state: a fork draws the same.

import { assert, chacha8Block, utf8 } from '@brouhaha/kit'
import type { State } from './state.ts'

/** Eight words that decide every draw of a game. */
export type Seed = Int32Array

export const SEED_WORDS = 8

/** The stream of one draw name: where its key and its position lie in a state, and the block it read last. */
export interface Stream {
  readonly name: string
  readonly key: number
  readonly position: number
  readonly nonce0: number
  readonly nonce1: number
  readonly nonce2: number
  readonly lastBlock: Int32Array
  readonly lastKey: Int32Array
  lastNumber: number
}

/** How many cells the seed and the positions of this many streams take. */
export const chanceCells = (streams: number): number => SEED_WORDS + streams

/** One stream per name; a name has at most twelve letters of ASCII, which are its nonce. */
export function streams<Name extends string>(at: number, names: readonly Name[]): Readonly<Record<Name, Stream>> {
  assert(new Set(names).size === names.length, 'each draw has a name of its own')
  const table = {} as Record<Name, Stream>
  names.forEach((name, index) => {
    assert(/^[!-~]{1,12}$/.test(name), `a draw's name has 1 to 12 letters of ASCII: ${name}`)
    const padded = new Uint8Array(12)
    padded.set(utf8(name))
    const view = new DataView(padded.buffer)
    table[name] = {
      name,
      key: at,
      position: at + SEED_WORDS + index,
      nonce0: view.getInt32(0, true),
      nonce1: view.getInt32(4, true),
      nonce2: view.getInt32(8, true),
      lastBlock: new Int32Array(16),
      lastKey: new Int32Array(SEED_WORDS),
      lastNumber: -1,
    }
  })
  return table
}

/** Plants a seed: every stream of the state starts anew. */
export function plantSeed(state: State, at: number, streamCount: number, seed: Seed): void {
  for (let i = 0; i < SEED_WORDS; i++) state[at + i] = seed[i]!
  for (let i = 0; i < streamCount; i++) state[at + SEED_WORDS + i] = 0
}

/** Where a ruleset gets its luck: the seed in the state, or a test's script. */
export interface Chance {
  /** A whole number from 0 to bound − 1, each equally likely; MOST_BOUND is the highest bound. */
  below(state: State, stream: Stream, bound: number): number
  /** Puts `count` cells from `at` on into an order, each equally likely. */
  shuffle(state: State, stream: Stream, at: number, count: number): void
}

function sameKey(state: State, stream: Stream): boolean {
  for (let i = 0; i < SEED_WORDS; i++) if (state[stream.key + i] !== stream.lastKey[i]) return false
  return true
}

/** The block that holds a position of a stream. The one read last is kept: most draws are its neighbours. */
function blockAt(state: State, stream: Stream, position: number): Int32Array {
  const number = position >> 4
  if (number !== stream.lastNumber || !sameKey(state, stream)) {
    chacha8Block(state, stream.key, number, stream.nonce0, stream.nonce1, stream.nonce2, stream.lastBlock)
    for (let i = 0; i < SEED_WORDS; i++) stream.lastKey[i] = state[stream.key + i]!
    stream.lastNumber = number
  }
  return stream.lastBlock
}

const MOST_BOUND = 0x8000

/** The integer part of word × bound ÷ 2³², in whole numbers; exact up to MOST_BOUND. */
const scale = (word: number, bound: number): number =>
  ((word >>> 16) * bound + (((word & 0xffff) * bound) >>> 16)) >>> 16

/** Unbiased (Lemire, 2019): the few words that would favour a value are thrown away. */
const favours = (word: number, bound: number): boolean => {
  const low = Math.imul(word, bound) >>> 0
  return low < bound && low < 0x1_0000_0000 % bound
}

export const seededChance: Chance = {
  below(state, stream, bound) {
    assert(bound <= MOST_BOUND, 'a draw is out of range')
    let position = state[stream.position]!
    for (;;) {
      const word = blockAt(state, stream, position)[position & 15]!
      position++
      if (favours(word, bound)) continue
      state[stream.position] = position
      return scale(word, bound)
    }
  },
  shuffle(state, stream, at, count) {
    assert(count <= MOST_BOUND, 'a shuffle is out of range')
    let position = state[stream.position]!
    let block = blockAt(state, stream, position)
    for (let last = count - 1; last > 0; ) {
      if ((position & 15) === 0) block = blockAt(state, stream, position)
      const word = block[position & 15]!
      position++
      if (favours(word, last + 1)) continue
      const other = scale(word, last + 1)
      const kept = state[at + last]!
      state[at + last] = state[at + other]!
      state[at + other] = kept
      last--
    }
    state[stream.position] = position
  },
}
