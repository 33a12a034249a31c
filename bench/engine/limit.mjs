// Reference program: four-seat Zombie Mosh! as a hand-tuned loop over one flat Int32Array, as the limit of what this
// language can do. FROZEN: see FROZEN.json. It knows one table size, one side, no views, no events, no refusals; but it
// keeps a whole game in its state after every move and lists every legal choice before it picks one.

import { foldGame, START } from './checksum.mjs'
import { CHOICES_STREAM, nonceOf } from './luck.mjs'

// The state, cell by cell. A hand is one word, a byte per card, the card dealt first lowest.
const KEY = 0
const DECK_DRAWN = 8
const CROWD_DRAWN = 9
const ROUND = 10
const FIRST = 11
const PIT = 12
const TURN = 13
const DECK_LEFT = 14
const USED_LOW = 15 // cards 0 to 31 that left the deck this round, a bit each
const USED_HIGH = 16 // cards 32 to 49
const HANDS = 17
const EXCESS = 21 // hits minus defences, five cells per seat
const DAMAGE = 41 // five cells per seat
const LINES = 61 // a cell per card: where it lies, as the choice that put it there
const DECK = 111
const CELLS = 161

const SEATS = 4
const CARDS = 50
const ALL_LOW = -1
const ALL_HIGH = (1 << (CARDS - 32)) - 1

/** Body part by card × 2 + edge. */
const PART = new Int32Array(CARDS * 2)
{
  let pair = 0
  for (let low = 0; low < 5; low++) {
    for (let high = low + 1; high < 5; high++, pair++) {
      for (let copy = 0; copy < 5; copy++) {
        PART[(pair * 5 + copy) * 2] = low
        PART[(pair * 5 + copy) * 2 + 1] = high
      }
    }
  }
}

/** What a seat may do with one edge, by (pit × 4 + seat) × 4: defend, then attack the others in the pit. */
const VERBS = new Int32Array(16 * SEATS * 4)
for (let pit = 0; pit < 16; pit++) {
  for (let seat = 0; seat < SEATS; seat++) {
    let at = (pit * SEATS + seat) * 4
    VERBS[at++] = seat
    for (let target = 0; target < SEATS; target++) {
      if (target !== seat && (pit >> target) & 1) VERBS[at++] = 8 + target
    }
  }
}

/** The dance by (pit × 4 + first) × 8: the seats there and back. */
const ORDER = new Int32Array(16 * SEATS * 8)
const COUNT = new Int32Array(16)
for (let pit = 1; pit < 16; pit++) {
  for (let first = 0; first < SEATS; first++) {
    const there = []
    for (let step = 0; step < SEATS; step++) {
      const seat = (first + step) & 3
      if ((pit >> seat) & 1) there.push(seat)
    }
    COUNT[pit] = there.length
    ORDER.set([...there, ...there.toReversed()], (pit * SEATS + first) * 8)
  }
}

const CHOICES = new Int32Array(32)
const RANDOM = new Int32Array(4)
const FIRST_BLOCK = new Int32Array(16)
const DECK_BLOCK = new Int32Array(16)
const CROWD_BLOCK = new Int32Array(16)
const [FIRST_0, FIRST_1, FIRST_2] = nonceOf('first')
const [DECK_0, DECK_1, DECK_2] = nonceOf('deck')
const [CROWD_0, CROWD_1, CROWD_2] = nonceOf('crowd')

