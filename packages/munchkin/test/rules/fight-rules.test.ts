// Rules of a fight that cards bring into it, and whose they are.

import { adds, attachment, doubles, enhancer, ignores, stay } from '@brouhaha/cards'
import { describe, expect, test } from 'vitest'
import { curse, item, monster, trait } from '../fixture/cards.ts'
import { table } from '../table.ts'

const named = (name: string) => ({ en: { name }, fr: { name } })

const club = item('club', 2, { slot: 'oneHand' })
const banner = item('banner', 0, { abilities: [doubles('items')] })

describe('[MK-COMBAT-26] a fight rule holds for the whole encounter', () => {
  test('once, where one monster says it', () => {
    const arms = monster('arms', 3, { fightRules: [doubles('items')] })
    const t = table('base', {
      cards: [club, arms],
      facing: 'arms',
      seats: { ana: { table: ['club'] }, bob: {}, cyd: {} },
    })
    expect(t.totals()).toEqual([5, 3])
  })

  test('where an enhancer says it, whatever joins after that', () => {
    const blunt = enhancer('blunt', { bonus: 1, fightRules: [ignores('items')], ...named('blunt') })
    const t = table('base', {
      cards: [blunt, club],
      facing: 'ogre',
      seats: { ana: { table: ['club'] }, bob: { hand: ['blunt', 'wandering', 'rat'] }, cyd: {} },
    })
    expect(t.totals()).toEqual([3, 6])
    t.choose('bob', 'enhance', { copy: 'blunt', slot: 'ogre' })
    expect(t.totals()).toEqual([1, 7])
    t.choose('bob', 'play', { copy: 'wandering', index: 'rat' })
    expect(t.totals()).toEqual([1, 8])
  })

  test('where the helper brings it, from whichever seat', () => {
    for (const [main, helper] of [
      ['ana', 'bob'],
      ['bob', 'ana'],
    ] as const) {
      const seats = { ana: {}, bob: {}, cyd: {}, [main]: { table: ['club'] }, [helper]: { table: ['banner'] } }
      const t = table('base', { cards: [club, banner], active: main, helper, facing: 'giant', seats })
      expect(t.totals()[0]).toBe(1 + 4 + 1)
    }
  })

  test('not where a bystander wears it, nor where a monster is still in the deck', () => {
    const bare = monster('bare', 3, { fightRules: [ignores('items')] })
    const plain = monster('plain', 3)
    for (const cards of [
      [banner, club, plain, bare],
      [bare, club, plain, banner],
    ]) {
      const t = table('base', {
        cards,
        facing: 'plain',
        doors: ['bare'],
        variants: { biggerHands: true },
        seats: { ana: { table: ['club'] }, bob: { table: ['banner'] }, cyd: {} },
      })
      expect(t.totals()).toEqual([3, 3])
    }
  })
})

test('[MK-COMBAT-37] where printed bonuses count double, a monster’s level does not', () => {
  const proud = monster('proud', 3, { strength: [{ add: 2 }], fightRules: [doubles('printedBonuses')] })
  const t = table('base', { cards: [proud], facing: 'proud', seats: { ana: {}, bob: {}, cyd: {} } })
  expect(t.monster('proud')).toBe(7)
})

test('[MK-COMBAT-01] what lies on an item is equipment too, what a class adds is not', () => {
  const cards = [
    club,
    attachment('spike', { deck: 'treasure', to: 'item', bonus: 2, ...named('spike') }),
    trait('class', 'brave', { abilities: [adds('strength', 1)] }),
    monster('bare', 3, { fightRules: [ignores('items')] }),
    monster('dull', 3, { fightRules: [ignores('traits')] }),
  ]
  const against = (facing: string) =>
    table('base', { cards, facing, seats: { ana: { table: ['club', 'spike@club', 'brave'] }, bob: {}, cyd: {} } })
  expect(against('bare').totals()[0]).toBe(1 + 1)
  expect(against('dull').totals()[0]).toBe(1 + 2 + 2)
})

