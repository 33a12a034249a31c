import { paletteOf } from '@brouhaha/faces'
import { expect, test } from 'vitest'

/** Relative luminance, as WCAG has it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

const boxes = ['base', 'star', 'cthulhu', 'zombies', ...Array.from({ length: 300 }, (_, index) => `own-box-${index}`)]

test.each([
  ['ink', 'bright'],
  ['ink', 'pale'],
  ['paper', 'deep'],
  ['deep', 'paper'],
  ['bright', 'deep'],
] as const)('%s reads on %s in every box, those of strangers included', (ink, ground) => {
  for (const box of boxes) {
    const palette = paletteOf(box)
    expect(contrast(palette[ink], palette[ground]), box).toBeGreaterThanOrEqual(4.5)
  }
})

test('the four boxes differ in colours and in how their paper is cut', () => {
  const palettes = boxes.slice(0, 4).map(paletteOf)
  for (const part of ['deep', 'bright', 'edge'] as const)
    expect(new Set(palettes.map((palette) => palette[part])).size).toBe(4)
})

test('a box of one’s own has the same colours every time, and others than its neighbour', () => {
  expect(paletteOf('my-box')).toEqual(paletteOf('my-box'))
  expect(paletteOf('my-box').deep).not.toBe(paletteOf('your-box').deep)
  expect(paletteOf('toString').deep).toMatch(/^#[0-9a-f]{6}$/)
})
