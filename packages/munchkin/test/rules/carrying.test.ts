// Items: who may take one more, who chooses which one goes, and what takes no place.

import { type Card, die, discard } from '@brouhaha/cards'
import { describe, expect, test } from 'vitest'
import { item, trait } from '../fixture/cards.ts'
import { spell } from '../fixture/effects.ts'
import { round } from '../fixture/round.ts'
import { table } from '../table.ts'

const three = { ana: {}, bob: {}, cyd: {} }

test('[MK-ITEM-05] who may carry less than nothing that is Big still takes what is small', () => {
  const cards = (['race', 'class'] as const).map((kind) =>
    trait(kind, `frail-${kind}`, { abilities: [{ figure: 'bigLimit', add: -1 }] }),
  )
  const seats = { ana: { table: ['sword', 'anvil'] }, bob: { table: ['frail-race', 'frail-class'] }, cyd: {} }
  const t = table('base', { seats, cards })
  const give = (id: string) => ({ type: 'trade', seat: 1, gives: [t.copy(id, 'ana')], wants: [] }) as const
  expect([t.wouldSend('ana', give('anvil')), t.wouldSend('ana', give('sword'))]).toEqual([false, true])
})

test('[MK-ITEM-06] [TT-09] a Big item too many, once it is noticed, is shed at once', () => {
  const t = round({ ana: { table: ['anvil'], hand: ['piano'] } }, { customs: { honour: true } })
  t.choose('ana', 'sneak', { copy: 'piano' }).choose('bob', 'challenge', { seat: 'ana' })
  expect(t.asked()).toEqual({ seats: ['ana'], decision: 'whichBig' })
})

test('[MK-ITEM-13] [MK-DEATH-11] the dead turn nothing, not even what nobody has looted yet', () => {
  const t = table('zombies', {
    seats: { ...three, ana: { table: ['sword'] } },
    facing: 'giant',
    helper: 'bob',
    rolls: { runAway: [1] },
  })
  t.choose('ana', 'run').choose('ana', 'roll', { slot: 'giant' })
  expect([t.asked().seats, t.table('ana')]).toEqual([['bob'], ['sword']])
  expect(t.refused('ana', 'lay', { copy: 'sword' })).toBe('MK-CARD-14')
})

describe('[MK-ITEM-18] which item goes', () => {
  const raid = spell('raid', discard({ of: 'target', zone: 'table' }))

  test('the owner chooses, not whoever played the card', () => {
    const t = table('base', {
      seats: { ...three, ana: { table: ['sword', 'mail'] }, bob: { hand: ['raid'] } },
      cards: [raid],
    })
    t.choose('bob', 'play', { copy: 'raid', index: 'ana' })
    expect(t.asked().seats).toEqual(['ana'])
  })

  test('[MK-DEATH-11] an owner who has just died is not asked: chance takes one of his', () => {
    const wish = spell('wish', die('you'), discard({ zone: 'table' }))
    const t = table('base', { seats: { ...three, ana: { hand: ['wish'], table: ['sword', 'mail'] } }, cards: [wish] })
    t.choose('ana', 'play', { copy: 'wish' })
    expect(t.pile('treasureDiscards')).toHaveLength(2)
    expect([...t.pool(), ...t.pile('treasureDiscards')].sort()).toEqual(['mail', 'sword', 'wish'])
  })
})

test('[MK-LASER-02] what is worn over something else takes no hand, not even with all hands full', () => {
  const gloves: Card = item('gloves', 2, { slot: 'oneHand', over: true })
  const t = table('base', { seats: { ...three, ana: { table: ['sword', 'dagger', '-gloves'] } }, cards: [gloves] })
  t.choose('ana', 'equip', { copy: 'gloves' })
  expect(t.strength('ana')).toBe(7)
})

test('[MK-ITEM-03] [MK-ACO-02] two acolytes both count: only a power counts once', () => {
  const fighter = (id: string): Card => ({
    kind: 'acolyte',
    id,
    deck: 'treasure',
    abilities: [{ figure: 'strength', add: 2 }],
    en: { name: id },
    fr: { name: id },
  })
  const seats = { ...three, ana: { table: ['guard', 'archer'] } }
  const t = table('star', { seats, cards: [fighter('guard'), fighter('archer')] })
  expect(t.strength('ana')).toBe(5)
})
