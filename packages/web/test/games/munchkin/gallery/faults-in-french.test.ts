import { expectedInFrench } from '@brouhaha/cards'
import { expect, test } from 'vitest'
import { readPackText } from '../../../../src/games/munchkin/gallery/own-packs.ts'

test('a pack that is wrong in many ways is told so in French', () => {
  const card = { id: 'A B', kind: 'speciel', deck: 'cellar', copies: 0, en: { name: '' }, fr: { name: '<b>' }, odd: 1 }
  const packs = [
    { format: 2, box: 'Kitchen', name: 3, adds: ['cellar'], cards: 'none' },
    { format: 1, box: 'kitchen', name: { en: 'K', fr: 'C' }, adds: ['base'], cards: [card, { ...card, kind: 'item' }] },
    { format: 1, box: 'mosh', name: { en: 'K', fr: 'C' }, adds: ['base'], cards: [] },
    { format: 1, box: 'alone', name: { en: 'K', fr: 'C' }, cards: [] },
    [],
  ]
  for (const pack of packs) {
    const reading = readPackText(JSON.stringify(pack))
    const faults = reading.type === 'faults' ? reading.faults : []
    expect(faults, reading.type).not.toEqual([])
    expect(faults.filter(({ expected }) => expectedInFrench(expected) === null)).toEqual([])
  }
})