test('[MK-COMBAT-01] where equipment counts double, a class does not', () => {
  const cards = [club, banner, trait('class', 'brave', { abilities: [adds('strength', 1)] })]
  const seats = { ana: { table: ['club', 'banner', 'brave'] }, bob: {}, cyd: {} }
  expect(table('base', { cards, seats, facing: 'rat' }).totals()[0]).toBe(1 + 4 + 1)
})

test('[MK-COMBAT-01] who counts double in a fight does not count double out of it', () => {
  const vast = trait('class', 'vast', { abilities: [doubles('self')] })
  const seats = { ana: { level: 3, table: ['vast'] }, bob: {}, cyd: {} }
  expect(table('base', { cards: [vast], seats }).strength('ana')).toBe(3)
  expect(table('base', { cards: [vast], seats, facing: 'rat' }).totals()[0]).toBe(6)
})

describe('[MK-COMBAT-26] where identities do not count', () => {
  const dull = monster('dull', 3, { fightRules: [ignores('traits')] })
  const brave = trait('class', 'brave', { abilities: [adds('strength', 4)] })
  const pin = attachment('pin', { deck: 'treasure', to: 'trait', bonus: 5, ...named('pin') })
  const weak = curse('weak', stay('untilLifted', [adds('strength', -2)]))
  const page = { kind: 'acolyte', id: 'page', deck: 'treasure', abilities: [adds('strength', 1)], ...named('page') }
  const cards = [dull, brave, pin, weak, page as never, item('club', 2, { slot: 'oneHand' })]

  test('a curse, an acolyte and an item do; a class does not, nor what lies on it', () => {
    const seats = { ana: { level: 3, table: ['brave', 'pin@brave', 'club', 'page'] }, bob: { hand: ['weak'] }, cyd: {} }
    const t = table('star', { seats, cards, facing: 'dull' })
    t.choose('bob', 'curse', { copy: 'weak', seat: 'ana' })
    expect(t.totals()[0]).toBe(3 + 2 + 1 - 2)
  })

  test('of those alone on which something lies, where it says so', () => {
    const tidy = monster('tidy', 3, { fightRules: [ignores('traits', { filter: { attached: true } })] })
    const strength = (...own: readonly string[]): number => {
      const seats = { ana: { level: 3, table: own }, bob: {}, cyd: {} }
      return table('star', { seats, cards: [tidy, ...cards], facing: 'tidy' }).totals()[0]
    }
    expect([strength('brave'), strength('brave', 'pin@brave')]).toEqual([3 + 4, 3])
  })

  test('and where only items do not count, all the rest does', () => {
    const bare = monster('bare', 3, { fightRules: [ignores('items')] })
    const seats = { ana: { level: 3, table: ['brave', 'pin@brave', 'club', 'page'] }, bob: { hand: ['weak'] }, cyd: {} }
    const t = table('star', { seats, cards: [...cards, bare], facing: 'bare' })
    t.choose('bob', 'curse', { copy: 'weak', seat: 'ana' })
    expect(t.totals()[0]).toBe(3 + 4 + 5 + 1 - 2)
  })

  test('nor is anybody in that fight what such a class lets one count as', () => {
    const cards = [dull, trait('race', 'sprite'), trait('class', 'guise', { abilities: [{ countsAs: 'sprite' }] })]
    const lamp = item('lamp', 5, { usableBy: { has: 'sprite' } })
    const strength = (facing: string) => {
      const seats = { ana: { level: 3, table: ['guise', 'lamp'] }, bob: { table: ['sprite'] }, cyd: {} }
      return table('star', { seats, cards: [...cards, lamp], facing }).totals()[0]
    }
    expect([strength('dull'), strength('rat')]).toEqual([3, 3 + 5])
  })
})
