// Cards that are played: one-shots, monsters that come and go, what changes the fighters.

import {
  aDie,
  addMonster,
  adds,
  clone,
  dismissHelper,
  forceHelp,
  gainLevels,
  kill,
  loseLevels,
  moveFight,
  on,
  remove,
  shareTreasures,
  stay,
  strengthen,
  switchSide,
  take,
  use,
  weaken,
} from '@brouhaha/cards'
import { describe, expect, test } from 'vitest'
import { item, monster, oneShot, special, trait } from '../fixture/cards.ts'
import { ability, spell, spellIn } from '../fixture/effects.ts'
import { table } from '../table.ts'

const three = { ana: {}, bob: {}, cyd: {} }

describe('one-shots', () => {
  test('[MK-COMBAT-12] [MK-COMBAT-14] from hand and from the table; no other item from hand', () => {
    const seats = { ...three, ana: { hand: ['potion-2', 'sword'], table: ['potion-3'] } }
    const t = table('base', { seats, facing: 'ogre' })
    t.choose('ana', 'play', { copy: 'potion-2', index: 0 }).choose('ana', 'play', { copy: 'potion-3', index: 0 })
    expect(t.totals()).toEqual([6, 6])
    expect(t.refused('ana', 'playItem', { copy: 'sword' })).toBe('MK-COMBAT-14')
  })

  test('[MK-COMBAT-12] once: one that stays for the fight is not played again', () => {
    const loud = oneShot('loudhailer', 0, {
      uses: [use('ownCombat', [stay('combat', [{ figure: 'strength', add: 2 }])])],
    })
    const seats = { ...three, ana: { table: ['loudhailer'] } }
    const t = table('base', { seats, facing: 'ogre', cards: [loud] })
    t.choose('ana', 'play', { copy: 'loudhailer' })
    expect(t.totals()).toEqual([3, 6])
    expect(t.offers('ana').filter(({ type }) => type === 'play')).toEqual([])
    expect(t.refused('ana', 'play', { copy: 'loudhailer' })).toBe('MK-CARD-06')
  })

  test('[MK-INT-01] [MK-INT-02] anybody, for either side, also after a monster has left', () => {
    const seats = {
      ana: { level: 9, hand: ['shoo'] },
      bob: { hand: ['potion-3', 'potion-2'] },
      cyd: { hand: ['potion-3'] },
    }
    const t = table('base', { seats, facing: ['ogre', 'imp'] })
    t.choose('bob', 'play', { copy: 'potion-3', index: 1 }).choose('bob', 'play', { copy: 'potion-2', index: 0 })
    t.choose('cyd', 'play', { copy: 'potion-3', index: 1 })
    expect(t.totals()).toEqual([11, 14])
    t.choose('ana', 'play', { copy: 'shoo', index: 0 })
    expect(t.totals()).toEqual([11, 8])
  })

  test('[MK-CARD-12] it stays with the combat and is discarded when that ends, won or lost', () => {
    const seats = { ...three, ana: { level: 3, hand: ['potion-3'] } }
    const t = table('base', { seats, facing: 'giant', rolls: { runAway: [6] } })
    t.choose('ana', 'play', { copy: 'potion-3', index: 0 })
    expect(t.pile('treasureDiscards')).toEqual([])
    t.choose('ana', 'run').choose('ana', 'roll', { slot: 'giant' })
    expect(t.pile('treasureDiscards')).toEqual(['potion-3'])
  })

  test('[MK-CARD-19] once played it belongs to nobody', () => {
    const fighter = ability('fighter', use('ownCombat', [strengthen('players', 1)], { cost: { discard: 1 } }))
    const rob = spell('rob', take({ of: 'target', zone: 'table', by: 'you' }, 'you'))
    const seats = {
      ana: { table: ['fighter', 'potion-3'], hand: ['elf'] },
      bob: { hand: ['lose-item', 'rob'] },
      cyd: {},
    }
    const t = table('base', { seats, cards: [fighter, rob], facing: 'giant' })
    t.choose('ana', 'play', { copy: 'potion-3', index: 0 })
    t.choose('bob', 'curse', { copy: 'lose-item', seat: 'ana' })
    expect(t.totals()).toEqual([4, 12])
    t.choose('ana', 'useAbility', { copy: 'fighter' })
    expect(t.refused('ana', 'pay', { copy: 'potion-3' })).toBe('MK-CARD-06')
    t.choose('ana', 'pay', { copy: 'elf' })
    t.choose('bob', 'play', { copy: 'rob', index: 'ana' })
    expect([t.table('bob'), t.hand('bob')]).toEqual([[], ['fighter']])
  })

  test('[MK-ITEM-15] outside combat only what says so', () => {
    const ring = oneShot('ring', 0, { uses: [use('any', [gainLevels(1)])] })
    const t = table('base', {
      seats: { ana: { hand: ['ring', 'potion-3'] }, bob: { table: ['ring'] }, cyd: {} },
      cards: [ring],
    })
    expect(t.refused('ana', 'play', { copy: 'potion-3' })).toBe('MK-COMBAT-27')
    t.choose('ana', 'play', { copy: 'ring' }).choose('bob', 'play', { copy: 'ring' })
    expect([t.level('ana'), t.level('bob')]).toEqual([2, 2])
    expect(t.pile('treasureDiscards')).toEqual(['ring', 'ring'])
  })

  test('[MK-COMBAT-12] a special is played from the hand alone, and the dead play nothing', () => {
    const seats = { ana: { hand: ['potion-2'] }, bob: { table: ['shoo'] }, cyd: { hand: ['potion-2'] } }
    const t = table('base', { seats, facing: ['giant', 'ogre'], helper: 'cyd', rolls: { runAway: [1] } })
    expect(t.refused('bob', 'play', { copy: 'shoo' })).toBe('MK-CARD-06')
    t.choose('ana', 'run').choose('ana', 'roll', { slot: 'giant' })
    expect(t.refused('ana', 'play', { copy: 'potion-2' })).toBe('MK-DEATH-11')
  })

  test('[MK-FLEE-16] totals are closed once the running begins', () => {
    const seats = { ana: { hand: ['potion-3'] }, bob: { hand: ['potion-3'] }, cyd: {} }
    const t = table('base', { seats, facing: 'giant' }).choose('ana', 'run')
    expect(t.refused('ana', 'play', { copy: 'potion-3' })).toBe('MK-FLEE-16')
    expect(t.refused('bob', 'play', { copy: 'potion-3' })).toBe('MK-FLEE-16')
  })
})

