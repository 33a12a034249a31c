/**
 * xoshiro128** (Blackman and Vigna, 2018), seeded through splitmix32: for bots, playouts and simulations, where nobody
 * must be kept from guessing. What is dealt at a table comes from ChaCha8 instead.
 */
export class Random {
  #a = 0
  #b = 0
  #c = 0
  #d = 0

  constructor(seed: number, stream = 0) {
    let mix = (seed ^ Math.imul(stream, 0x9e3779b1)) | 0
    const next = (): number => {
      mix = (mix + 0x9e3779b9) | 0
      let z = mix ^ (mix >>> 16)
      z = Math.imul(z, 0x21f0aaad)
      z ^= z >>> 15
      z = Math.imul(z, 0x735a2d97)
      return z ^ (z >>> 15)
    }
    this.#a = next()
    this.#b = next()
    this.#c = next()
    this.#d = next() | 1
  }

  /** A whole 32-bit word, signed. */
  word(): number {
    const times5 = Math.imul(this.#b, 5)
    const result = Math.imul((times5 << 7) | (times5 >>> 25), 9)
    const shifted = this.#b << 9
    this.#c ^= this.#a
    this.#d ^= this.#b
    this.#b ^= this.#c
    this.#a ^= this.#d
    this.#c ^= shifted
    this.#d = (this.#d << 11) | (this.#d >>> 21)
    return result
  }

  /** A whole number from 0 to bound − 1, for bounds far below 2³²; its bias is below bound / 2³². */
  below(bound: number): number {
    return Math.floor(((this.word() >>> 0) * bound) / 0x1_0000_0000)
  }

  shuffle(items: { [index: number]: number; readonly length: number }): void {
    for (let last = items.length - 1; last > 0; last--) {
      const other = this.below(last + 1)
      const kept = items[last]!
      items[last] = items[other]!
      items[other] = kept
    }
  }
}
