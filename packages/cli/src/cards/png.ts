// A PNG with a palette: flat colours and their edges need few, and take a third of the room.

import { crc32, deflateSync } from 'node:zlib'

const MOST = 32
const BITS = 5
const SIDE = 1 << BITS

/** Red, green and blue of a pixel, each cut to five bits. */
const keyAt = (pixels: Uint8Array, at: number): number =>
  ((pixels[at]! >> (8 - BITS)) << (2 * BITS)) |
  ((pixels[at + 1]! >> (8 - BITS)) << BITS) |
  (pixels[at + 2]! >> (8 - BITS))

const channels = (key: number): readonly [number, number, number] => [
  key >> (2 * BITS),
  (key >> BITS) & (SIDE - 1),
  key & (SIDE - 1),
]

function distance(one: number, other: number): number {
  const [r1, g1, b1] = channels(one)
  const [r2, g2, b2] = channels(other)
  return (r1 - r2) ** 2 + (g1 - g2) ** 2 + (b1 - b2) ** 2
}

interface Colours {
  /** Red, green and blue of each. */
  readonly bytes: Uint8Array
  /** For every key the nearest of them. */
  readonly index: Uint8Array
}

/** The commonest colours, each as its pixels are on average. */
function choose(strips: readonly Uint8Array[]): Colours {
  const counts = new Uint32Array(SIDE ** 3)
  const sums = new Float64Array(3 * SIDE ** 3)
  for (const pixels of strips)
    for (let at = 0; at < pixels.length; at += 4) {
      const key = keyAt(pixels, at)
      counts[key]!++
      for (let channel = 0; channel < 3; channel++) sums[3 * key + channel]! += pixels[at + channel]!
    }
  const seen = [...counts.keys()].filter((key) => counts[key]! > 0)
  const keys = seen.sort((one, other) => counts[other]! - counts[one]!).slice(0, MOST)
  const index = new Uint8Array(counts.length)
  for (const key of seen)
    index[key] = keys.reduce(
      (best, each, place) => (distance(key, each) < distance(key, keys[best]!) ? place : best),
      0,
    )
  const bytes = keys.flatMap((key) => [0, 1, 2].map((channel) => Math.round(sums[3 * key + channel]! / counts[key]!)))
  return { bytes: Uint8Array.from(bytes), index }
}

function chunk(name: string, content: Uint8Array): Uint8Array {
  const bytes = Buffer.alloc(content.length + 12)
  bytes.writeUInt32BE(content.length, 0)
  bytes.write(name, 4, 'latin1')
  bytes.set(content, 8)
  bytes.writeUInt32BE(crc32(bytes.subarray(4, content.length + 8)), content.length + 8)
  return bytes
}

/** `strips` lie below each other: rows of pixels of four bytes, all as wide. */
export function encodePng(width: number, strips: readonly Uint8Array[]): Uint8Array {
  const { bytes, index } = choose(strips)
  const height = strips.reduce((sum, pixels) => sum + pixels.length / 4 / width, 0)
  const rows = Buffer.alloc((width + 1) * height)
  let to = 0
  for (const pixels of strips)
    for (let at = 0; at < pixels.length; at += 4) {
      if (at % (4 * width) === 0) to++
      rows[to++] = index[keyAt(pixels, at)]!
    }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 3, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', bytes),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', new Uint8Array()),
  ])
}
