import { describe, expect, test } from 'vitest'
import { offerOf } from '../fixture/bargains.ts'
import { BOXES } from '../fixture/boxes.ts'
import { item, monster, oneShot, special, trait } from '../fixture/cards.ts'
import { spell } from '../fixture/effects.ts'
import { table } from '../table.ts'

const three = { ana: {}, bob: {}, cyd: {} }

describe('items', () => {
  test('[MK-ITEM-02] [MK-CARD-08] [MK-ITEM-17] an item counts once it lies on the table', () => {
    const t = table('base', { seats: { ...three, ana: { hand: ['sword'] } } })
    expect(t.strength('ana')).toBe(1)
    t.choose('ana', 'playItem', { copy: 'sword' })
    expect(t.strength('ana')).toBe(4)
  })

  test('[MK-ITEM-02] only items are turned, whatever else lies there', () => {
    const t = table('star', { seats: { ...three, ana: { table: ['elf', 'squire', 'charm'] } } })
    for (const copy of ['elf', 'squire'])
      for (const verb of ['equip', 'lay'] as const) {
        expect(t.offered('ana', verb, { copy })).toBe(false)
        expect(t.refused('ana', verb, { copy })).toBe('MK-ITEM-02')
      }
    expect(t.choose('ana', 'lay', { copy: 'charm' }).uses('ana', 'charm')).toBe(false)
  })

  test('[MK-ITEM-03] [EX-18] sideways it counts for nothing', () => {
    const t = table('zombies', { seats: { ...three, ana: { table: ['mail', '-plate'] } } })
    expect(t.strength('ana')).toBe(3)
    t.choose('ana', 'lay', { copy: 'mail' }).choose('ana', 'equip', { copy: 'plate' })
    expect(t.strength('ana')).toBe(4)
  })

  test('[MK-ITEM-04] what you cannot use may be carried', () => {
    const book = item('book', 4, { usableBy: { has: 'wizard' } })
    const t = table('base', { seats: { ...three, ana: { hand: ['book'] } }, cards: [book] })
    t.choose('ana', 'playItem', { copy: 'book' })
    expect(t.uses('ana', 'book')).toBe(false)
    expect(t.refused('ana', 'equip', { copy: 'book' })).toBe('MK-ITEM-11')
  })

  test.each(BOXES)('[MK-ITEM-05] [MK-ITEM-08] [MK-SETUP-09] a second Big item: %s', (box) => {
    const t = table(box, { seats: { ...three, ana: { hand: ['anvil', 'piano'] } } })
    t.choose('ana', 'playItem', { copy: 'anvil' }).choose('ana', 'lay', { copy: 'anvil' })
    if (box === 'base' || box === 'zombies') expect(t.refused('ana', 'playItem', { copy: 'piano' })).toBe('MK-ITEM-05')
    else t.choose('ana', 'playItem', { copy: 'piano' })
  })

  test('[MK-ITEM-07] one Complex item in use; who may use any may lose that again', () => {
    const scientist = trait('class', 'scientist', { abilities: [{ permits: 'anyComplex' }] } as never)
    const t = table('star', {
      seats: { ...three, ana: { table: ['scientist', 'gadget', 'engine'] } },
      cards: [scientist],
    })
    expect(t.strength('ana')).toBe(6)
    t.choose('ana', 'dropTrait', { copy: 'scientist' })
    expect(t.asked()).toEqual({ seats: ['ana'], decision: 'whichComplex' })
    t.choose('ana', 'pick', { copy: 'gadget' })
    expect(t.strength('ana')).toBe(4)
    expect(t.refused('ana', 'equip', { copy: 'gadget' })).toBe('MK-ITEM-07')
  })

  test('[MK-ITEM-09] [EX-19] slots and hands', () => {
    const t = table('base', {
      seats: { ...three, ana: { table: ['sword', 'dagger', '-halberd', 'helmet', '-crown'] } },
    })
    expect(t.refused('ana', 'equip', { copy: 'halberd' })).toBe('MK-ITEM-09')
    expect(t.refused('ana', 'equip', { copy: 'crown' })).toBe('MK-ITEM-09')
    t.choose('ana', 'lay', { copy: 'sword' })
    expect(t.refused('ana', 'equip', { copy: 'halberd' })).toBe('MK-ITEM-09')
    t.choose('ana', 'lay', { copy: 'dagger' }).choose('ana', 'equip', { copy: 'halberd' })
    expect(t.refused('ana', 'equip', { copy: 'dagger' })).toBe('MK-ITEM-09')
  })

  test('[MK-ITEM-10] without a slot there is no limit', () => {
    const t = table('base', { seats: { ...three, ana: { table: ['charm', 'charm', 'charm', 'charm', 'charm'] } } })
    expect(t.strength('ana')).toBe(6)
  })

  test.each(BOXES)('[MK-ITEM-12] when items are played: %s', (box) => {
    const base = box === 'base'
    const own = table(box, { seats: { ...three, ana: { hand: ['sword'] } } })
    expect(own.offered('ana', 'playItem', { copy: 'sword' })).toBe(true)
    const others = table(box, { seats: { ...three, bob: { hand: ['sword'] } } })
    expect(others.offered('bob', 'playItem', { copy: 'sword' })).toBe(base)
    const outside = table(box, { seats: { ...three, bob: { hand: ['sword'] } }, facing: 'ogre' })
    expect(outside.offered('bob', 'playItem', { copy: 'sword' })).toBe(false)
    expect(outside.refused('bob', 'playItem', { copy: 'sword' })).toBe('MK-ITEM-12')
    const seats = { ...three, ana: { hand: ['sword'] }, bob: { hand: ['sword'] } }
    const fighting = table(box, { seats, facing: 'giant', helper: 'bob' })
    for (const name of ['ana', 'bob'])
      expect(fighting.refused(name, 'playItem', { copy: 'sword' })).toBe('MK-COMBAT-14')
    fighting.choose('ana', 'run')
    for (const name of ['ana', 'bob'])
      expect(fighting.refused(name, 'playItem', { copy: 'sword' })).toBe('MK-COMBAT-14')
  })

  test('[MK-ITEM-12] [MK-COMBAT-13] nobody lays a sword down in another’s fight and then helps with it', () => {
    const t = table('base', { seats: { ...three, bob: { level: 2, hand: ['sword'] } }, facing: 'ogre' })
    expect(t.refused('bob', 'playItem', { copy: 'sword' })).toBe('MK-ITEM-12')
    t.choose('ana', 'ask', { seat: 'bob', index: 0 }).choose('bob', 'accept', offerOf(t, 'ana'))
    expect([t.totals(), t.hand('bob')]).toEqual([[3, 6], ['sword']])
  })

  test('[MK-ITEM-12] a treasure that a bystander draws in a fight waits in base for its end', () => {
    const gift = spell('gift', { do: 'draw', deck: 'treasure', cards: 1, face: 'up', to: 'you' })
    const drawing = (box: string) => {
      const seats = { ...three, bob: { hand: ['gift'] } }
      const t = table(box, { seats, cards: [gift], facing: 'ogre', treasures: ['sword'] })
      t.choose('bob', 'play', { copy: 'gift' })
      return t.would('bob', 'playItem', { copy: 'sword' })
    }
    expect([drawing('base'), drawing('star')]).toEqual([false, true])
  })

  test('[MK-ITEM-12] [MK-FLEE-13] inside a roll nobody plays anything new, in base either', () => {
    const loaded = special('loaded', { uses: [{ use: 'ownRoll', effect: [{ do: 'setDie', to: 6 }] }] })
    const t = table('base', {
      seats: { ...three, bob: { hand: ['sword', 'loaded'] } },
      cards: [loaded],
      facing: 'giant',
      rolls: { runAway: [6] },
    })
    t.choose('ana', 'run').choose('ana', 'roll', { slot: 0 })
    expect(t.asked().decision).toBe('roll')
    expect(t.refused('bob', 'playItem', { copy: 'sword' })).toBe('MK-CARD-14')
    t.close()
    t.choose('bob', 'playItem', { copy: 'sword' })
  })

  test('[MK-META-03] a card in use lets its owner change equipment in a fight, but not while he runs', () => {
    const cabin = item('cabin', 0, { abilities: [{ permits: 'equipInCombat' }] })
    const t = table('star', {
      seats: { ...three, ana: { level: 2, hand: ['dagger'], table: ['cabin', 'mail', '-plate', '-sword'] } },
      cards: [cabin],
      facing: 'giant',
    })
    t.choose('ana', 'lay', { copy: 'mail' }).choose('ana', 'equip', { copy: 'plate' })
    t.choose('ana', 'playItem', { copy: 'dagger' })
    expect(t.totals()[0]).toBe(6)
    t.choose('ana', 'run')
    expect(t.refused('ana', 'equip', { copy: 'sword' })).toBe('MK-COMBAT-13')
    const idle = table('star', {
      seats: { ...three, ana: { hand: ['dagger'], table: ['-cabin'] } },
      cards: [cabin],
      facing: 'giant',
    })
    expect(idle.refused('ana', 'playItem', { copy: 'dagger' })).toBe('MK-COMBAT-14')
    // The card itself may say it: then it is equipped, and nothing else is.
    expect(idle.offered('ana', 'equip', { copy: 'cabin' })).toBe(true)
  })

  test('[MK-META-03] [MK-CURSE-12] no card equips anybody whose curse is not settled', () => {
    const ward = oneShot('ward', 0, { uses: [{ use: 'curse', effect: [{ do: 'cancel' }] }] })
    const quick = item('quick', 3, { abilities: [{ permits: 'equipInCombat' }] })
    const t = table('base', {
      seats: { ana: { hand: ['quick'], table: ['mail'] }, bob: { hand: ['lose-item', 'ward'] }, cyd: {} },
      cards: [ward, quick],
      facing: 'giant',
    })
    t.choose('bob', 'curse', { copy: 'lose-item', seat: 'ana' })
    expect(t.refused('ana', 'playItem', { copy: 'quick' })).toBe('MK-CURSE-12')
  })

  test('[MK-ITEM-13] switched on anybody’s turn, but not by a fighter', () => {
    const t = table('star', {
      seats: { ...three, bob: { table: ['sword'] }, cyd: { table: ['sword'] } },
      facing: 'ogre',
      helper: 'cyd',
    })
    t.choose('bob', 'lay', { copy: 'sword' })
    expect(t.uses('bob', 'sword')).toBe(false)
    expect(t.refused('cyd', 'lay', { copy: 'sword' })).toBe('MK-COMBAT-13')
    t.choose('ana', 'run')
    expect(t.refused('cyd', 'lay', { copy: 'sword' })).toBe('MK-COMBAT-13')
    t.choose('bob', 'equip', { copy: 'sword' })
    const calm = table('star', { seats: { ...three, ana: { table: ['sword'] }, bob: { table: ['sword'] } } })
    calm.choose('ana', 'lay', { copy: 'sword' }).choose('bob', 'lay', { copy: 'sword' })
  })

  test('[MK-ITEM-14] [MK-CARD-10] nothing is thrown away or taken back', () => {
    const t = table('zombies', { seats: { ...three, ana: { table: ['sword'] } } })
    expect(t.offers('ana').map(({ type }) => type)).not.toContain('discardItem')
    expect(t.refused('ana', 'dropTrait', { copy: 'sword' })).toBe('MK-IDENT-04')
    expect(t.refused('ana', 'playItem', { copy: 'sword' })).toBe('MK-CARD-06')
  })

  test('[MK-ITEM-08] ten items in cthulhu', () => {
    const table_ = ['anvil', 'piano', 'gadget', 'engine', 'helmet', 'crown', 'mail', 'plate', 'sword']
    const t = table('cthulhu', { seats: { ...three, ana: { hand: ['halberd'], table: table_ } } })
    expect(t.choose('ana', 'playItem', { copy: 'halberd' }).table('ana').length).toBe(10)
  })

  test('[MK-ITEM-18] [MK-CURSE-05] the victim chooses', () => {
    const t = table('base', { seats: { ...three, ana: { hand: ['lose-item'] }, bob: { table: ['sword', 'dagger'] } } })
    t.choose('ana', 'curse', { copy: 'lose-item', seat: 'bob' })
    expect(t.asked().seats).toEqual(['bob'])
    t.choose('bob', 'pick', { copy: 'dagger' })
    expect(t.table('bob')).toEqual(['sword'])
  })
})