function chacha8(state, counter, nonce0, nonce1, nonce2, out) {
  const k0 = state[KEY]
  const k1 = state[KEY + 1]
  const k2 = state[KEY + 2]
  const k3 = state[KEY + 3]
  const k4 = state[KEY + 4]
  const k5 = state[KEY + 5]
  const k6 = state[KEY + 6]
  const k7 = state[KEY + 7]
  let a0 = 0x61707865
  let a1 = 0x3320646e
  let a2 = 0x79622d32
  let a3 = 0x6b206574
  let b0 = k0
  let b1 = k1
  let b2 = k2
  let b3 = k3
  let c0 = k4
  let c1 = k5
  let c2 = k6
  let c3 = k7
  let d0 = counter
  let d1 = nonce0
  let d2 = nonce1
  let d3 = nonce2
  for (let round = 0; round < 4; round++) {
    a0 = (a0 + b0) | 0
    d0 ^= a0
    d0 = (d0 << 16) | (d0 >>> 16)
    c0 = (c0 + d0) | 0
    b0 ^= c0
    b0 = (b0 << 12) | (b0 >>> 20)
    a0 = (a0 + b0) | 0
    d0 ^= a0
    d0 = (d0 << 8) | (d0 >>> 24)
    c0 = (c0 + d0) | 0
    b0 ^= c0
    b0 = (b0 << 7) | (b0 >>> 25)
    a1 = (a1 + b1) | 0
    d1 ^= a1
    d1 = (d1 << 16) | (d1 >>> 16)
    c1 = (c1 + d1) | 0
    b1 ^= c1
    b1 = (b1 << 12) | (b1 >>> 20)
    a1 = (a1 + b1) | 0
    d1 ^= a1
    d1 = (d1 << 8) | (d1 >>> 24)
    c1 = (c1 + d1) | 0
    b1 ^= c1
    b1 = (b1 << 7) | (b1 >>> 25)
    a2 = (a2 + b2) | 0
    d2 ^= a2
    d2 = (d2 << 16) | (d2 >>> 16)
    c2 = (c2 + d2) | 0
    b2 ^= c2
    b2 = (b2 << 12) | (b2 >>> 20)
    a2 = (a2 + b2) | 0
    d2 ^= a2
    d2 = (d2 << 8) | (d2 >>> 24)
    c2 = (c2 + d2) | 0
    b2 ^= c2
    b2 = (b2 << 7) | (b2 >>> 25)
    a3 = (a3 + b3) | 0
    d3 ^= a3
    d3 = (d3 << 16) | (d3 >>> 16)
    c3 = (c3 + d3) | 0
    b3 ^= c3
    b3 = (b3 << 12) | (b3 >>> 20)
    a3 = (a3 + b3) | 0
    d3 ^= a3
    d3 = (d3 << 8) | (d3 >>> 24)
    c3 = (c3 + d3) | 0
    b3 ^= c3
    b3 = (b3 << 7) | (b3 >>> 25)
    a0 = (a0 + b1) | 0
    d3 ^= a0
    d3 = (d3 << 16) | (d3 >>> 16)
    c2 = (c2 + d3) | 0
    b1 ^= c2
    b1 = (b1 << 12) | (b1 >>> 20)
    a0 = (a0 + b1) | 0
    d3 ^= a0
    d3 = (d3 << 8) | (d3 >>> 24)
    c2 = (c2 + d3) | 0
    b1 ^= c2
    b1 = (b1 << 7) | (b1 >>> 25)
    a1 = (a1 + b2) | 0
    d0 ^= a1
    d0 = (d0 << 16) | (d0 >>> 16)
    c3 = (c3 + d0) | 0
    b2 ^= c3
    b2 = (b2 << 12) | (b2 >>> 20)
    a1 = (a1 + b2) | 0
    d0 ^= a1
    d0 = (d0 << 8) | (d0 >>> 24)
    c3 = (c3 + d0) | 0
    b2 ^= c3
    b2 = (b2 << 7) | (b2 >>> 25)
    a2 = (a2 + b3) | 0
    d1 ^= a2
    d1 = (d1 << 16) | (d1 >>> 16)
    c0 = (c0 + d1) | 0
    b3 ^= c0
    b3 = (b3 << 12) | (b3 >>> 20)
    a2 = (a2 + b3) | 0
    d1 ^= a2
    d1 = (d1 << 8) | (d1 >>> 24)
    c0 = (c0 + d1) | 0
    b3 ^= c0
    b3 = (b3 << 7) | (b3 >>> 25)
    a3 = (a3 + b0) | 0
    d2 ^= a3
    d2 = (d2 << 16) | (d2 >>> 16)
    c1 = (c1 + d2) | 0
    b0 ^= c1
    b0 = (b0 << 12) | (b0 >>> 20)
    a3 = (a3 + b0) | 0
    d2 ^= a3
    d2 = (d2 << 8) | (d2 >>> 24)
    c1 = (c1 + d2) | 0
    b0 ^= c1
    b0 = (b0 << 7) | (b0 >>> 25)
  }
  out[0] = a0 + 0x61707865
  out[1] = a1 + 0x3320646e
  out[2] = a2 + 0x79622d32
  out[3] = a3 + 0x6b206574
  out[4] = b0 + k0
  out[5] = b1 + k1
  out[6] = b2 + k2
  out[7] = b3 + k3
  out[8] = c0 + k4
  out[9] = c1 + k5
  out[10] = c2 + k6
  out[11] = c3 + k7
  out[12] = d0 + counter
  out[13] = d1 + nonce0
  out[14] = d2 + nonce1
  out[15] = d3 + nonce2
}

