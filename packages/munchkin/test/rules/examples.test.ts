// The worked examples of the rulebooks, with the figures given there; what they leave open is made up.

import type { Card } from '@brouhaha/cards'
import { describe, expect, test } from 'vitest'
import { curse, item, monster, trait } from '../fixture/cards.ts'
import { table } from '../table.ts'

const three = { ana: {}, bob: {}, cyd: {} }

describe('Carole and the delivery man', () => {
  const cards: readonly Card[] = [
    trait('mojo', 'nuclear'),
    item('claws', 3),
    item('another-zombie', 4),
    item('birdhouse', 4, { slot: 'head' }),
    item('arm-and-leg', 5, { slot: 'twoHands' }),
    monster('pizza', 6, { treasures: 2, onKill: [{ do: 'gainLevels', levels: 1, to: 'helper' }] }),
    {
      kind: 'enhancer',
      id: 'rifle',
      deck: 'door',
      bonus: 5,
      treasures: 1,
      en: { name: 'rifle' },
      fr: { name: 'rifle' },
    },
  ]
  const seats = {
    carole: { level: 4, table: ['nuclear', 'claws'] },
    manu: { level: 5, hand: ['rifle'], table: ['arm-and-leg'] },
    yuri: { level: 3, table: ['another-zombie', 'birdhouse'] },
  }
  const scene = (helper?: string) =>
    table('zombies', {
      seats,
      cards,
      facing: 'pizza',
      treasures: ['sword', 'mail', 'boots'],
      ...(helper === undefined ? {} : { helper }),
    })

  test('[EX-02] 7 against 6: winning, not yet final', () => {
    const t = scene()
    expect(t.totals()).toEqual([7, 6])
    t.choose('carole', 'claim')
    expect(t.level('carole')).toBe(4)
  })

  test('[EX-03] the rifle turns it: 7 against 11', () => {
    const t = scene().choose('manu', 'enhance', { copy: 'rifle', slot: 'pizza' })
    expect(t.totals()).toEqual([7, 11])
    expect(t.winning()).toBe(false)
  })

  test('[EX-04] with Manu it would be 17 against 11', () => {
    const t = scene('manu').choose('manu', 'enhance', { copy: 'rifle', slot: 'pizza' })
    expect(t.strength('manu')).toBe(10)
    expect(t.totals()).toEqual([17, 11])
  })

  test('[EX-32] Yuri alone is worth 11', () => {
    expect(scene().strength('yuri')).toBe(11)
  })

  test('[EX-01] with Yuri for nothing: both gain a level, three treasures face up for Carole', () => {
    const t = scene()
    t.choose('manu', 'enhance', { copy: 'rifle', slot: 'pizza' })
    t.choose('carole', 'ask', { seat: 'manu', index: 0 }).choose('manu', 'refuse')
    t.choose('carole', 'ask', { seat: 'yuri', index: 0 }).choose('yuri', 'accept', {
      seat: 'carole',
      gate: t.offers('yuri').find(({ type }) => type === 'accept')!.gate!,
    })
    expect(t.totals()).toEqual([18, 11])
    t.win('carole')
    expect([t.level('carole'), t.level('yuri')]).toEqual([5, 4])
    expect(t.hand('carole')).toEqual(['sword', 'mail', 'boots'])
    expect(t.hand('yuri')).toEqual([])
    expect(t.pile('doorDiscards').sort()).toEqual(['pizza', 'rifle'])
    const faces = t.events().flatMap((event) => (event.type === 'treasureDrawn' ? [event.face] : []))
    expect(faces).toEqual(['up'])
  })

  test('[EX-31] a bribe changes hands at once; the promise binds nobody', () => {
    const t = table('zombies', { seats, cards })
    t.send('manu', { type: 'trade', seat: t.seat('carole'), gives: [t.copy('arm-and-leg', 'manu', true)], wants: [] })
    expect(t.offered('carole', 'accept')).toBe(true)
    const [accept] = t.offers('carole').filter(({ type }) => type === 'accept')
    t.choose('carole', 'accept', { seat: 'manu', gate: accept!.gate! })
    expect(t.has('carole', 'arm-and-leg')).toBe(true)
  })
})