describe('lasers', () => {
  test('[MK-LASER-02] a single laser takes both hands', () => {
    const t = table('star', { seats: { ...three, ana: { table: ['laser', '-sword'] } } })
    expect(t.refused('ana', 'equip', { copy: 'sword' })).toBe('MK-ITEM-09')
  })

  test('[MK-LASER-01] [MK-LASER-03] [EX-15] [EX-16] lasers combine into one weapon, two of a kind too', () => {
    const t = table('star', { seats: { ...three, ana: { table: ['laser', '-dazer', '-laser'] } } })
    expect(t.strength('ana')).toBe(3)
    t.choose('ana', 'equip', { copy: 'dazer' })
    expect(t.strength('ana')).toBe(6)
  })

  test('[MK-LASER-04] [EX-17] still separate cards: a loss takes one', () => {
    const t = table('star', { seats: { ana: { hand: ['lose-item'] }, bob: { table: ['laser', 'dazer'] }, cyd: {} } })
    expect(t.strength('bob')).toBe(6)
    t.choose('ana', 'curse', { copy: 'lose-item', seat: 'bob' }).choose('bob', 'pick', { copy: 'laser' })
    expect(t.strength('bob')).toBe(4)
  })

  test('[MK-LASER-05] lasers are fire', () => {
    const asbestos = monster('asbestos', 3, { fightRules: [{ ignored: 'items', filter: { tag: 'fire' } }] })
    const t = table('star', {
      seats: { ...three, ana: { table: ['laser', 'helmet'] } },
      cards: [asbestos],
      facing: 'asbestos',
    })
    expect(t.totals()).toEqual([2, 3])
  })

  test('[MK-LASER-03] elsewhere they do not combine', () => {
    const t = table('base', { seats: { ...three, ana: { table: ['laser', '-dazer'] } } })
    expect(t.refused('ana', 'equip', { copy: 'dazer' })).toBe('MK-ITEM-09')
  })
})

