import { sha256Hex, utf8 } from '@brouhaha/kit'
import { Ceremony, checkReveal, type Reveal, type Seed } from '@brouhaha/table'
import { expect, test } from 'vitest'

const tableSeed = (byte = 7): Uint8Array => new Uint8Array(32).fill(byte)
const luck = (text: string): Uint8Array => utf8(text)

const SEATS = 3

const song = (number = 1, seed = tableSeed()): Ceremony => new Ceremony('table-5', number, SEATS, seed)

function revealOf(ceremony: Ceremony): Reveal {
  const reveal = ceremony.reveal()
  if ('rule' in reveal) throw new Error(reveal.says.en)
  return reveal
}

function played(): { readonly seed: Seed; readonly reveal: Reveal; readonly promise: string } {
  const ceremony = song()
  ceremony.add(0, luck('seven'))
  ceremony.add(2, luck('eleven'))
  const seed = ceremony.close()
  ceremony.finish()
  return { seed, reveal: revealOf(ceremony), promise: ceremony.promise }
}

test('the table promises before any seat adds luck, and what they add does not change the promise', () => {
  const ceremony = song()
  const { promise } = ceremony
  expect(promise).toBe(sha256Hex(Uint8Array.of(...luck('brouhaha promise 1|table-5|1|'), ...tableSeed())))
  ceremony.add(0, luck('seven'))
  ceremony.close()
  ceremony.finish()
  expect(ceremony.promise).toBe(promise)
  expect(revealOf(ceremony).promise).toBe(promise)
})

test('each seat’s luck changes the deal, and so does whose it is', () => {
  const deals = [
    [],
    [[0, 'a']],
    [[1, 'a']],
    [[0, 'b']],
    [
      [0, 'a'],
      [1, 'a'],
    ],
  ] as [number, string][][]
  const seeds = deals.map((added) => {
    const ceremony = song()
    for (const [who, text] of added) expect(ceremony.add(who, luck(text))).toBe(null)
    return ceremony.close().join()
  })
  expect(new Set(seeds).size).toBe(deals.length)
})

test('luck that is cut elsewhere between two seats is another deal', () => {
  const seeds = [
    ['ab', 'c'],
    ['a', 'bc'],
  ].map(([one, two]) => {
    const ceremony = song()
    ceremony.add(0, luck(one!))
    ceremony.add(1, luck(two!))
    return ceremony.close().join()
  })
  expect(seeds[0]).not.toBe(seeds[1])
})

test('anybody can check a song that is over: the reveal leads to the seed that dealt', () => {
  const { seed, reveal, promise } = played()
  expect(checkReveal(reveal, promise)).toEqual(seed)
  expect(checkReveal(JSON.parse(JSON.stringify(reveal)), promise)).toEqual(seed)
})

test('the seed stays closed while seats add luck and while the song is played', () => {
  const ceremony = song()
  expect(ceremony.reveal()).toMatchObject({ rule: 'TABLE-SHUFFLE' })
  ceremony.close()
  expect(ceremony.reveal()).toMatchObject({ rule: 'TABLE-SHUFFLE' })
})

test('a song that is given up shows its seed, even before it was dealt', () => {
  const ceremony = song()
  ceremony.add(1, luck('x'))
  ceremony.finish()
  expect(checkReveal(revealOf(ceremony))).toEqual(ceremony.close())
  expect(ceremony.add(0, luck('too late'))).toMatchObject({ rule: 'TABLE-SHUFFLE' })
})

test('a seat taken late is refused in the running song and counts in the next', () => {
  const running = song(1)
  const seed = running.close()
  expect(running.add(2, luck('latecomer'))).toMatchObject({ says: { en: expect.stringContaining('next shuffle') } })
  expect(running.close()).toEqual(seed)

  const next = song(2, tableSeed(8))
  expect(next.add(2, luck('latecomer'))).toBe(null)
  next.finish()
  expect(revealOf(next).added).toEqual(['', '', '6c617465636f6d6572'])
})

test('luck is added once, from a seat at this table, in 1 to 64 bytes', () => {
  const ceremony = song()
  expect(ceremony.add(0, luck('one'))).toBe(null)
  expect(ceremony.add(0, luck('two'))).toMatchObject({ says: { en: expect.stringContaining('already') } })
  for (const [who, bytes] of [
    [3, 1],
    [-1, 1],
    [0.5, 1],
    [1, 0],
    [1, 65],
  ] as const) {
    expect(ceremony.add(who, new Uint8Array(bytes))).toMatchObject({ rule: 'TABLE-SHUFFLE' })
  }
  expect(ceremony.add(1, new Uint8Array(64))).toBe(null)
})

test('what a seat or the table changes in its own bytes afterwards changes nothing', () => {
  const [seed, added] = [tableSeed(), luck('mine')]
  const ceremony = song(1, seed)
  ceremony.add(0, added)
  const before = ceremony.close()
  seed.fill(0)
  added.fill(0)
  expect(ceremony.close()).toEqual(before)
})

test('each song has a seed of its own, even from the same bytes', () => {
  expect(song(1).promise).not.toBe(song(2).promise)
  expect(song(1).close()).not.toEqual(song(2).close())
})

const TAMPERED: readonly (readonly [string, () => object])[] = [
  ['another seed', () => ({ tableSeed: '08'.repeat(32) })],
  ['another promise', () => ({ promise: '0'.repeat(64) })],
  ['another song', () => ({ song: 2 })],
  ['another game', () => ({ game: 'table-6' })],
  ['a seed that is no hexadecimal text', () => ({ tableSeed: 'zz'.repeat(32) })],
  ['luck that is no hexadecimal text', () => ({ added: ['1', '', ''] })],
  ['luck beyond its size', () => ({ added: ['00'.repeat(65), '', ''] })],
  ['a song that is no number', () => ({ song: '1' })],
]

test.each(TAMPERED)('a reveal with %s is a broken promise', (_, change) => {
  const { reveal, promise } = played()
  expect(checkReveal({ ...reveal, ...change() }, promise)).toBe(null)
})

test('a reveal with other luck leads to another deal than the one that was played', () => {
  const { seed, reveal } = played()
  const other = checkReveal({ ...reveal, added: ['', ...reveal.added.slice(1)] })
  expect(other).not.toBe(null)
  expect(other).not.toEqual(seed)
})

test('a table that shows another song’s seed with its own promise is caught by whoever kept the promise', () => {
  const { promise } = played()
  const forged = song(1, tableSeed(99))
  forged.finish()
  expect(checkReveal(revealOf(forged), promise)).toBe(null)
})

test('a promise of a seed that is no seed is worth nothing, even if it is kept', () => {
  const seed = new Uint8Array(33)
  const promise = sha256Hex(Uint8Array.of(...luck('brouhaha promise 1|table-5|1|'), ...seed))
  expect(checkReveal({ game: 'table-5', song: 1, promise, tableSeed: '00'.repeat(33), added: [] })).toBe(null)
})

test('a table seed has 32 bytes', () => {
  expect(() => song(1, new Uint8Array(31))).toThrow('32 bytes')
})
