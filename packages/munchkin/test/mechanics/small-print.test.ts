// What the docs say of how things lie and what counts, where a designer could not guess it.

import { describe, expect, test } from 'vitest'
import { item, lose, monster, type Raw, shot, sit, special, stay, strengthen, take } from './sit.ts'

const peek: Raw = { do: 'peek', deck: 'treasure', cards: 3 }
const putBack = (more: unknown, to: string): Raw => ({
  do: 'putBack',
  cards: { zone: 'peeked', take: more },
  to,
})
const gems = ['one', 'two', 'three', 'four'].map((id) => item(id))
const deck = ['one', 'two', 'three', 'four']

describe('cards go back one after the other', () => {
  const sifted = (take: unknown, to: string) => {
    const card = special('sieve', [{ use: 'ownTurn', effect: [peek, putBack(take, to)] }])
    return sit([card, ...gems], { ana: { hand: ['sieve'] }, treasures: deck }).choose('ana', 'play', { copy: 'sieve' })
  }

  test('as they are chosen, where there is a choice: the last lies on top, and what has gone back may be chosen again', () => {
    const t = sifted({ upTo: 3 }, 'top')
    for (const id of ['two', 'three', 'one']) t.choose('ana', 'pick', { copy: id })
    expect(t.pile('treasureDeck').slice(0, 4)).toEqual(['one', 'three', 'two', 'four'])
    const again = sifted({ upTo: 3 }, 'top')
    for (const id of ['two', 'two']) again.choose('ana', 'pick', { copy: id })
    expect(again.choose('ana', 'enough').pile('treasureDeck').slice(0, 4)).toEqual(['two', 'one', 'three', 'four'])
  })

  test('all of them, or as many as there are, without a question: turned round on top, as they were at the bottom', () => {
    expect(sifted(3, 'top').pile('treasureDeck').slice(0, 4)).toEqual(['three', 'two', 'one', 'four'])
    expect(sifted('all', 'top').pile('treasureDeck').slice(0, 4)).toEqual(['three', 'two', 'one', 'four'])
    expect(sifted('all', 'bottom').pile('treasureDeck').slice(-3)).toEqual(['one', 'two', 'three'])
  })
})

test('a monster that is discarded out of the fight leaves it as if it were removed without its treasure', () => {
  const card = shot('broom', 'combat', { do: 'discard', cards: { zone: 'combat', filter: { kind: 'monster' } } })
  const t = sit([card, monster('mouse', 1), item('medal', { abilities: [{ on: 'won', effect: [lose(1)] }] })], {
    facing: 'mouse',
    ana: { level: 5, table: ['medal'] },
    bob: { hand: ['broom', 'furious'] },
  })
  t.choose('bob', 'enhance', { copy: 'furious', slot: 0 }).choose('bob', 'play', { copy: 'broom' }).close()
  expect([t.level('ana'), t.fighting(), t.hand('ana')]).toEqual([4, false, []])
  expect(t.pile('doorDiscards')).toEqual(expect.arrayContaining(['mouse', 'furious']))
})

test('who escapes as the bad stuff is about to happen was not caught, and suffers what a monster does even so', () => {
  const wings = special('wings', [{ use: 'badStuff', effect: [{ do: 'escape', who: 'victim', from: 'named' }] }])
  const wolf = monster('wolf', 19, { badStuff: [lose(4)], evenIfEscaped: [lose(1)] })
  const medal = item('medal', { abilities: [{ on: 'caught', effect: [lose(1)] }] })
  const t = sit([wings, wolf, medal], {
    facing: 'wolf',
    ana: { level: 9, hand: ['wings'], table: ['medal'] },
    rolls: { runAway: [1] },
  })
  t.choose('ana', 'run').choose('ana', 'roll', { slot: 0 }).choose('ana', 'play', { copy: 'wings' }).close()
  expect(t.level('ana')).toBe(8)
})

test('an item that is taken off a table is carried, and used with equip', () => {
  const hook = (rest: Raw) =>
    special('hook', [{ use: 'ownTurn', effect: [take({ zone: 'worn', of: 'left' }, 'you', rest)] }])
  for (const [rest, isUsed] of [
    [{}, false],
    [{ equip: true }, true],
  ] as const) {
    const t = sit([hook(rest)], { ana: { hand: ['hook'] }, bob: { table: ['sword'] } }).choose('ana', 'play', {
      copy: 'hook',
    })
    expect([t.table('ana'), t.uses('ana', 'sword')]).toEqual([['sword'], isUsed])
  }
})

test('what a monster lets people do: who looks on is not among them, but where it says othersCombat', () => {
  const troll = (use: string) => monster('troll', 9, { fightRules: [{ use, effect: [strengthen('players', 1)] }] })
  const openTo = (use: string) => {
    const t = sit([troll(use)], { facing: 'troll' })
    return (['ana', 'bob'] as const).filter((seat) => t.offered(seat, 'useAbility'))
  }
  expect([openTo('combat'), openTo('any'), openTo('othersCombat')]).toEqual([['ana'], ['ana'], ['bob']])
})

test('what a monster bans is banned for who looks on too', () => {
  const gate = monster('gate', 9, { fightRules: [{ bans: 'receiving' }] })
  const gift = special('gift', [{ use: 'any', effect: [{ do: 'draw', deck: 'treasure', cards: 1, face: 'down' }] }])
  const t = sit([gate, gift], { facing: 'gate', bob: { hand: ['gift'] }, treasures: ['sword'] })
  t.choose('bob', 'play', { copy: 'gift' })
  expect(t.hand('bob')).toEqual([])
})

test('worth nothing takes nothing', () => {
  const card = special('fee', [
    { use: 'any', effect: [{ do: 'discard', cards: { zone: 'table', take: { worth: 0 } } }] },
  ])
  const t = sit([card], { ana: { hand: ['fee'], table: ['sword'] } }).choose('ana', 'play', { copy: 'fee' })
  expect(t.table('ana')).toEqual(['sword'])
})

test('treasures of an enhancer for each monster come once, for the one that it lies on', () => {
  const flag = {
    id: 'flag',
    kind: 'enhancer',
    deck: 'door',
    bonus: 1,
    treasures: 1,
    each: true,
    en: { name: 'f' },
    fr: { name: 'f' },
  }
  const t = sit([flag, monster('mouse', 1), monster('rat-king', 1)], {
    facing: ['mouse', 'rat-king'],
    ana: { level: 5 },
    bob: { hand: ['flag'] },
    treasures: ['sword', 'mail', 'crown', 'sword'],
  })
  const [, before] = t.totals()
  t.choose('bob', 'enhance', { copy: 'flag', slot: 0 })
  expect(t.totals()[1] - before).toBe(2)
  t.choose('ana', 'claim').close()
  expect(t.hand('ana')).toHaveLength(3)
})

test('what a monster leaves for the next fight begins after its own', () => {
  const ghost = monster('ghost', 19, { badStuff: [stay('nextCombat', [{ figure: 'strength', add: -2 }])] })
  const t = sit([ghost, monster('mouse', 1)], { facing: ['ghost', 'mouse'], rolls: { runAway: [1, 6] } })
  t.choose('ana', 'run').choose('ana', 'roll', { slot: 'ghost' })
  expect(t.strength('ana')).toBe(1)
  t.choose('ana', 'roll', { slot: 'mouse' })
  expect(t.table('ana')).toEqual(['ghost'])
})