describe('monsters that come and go', () => {
  test('[MK-COMBAT-33] [MK-INT-04] a wandering monster needs a monster from the same hand', () => {
    const seats = { ana: { level: 9, hand: ['wandering'] }, bob: { hand: ['wandering', 'imp', 'elf'] }, cyd: {} }
    const t = table('base', { seats, facing: 'ogre' })
    expect(t.refused('ana', 'play', { copy: 'wandering', index: 0 })).toBe('MK-COMBAT-33')
    expect(t.refused('bob', 'play', { copy: 'wandering', index: 'elf' })).toBe('MK-COMBAT-33')
    t.choose('bob', 'play', { copy: 'wandering', index: 'imp' })
    expect([t.totals(), t.hand('bob')]).toEqual([[9, 8], ['elf']])
  })

  test('[MK-COMBAT-33] the card is about whoever plays it, whichever monster he brings', () => {
    const lure = spellIn('combat', 'lure', addMonster(), gainLevels(1))
    const bears = Array.from({ length: 40 }, (_, index) => monster(`bear-${index}`, 3))
    for (const { id } of bears) {
      const seats = { ...three, bob: { hand: ['lure', ...bears.map((bear) => bear.id)] } }
      const t = table('base', { seats, cards: [lure, ...bears], facing: 'ogre' })
      t.choose('bob', 'play', { copy: 'lure', index: id })
      expect([id, t.totals()[1], t.level('bob')]).toEqual([id, 9, 2])
    }
  })

  test('[MK-COMBAT-38] nothing joins once the last monster was removed', () => {
    const seats = {
      ana: { level: 9, hand: ['shoo'] },
      bob: { hand: ['wandering', 'imp', 'furious', 'clone', 'lose-level'] },
      cyd: {},
    }
    const t = table('base', { seats, facing: 'ogre' }).choose('ana', 'play', { copy: 'shoo', index: 0 })
    expect(t.refused('bob', 'play', { copy: 'wandering', index: 'imp' })).toBe('MK-COMBAT-38')
    expect(t.refused('bob', 'play', { copy: 'clone', index: 0 })).toBe('MK-COMBAT-38')
    expect(t.refused('bob', 'enhance', { copy: 'furious' })).toBe('MK-COMBAT-38')
    t.choose('bob', 'curse', { copy: 'lose-level', seat: 'ana' })
    t.close()
    expect([t.level('ana'), t.hand('ana'), t.fighting()]).toEqual([8, [], false])
  })

  test('[MK-COMBAT-31] a clone is named with its monster', () => {
    const seats = { ...three, bob: { hand: ['clone'] } }
    const t = table('star', { seats: { ...seats, ana: { level: 9 } }, facing: ['ogre', 'imp'] })
    expect(t.refused('bob', 'play', { copy: 'clone', index: 2 })).toBe('MK-INT-02')
    t.choose('bob', 'play', { copy: 'clone', index: 1 })
    expect(t.totals()).toEqual([9, 10])
  })

  test('[MK-COMBAT-42] one monster takes the place of another, chosen from the hand', () => {
    const wrong = spellIn('combat', 'wrong', addMonster({ instead: true }))
    const seats = { ana: { level: 9 }, bob: { hand: ['wrong', 'imp', 'giant'] }, cyd: { hand: ['wrong'] } }
    const t = table('base', { seats, cards: [wrong], facing: 'ogre' })
    expect(t.refused('cyd', 'play', { copy: 'wrong', index: 0 })).toBe('MK-COMBAT-33')
    t.choose('bob', 'play', { copy: 'wrong', index: 0 }).choose('bob', 'pick', { copy: 'giant' })
    expect([t.totals(), t.hand('bob'), t.pile('doorDiscards')]).toEqual([[9, 12], ['imp'], ['ogre']])
  })

  test('[MK-INT-04] what brings a monster has its price, its condition and its number of times all the same', () => {
    const call = addMonster({ from: 'doorDeck' })
    const cards = [
      spellIn('combat', 'free', call),
      special('dear', { uses: [use('combat', [call], { cost: { discard: 1 } })] }),
      special('proud', { uses: [use('combat', [call], { when: { level: { least: 5 } } })] }),
      ability('caller', use('combat', [call], { most: { times: 1, per: 'combat' } })),
    ]
    const hand = ['free', 'dear', 'proud']
    const t = table('base', {
      seats: { ana: { level: 9, hand: ['dear'] }, bob: { level: 4, table: ['caller'] }, cyd: { level: 5, hand } },
      cards,
      facing: 'ogre',
      doors: ['imp', 'imp', 'rat'],
    })
    expect(t.refused('ana', 'play', { copy: 'dear' })).toBe('MK-IDENT-09')
    expect(hand.filter((copy) => t.offered('cyd', 'play', { copy }))).toEqual(hand)
    t.choose('bob', 'useAbility', { copy: 'caller' })
    expect(t.totals()).toEqual([9, 6 + 2])
    expect(t.refused('bob', 'useAbility', { copy: 'caller' })).toBe('MK-COMBAT-34')
    t.choose('cyd', 'play', { copy: 'dear' })
      .choose('cyd', 'pay', { copy: 'free' })
      .choose('cyd', 'play', { copy: 'proud' })
    expect(t.totals()).toEqual([9, 6 + 2 + 2 + 1])
    const humble = table('base', {
      seats: { ana: {}, bob: { level: 4, hand }, cyd: { level: 5 } },
      cards,
      facing: 'ogre',
    })
    expect(humble.refused('bob', 'play', { copy: 'proud' })).toBe('MK-META-03')
  })

  test('[MK-CARD-17] seats asked for a monster are asked in turn, whatever they hold, until one has it', () => {
    const howl = spellIn('combat', 'howl', addMonster({ by: 'everyone', filter: { tag: 'undead' } }))
    const seats = { ana: { level: 9, hand: ['howl'] }, bob: { hand: ['imp'] }, cyd: { hand: ['ghoul'] } }
    const t = table('base', { seats, cards: [howl], facing: 'ogre' }).choose('ana', 'play', { copy: 'howl' })
    expect(t.asked().seats).toEqual(['ana'])
    t.choose('ana', 'enough')
    expect(t.refused('bob', 'pick', { copy: 'imp' })).toBe('MK-CURSE-05')
    t.choose('bob', 'enough').choose('cyd', 'pick', { copy: 'ghoul' })
    expect(t.totals()).toEqual([9, 10])
  })

  test('[MK-COMBAT-09] [MK-COMBAT-10] [MK-COMBAT-45] removed, with or without treasure, or killed', () => {
    const cards = [
      spellIn('combat', 'smite', kill('only')),
      spellIn('combat', 'all-gone', remove('all', false)),
      spellIn('combat', 'least', remove('weakest', true)),
    ]
    const end = (hand: string, facing: string[]) => {
      const t = table('base', { seats: { ...three, ana: { level: 3, hand: [hand] } }, cards, facing })
      t.choose('ana', 'play', { copy: hand })
      if (t.gate() > 0 && !t.offered('ana', 'run')) t.close()
      while (t.offered('ana', 'keep')) t.choose('ana', 'keep')
      return t
    }
    expect([end('smite', ['ogre']).level('ana'), end('smite', ['ogre']).hand('ana').length]).toEqual([4, 2])
    expect([end('all-gone', ['ogre', 'imp']).level('ana'), end('all-gone', ['ogre']).hand('ana').length]).toEqual([
      3, 0,
    ])
    expect(end('least', ['ogre', 'imp']).totals()).toEqual([3, 6])
    expect(end('smite', ['ogre', 'imp']).totals()).toEqual([3, 8])
  })
})

