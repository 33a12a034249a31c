import { Random } from '@brouhaha/kit'
import { expect, test } from 'vitest'

const words = (random: Random, count: number): number[] => Array.from({ length: count }, () => random.word())

test('the first words never change: bots, simulations and their checksums depend on them', () => {
  expect(words(new Random(1), 6)).toEqual([393288148, -2120864283, -480208205, 2092745082, 1865176206, -2115796129])
  expect(words(new Random(1, 1), 3)).toEqual([-218663851, 944738407, 229349386])
})

test('numbers below a bound and shuffles never change', () => {
  const random = new Random(7)
  expect(Array.from({ length: 12 }, () => random.below(6))).toEqual([0, 0, 5, 5, 2, 3, 1, 0, 3, 4, 1, 0])
  const cards = Array.from({ length: 10 }, (_, card) => card)
  random.shuffle(cards)
  expect(cards).toEqual([9, 6, 4, 7, 5, 2, 8, 1, 3, 0])
})

/** Steps of xoshiro128** as published, in whole numbers of any size, from the state that four given words are. */
function* published(seeds: readonly number[]): Generator<number> {
  const mask = 0xffffffffn
  const rotate = (word: bigint, by: bigint): bigint => ((word << by) | (word >> (32n - by))) & mask
  let [a, b, c, d] = seeds.map((word) => BigInt(word >>> 0)) as [bigint, bigint, bigint, bigint]
  for (;;) {
    yield Number(BigInt.asIntN(32, rotate((b * 5n) & mask, 7n) * 9n))
    const shifted = (b << 9n) & mask
    c ^= a
    d ^= b
    b ^= c
    a ^= d
    c ^= shifted
    d = rotate(d, 11n)
  }
}

/** splitmix32 as published. */
function split(seed: number, count: number): number[] {
  const list: number[] = []
  let mix = BigInt(seed >>> 0)
  const mask = 0xffffffffn
  for (let i = 0; i < count; i++) {
    mix = (mix + 0x9e3779b9n) & mask
    let z = mix
    z = ((z ^ (z >> 16n)) * 0x21f0aaadn) & mask
    z = ((z ^ (z >> 15n)) * 0x735a2d97n) & mask
    list.push(Number(BigInt.asIntN(32, z ^ (z >> 15n))))
  }
  return list
}

test('it is xoshiro128** seeded by splitmix32, as published', () => {
  for (const seed of [0, 1, -1, 123456789]) {
    const [a, b, c, d] = split(seed, 4) as [number, number, number, number]
    const expected = published([a, b, c, d | 1])
    for (const word of words(new Random(seed), 200)) expect(word).toBe(expected.next().value)
  }
})

test('different seeds and different streams bring different luck', () => {
  const starts = [new Random(1), new Random(2), new Random(1, 1), new Random(1, 2)].map((random) =>
    words(random, 4).join(),
  )
  expect(new Set(starts).size).toBe(4)
})

test('numbers stay below their bound and reach every value about equally often', () => {
  const random = new Random(3)
  const counts = new Array<number>(10).fill(0)
  for (let i = 0; i < 20_000; i++) counts[random.below(10)]!++
  const chiSquare = counts.reduce((sum, count) => sum + (count - 2000) ** 2 / 2000, 0)
  expect(chiSquare).toBeLessThan(40)
})

test('a shuffle keeps every card', () => {
  const cards = Int32Array.from({ length: 50 }, (_, card) => card)
  new Random(4).shuffle(cards)
  expect([...cards].sort((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, card) => card))
})
