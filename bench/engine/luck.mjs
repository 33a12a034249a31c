// The luck that every engine of this benchmark shares, written plainly: ChaCha8 streams by draw name for what is dealt,
// xoshiro128** for what the players choose. Frozen with the reference programs, so it leans on no package under test.

const rotate = (word, by) => (word << by) | (word >>> (32 - by))

function quarter(x, a, b, c, d) {
  x[a] += x[b]
  x[d] = rotate(x[d] ^ x[a], 16)
  x[c] += x[d]
  x[b] = rotate(x[b] ^ x[c], 12)
  x[a] += x[b]
  x[d] = rotate(x[d] ^ x[a], 8)
  x[c] += x[d]
  x[b] = rotate(x[b] ^ x[c], 7)
}

const SIGMA = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574]

function chacha8(key, counter, nonce) {
  const start = Int32Array.of(...SIGMA, ...key, counter, ...nonce)
  const x = start.slice()
  for (let round = 0; round < 4; round++) {
    quarter(x, 0, 4, 8, 12)
    quarter(x, 1, 5, 9, 13)
    quarter(x, 2, 6, 10, 14)
    quarter(x, 3, 7, 11, 15)
    quarter(x, 0, 5, 10, 15)
    quarter(x, 1, 6, 11, 12)
    quarter(x, 2, 7, 8, 13)
    quarter(x, 3, 4, 9, 14)
  }
  return x.map((word, index) => word + start[index])
}

/** The three nonce words of a draw's name: its letters, padded with zeros to twelve bytes. */
export function nonceOf(name) {
  const bytes = new DataView(new ArrayBuffer(12))
  for (let i = 0; i < name.length; i++) bytes.setUint8(i, name.charCodeAt(i))
  return [bytes.getInt32(0, true), bytes.getInt32(4, true), bytes.getInt32(8, true)]
}

const NONCES = { first: nonceOf('first'), deck: nonceOf('deck'), crowd: nonceOf('crowd') }

/** Draws from one stream of a game's luck `{ seed, drawn }`, which is plain JSON. */
export class Draws {
  constructor(luck, name) {
    this.luck = luck
    this.name = name
    this.key = [...luck.seed]
    this.position = luck.drawn[name]
    this.blockNumber = -1
    this.block = null
  }

  word() {
    const number = this.position >> 4
    if (number !== this.blockNumber) {
      this.block = chacha8(this.key, number, NONCES[this.name])
      this.blockNumber = number
    }
    return this.block[this.position++ & 15] >>> 0
  }

  /** Unbiased by rejection (Lemire, 2019). */
  below(bound) {
    for (;;) {
      const product = this.word() * bound
      const low = product >>> 0
      if (low >= bound || low >= 0x1_0000_0000 % bound) return (product - low) / 0x1_0000_0000
    }
  }

  shuffle(items) {
    for (let last = items.length - 1; last > 0; last--) {
      const other = this.below(last + 1)
      ;[items[last], items[other]] = [items[other], items[last]]
    }
    return items
  }

  /** Writes the position back into the game. */
  done() {
    this.luck.drawn[this.name] = this.position
  }
}

/** xoshiro128** seeded through splitmix32. */
export class Random {
  constructor(seed, stream) {
    let mix = (seed ^ Math.imul(stream, 0x9e3779b1)) | 0
    const next = () => {
      mix = (mix + 0x9e3779b9) | 0
      let z = mix ^ (mix >>> 16)
      z = Math.imul(z, 0x21f0aaad)
      z ^= z >>> 15
      z = Math.imul(z, 0x735a2d97)
      return z ^ (z >>> 15)
    }
    this.a = next()
    this.b = next()
    this.c = next()
    this.d = next() | 1
  }

  word() {
    const result = Math.imul(rotate(Math.imul(this.b, 5), 7), 9)
    const shifted = this.b << 9
    this.c ^= this.a
    this.d ^= this.b
    this.b ^= this.c
    this.a ^= this.d
    this.c ^= shifted
    this.d = rotate(this.d, 11)
    return result
  }

  below(bound) {
    return Math.floor(((this.word() >>> 0) * bound) / 0x1_0000_0000)
  }
}

/** The stream of the players' choices in a run; games take the streams from 0 on. */
export const CHOICES_STREAM = 0x6d6f7368

/** The eight words that decide the draws of game number `game` of a run. */
export function seedOf(runSeed, game) {
  const random = new Random(runSeed, game)
  return Array.from({ length: 8 }, () => random.word())
}