describe('monsters that look at the whole side', () => {
  const cards: readonly Card[] = [
    monster('nun', 8, { strength: [{ add: -2, when: { anyFighter: { has: 'voodoo' } } }] }),
    monster('taxman', 8, { strength: [{ add: 5, when: { anyFighter: { has: 'voodoo' } } }] }),
    monster('shoggoth', 8, { strength: [{ add: -2, when: { anyFighter: { has: 'wizard' } } }] }),
    monster('bros', 8, { strength: [{ add: 2, when: { anyFighter: { has: 'priest' } } }] }),
    monster('starfish', 8, { strength: [{ add: -5, when: { anyFighter: { has: 'elf' } } }] }),
    monster('small-starfish', 3, { strength: [{ add: -5, when: { anyFighter: { has: 'elf' } } }] }),
    monster('furball', 8, { strength: [{ add: 2, when: { anyFighter: { has: 'elf' } } }] }),
  ]
  const against = (box: string, id: string, helperHas: string | null, mainHas: string | null = null) =>
    table(box, {
      seats: {
        ana: mainHas === null ? {} : { table: [mainHas] },
        bob: helperHas === null ? {} : { table: [helperHas] },
        cyd: {},
      },
      cards,
      facing: id,
      helper: 'bob',
    }).monster(id)

  test('[EX-05] [EX-06] [EX-07] [MK-HELP-06] a Voodoo helper: the nun −2, the taxman +5', () => {
    expect(against('zombies', 'nun', 'voodoo')).toBe(6)
    expect(against('zombies', 'nun', null)).toBe(8)
    expect(against('zombies', 'taxman', 'voodoo')).toBe(13)
  })

  test('[EX-08] [EX-09] [EX-10] [MK-HELP-06] in cthulhu, and once only', () => {
    expect(against('cthulhu', 'shoggoth', 'wizard')).toBe(6)
    expect(against('cthulhu', 'bros', 'priest')).toBe(10)
    expect(against('cthulhu', 'bros', 'priest', 'priest')).toBe(10)
  })

  test('[EX-11] [EX-12] [MK-HELP-06] in star, never below 1', () => {
    expect(against('star', 'starfish', 'elf')).toBe(3)
    expect(against('star', 'small-starfish', 'elf')).toBe(1)
    expect(against('star', 'furball', 'elf')).toBe(10)
  })
})

describe('money', () => {
  const cards = [item('gem', 0, { value: 1100 }), item('hoard', 0, { value: 2000 })]

  test.each(['star', 'cthulhu', 'zombies'])('[EX-13] 1100 is one level, no change: %s', (box) => {
    const t = table(box, { seats: { ...three, ana: { level: 3, table: ['gem'] } }, cards })
    t.send('ana', { type: 'sellItems', items: [t.copy('gem', 'ana')] })
    expect(t.level('ana')).toBe(4)
    expect(t.pile('treasureDiscards')).toEqual(['gem'])
  })

  test.each(['base', 'star', 'cthulhu', 'zombies'])('[EX-14] 2000 is two: %s', (box) => {
    const t = table(box, { seats: { ...three, ana: { level: 3, table: ['hoard'] } }, cards })
    t.send('ana', { type: 'sellItems', items: [t.copy('hoard', 'ana')] })
    expect(t.level('ana')).toBe(5)
  })

  test('[MK-MIX-05] credits and gold are one currency', () => {
    const coins = [item('credits', 0, { value: 600 }), item('gold', 0, { value: 400 })]
    const t = table('base+star', { seats: { ...three, ana: { hand: ['credits'], table: ['gold'] } }, cards: coins })
    t.send('ana', { type: 'sellItems', items: [t.copy('credits', 'ana'), t.copy('gold', 'ana')] })
    expect(t.level('ana')).toBe(2)
  })
})

describe('curses that miss', () => {
  test('[EX-20] no armour: nothing happens, and the turn goes on', () => {
    const cards = [curse('coat', { do: 'discard', cards: { zone: 'table', filter: { slot: 'armour' } } })]
    const t = table('zombies', { seats: { ...three, ana: { table: ['helmet'] } }, cards, doors: ['coat'] })
    t.choose('ana', 'openDoor')
    expect(t.table('ana')).toEqual(['helmet'])
    expect(t.pile('doorDiscards')).toEqual(['coat'])
    expect(t.asked().decision).toBe('lookForTrouble')
  })

  test.each(['cthulhu', 'star'])('[EX-21] no headgear: %s', (box) => {
    const t = table(box, { seats: { ...three, ana: { table: ['mail'] } }, doors: ['lose-headgear'] })
    t.choose('ana', 'openDoor')
    expect(t.table('ana')).toEqual(['mail'])
    expect(t.pile('doorDiscards')).toEqual(['lose-headgear'])
  })
})

