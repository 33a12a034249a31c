// What the two sides of a fight add up to.

import { adds, called, discard, dismissHelper, stay, strengthen, the, use } from '@brouhaha/cards'
import { describe, expect, test } from 'vitest'
import { curse, item, monster, oneShot, special, trait } from '../fixture/cards.ts'
import { spell } from '../fixture/effects.ts'
import { table } from '../table.ts'

const three = { ana: {}, bob: {}, cyd: {} }

describe('strength', () => {
  test('[MK-COMBAT-01] level and what is in use', () => {
    const t = table('base', { seats: { ...three, ana: { level: 4, table: ['sword'] } }, facing: 'rat' })
    expect(t.strength('ana')).toBe(7)
  })

  test('[MK-COMBAT-01] a card that lies there adds nothing of what it named on its way', () => {
    const robbed = curse(
      'robbed',
      called('lost', discard({ zone: 'worn' })),
      stay('untilLifted', [adds('strength', { plus: [2, the('lost')] })]),
    )
    const seats = { ...three, ana: { table: ['helmet'] }, bob: { hand: ['robbed'] } }
    const t = table('base', { seats, cards: [robbed] }).choose('bob', 'curse', { copy: 'robbed', seat: 'ana' })
    expect([t.table('ana'), t.strength('ana')]).toEqual([['robbed'], 3])
  })

  test('[MK-COMBAT-01] what a card adds to the others, it does not add to its owner', () => {
    const gong = (forWhom: 'others' | 'everyone') =>
      item('gong', 0, { abilities: [adds('strength', -2, { for: forWhom }), adds('flee', 1, { for: forWhom })] })
    const sounded = (forWhom: 'others' | 'everyone') => {
      const t = table('base', { seats: { ...three, ana: { table: ['gong'] } }, cards: [gong(forWhom)], facing: 'rat' })
      const { seats } = t.game.view(t.state, t.seat('ana'))
      for (const { strength, lines } of seats) expect(lines.reduce((sum, { adds }) => sum + adds, 0)).toBe(strength)
      return t.names.map((name) => [t.strength(name), t.figure(name, 'flee')])
    }
    expect(sounded('others')).toEqual([
      [1, 0],
      [-1, 1],
      [-1, 1],
    ])
    expect(sounded('everyone')).toEqual([
      [-1, 1],
      [-1, 1],
      [-1, 1],
    ])
  })

  test('[MK-COMBAT-02] a monster’s level and its enhancers', () => {
    const t = table('base', { seats: { ...three, bob: { hand: ['furious'] } }, facing: 'ogre' })
    t.choose('bob', 'enhance', { copy: 'furious', slot: 'ogre' })
    expect(t.monster('ogre')).toBe(11)
  })

  test('[MK-COMBAT-34] a monster that leaves a full table takes nothing along of what others did for the fighters', () => {
    const t = table('base', {
      seats: { ana: {}, bob: { hand: ['cheer', 'banish'] }, cyd: {}, dan: {}, eve: {}, fay: {} },
      cards: [spell('cheer', strengthen('players', 3))],
      facing: ['rat', 'ogre'],
    })
    t.choose('bob', 'play', { copy: 'cheer' }).choose('bob', 'play', { copy: 'banish', index: 0 })
    expect(t.totals()).toEqual([4, 6])
  })

  test('[MK-COMBAT-03] [MK-COMBAT-04] winning needs strictly more', () => {
    const eight = table('base', { seats: { ...three, ana: { level: 8 } }, facing: ['ogre', 'rat'] })
    expect(eight.totals()).toEqual([8, 7])
    expect(eight.offered('ana', 'claim')).toBe(true)
    const seven = table('base', { seats: { ...three, ana: { level: 7 } }, facing: ['ogre', 'rat'] })
    expect(seven.offered('ana', 'claim')).toBe(false)
    expect(seven.refused('ana', 'claim')).toBe('MK-COMBAT-03')
  })

  test('[MK-COMBAT-04] a tie is won by whoever wins ties, main or helper', () => {
    const warrior = trait('class', 'warrior', { abilities: [{ permits: 'winTies' }] } as never)
    const main = table('base', {
      seats: { ...three, ana: { level: 6, table: ['warrior'] } },
      cards: [warrior],
      facing: 'ogre',
    })
    expect(main.winning()).toBe(true)
    const helped = (active: string, helper: string, wins: string) =>
      table('base', {
        seats: { ana: { level: 3 }, bob: { level: 3 }, cyd: {}, [wins]: { level: 3, table: ['warrior'] } },
        cards: [warrior],
        facing: 'ogre',
        active,
        helper,
      })
    expect(helped('ana', 'bob', 'bob').winning()).toBe(true)
    expect(helped('bob', 'ana', 'ana').winning()).toBe(true)
    expect(helped('bob', 'ana', 'cyd').winning()).toBe(false)
    const more = table('base', {
      seats: { ...three, ana: { level: 6, table: ['warrior'] } },
      cards: [warrior],
      facing: ['ogre', 'rat'],
    })
    expect(more.winning()).toBe(false)
  })

  test('[MK-COMBAT-05] [MK-META-05] a player’s strength may be less than nothing', () => {
    const weak = item('millstone', -5)
    const t = table('zombies', {
      seats: { ...three, ana: { table: ['millstone'] }, bob: { hand: ['baby', 'baby'] } },
      cards: [weak],
      facing: 'rat',
    })
    expect(t.strength('ana')).toBe(-4)
    t.choose('bob', 'enhance', { copy: 'baby', slot: 0 }).choose('bob', 'enhance', { copy: 'baby', slot: 0 })
    expect(t.totals()).toEqual([-4, -5])
    expect(t.winning()).toBe(true)
  })

  test.each([
    ['base', -2, -1, -3],
    ['star', 1, 2, 1],
    ['cthulhu', 0, 0, 0],
    ['zombies', -2, -1, -3],
  ] as const)('[MK-COMBAT-06] [MK-META-09] [MK-META-10] floors: %s', (box, single, both, left) => {
    const t = table(box, { seats: { ...three, bob: { hand: ['baby'] } }, facing: 'rat' })
    t.choose('bob', 'enhance', { copy: 'baby', slot: 0 })
    expect(t.monster('rat')).toBe(single)
    const two = table(box, {
      seats: { ...three, bob: { hand: ['acid', 'shoo'] } },
      cards: [oneShot('acid', -5)],
      facing: ['imp', 'imp'],
    })
    two.choose('bob', 'play', { copy: 'acid', index: 1 })
    expect(two.totals()[1]).toBe(both)
    two.choose('bob', 'play', { copy: 'shoo', index: 0 })
    expect(two.totals()[1]).toBe(left)
  })

  test('[MK-META-15] [MK-COMBAT-37] [MK-COMBAT-43] bonuses against traits count once each and add up', () => {
    const picky = monster('picky', 5, {
      strength: [
        { add: 3, when: { anyFighter: { has: 'elf' } } },
        { add: 2, when: { anyFighter: { has: 'priest' } } },
      ],
    })
    const one = table('base', {
      seats: { ...three, ana: { table: ['elf', 'priest'] } },
      cards: [picky],
      facing: 'picky',
    })
    expect(one.monster('picky')).toBe(10)
    const two = table('base', {
      seats: { ana: { table: ['elf'] }, bob: { table: ['elf', 'priest'] }, cyd: {} },
      cards: [picky],
      facing: 'picky',
      helper: 'bob',
    })
    expect(two.monster('picky')).toBe(10)
    const none = table('base', { seats: three, cards: [picky], facing: 'picky' })
    expect(none.monster('picky')).toBe(5)
  })

  test('[MK-COMBAT-22] several monsters are one sum', () => {
    const ten = table('base', { seats: { ...three, ana: { level: 9, table: ['dagger'] } }, facing: ['ghoul', 'ogre'] })
    expect(ten.totals()).toEqual([10, 10])
    expect(ten.winning()).toBe(false)
    const eleven = table('base', { seats: { ...three, ana: { level: 9, table: ['mail'] } }, facing: ['ghoul', 'ogre'] })
    expect(eleven.winning()).toBe(true)
  })

  test('[MK-COMBAT-26] a fight rule of one monster holds for the whole fight', () => {
    const bare = monster('bare', 3, { fightRules: [{ ignored: 'items' }] })
    const t = table('zombies', {
      seats: { ...three, ana: { level: 5, table: ['sword'] } },
      cards: [bare],
      facing: ['rat', 'bare'],
    })
    expect(t.totals()).toEqual([5, 4])
  })

  test('[MK-COMBAT-28] [EX-22] enhancers add up in any order', () => {
    const t = table('cthulhu', { seats: { ...three, bob: { hand: ['furious', 'baby', 'furious'] } }, facing: 'ogre' })
    t.choose('bob', 'enhance', { copy: 'furious', slot: 0 })
    t.choose('bob', 'enhance', { copy: 'baby', slot: 0 }).choose('bob', 'enhance', { copy: 'furious', slot: 0 })
    expect(t.monster('ogre')).toBe(13)
  })

  test('[MK-COMBAT-35] levels gained in a fight count at once', () => {
    const t = table('base', { seats: { ...three, ana: { level: 6, hand: ['level-up'] } }, facing: 'ogre' })
    expect(t.winning()).toBe(false)
    t.choose('ana', 'play', { copy: 'level-up', index: 'ana' })
    expect(t.totals()).toEqual([7, 6])
  })
})

