// No theft in a combat, whatever a card says (MK-COMBAT-13): the fifth verb of that sentence.

import {
  choose,
  type Effect,
  each,
  gainLevels,
  inCase,
  permits,
  roll,
  stay,
  strengthen,
  take,
  use,
} from '@brouhaha/cards'
import { describe, expect, test } from 'vitest'
import { curse, item, special } from '../fixture/cards.ts'
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

  test('a card that is a theft either way is not even played', () => {
    const headgear = take({ zone: 'table', filter: { slot: 'head' }, by: 'you', of: 'target' }, 'you')
    for (const effect of [
      choose([pinch], [headgear]),
      inCase({ fights: 'asMain' }, [headgear], [pinch]),
      inCase({ fights: 'asMain' }, [pinch], [headgear]),
    ]) {
      const cards = [spell('either', effect)]
      const t = table('base', { seats: seats('either'), cards, ...both })
      expect(t.refused('ana', 'play', { copy: 'either', index: 'bob' })).toBe('MK-COMBAT-13')
      expect(t.offered('ana', 'play', { copy: 'either', index: 'bob' })).toBe(false)
    }
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

  test('[MK-CARD-17] and whether there is anything in it, no refusal tells', () => {
    const grab = spell('grab', take({ of: 'target', zone: 'either', filter: { kind: 'item' }, by: 'you' }, 'you'))
    for (const hand of [[], ['elf'], ['elf', 'helmet']]) {
      const bob = { hand, table: ['sword'] }
      const t = table('base', { seats: { ana: { hand: ['grab'] }, bob, cyd: {} }, cards: [grab], ...both })
      expect([hand, t.would('ana', 'play', { copy: 'grab', index: 'bob' })]).toEqual([hand, true])
      expect(t.offered('ana', 'play', { copy: 'grab', index: 'bob' })).toBe(true)
    }
  })
})

describe('[MK-COMBAT-13] the item that was just put on, whoever fights for it', () => {
  const licence = special('licence', { uses: [use('any', [stay('combat', [permits('equipInCombat')])])] })
  const put = (effect: Effect, facing: string | undefined) => {
    const snatch = spellIn('arrival', 'snatch', effect)
    const seats = { ana: { hand: ['licence', 'helmet'] }, bob: { hand: ['snatch'] }, cyd: {} }
    const t = table('base', { seats, cards: [licence, snatch], ...(facing !== undefined && { facing }) })
    if (facing !== undefined) t.choose('ana', 'play', { copy: 'licence' })
    return t.choose('ana', 'playItem', { copy: 'helmet' })
  }
  const it = take({ zone: 'it' }, 'you')

  test.each<[string, Effect]>([
    ['plainly', it],
    ['for each of the others', each('others', [it])],
    ['for each neighbour, about each', each('neighbours', [take({ zone: 'it', of: 'each' }, 'you')])],
    ['for himself', each('you', [it])],
  ])('%s: not in a fight, and outside one', (_, effect) => {
    const fight = put(effect, 'giant')
    expect(fight.offered('bob', 'play', { copy: 'snatch' })).toBe(false)
    expect(fight.refused('bob', 'play', { copy: 'snatch' })).toBe('MK-COMBAT-13')
    const peace = put(effect, undefined).choose('bob', 'play', { copy: 'snatch' })
    expect([peace.table('ana'), peace.table('bob')]).toEqual([[], ['helmet']])
  })

  test('in a way that is chosen, or behind an if, nothing is taken', () => {
    for (const effect of [
      choose([each('others', [it])], []),
      inCase({ not: { fights: 'asMain' } }, [each('others', [it])]),
    ]) {
      const t = put(effect, 'giant').choose('bob', 'play', { copy: 'snatch' })
      if (t.asked().decision === 'choose:way') t.choose('bob', 'option', { index: 1 })
      expect([t.table('ana').includes('helmet'), t.table('bob')]).toEqual([true, []])
    }
  })
})

test('[MK-COMBAT-13] nor a decoy in the place of a card of the hand', () => {
  const dummy = item('dummy', 0, { decoy: true })
  const grab = spell('grab', take({ of: 'target', zone: 'either', filter: { kind: 'item' }, by: 'target' }, 'you'))
  const t = table('base', {
    seats: { ana: { hand: ['grab'] }, bob: { hand: ['mail'], table: ['dummy'] }, cyd: {} },
    cards: [grab, dummy],
    facing: 'giant',
    helper: 'bob',
  })
  t.choose('ana', 'play', { copy: 'grab', index: 'bob' })
  if (t.asked().seats.includes('bob')) {
    t.refused('bob', 'pick', { copy: 'dummy' })
    t.choose('bob', 'pick', { copy: 'mail' })
  }
  expect([t.hand('ana'), t.table('bob')]).toEqual([['mail'], ['dummy']])
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
