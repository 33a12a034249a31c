// Two players swap what they are.

import { describe, expect, test } from 'vitest'
import { faultsOf, textsOf } from './read.ts'
import { attachment, characterClass, curse, cursed, gain, item, type Raw, race, sit, special } from './sit.ts'

const swap = (rest: Raw): Raw => ({ do: 'swapTrait', kind: 'race', ...rest })
const inTurn = (...effect: readonly Raw[]): Raw => special('trick', [{ use: 'ownTurn', effect }])
const RACES = [race('gnome'), race('troll'), characterClass('cook')]
const TARGET = inTurn(swap({ with: 'target' }))

test('their cards change places, and nothing else', () => {
  const t = sit([TARGET, ...RACES], {
    ana: { hand: ['trick'], table: ['gnome', 'cook'] },
    bob: { table: [] },
    cyd: { table: ['troll'] },
  })
  t.choose('ana', 'play', { copy: 'trick', index: 'cyd' })
  expect([t.table('ana').sort(), t.table('bob'), t.table('cyd')]).toEqual([['cook', 'troll'], [], ['gnome']])
  expect(t.pile('doorDiscards')).toEqual([])
})

test('[MK-IDENT-06] who has none gives none, and is human no longer', () => {
  const t = sit([TARGET, ...RACES], { ana: { hand: ['trick'] }, bob: { table: ['troll'] } })
  t.choose('ana', 'play', { copy: 'trick', index: 'bob' })
  expect([t.table('ana'), t.table('bob')]).toEqual([['troll'], []])
})

test('what lies on them goes along', () => {
  const polish = attachment('polish', { deck: 'door', to: 'trait', bonus: 1 })
  const t = sit([TARGET, polish, ...RACES], {
    ana: { hand: ['trick', 'polish'], table: ['gnome'] },
    bob: { table: ['troll'] },
  })
  t.choose('ana', 'attach', { copy: 'polish', other: 'gnome' }).choose('ana', 'play', { copy: 'trick', index: 'bob' })
  expect([t.table('ana'), t.table('bob').sort()]).toEqual([['troll'], ['gnome', 'polish']])
})

test('with oneself nothing happens', () => {
  const t = sit([TARGET, ...RACES], { ana: { hand: ['trick'], table: ['gnome'] } })
  expect(t.choose('ana', 'play', { copy: 'trick', index: 'ana' }).table('ana')).toEqual(['gnome'])
})

test('the name stands for the cards that changed places', () => {
  const card = curse('hex', swap({ with: 'left', as: 'both' }), gain({ the: 'both' }))
  const t = cursed(card, { ana: { table: ['gnome'] }, bob: { table: ['troll'] } }, RACES)
  expect([t.table('ana'), t.table('bob'), t.level('ana')]).toEqual([['troll'], ['gnome'], 3])
})

test('[MK-CULT-04] the cult lies where it lies', () => {
  const t = sit([inTurn({ do: 'swapTrait', kind: 'class', with: 'left' }), ...RACES], {
    box: 'cthulhu',
    ana: { hand: ['trick'], table: ['cook'] },
    bob: { table: ['cultist'] },
  })
  t.choose('ana', 'play', { copy: 'trick' })
  expect([t.table('ana'), t.table('bob').includes('cultist')]).toEqual([[], true])
})

test('an item that no curse makes one lose keeps nothing else from going: it stays, and counts while it may', () => {
  const kept = (id: string, rest: Raw = {}): Raw => item(id, { bonus: 2, abilities: [{ bans: 'beingLost' }], ...rest })
  const cards = [...RACES, kept('kept'), kept('own', { usableBy: { has: 'gnome' } })]
  const spec = { ana: { table: ['gnome', 'kept', 'own'] }, bob: { table: ['troll'] } }
  const hit = (step: Raw) => cursed(curse('hex', step), spec, cards)
  const t = hit(swap({ with: 'left' }))
  expect([[...t.table('ana')].sort(), t.table('bob')]).toEqual([['kept', 'own', 'troll'], ['gnome']])
  expect([sit(cards, spec).strength('ana'), t.strength('ana')]).toEqual([5, 3])
  expect([...hit(swap({})).table('ana')].sort()).toEqual(['kept', 'own'])
})

describe('what would be nothing is refused', () => {
  test.each([
    [swap({ with: 'left', which: 'all' }), 'no which'],
    [swap({ with: 'you' }), 'somebody else'],
  ])('%j', (step, said) => {
    const faults = faultsOf(inTurn(step))
    expect(faults.length).toBe(1)
    expect(faults[0]).toContain(said)
  })
})

test('the text says so', () => {
  expect(textsOf(TARGET)).toEqual([
    'Special card. In your turn: swap your races with those of a player of your choice.',
    "Carte spéciale. À ton tour\u00a0: échange tes races avec celles d'un joueur de ton choix.",
  ])
  const all = inTurn({ do: 'each', who: 'others', effect: [{ do: 'swapTrait', kind: 'class', with: 'you' }] })
  expect(textsOf(all)[0]).toContain('each other player swaps their classes with yours')
  expect(textsOf(all)[1]).toContain('chaque autre joueur échange ses classes avec les tiennes')
})
