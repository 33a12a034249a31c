import { MUNCHKIN_RULEBOOK } from '@brouhaha/munchkin'
import { PACKS } from '@brouhaha/packs'
import { expect, test } from 'vitest'
import { rulesOf } from '../../../../src/games/munchkin/cards/card-rules.ts'

const cards = Object.values(PACKS).flatMap((pack) => pack.cards)

test('every card leads to rules, and all of them exist', () => {
  const known = new Set<string>(MUNCHKIN_RULEBOOK.rules.map(({ id }) => id))
  for (const card of cards) {
    const rules = rulesOf(card)
    expect(rules.length, card.id).toBeGreaterThan(0)
    expect(
      rules.filter((id) => !known.has(id)),
      card.id,
    ).toEqual([])
    expect(new Set(rules).size, card.id).toBe(rules.length)
  }
})

test('a Big item leads to the limit on Big items, a small one does not', () => {
  const items = cards.filter((card) => card.kind === 'item')
  for (const item of items) expect(rulesOf(item).includes('MK-ITEM-05'), item.id).toBe(item.size === 'big')
})