/** Shuffles the deck's lowest `count` cells, by the integer part of word × bound ÷ 2³² (Lemire, 2019). */
function shuffle(state, count) {
  let drawn = state[DECK_DRAWN]
  for (let last = count - 1; last > 0; ) {
    if ((drawn & 15) === 0) chacha8(state, drawn >> 4, DECK_0, DECK_1, DECK_2, DECK_BLOCK)
    const word = DECK_BLOCK[drawn & 15]
    drawn++
    const bound = last + 1
    const low = Math.imul(word, bound)
    if (low >>> 0 < bound && low >>> 0 < 0x1_0000_0000 % bound) continue
    const other = ((word >>> 16) * bound + (((word & 0xffff) * bound) >>> 16)) >>> 16
    const kept = state[DECK + last]
    state[DECK + last] = state[DECK + other]
    state[DECK + other] = kept
    last--
  }
  state[DECK_DRAWN] = drawn
  return count
}

/** The cards that are in no hand and no line become the new deck. */
function refill(state, usedLow, usedHigh) {
  let count = 0
  for (let rest = ~usedLow & ALL_LOW; rest !== 0; rest &= rest - 1)
    state[DECK + count++] = 31 - Math.clz32(rest & -rest)
  for (let rest = ~usedHigh & ALL_HIGH; rest !== 0; rest &= rest - 1) {
    state[DECK + count++] = 63 - Math.clz32(rest & -rest)
  }
  return shuffle(state, count)
}

function begin(state, runSeed, game) {
  // The eight words of Random(runSeed, game).
  let mix = (runSeed ^ Math.imul(game, 0x9e3779b1)) | 0
  mix = (mix + 0x9e3779b9) | 0
  let a = splitmix(mix)
  mix = (mix + 0x9e3779b9) | 0
  let b = splitmix(mix)
  mix = (mix + 0x9e3779b9) | 0
  let c = splitmix(mix)
  mix = (mix + 0x9e3779b9) | 0
  let d = splitmix(mix) | 1
  for (let i = 0; i < 8; i++) {
    const times5 = Math.imul(b, 5)
    state[KEY + i] = Math.imul((times5 << 7) | (times5 >>> 25), 9)
    const shifted = b << 9
    c ^= a
    d ^= b
    b ^= c
    a ^= d
    c ^= shifted
    d = (d << 11) | (d >>> 21)
  }
  state[DECK_DRAWN] = 0
  state[CROWD_DRAWN] = 0
  state[ROUND] = 0
  state[PIT] = 15
  for (let i = 0; i < 20; i++) {
    state[EXCESS + i] = 0
    state[DAMAGE + i] = 0
  }
  chacha8(state, 0, FIRST_0, FIRST_1, FIRST_2, FIRST_BLOCK)
  state[FIRST] = FIRST_BLOCK[0] >>> 30
  for (let card = 0; card < CARDS; card++) state[DECK + card] = card
  state[DECK_LEFT] = shuffle(state, CARDS)
}

function splitmix(mix) {
  let z = mix ^ (mix >>> 16)
  z = Math.imul(z, 0x21f0aaad)
  z ^= z >>> 15
  z = Math.imul(z, 0x735a2d97)
  return z ^ (z >>> 15)
}

