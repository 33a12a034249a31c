// No theft in a combat, whatever a card says (MK-COMBAT-13): the fifth verb of that sentence.

import { choose, each, gainLevels, inCase, roll, strengthen, take, use } from '@brouhaha/cards'
import { describe, expect, test } from 'vitest'
import { curse } from '../fixture/cards.ts'
import { ability, spell, spellIn } from '../fixture/effects.ts'
import { table } from '../table.ts'

const anItem = { zone: 'table', filter: { kind: 'item' }, by: 'you' } as const
const pinch = take({ ...anItem, of: 'target' }, 'you')
const picker = ability('picker', use('any', [pinch]))
const rob = spell('rob', pinch)

describe.each(['base', 'star', 'cthulhu', 'zombies'])('%s', (box) => {
  test('[MK-COMBAT-13] who fights does not take the sword of the own helper', () => {
    const seats = { ana: { table: ['picker'] }, bob: { table: ['sword'] }, cyd: { table: ['mail'] } }
    const t = table(box, { seats, cards: [picker], facing: 'giant', helper: 'bob' })
    expect(t.refused('ana', 'useAbility', { copy: 'picker', index: 'bob' })).toBe('MK-COMBAT-13')
    expect(t.refused('ana', 'useAbility', { copy: 'picker', index: 'cyd' })).toBe('MK-COMBAT-13')
    expect(t.offered('ana', 'useAbility', { copy: 'picker', index: 'bob' })).toBe(false)
  })

  test('[MK-COMBAT-13] nor does the helper, and nobody steals from who fights; the card stays in hand', () => {
    const seats = {
      ana: { table: ['sword'] },
      bob: { hand: ['rob'] },
      cyd: { hand: ['rob'] },
      dan: { table: ['mail'] },
    }
    const t = table(box, { seats, cards: [rob], facing: 'giant', helper: 'bob' })
    expect(t.refused('bob', 'play', { copy: 'rob', index: 'ana' })).toBe('MK-COMBAT-13')
    expect(t.refused('bob', 'play', { copy: 'rob', index: 'dan' })).toBe('MK-COMBAT-13')
    expect(t.refused('cyd', 'play', { copy: 'rob', index: 'ana' })).toBe('MK-COMBAT-13')
    expect(t.hand('bob')).toEqual(['rob'])
    t.choose('cyd', 'play', { copy: 'rob', index: 'dan' })
    expect(t.table('cyd')).toEqual(['mail'])
  })
})

test('[MK-COMBAT-13] outside a combat it works', () => {
  const t = table('base', {
    seats: { ana: { table: ['picker'] }, bob: { table: ['sword'] }, cyd: {} },
    cards: [picker],
  })
  t.choose('ana', 'useAbility', { copy: 'picker', index: 'bob' })
  expect(t.table('ana')).toEqual(['picker', 'sword'])
})

describe('[MK-COMBAT-13] behind a die, for each, in one of two ways', () => {
  const seats = (id: string) => ({ ana: { hand: [id] }, bob: { table: ['sword'] }, cyd: {} })
  const both = { facing: 'giant', helper: 'bob' }

  test('a die is not even rolled', () => {
    const cards = [spell('try', roll([1, 3, [gainLevels(1)]], [4, 6, [pinch]]))]
    const t = table('base', { seats: seats('try'), cards, ...both })
    expect(t.refused('ana', 'play', { copy: 'try', index: 'bob' })).toBe('MK-COMBAT-13')
  })

  test('nor does anybody give up one item each', () => {
    const cards = [spell('levy', each('others', [take({ ...anItem, of: 'each' }, 'you')]))]
    const t = table('base', { seats: seats('levy'), cards, ...both })
    expect(t.refused('ana', 'play', { copy: 'levy' })).toBe('MK-COMBAT-13')
  })

  test('a card that does something else in a fight does that', () => {
    const fork = spell('fork', inCase({ fights: 'asMain' }, [strengthen('players', 3)], [pinch]))
    const t = table('base', { seats: seats('fork'), cards: [fork], ...both })
    t.choose('ana', 'play', { copy: 'fork', index: 'bob' })
    expect([t.totals()[0], t.table('bob')]).toEqual([8, ['sword']])
  })

  test('of two ways only the honest one is offered', () => {
    const ways = choose([pinch], [strengthen('players', 3)])
    const t = table('base', { seats: seats('ways'), cards: [spell('ways', ways)], ...both })
    t.choose('ana', 'play', { copy: 'ways', index: 'bob' })
    expect(t.offers('ana').map(({ index }) => index)).toEqual([1])
    t.choose('ana', 'option', { index: 1 })
    expect([t.totals()[0], t.table('bob')]).toEqual([8, ['sword']])
  })

  test('hand and table together: only the hand is left', () => {
    const grab = spell('grab', take({ of: 'target', zone: 'either', by: 'you' }, 'you'))
    const t = table('base', {
      seats: { ana: { hand: ['grab'] }, bob: { hand: ['elf'], table: ['sword'] }, cyd: {} },
      cards: [grab],
      ...both,
    })
    t.choose('ana', 'play', { copy: 'grab', index: 'bob' })
    expect([t.hand('ana'), t.table('bob')]).toEqual([['elf'], ['sword']])
  })
})

describe('[MK-META-03] what is no theft, or says that it may', () => {
  test('a card that takes an item to use it at once', () => {
    const loan = spellIn('ownCombat', 'loan', take({ ...anItem, of: 'target' }, 'you', { equip: true }))
    const seats = { ana: { hand: ['loan'] }, bob: { table: ['sword'] }, cyd: {} }
    const t = table('base', { seats, cards: [loan], facing: 'ogre' })
    t.choose('ana', 'play', { copy: 'loan', index: 'bob' })
    expect([t.table('ana'), t.totals()[0]]).toEqual([['sword'], 4])
  })

  test('a curse that hands an item to the neighbour', () => {
    const borrowed = curse('borrowed', take({ zone: 'table', filter: { kind: 'item' } }, 'left'))
    const seats = { ana: { table: ['sword'] }, bob: {}, cyd: { hand: ['borrowed'] } }
    const t = table('base', { seats, cards: [borrowed], facing: 'ogre' })
    t.choose('cyd', 'curse', { copy: 'borrowed', seat: 'ana' })
    expect([t.table('ana'), t.table('bob')]).toEqual([[], ['sword']])
  })

  test('an item of one’s own, given away by its owner', () => {
    const gift = spell('gift', take({ zone: 'table', filter: { kind: 'item' } }, 'target'))
    const seats = { ana: { hand: ['gift'], table: ['sword'] }, bob: {}, cyd: {} }
    const t = table('base', { seats, cards: [gift], facing: 'ogre' })
    t.choose('ana', 'play', { copy: 'gift', index: 'bob' })
    expect(t.table('bob')).toEqual(['sword'])
  })
})