describe('fighters', () => {
  test('[MK-COMBAT-34] once for each victim, and a paid penalty stays', () => {
    const thief = ability(
      'thief',
      use('combat', [weaken('target', 2)], { cost: { discard: 1 }, most: { times: 1, per: 'victim' } }),
    )
    const seats = { ana: { level: 9 }, bob: { level: 3 }, cyd: { table: ['thief'], hand: ['elf', 'rat', 'imp'] } }
    const t = table('base', { seats, cards: [thief], facing: 'giant', helper: 'bob' })
    expect(t.refused('cyd', 'useAbility', { copy: 'thief', index: 'cyd' })).toBe('MK-COMBAT-34')
    t.choose('cyd', 'useAbility', { copy: 'thief', index: 'ana' }).choose('cyd', 'pay', { copy: 'elf' })
    expect(t.refused('cyd', 'useAbility', { copy: 'thief', index: 'ana' })).toBe('MK-COMBAT-34')
    t.choose('cyd', 'useAbility', { copy: 'thief', index: 'bob' }).choose('cyd', 'pay', { copy: 'rat' })
    t.choose('cyd', 'dropTrait', { copy: 'thief' })
    expect(t.totals()).toEqual([8, 12])
  })

  test('[MK-COMBAT-34] each of six victims is counted apart', () => {
    const bully = ability('bully', use('combat', [loseLevels(1, 'target')], { most: { times: 2, per: 'victim' } }))
    const names = ['fay', 'cyd', 'ana', 'eve', 'bob', 'dan']
    const seats = Object.fromEntries(['ana', 'bob', 'cyd', 'dan', 'eve', 'fay'].map((name) => [name, { level: 5 }]))
    const t = table('base', {
      seats: { ...seats, dan: { level: 5, table: ['bully'] } },
      cards: [bully],
      facing: 'giant',
    })
    const hit: string[] = []
    for (const index of names) {
      t.choose('dan', 'useAbility', { copy: 'bully', index }).choose('dan', 'useAbility', { copy: 'bully', index })
      hit.push(index)
      const left = names.filter((name) => t.offered('dan', 'useAbility', { copy: 'bully', index: name }))
      expect(left).toEqual(names.filter((name) => !hit.includes(name)))
      expect(t.refused('dan', 'useAbility', { copy: 'bully', index })).toBe('MK-COMBAT-34')
    }
    expect(names.map((name) => t.level(name))).toEqual([3, 3, 3, 3, 3, 3])
  })

  test('[MK-INT-06] the fight moves on, the helper goes home, somebody must help', () => {
    const cards = [
      spellIn('combat', 'potato', moveFight('target')),
      spellIn('combat', 'dentist', dismissHelper()),
      spellIn('combat', 'draft', forceHelp('target')),
    ]
    const seats = { ana: { level: 2, hand: ['potato', 'dentist', 'draft'] }, bob: { level: 3 }, cyd: { level: 4 } }
    const t = table('base', { seats, cards, facing: 'giant', helper: 'bob' })
    t.choose('ana', 'play', { copy: 'dentist' })
    expect([t.helper(), t.totals()]).toEqual([null, [2, 12]])
    t.choose('ana', 'play', { copy: 'draft', index: 'cyd' })
    expect([t.helper(), t.totals()]).toEqual(['cyd', [6, 12]])
    t.choose('ana', 'play', { copy: 'potato', index: 'bob' })
    expect(t.asked().seats).toEqual(['bob'])
    expect(t.active()).toBe('ana')
  })

  test('[MK-INT-02] a one-shot of the fight is turned to the other side', () => {
    const turncoat = spellIn('combat', 'turncoat', switchSide())
    const seats = { ana: { level: 2 }, bob: { hand: ['potion-3', 'turncoat'] }, cyd: {} }
    const t = table('base', { seats, cards: [turncoat], facing: 'ogre' })
    t.choose('bob', 'play', { copy: 'potion-3', index: 0 })
    expect(t.totals()).toEqual([5, 6])
    t.choose('bob', 'play', { copy: 'turncoat' })
    expect(t.totals()).toEqual([2, 9])
  })

  test('[MK-HELP-05] treasures are dealt out among those whom a card names, whatever was agreed', () => {
    const pot = spellIn('kill', 'pot', shareTreasures('everyone'))
    const seats = { ana: { level: 5, table: ['sword'] }, bob: { hand: ['pot'] }, cyd: {} }
    const t = table('base', { seats, cards: [pot], facing: ['ogre', 'rat'] })
    expect(t.refused('bob', 'play', { copy: 'pot' })).toBe('MK-CARD-14')
    t.choose('ana', 'claim').choose('bob', 'play', { copy: 'pot' })
    t.close()
    for (const name of ['ana', 'bob', 'cyd']) if (t.offered(name, 'keep')) t.choose(name, 'keep')
    expect(['ana', 'bob', 'cyd'].map((name) => t.hand(name).length)).toEqual([1, 1, 1])
  })

  test('[MK-META-03] only if it turns losing into winning', () => {
    const grip = item('grip', 4, { abilities: [{ permits: 'equipInCombat', when: { decides: true } }] })
    const play = (level: number) =>
      table('base', { seats: { ...three, ana: { level, hand: ['grip'] } }, cards: [grip], facing: 'ogre' })
    expect(play(2).refused('ana', 'playItem', { copy: 'grip' })).toBe('MK-COMBAT-14')
    expect(play(7).refused('ana', 'playItem', { copy: 'grip' })).toBe('MK-COMBAT-14')
    expect(play(3).choose('ana', 'playItem', { copy: 'grip' }).totals()).toEqual([7, 6])
  })

  test('[MK-META-03] what only lies there is not tried out: no fight turns by it', () => {
    const when = { decides: true } as const
    const hope = item('hope', 4, { abilities: [adds('flee', 2, { when })] })
    const cards = [hope, trait('race', 'dreamer', { abilities: [on('fightBegins', [gainLevels(1)], { when })] })]
    const fought = (level: number) =>
      table('base', { seats: { ...three, ana: { level, table: ['-hope', 'dreamer'] } }, cards, facing: 'ogre' })
    for (const level of [3, 7]) {
      const t = fought(level)
      expect([t.totals()[0], t.level('ana'), t.figure('ana', 'flee')]).toEqual([level, level, 0])
    }
    const used = table('base', { seats: { ...three, ana: { level: 1, table: ['hope'] } }, cards, facing: 'ogre' })
    expect([used.totals(), used.figure('ana', 'flee')]).toEqual([[5, 6], 0])
  })

  test('[MK-COMBAT-38] a bonus by a die is rolled when the card works', () => {
    const bomb = oneShot('bomb', 0, { uses: [use('combat', [strengthen('either', aDie)])] })
    const t = table('base', {
      seats: { ...three, bob: { hand: ['bomb'] } },
      cards: [bomb],
      facing: 'ogre',
      rolls: { die: [5] },
    })
    t.choose('bob', 'play', { copy: 'bomb', index: 1 })
    expect(t.totals()).toEqual([1, 11])
  })
})

