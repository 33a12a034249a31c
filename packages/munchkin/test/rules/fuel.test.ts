// Abilities of cards in play, and what pays for them.

import { type Card, draw, gainLevels, loseLevels, pay, remove, strengthen, use } from '@brouhaha/cards'
import { describe, expect, test } from 'vitest'
import { curse, item } from '../fixture/cards.ts'
import { ability } from '../fixture/effects.ts'
import { type Table, table } from '../table.ts'

const three = { ana: {}, bob: {}, cyd: {} }

/** All copies of a card, in the order in which the table was laid. */
const copiesOf = ({ scene }: Table, id: string): number[] =>
  scene.deck.copies.flatMap(({ card }, copy) => (card.id === id ? [copy] : []))

describe('abilities and their fuel', () => {
  const fighter = ability(
    'fighter',
    use('ownCombat', [strengthen('players', 2)], { cost: { discard: 1 }, most: { times: 3, per: 'combat' } }),
  )

  test('[MK-IDENT-09] [MK-IDENT-10] any card pays, from hand or from play, Big items too', () => {
    const seats = {
      ana: { level: 3, table: ['fighter', 'anvil', 'elf'], hand: ['rat'] },
      bob: { table: ['sword'] },
      cyd: {},
    }
    const t = table('base', { seats, cards: [fighter], facing: 'giant' })
    for (const copy of ['rat', 'anvil', 'elf']) {
      t.choose('ana', 'useAbility', { copy: 'fighter' })
      expect(t.refused('ana', 'pay', { copy: 'sword' })).toBe('MK-CARD-06')
      t.choose('ana', 'pay', { copy })
    }
    expect([t.table('ana'), t.hand('ana'), t.totals()]).toEqual([['fighter'], [], [9, 12]])
    expect(t.refused('ana', 'useAbility', { copy: 'fighter' })).toBe('MK-COMBAT-34')
  })

  test('[MK-COMBAT-34] what was paid stays without the card, and a second copy gives no second helping', () => {
    const seats = {
      ...three,
      ana: { level: 3, table: ['fighter'], hand: ['fighter', 'rat', 'imp', 'ogre', 'elf', 'dwarf'] },
    }
    const t = table('base', { seats, cards: [fighter], facing: 'giant' })
    const [first, second] = copiesOf(t, 'fighter')
    for (const copy of ['rat', 'imp', 'ogre'])
      t.choose('ana', 'useAbility', { copy: first! }).choose('ana', 'pay', { copy })
    t.choose('ana', 'dropTrait', { copy: first! })
    expect(t.totals()).toEqual([9, 12])
    t.choose('ana', 'playTrait', { copy: second! })
    expect(t.refused('ana', 'useAbility', { copy: second! })).toBe('MK-COMBAT-34')
  })

  test('[MK-POWER-12] a power that costs discards takes any card', () => {
    const gnaw = {
      kind: 'power',
      id: 'gnaw',
      deck: 'door',
      trait: 'gnaw',
      rank: 2,
      en: { name: 'g' },
      fr: { name: 'g' },
      abilities: [use('combat', [strengthen('players', 1)], { cost: { discard: 1 } })],
    }
    const seats = { ...three, bob: { level: 5, table: ['gnaw', 'helmet'] } }
    const t = table('zombies', { seats, cards: [gnaw as never], facing: 'ogre' })
    t.choose('bob', 'useAbility', { copy: 'gnaw' }).choose('bob', 'pay', { copy: 'helmet' })
    expect(t.totals()).toEqual([2, 6])
  })

  test('[MK-CULT-02] a Cultist in play is no fuel, one in hand is', () => {
    const chant = item('chant', 0, { abilities: [use('any', [gainLevels(1)], { cost: { discard: 1 } })] })
    const seats = {
      ana: { table: ['cultist', 'chant'], hand: ['cultist'] },
      bob: { table: ['cultist'] },
      cyd: {},
      dan: {},
    }
    const t = table('cthulhu', { seats, cards: [chant] })
    t.choose('ana', 'useAbility', { copy: 'chant' })
    expect(t.refused('ana', 'pay', { copy: copiesOf(t, 'cultist')[0]! })).toBe('MK-IDENT-09')
    t.choose('ana', 'pay', { copy: 'cultist' })
    expect([t.level('ana'), t.pile('cultPile')]).toEqual([2, ['cultist']])
  })

  test('[MK-CARD-16] the whole hand must not be empty', () => {
    const charm = ability('charmer', use('ownCombat', [remove('named', true)], { cost: { discard: 'hand' } }))
    const play = (hand: string[]) =>
      table('base', { seats: { ...three, ana: { table: ['charmer'], hand } }, cards: [charm], facing: 'ogre' })
    expect(play([]).offered('ana', 'useAbility')).toBe(false)
    expect(play([]).refused('ana', 'useAbility', { copy: 'charmer' })).toBe('MK-IDENT-09')
    const t = play(['elf', 'rat']).choose('ana', 'useAbility', { copy: 'charmer' })
    expect([t.hand('ana'), t.asked().decision]).toEqual([[], 'kill'])
  })

  test('[MK-IDENT-09] the card itself, levels, or cards of a kind may be the price', () => {
    const cards = [
      item('bomb', 0, { abilities: [use('any', [loseLevels(1, 'target')], { cost: { self: true } })] }),
      item('altar', 0, { abilities: [use('any', [draw('door', 1)], { cost: { levels: 1 } })] }),
      item('still', 0, {
        abilities: [use('any', [gainLevels(1)], { cost: { cards: { zone: 'hand', filter: { kind: 'monster' } } } })],
      }),
    ]
    const seats = {
      ana: { level: 2, table: ['bomb', 'altar', 'still'], hand: ['rat', 'elf'] },
      bob: { level: 3 },
      cyd: {},
    }
    const t = table('base', { seats, cards, doors: ['imp'] })
    t.choose('ana', 'useAbility', { copy: 'bomb', index: 'bob' })
    expect([t.level('bob'), t.has('ana', 'bomb')]).toEqual([2, false])
    t.choose('ana', 'useAbility', { copy: 'still' }).choose('ana', 'pick', { copy: 'rat' })
    if (t.asked().decision === 'pay:which') t.choose('ana', 'enough')
    expect(t.level('ana')).toBe(3)
    t.choose('ana', 'useAbility', { copy: 'altar' }).choose('ana', 'keep')
    expect([t.level('ana'), t.hand('ana')]).toEqual([2, ['elf', 'imp']])
    const low = table('base', { seats: { ...seats, ana: { ...seats.ana, level: 1 } }, cards })
    expect(low.refused('ana', 'useAbility', { copy: 'altar' })).toBe('MK-IDENT-09')
  })

  test('[MK-IDENT-09] a card that is the price itself is none of the cards that are paid beside it', () => {
    const pyre = item('pyre', 0, { abilities: [use('any', [gainLevels(1)], { cost: { discard: 1, self: true } })] })
    const play = (...hand: string[]) =>
      table('base', { seats: { ...three, ana: { table: ['pyre'], hand } }, cards: [pyre] })
    expect(play().offered('ana', 'useAbility')).toBe(false)
    expect(play().refused('ana', 'useAbility', { copy: 'pyre' })).toBe('MK-IDENT-09')
    const t = play('elf').choose('ana', 'useAbility', { copy: 'pyre' })
    if (t.asked().decision === 'whichFuel') t.choose('ana', 'pay', { copy: 'elf' })
    expect([t.level('ana'), t.table('ana'), t.hand('ana')]).toEqual([2, [], []])
  })

  test('[MK-CULT-02] nor does a Cultist in play pay where a class is the price', () => {
    const price = { cards: { zone: 'table', filter: { kind: 'class' } } } as const
    const chant = item('chant', 0, { abilities: [use('any', [gainLevels(1)], { cost: price })] })
    const play = (...classes: string[]) =>
      table('cthulhu', {
        seats: { ana: { table: ['chant', ...classes] }, bob: { table: ['cultist'] }, cyd: {}, dan: {} },
        cards: [chant],
      })
    expect(play('cultist').refused('ana', 'useAbility', { copy: 'chant' })).toBe('MK-IDENT-09')
    expect(play('cultist').offered('ana', 'useAbility')).toBe(false)
    expect(play('wizard').choose('ana', 'useAbility', { copy: 'chant' }).table('ana')).toEqual(['chant'])
    const both = play('super-munchkin', 'cultist', 'wizard').choose('ana', 'useAbility', { copy: 'chant' })
    expect([both.has('ana', 'cultist'), both.has('ana', 'wizard')]).toEqual([true, false])
  })

  const chant = (zone: 'either' | 'treasureDiscards', kind: 'class' | 'attachment') =>
    item('chant', 0, { abilities: [use('any', [gainLevels(1)], { cost: { cards: { zone, filter: { kind } } } })] })

  test('[MK-CULT-02] one in hand does', () => {
    const seats = { ana: { table: ['chant', 'cultist'], hand: ['cultist'] }, bob: {}, cyd: {}, dan: {} }
    const t = table('cthulhu', { seats, cards: [chant('either', 'class')] })
    t.choose('ana', 'useAbility', { copy: 'chant' })
    const [inPlay, inHand] = copiesOf(t, 'cultist')
    expect(t.refused('ana', 'pick', { copy: inPlay! })).toBe('MK-CURSE-05')
    t.choose('ana', 'pick', { copy: inHand! })
    expect([t.level('ana'), t.hand('ana'), t.table('ana')]).toEqual([2, [], ['chant', 'cultist']])
  })

  test('[MK-IDENT-09] a price out of the discards is no fuel of anybody’s, whatever it is', () => {
    const words = { en: { name: 'ribbon' }, fr: { name: 'ribbon' } }
    const ribbon: Card = { kind: 'attachment', id: 'ribbon', deck: 'treasure', to: 'item', bonus: 1, ...words }
    const cards = [chant('treasureDiscards', 'attachment'), ribbon]
    const seats = { ...three, ana: { table: ['chant'] } }
    const t = table('base', { seats, cards, treasureDiscards: ['ribbon'] })
    expect(t.choose('ana', 'useAbility', { copy: 'chant' }).level('ana')).toBe(2)
    expect(table('base', { seats, cards }).refused('ana', 'useAbility', { copy: 'chant' })).toBe('MK-IDENT-09')
  })

  test('[MK-COMBAT-34] once a turn means once a turn', () => {
    const knack = ability('knack', use('ownTurn', [draw('door', 1)], { most: { times: 1, per: 'turn' } }))
    const t = table('base', {
      seats: { ...three, ana: { table: ['knack'] }, bob: { table: ['knack'] } },
      cards: [knack],
    })
    t.choose('ana', 'useAbility', { copy: 'knack' }).choose('ana', 'keep')
    expect(t.refused('ana', 'useAbility', { copy: 'knack' })).toBe('MK-COMBAT-34')
    expect(t.refused('bob', 'useAbility', { copy: 'knack' })).toBe('MK-CARD-14')
  })

  test('[MK-ITEM-03] an item that is not in use does nothing', () => {
    const horn = item('horn', 0, { slot: 'head', abilities: [use('any', [gainLevels(1)])] })
    const t = table('base', { seats: { ...three, ana: { table: ['-horn'] } }, cards: [horn] })
    expect(t.offered('ana', 'useAbility')).toBe(false)
    expect(t.refused('ana', 'useAbility', { copy: 'horn' })).toBe('MK-CARD-14')
    t.choose('ana', 'equip', { copy: 'horn' }).choose('ana', 'useAbility', { copy: 'horn' })
    expect(t.level('ana')).toBe(2)
  })
})

test('[MK-IDENT-09] a card pays with itself only before whoever is to pay', () => {
  const tithe = curse('tithe', pay({ self: true }, [gainLevels(1)], [loseLevels(1)]))
  const t = table('base', { seats: { ...three, ana: { level: 3 }, bob: { hand: ['tithe'] } }, cards: [tithe] })
  t.choose('bob', 'curse', { copy: 'tithe', seat: 'ana' })
  expect(t.offers('ana').map(({ type, index }) => [type, index])).toEqual([['option', 1]])
  expect(t.refused('ana', 'option', { index: 0 })).toBe('MK-IDENT-09')
  expect(t.choose('ana', 'option', { index: 1 }).level('ana')).toBe(2)
})