describe('who may be what', () => {
  test('[EX-25] a whip for mutants only', () => {
    const cards = [item('whip', 4, { usableBy: { has: 'elf' } })]
    const t = table('star', { seats: { ...three, ana: { table: ['elf', 'whip'] } }, cards })
    expect(t.strength('ana')).toBe(5)
    t.choose('ana', 'dropTrait', { copy: 'elf' })
    expect(t.strength('ana')).toBe(1)
  })

  test('[EX-27] level 9, two powers, claws and a cart', () => {
    const cards = [item('claws', 3), item('cart', 1)]
    const t = table('zombies', {
      seats: { ...three, ana: { level: 9, hand: ['voodoo', 'burly', 'smart', 'claws', 'cart'] } },
      cards,
    })
    for (const copy of ['voodoo', 'burly', 'smart']) t.choose('ana', 'playTrait', { copy })
    for (const copy of ['claws', 'cart']) t.choose('ana', 'playItem', { copy })
    expect(t.table('ana').length).toBe(5)
    expect(t.strength('ana')).toBe(13)
  })

  test('[EX-28] [EX-29] an armed investigator; three lasers in two hands', () => {
    const cards = [item('maser', 2, { slot: 'twoHands', tags: ['laser', 'fire'] })]
    const t = table('star', {
      seats: { ...three, ana: { level: 9, hand: ['elf', 'wizard', 'plate', 'laser', 'maser', 'dazer'] } },
      cards,
    })
    for (const copy of ['elf', 'wizard']) t.choose('ana', 'playTrait', { copy })
    for (const copy of ['plate', 'laser', 'maser', 'dazer']) t.choose('ana', 'playItem', { copy })
    expect(['laser', 'maser', 'dazer'].every((id) => t.uses('ana', id))).toBe(true)
    expect(t.strength('ana')).toBe(9 + 3 + 2 + 2 + 3)
  })

  test('[EX-36] two classes need Super Munchkin', () => {
    const t = table('base+star', { seats: { ...three, ana: { hand: ['priest', 'wizard', 'elf', 'super-munchkin'] } } })
    t.choose('ana', 'playTrait', { copy: 'priest' }).choose('ana', 'playTrait', { copy: 'elf' })
    expect(t.refused('ana', 'playTrait', { copy: 'wizard' })).toBe('MK-IDENT-07')
    t.choose('ana', 'playMulti', { copy: 'super-munchkin', replaced: 'wizard' })
    expect(t.table('ana').length).toBe(4)
  })

  test('[EX-37] two races need Half-Breed', () => {
    const t = table('base+star', { seats: { ...three, ana: { hand: ['wizard', 'elf', 'dwarf', 'half-breed'] } } })
    t.choose('ana', 'playTrait', { copy: 'wizard' }).choose('ana', 'playTrait', { copy: 'elf' })
    expect(t.refused('ana', 'playTrait', { copy: 'dwarf' })).toBe('MK-IDENT-07')
    t.choose('ana', 'playMulti', { copy: 'half-breed' }).choose('ana', 'playTrait', { copy: 'dwarf' })
    expect(t.table('ana').length).toBe(4)
  })

  test('[EX-39] at the start: one mojo, no power, one Big item', () => {
    const t = table('zombies', { seats: { ...three, ana: { hand: ['voodoo', 'plague', 'fast', 'anvil', 'piano'] } } })
    t.choose('ana', 'playTrait', { copy: 'voodoo' }).choose('ana', 'playItem', { copy: 'anvil' })
    expect(t.refused('ana', 'playTrait', { copy: 'plague' })).toBe('MK-IDENT-07')
    expect(t.refused('ana', 'playTrait', { copy: 'fast' })).toBe('MK-POWER-03')
    expect(t.refused('ana', 'playItem', { copy: 'piano' })).toBe('MK-ITEM-05')
  })

  test('[EX-41] a mojo given up in mid-combat: static abilities go, paid bonuses stay', () => {
    const rotten = trait('mojo', 'rotten', {
      abilities: [
        { figure: 'strength', add: 1 },
        {
          use: 'ownCombat',
          cost: { discard: 1 },
          most: { times: 3, per: 'combat' },
          effect: [{ do: 'strengthen', side: 'players', add: 2 }],
        },
      ],
    } as never)
    const t = table('zombies', {
      seats: { ...three, ana: { hand: ['sword'], table: ['rotten'] } },
      cards: [rotten],
      facing: 'ogre',
    })
    expect(t.totals()[0]).toBe(2)
    t.choose('ana', 'useAbility', { copy: 'rotten', use: 0 })
    if (t.asked().decision !== 'fightOrRun') t.choose('ana', 'pay', { copy: 'sword' })
    expect(t.totals()[0]).toBe(4)
    t.choose('ana', 'dropTrait', { copy: 'rotten' })
    expect(t.totals()[0]).toBe(3)
  })
})
