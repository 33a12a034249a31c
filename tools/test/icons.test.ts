import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CORE_ICONS } from '@brouhaha/faces/testing'
import { PACKS } from '@brouhaha/packs'
import { describe, expect, test } from 'vitest'
import { iconModules } from '../icons/modules.mjs'
import { outline } from '../icons/outline.mjs'
import { readPath, writePath } from '../icons/path.mjs'

const packs = Object.values(PACKS)

test('the icons of the cards are those in packages/faces/src/icons; if not: npm run icons', () => {
  for (const [name, text] of iconModules({ packs, core: CORE_ICONS })) {
    const file = join(import.meta.dirname, '../../packages/faces/src/icons', name)
    expect(readFileSync(file, 'utf8') === text, `${name} is out of date: npm run icons`).toBe(true)
  }
})

test('an icon that does not exist is refused, with the card and the nearest name', () => {
  const pack = { box: 'own', cards: [{ id: 'soup', art: ['gobblin-head'] }] }
  expect(() => iconModules({ packs: [pack], core: CORE_ICONS })).toThrow(
    'own, soup: there is no icon “gobblin-head”; the nearest is “goblin-head”',
  )
})

describe('paths', () => {
  const again = (data: string) => writePath(readPath(data))

  test('are the same drawing in whole numbers, errors not adding up', () => {
    expect(again('M1.4 1.4l.4.4.4.4.4.4z')).toBe('M1 1l1 1l0 0l1 1z')
    expect(again('M10 10h5v-5H0z')).toBe('M10 10h5v-5h-15z')
    expect(again('m1 2 3 4')).toBe('M1 2l3 4')
    expect(again('M0 0a5 5 0 015 5')).toBe('M0 0a5 5 0 0 1 5 5')
  })

  test('after a closed one the next begins where it began', () => {
    expect(again('M5 5h4v4zm10 0h1z')).toBe('M5 5h4v4zm10 0h1z')
    expect(again('M5 5h4v4zl1 1')).toBe('M5 5h4v4zm0 0l1 1')
  })
})

test('the silhouette is what lies outside; a hole and what lies in it are inside', () => {
  const square = (at: number, size: number) => `M${at} ${at}h${size}v${size}h${-size}z`
  const { outer, inner, box } = outline(readPath(square(10, 100) + square(30, 40) + square(200, 20)))
  expect(writePath(outer)).toBe('M10 10h100v100h-100zm190 190h20v20h-20z')
  expect(writePath(inner)).toBe('M30 30h40v40h-40z')
  expect(box).toEqual([10, 10, 210, 210])
})