/** Prelude and crowd attack. */
function deal(state, order, count) {
  let left = state[DECK_LEFT]
  let low = 0
  let high = 0
  for (let i = 1; i <= count; i++) {
    const seat = ORDER[i === count ? order : order + i]
    let hand = 0
    for (let shift = 0; shift < 32; shift += 8) {
      if (left === 0) left = refill(state, low, high)
      const card = state[DECK + --left]
      const isLow = (card - 32) >> 31
      low |= (1 << card) & isLow
      high |= (1 << card) & ~isLow
      hand |= card << shift
    }
    state[HANDS + seat] = hand
  }
  let drawn = state[CROWD_DRAWN]
  for (let i = 1; i <= count; i++) {
    const seat = ORDER[i === count ? order : order + i]
    for (let hit = 0; hit < 2; hit++) {
      if (left === 0) left = refill(state, low, high)
      const card = state[DECK + --left]
      const isLow = (card - 32) >> 31
      low |= (1 << card) & isLow
      high |= (1 << card) & ~isLow
      if ((drawn & 15) === 0) chacha8(state, drawn >> 4, CROWD_0, CROWD_1, CROWD_2, CROWD_BLOCK)
      const edge = CROWD_BLOCK[drawn & 15] >>> 31
      drawn++
      state[EXCESS + seat * 5 + PART[card * 2 + edge]]++
      state[LINES + card] = card * 32 + edge * 16 + 8 + seat
    }
  }
  state[CROWD_DRAWN] = drawn
  state[DECK_LEFT] = left
  state[USED_LOW] = low
  state[USED_HIGH] = high
}

// The choices with so many cards in hand and so many zombies in the pit: card × 32 + edge × 16 + verb × 8 + target.

function list4(hand, cards, verbs) {
  const v0 = VERBS[verbs]
  const v1 = VERBS[verbs + 1]
  const v2 = VERBS[verbs + 2]
  const v3 = VERBS[verbs + 3]
  const count = cards * 8
  for (let n = 0; n < count; n += 8) {
    const card = (hand & 63) * 32
    hand >>>= 8
    CHOICES[n] = card + v0
    CHOICES[n + 1] = card + v1
    CHOICES[n + 2] = card + v2
    CHOICES[n + 3] = card + v3
    CHOICES[n + 4] = card + 16 + v0
    CHOICES[n + 5] = card + 16 + v1
    CHOICES[n + 6] = card + 16 + v2
    CHOICES[n + 7] = card + 16 + v3
  }
  return count
}

function list3(hand, cards, verbs) {
  const v0 = VERBS[verbs]
  const v1 = VERBS[verbs + 1]
  const v2 = VERBS[verbs + 2]
  const count = cards * 6
  for (let n = 0; n < count; n += 6) {
    const card = (hand & 63) * 32
    hand >>>= 8
    CHOICES[n] = card + v0
    CHOICES[n + 1] = card + v1
    CHOICES[n + 2] = card + v2
    CHOICES[n + 3] = card + 16 + v0
    CHOICES[n + 4] = card + 16 + v1
    CHOICES[n + 5] = card + 16 + v2
  }
  return count
}

function list2(hand, cards, verbs) {
  const v0 = VERBS[verbs]
  const v1 = VERBS[verbs + 1]
  const count = cards * 4
  for (let n = 0; n < count; n += 4) {
    const card = (hand & 63) * 32
    hand >>>= 8
    CHOICES[n] = card + v0
    CHOICES[n + 1] = card + v1
    CHOICES[n + 2] = card + 16 + v0
    CHOICES[n + 3] = card + 16 + v1
  }
  return count
}

/** Both passes; a seat plays two cards in each. */
function dance(state, order, count) {
  let a = RANDOM[0]
  let b = RANDOM[1]
  let c = RANDOM[2]
  let d = RANDOM[3]
  const pit = state[PIT]
  const turns = count * 4
  for (let turn = 0; turn < turns; turn++) {
    const seat = ORDER[order + (turn >> 1)]
    const hand = state[HANDS + seat]
    const cards = (turn < count * 2 ? 4 : 2) - (turn & 1)
    const verbs = (pit * SEATS + seat) * 4
    const choices =
      count === 4 ? list4(hand, cards, verbs) : count === 3 ? list3(hand, cards, verbs) : list2(hand, cards, verbs)

    const times5 = Math.imul(b, 5)
    const word = Math.imul((times5 << 7) | (times5 >>> 25), 9)
    const shifted = b << 9
    c ^= a
    d ^= b
    b ^= c
    a ^= d
    c ^= shifted
    d = (d << 11) | (d >>> 21)
    const pick = ((word >>> 16) * choices + (((word & 0xffff) * choices) >>> 16)) >>> 16

    const choice = CHOICES[pick]
    const slot = count === 4 ? pick >> 3 : count === 3 ? (pick * 43) >> 8 : pick >> 2
    const kept = (1 << (slot * 8)) - 1
    state[HANDS + seat] = (hand & kept) | ((hand >>> 8) & ~kept)
    state[EXCESS + (choice & 7) * 5 + PART[choice >> 4]] += ((choice >> 2) & 2) - 1
    state[LINES + (choice >> 5)] = choice
    state[TURN] = turn + 1
  }
  RANDOM[0] = a
  RANDOM[1] = b
  RANDOM[2] = c
  RANDOM[3] = d
  return turns
}

