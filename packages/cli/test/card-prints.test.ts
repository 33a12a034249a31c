import { inflateSync } from 'node:zlib'
import { BASE } from '@brouhaha/packs'
import { describe, expect, test } from 'vitest'
import { encodePng } from '../src/cards/png.ts'
import { printAndPlay } from '../src/cards/print.ts'
import { contactSheet } from '../src/cards/sheet.ts'

const CRITICAL = /^[A-Z]{4}$/

/** Width, height, palette and the index of every pixel. */
function decode(png: Uint8Array) {
  const bytes = Buffer.from(png)
  const chunks = new Map<string, Buffer>()
  for (let at = 8; at < bytes.length; at += bytes.readUInt32BE(at) + 12) {
    const name = bytes.toString('latin1', at + 4, at + 8)
    expect(name).toMatch(CRITICAL)
    chunks.set(name, bytes.subarray(at + 8, at + 8 + bytes.readUInt32BE(at)))
  }
  const header = chunks.get('IHDR')
  const colours = chunks.get('PLTE')
  const content = chunks.get('IDAT')
  if (header === undefined || colours === undefined || content === undefined)
    throw new Error('not a PNG with a palette')
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)]
  const rows = inflateSync(content)
  const colourAt = (x: number, y: number): string => {
    const index = rows[y * (width + 1) + 1 + x] ?? 0
    return colours.toString('hex', 3 * index, 3 * index + 3)
  }
  return { width, height, colourAt }
}

describe('a PNG with a palette', () => {
  test('has the size of its strips and, where there are few colours, each as it was', () => {
    const red = [200, 16, 33, 255]
    const blue = [3, 2, 250, 255]
    const { width, height, colourAt } = decode(
      encodePng(2, [Uint8Array.from([...red, ...blue]), Uint8Array.from([...blue, ...blue])]),
    )
    expect([width, height]).toEqual([2, 2])
    expect([colourAt(0, 0), colourAt(1, 0), colourAt(0, 1)]).toEqual(['c81021', '0302fa', '0302fa'])
  })

  test('gives a colour too many to the nearest that has a place', () => {
    const greys = Array.from({ length: 32 }, (_, index) => [index * 8, index * 4, 255 - index * 8, 255])
    const pixels = [...greys, ...greys, [1, 9, 255, 255]]
    const { colourAt } = decode(encodePng(pixels.length, [Uint8Array.from(pixels.flat())]))
    expect(colourAt(pixels.length - 1, 0)).toMatch(/^0[0-9a-f]0[0-9a-f]f[0-9a-f]$/)
  })
})

test('a contact sheet shows the cards of a box and its backs, drawn and not blank', async () => {
  const pack = { ...BASE, cards: BASE.cards.slice(0, 3) }
  const { width, height, colourAt } = decode(await contactSheet(pack, { language: 'fr', packs: [BASE] }))
  expect(width / height).toBeGreaterThan(5)
  const colours = new Set(Array.from({ length: width }, (_, x) => colourAt(x, Math.floor(height / 2))))
  expect(colours.size).toBeGreaterThan(5)
  const lastCorner = colourAt(width - 20, height - 20)
  expect(lastCorner).toBe('e9e4d8')
})

describe('print and play', () => {
  const pages = (pdf: Uint8Array): number =>
    Buffer.from(pdf)
      .toString('latin1')
      .match(/\/Type \/Page\n/g)?.length ?? 0
  const [first] = BASE.cards
  if (first === undefined) throw new Error('an empty box')
  const pack = { ...BASE, cards: [{ ...first, copies: 10 }] }

  test('lays every copy, nine to a page, with the fonts inside', async () => {
    const pdf = await printAndPlay(pack, { language: 'fr', backs: false, packs: [BASE] })
    expect(pages(pdf)).toBe(2)
    expect(Buffer.from(pdf).toString('latin1')).toContain('/FontFile2')
    expect(Buffer.from(pdf).toString('latin1')).toContain('Bangers-Regular')
  })

  test('has a page of backs behind each, where they are asked for', async () => {
    expect(pages(await printAndPlay(pack, { language: 'en', backs: true, packs: [BASE] }))).toBe(4)
  })
})
