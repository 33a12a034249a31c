// Effects that make somebody something.

import type { Card } from '@brouhaha/cards'
import { expect, test } from 'vitest'
import { curse } from '../fixture/cards.ts'
import { table } from '../table.ts'

const call = (trait: string): Card => curse(`call-${trait}`, { do: 'become', trait })

test('[MK-CULT-06] any other trait comes from the discards, in the place of one of its kind', () => {
  const seats = { ana: { table: ['dwarf', 'wizard'] }, bob: { hand: ['call-elf'] }, cyd: {} }
  const t = table('base', { seats, cards: [call('elf')], doorDiscards: ['elf'] })
  t.choose('bob', 'curse', { copy: 'call-elf', seat: 'ana' })
  expect(t.table('ana').sort()).toEqual(['elf', 'wizard'])
  expect(t.pile('doorDiscards').sort()).toEqual(['call-elf', 'dwarf'])
})

test('[MK-CULT-06] who is that already stays all that he is', () => {
  const seats = { ana: { table: ['elf', 'half-breed', 'dwarf'] }, bob: { hand: ['call-elf'] }, cyd: {} }
  const t = table('base', { seats, cards: [call('elf')], doorDiscards: ['elf'] })
  t.choose('bob', 'curse', { copy: 'call-elf', seat: 'ana' })
  expect(t.table('ana')).toEqual(['elf', 'half-breed', 'dwarf'])
})

test('[MK-CULT-06] nobody becomes what is in none of the boxes', () => {
  const seats = { ana: { table: ['cultist'] }, bob: { hand: ['call-elf'] }, cyd: {} }
  const t = table('cthulhu', { seats, cards: [call('elf')], doorDiscards: ['rat'] })
  t.choose('bob', 'curse', { copy: 'call-elf', seat: 'cyd' })
  expect(t.table('cyd')).toEqual([])
  expect(t.pile('doorDiscards').sort()).toEqual(['call-elf', 'rat'])
})

test('[MK-CULT-06] [CF-C23] the only Cultist stays one beside what he becomes, unless the card says otherwise', () => {
  const free = { ...call('priest'), overrides: ['loneCultist'] } as Card
  const after = (card: Card, trait: string) => {
    const seats = { ana: { table: ['cultist'] }, bob: { hand: [card.id] }, cyd: {} }
    const t = table('cthulhu', { seats, cards: [card], doorDiscards: [trait] })
    return t.choose('bob', 'curse', { copy: card.id, seat: 'ana' }).has('ana', 'cultist')
  }
  expect([after(call('wizard'), 'wizard'), after(free, 'priest')]).toEqual([true, false])
})