test('[MK-META-03] whom a card may be aimed at is asked on behalf of whoever uses it', () => {
  const cards = [
    ability('friend', use('ownTurn', [gainLevels(1, 'target')], { target: { not: { is: 'you' } } })),
    ability('kin', use('ownTurn', [gainLevels(1, 'target')], { target: { shares: 'race', with: 'you' } })),
    ability('nearby', use('ownTurn', [gainLevels(1, 'target')], { target: { is: 'neighbours' } })),
  ]
  const reached = (id: string): string[] => {
    const seats = { ana: { table: ['elf'] }, bob: { table: [id, 'dwarf'] }, cyd: { table: ['dwarf'] }, dan: {} }
    const t = table('base', { seats, cards, active: 'bob' })
    return Object.keys(seats).filter((index) => t.offered('bob', 'useAbility', { copy: id, index }))
  }
  expect([reached('friend'), reached('kin'), reached('nearby')]).toEqual([
    ['ana', 'cyd', 'dan'],
    ['cyd'],
    ['ana', 'cyd'],
  ])
})

test('[MK-COMBAT-31] clone() and monster() speak of the same fight', () => {
  const t = table('star', {
    seats: { ...three, ana: { level: 9 }, bob: { hand: ['copycat'] } },
    cards: [spellIn('combat', 'copycat', clone()), monster('newt', 3)],
    facing: 'newt',
  })
  t.choose('bob', 'play', { copy: 'copycat', index: 0 })
  expect(t.totals()).toEqual([9, 6])
})
