// How many different things there are among cards: what is alike counts once.

import { describe, expect, test } from 'vitest'
import { faultsOf, textsOf } from './read.ts'
import { characterClass, gain, given, item, monster, type Raw, sit, special } from './sit.ts'

const inTurn = (...effect: readonly Raw[]): Raw => special('trick', [{ use: 'ownTurn', effect }])
const counted = (amount: Raw): Raw => inTurn(gain(amount))
const OX = monster('ox', 3, { copies: 3 })
const CLASSES = [characterClass('cook', { copies: 2 }), characterClass('tinker'), characterClass('bard')]
const ITEMS = [
  item('cap', { slot: 'head' }),
  item('left-glove', { slot: 'oneHand' }),
  item('right-glove', { slot: 'oneHand' }),
  item('ring'),
]

test('classes in play, whoever has them', () => {
  const t = sit([counted({ different: 'class', of: 'everyone' }), ...CLASSES], {
    ana: { hand: ['trick', 'bard'], table: ['cook'] },
    bob: { table: ['cook'] },
    cyd: { table: ['tinker'] },
  })
  expect(t.choose('ana', 'play', { copy: 'trick' }).level('ana')).toBe(1 + 2)
})

test('slots among the items that one uses; what has none is none', () => {
  const t = sit([counted({ different: 'slot', in: 'worn' }), ...ITEMS], {
    ana: { hand: ['trick'], table: ['cap', 'left-glove', 'right-glove', 'ring'] },
    bob: { table: [] },
  })
  expect(t.choose('ana', 'play', { copy: 'trick' }).level('ana')).toBe(1 + 2)
})

test('kinds and cards of a hand', () => {
  const at = (different: string): number => {
    const t = sit([counted({ different, in: 'hand' }), OX, ...CLASSES, ...ITEMS], {
      ana: { hand: ['trick', 'ox', 'ox', 'cap', 'ring', 'cook'] },
    })
    return t.choose('ana', 'play', { copy: 'trick' }).level('ana') - 1
  }
  expect([at('kind'), at('card')]).toEqual([3, 4])
})

test('a filter says among which', () => {
  const card = counted({ different: 'card', in: 'hand', filter: { kind: 'item' } })
  const t = sit([card, OX, ...ITEMS], { ana: { hand: ['trick', 'ox', 'cap', 'ring'] } })
  expect(t.choose('ana', 'play', { copy: 'trick' }).level('ana')).toBe(1 + 2)
})

describe('what can only be none or one is refused', () => {
  test.each([
    [{ different: 'kind', in: 'self' }, 'several cards'],
    [{ different: 'class', in: 'worn' }, 'table, hand'],
    [{ different: 'race', filter: { kind: 'item' } }, 'without kind'],
    [{ different: 'slot', in: 'doorDiscards' }, 'worn, table'],
    [{ different: 'slot', filter: { kind: 'monster' } }, 'items'],
    [{ different: 'kind', in: 'hand', filter: { kind: 'curse' } }, 'several kinds'],
  ])('%j', (amount, said) => {
    const faults = faultsOf(counted(amount))
    expect(faults.length).toBe(1)
    expect(faults[0]).toContain(said)
  })
})

test('[MK-CARD-17] whether it is on offer tells nothing of the hands of others', () => {
  const when = (amount: Raw): Raw => ({ count: amount, is: { least: 2 } })
  const use = (amount: Raw): Raw => special('trick', [{ use: 'any', when: when(amount), effect: [gain(1)] }])
  expect(faultsOf(use({ different: 'kind', in: 'hand' }))).toEqual([])
  expect(faultsOf(use({ different: 'class', of: 'everyone' }))).toEqual([])
  expect(faultsOf(use({ different: 'kind', in: 'hand', of: 'left' }))[0]).toContain('what everybody sees')
})

describe('the text says so', () => {
  test.each([
    [{ different: 'class', of: 'everyone' }, 'each different class in play', 'par classe différente en jeu'],
    [
      { different: 'slot', in: 'worn' },
      'each different slot among the items that you use',
      'par emplacement différent parmi les objets que tu utilises',
    ],
    [
      { different: 'kind', in: 'hand' },
      'each different kind of card in your hand',
      'par sorte de carte différente dans ta main',
    ],
    [
      { different: 'race', of: 'others' },
      'each different race that the other players have in play',
      'par race différente que les autres joueurs ont en jeu',
    ],
  ])('%j', (amount, en, fr) => {
    const said = textsOf(counted(amount))
    expect(said[0]).toContain(`gain 1 level for ${en}.`)
    expect(said[1]).toContain(`gagne 1 niveau ${fr}.`)
  })

  test('where it is compared', () => {
    const asked = { count: { different: 'class', of: 'everyone' }, is: { least: 3 } }
    const said = textsOf(inTurn(given(asked, [gain(1)])))
    expect(said[0]).toContain('if there are at least 3 different classes in play')
    expect(said[1]).toContain("s'il y a au moins 3 classes différentes en jeu")
  })
})
