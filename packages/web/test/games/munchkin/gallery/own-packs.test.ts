import { describe, expect, test } from 'vitest'
import { LARGEST, readPackText } from '../../../../src/games/munchkin/gallery/own-packs.ts'

const SNACK = {
  id: 'midnight-snack',
  kind: 'special',
  deck: 'treasure',
  levelCard: true,
  uses: [{ use: 'any', effect: [{ do: 'gainLevels', levels: 1 }] }],
  en: { name: 'Midnight Snack' },
  fr: { name: 'En-cas de minuit' },
}
const FILE = { format: 1, box: 'kitchen', name: { en: 'Kitchen', fr: 'Cuisine' }, adds: ['base'], cards: [SNACK] }

const faultsOf = (file: unknown) => {
  const reading = readPackText(JSON.stringify(file))
  return reading.type === 'faults' ? reading.faults : reading.type
}

describe('a pack from a file', () => {
  test('is a collection under its own name', () => {
    const reading = readPackText(JSON.stringify(FILE))
    expect(reading).toMatchObject({ type: 'read', collection: { box: 'kitchen', title: FILE.name, own: true } })
  })

  test('says where it is wrong, what was expected and what was probably meant', () => {
    expect(faultsOf({ ...FILE, cards: [{ ...SNACK, kind: 'speciel' }] })).toEqual([
      { path: 'cards[0].kind', expected: expect.stringContaining('monster'), suggestion: 'special' },
    ])
  })

  test('may not call itself like a box that is here', () => {
    for (const box of ['base', 'mosh']) expect(faultsOf({ ...FILE, box })).toMatchObject([{ path: 'box' }])
  })

  test('has names without tags of HTML', () => {
    const name = '<img src=x onerror=alert(1)>'
    expect(faultsOf({ ...FILE, cards: [{ ...SNACK, en: { name } }] })).toMatchObject([{ path: 'cards[0].en.name' }])
  })

  test('is JSON, and not too much of it', () => {
    expect(readPackText('{ "box": ')).toMatchObject({ type: 'notJson' })
    expect(readPackText(' '.repeat(LARGEST + 1))).toEqual({ type: 'tooLarge' })
    expect(readPackText('['.repeat(100_000))).toMatchObject({ type: 'notJson' })
  })
})