const fallenOf = (state, seat) => {
  const at = DAMAGE + seat * 5
  return (
    ((state[at] + 1) >> 2) +
    ((state[at + 1] + 1) >> 2) +
    ((state[at + 2] + 1) >> 2) +
    ((state[at + 3] + 1) >> 2) +
    ((state[at + 4] + 1) >> 2)
  )
}

/** Damage and calm-down: the winners, or nobody yet. */
function calmDown(state) {
  const dancers = state[PIT]
  for (let i = 0; i < 20; i++) {
    const excess = state[EXCESS + i]
    const over = state[DAMAGE + i] + (excess & ~(excess >> 31)) - 3
    state[EXCESS + i] = 0
    state[DAMAGE + i] = 3 + (over & (over >> 31))
  }
  let pit = dancers
  for (let seat = 0; seat < SEATS; seat++) if (fallenOf(state, seat) >= 3) pit &= ~(1 << seat)
  state[PIT] = pit
  if (pit === 0) return best(state, dancers)
  if ((pit & (pit - 1)) === 0) return pit
  let first = state[FIRST]
  do first = (first + 1) & 3
  while (((pit >> first) & 1) === 0)
  state[FIRST] = first
  return 0
}

/** Fewest tokens, then most sound parts, then shared. */
function best(state, dancers) {
  let winners = 0
  let least = 0x7fffffff
  for (let seat = 0; seat < SEATS; seat++) {
    if (((dancers >> seat) & 1) === 0) continue
    const at = DAMAGE + seat * 5
    const tokens = state[at] + state[at + 1] + state[at + 2] + state[at + 3] + state[at + 4]
    const rank = tokens * 8 + fallenOf(state, seat)
    if (rank < least) {
      least = rank
      winners = 0
    }
    if (rank === least) winners |= 1 << seat
  }
  return winners
}

/** Plays `games` games; `common` is the checksum after the first `prefix` of them. */
export function play(runSeed, games, prefix) {
  let mix = (runSeed ^ Math.imul(CHOICES_STREAM, 0x9e3779b1)) | 0
  for (let i = 0; i < 4; i++) {
    mix = (mix + 0x9e3779b9) | 0
    RANDOM[i] = splitmix(mix)
  }
  RANDOM[3] |= 1
  const state = new Int32Array(CELLS)
  const damages = state.subarray(DAMAGE, DAMAGE + 20)
  let moves = 0
  let checksum = START
  let common = START
  for (let game = 0; game < games; game++) {
    begin(state, runSeed, game)
    let winners = 0
    while (winners === 0) {
      const pit = state[PIT]
      const order = (pit * SEATS + state[FIRST]) * 8
      state[ROUND]++
      deal(state, order, COUNT[pit])
      moves += dance(state, order, COUNT[pit])
      winners = calmDown(state)
    }
    checksum = foldGame(checksum, winners, state[ROUND], damages)
    if (game + 1 === prefix) common = checksum
  }
  return { moves, checksum, common }
}

/** A game in its first round, for the comparison of copies. */
export function sample(runSeed) {
  const state = new Int32Array(CELLS)
  begin(state, runSeed, 0)
  deal(state, (state[PIT] * SEATS + state[FIRST]) * 8, SEATS)
  return state
}

export const fork = (state) => new Int32Array(state)

/** Overwrites one game by another. */
export function copyInto(target, source) {
  target.set(source)
}