describe('acolytes', () => {
  test('[MK-ACO-01] at any time, even as a helper in another’s fight', () => {
    const t = table('star', { seats: { ...three, bob: { hand: ['squire'] } }, facing: 'ogre', helper: 'bob' })
    t.choose('bob', 'playAcolyte', { copy: 'squire' })
    expect(t.has('bob', 'squire')).toBe(true)
  })

  test('[MK-ACO-02] [MK-ACO-03] one at a time, replaced at any time; two for those who may', () => {
    const trader = trait('class', 'trader', { abilities: [{ figure: 'acolyteLimit', add: 1 }] } as never)
    const t = table('star', { seats: { ...three, bob: { hand: ['porter'], table: ['squire'] } } })
    expect(t.refused('bob', 'playAcolyte', { copy: 'porter' })).toBe('MK-ACO-02')
    t.choose('bob', 'playAcolyte', { copy: 'porter', replaced: 'squire' })
    expect(t.table('bob')).toEqual(['porter'])
    const two = table('star', { seats: { ...three, ana: { table: ['trader', 'squire', 'porter'] } }, cards: [trader] })
    two.choose('ana', 'dropTrait', { copy: 'trader' })
    expect(two.asked()).toEqual({ seats: ['ana'], decision: 'whichAcolyte' })
    two.choose('ana', 'pick', { copy: 'squire' })
    expect(two.table('ana')).toEqual(['porter'])
  })

  test('[MK-ACO-04] no item: a curse on items passes it by', () => {
    const t = table('star', { seats: { ...three, ana: { hand: ['lose-item'] }, bob: { table: ['squire'] } } })
    t.choose('ana', 'curse', { copy: 'lose-item', seat: 'bob' })
    expect(t.table('bob')).toEqual(['squire'])
  })

  test('[MK-ACO-05] carries only what its card says', () => {
    const t = table('star', {
      seats: { ...three, ana: { table: ['squire', 'sword'] }, bob: { table: ['porter', 'sword', 'mail'] } },
    })
    expect(t.refused('ana', 'load', { copy: 'sword', other: 'squire' })).toBe('MK-ACO-05')
    t.choose('bob', 'load', { copy: 'sword', other: 'porter' })
    expect(t.refused('bob', 'load', { copy: 'mail', other: 'porter' })).toBe('MK-ACO-05')
    expect(t.events()).toContainEqual({ type: 'attached', copy: t.copy('sword', 'bob'), to: t.copy('porter', 'bob') })
  })

  test('[MK-ACO-05] carries its master’s items alone, and takes up none in a fight', () => {
    const seats = { ...three, ana: { table: ['porter', 'sword'] }, bob: { table: ['mail'] } }
    const t = table('star', { seats })
    expect(t.refused('ana', 'load', { copy: 'mail', other: 'porter' })).toBe('MK-CARD-06')
    expect(t.refused('bob', 'load', { copy: 'mail', other: 'porter' })).toBe('MK-CARD-06')
    const fighting = table('star', { seats, facing: 'ogre' })
    expect(fighting.refused('ana', 'load', { copy: 'sword', other: 'porter' })).toBe('MK-COMBAT-13')
  })

  test('[MK-ACO-06] an acolyte does not spoil fighting alone', () => {
    const psychic = trait('class', 'psychic', {
      abilities: [{ figure: 'strength', add: 2, when: { fights: 'alone' } }],
    } as never)
    const alone = table('star', {
      seats: { ...three, ana: { table: ['psychic', 'squire'] } },
      cards: [psychic],
      facing: 'ogre',
    })
    expect(alone.totals()[0]).toBe(3)
    const helped = table('star', {
      seats: { ...three, ana: { table: ['psychic'] } },
      cards: [psychic],
      facing: 'ogre',
      helper: 'bob',
    })
    expect(helped.totals()[0]).toBe(2)
  })

  test('[MK-ACO-08] a live target adds nothing to a fight', () => {
    const t = table('star', { seats: { ...three, ana: { table: ['squire'] } }, facing: 'ogre' })
    expect(t.strength('ana')).toBe(1)
  })
})