test('[MK-COMBAT-34] [EX-30] an identity given up in a fight counts no more', () => {
  const bookish = monster('bookish', 3, { strength: [{ add: 2, when: { anyFighter: { has: 'priest' } } }] })
  const t = table('cthulhu', {
    seats: { ...three, ana: { table: ['priest'] } },
    cards: [bookish, curse('x')],
    facing: 'bookish',
  })
  expect(t.monster('bookish')).toBe(5)
  t.choose('ana', 'dropTrait', { copy: 'priest' })
  expect(t.monster('bookish')).toBe(3)
})

describe('[MK-COMBAT-34] what an ability adds in a fight', () => {
  const paid = (id: string, side: 'players' | 'monsters') =>
    trait('class', id, { abilities: [use('combat', [strengthen(side, 3)], { cost: { levels: 1 } })] } as never)
  const cards = [paid('champion', 'players'), paid('traitor', 'monsters')]

  test('goes with the helper who paid for it', () => {
    const t = table('base', {
      seats: { ana: {}, bob: { level: 3, table: ['champion'] }, cyd: { hand: ['farewell'] } },
      cards: [...cards, special('farewell', { uses: [use('combat', [dismissHelper()])] })],
      facing: 'ogre',
      helper: 'bob',
    })
    t.choose('bob', 'useAbility', { copy: 'champion' })
    expect(t.totals()).toEqual([6, 6])
    t.choose('cyd', 'play', { copy: 'farewell' })
    expect(t.totals()).toEqual([1, 6])
  })

  test('stays for the fighters where a bystander paid for it', () => {
    const t = table('base', { seats: { ...three, bob: { level: 3, table: ['champion'] } }, cards, facing: 'ogre' })
    t.choose('bob', 'useAbility', { copy: 'champion' })
    expect([t.level('bob'), t.totals()]).toEqual([2, [4, 6]])
  })

  test('as often as it says in one fight, and as often again in the next', () => {
    const once = trait('class', 'sprinter', {
      abilities: [use('combat', [strengthen('players', 3)], { most: { times: 1, per: 'combat' } })],
    })
    const t = table('base', {
      seats: { ...three, ana: { level: 5, table: ['sprinter'] } },
      cards: [once],
      facing: 'rat',
      doors: ['imp'],
    })
    t.choose('ana', 'useAbility', { copy: 'sprinter' })
    expect(t.refused('ana', 'useAbility', { copy: 'sprinter' })).toBe('MK-COMBAT-34')
    t.win('ana').choose('ana', 'keep').choose('ana', 'done').choose('bob', 'openDoor')
    t.choose('ana', 'useAbility', { copy: 'sprinter' })
    expect(t.totals()).toEqual([4, 2])
  })

  test('counts for the monsters where it says so', () => {
    const t = table('base', { seats: { ...three, bob: { level: 3, table: ['traitor'] } }, cards, facing: 'ogre' })
    t.choose('bob', 'useAbility', { copy: 'traitor' })
    expect(t.totals()).toEqual([1, 9])
  })
})
