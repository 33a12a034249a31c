// Cards before Cultists, and cards that change what they are.

import { type Card, each, swapTrait } from '@brouhaha/cards'
import { expect, test } from 'vitest'
import { spell } from '../fixture/effects.ts'
import { table } from '../table.ts'

const zeal: Card = {
  kind: 'enhancer',
  id: 'zeal',
  deck: 'door',
  bonus: 5,
  orOn: 'cultist',
  en: { name: 'zeal' },
  fr: { name: 'zeal' },
}

test('[MK-COMBAT-16] who had passed may think again when a card is laid before a Cultist', () => {
  const t = table('cthulhu', {
    seats: { ana: { level: 9, table: ['cultist'] }, bob: { hand: ['zeal'] }, cyd: {} },
    cards: [zeal],
    facing: 'rat',
  })
  t.choose('ana', 'claim').choose('cyd', 'pass')
  expect(t.offered('cyd', 'pass')).toBe(false)
  t.choose('bob', 'enhanceSeat', { copy: 'zeal', seat: 'ana' })
  expect([t.table('ana'), t.offered('cyd', 'pass')]).toEqual([['cultist', 'zeal'], true])
})

test('[CF-C23] a class that is swapped leaves the only Cultist one, unless the card says otherwise', () => {
  const swap = spell('swap', each('target', [swapTrait('class')]))
  const free = { ...spell('free', each('target', [swapTrait('class')])), overrides: ['loneCultist'] } as Card
  const after = (copy: 'swap' | 'free') =>
    table('cthulhu', {
      seats: { ana: { hand: [copy] }, bob: { table: ['cultist'] }, cyd: {} },
      cards: [swap, free],
    })
      .choose('ana', 'play', { copy, index: 'bob' })
      .table('bob')
  expect([after('swap'), after('free')]).toEqual([['cultist'], []])
})
