// Phase 3, and what a fight leaves of it.

import { describe, expect, test } from 'vitest'
import { BOXES } from '../fixture/boxes.ts'
import { curse, monster, special, trait } from '../fixture/cards.ts'
import { table } from '../table.ts'

const three = { ana: {}, bob: {}, cyd: {} }

describe('loot', () => {
  test('[MK-TURN-10] [MK-TURN-23] an empty room gives one hidden door card, and a monster drawn so stays in hand', () => {
    const t = table('star', { seats: three, doors: ['elf', 'imp'] })
    t.choose('ana', 'openDoor').choose('ana', 'keep').choose('ana', 'noTrouble')
    expect(t.hand('ana')).toEqual(['elf', 'imp'])
    expect(t.fighting()).toBe(false)
  })

  test('[MK-TURN-11] base asks, the others draw', () => {
    const base = table('base', { seats: three, doors: ['elf', 'imp'] })
    base.choose('ana', 'openDoor').choose('ana', 'noTrouble')
    expect(base.asked().decision).toBe('lootOrNot')
    base.choose('ana', 'skipLoot')
    expect(base.hand('ana')).toEqual(['elf'])
    const zombies = table('zombies', { seats: three, doors: ['elf', 'imp'] })
    zombies.choose('ana', 'openDoor').choose('ana', 'keep').choose('ana', 'noTrouble')
    expect(zombies.asked().decision).toBe('charityOrDone')
    expect(zombies.hand('ana')).toEqual(['elf', 'imp'])
  })

  test('[MK-TURN-12] [MK-FLEE-02] no loot after running away', () => {
    const t = table('star', { seats: three, facing: 'giant', rolls: { runAway: [6] }, doors: ['elf'] })
    t.choose('ana', 'run').choose('ana', 'roll', { slot: 0 })
    expect(t.hand('ana')).toEqual([])
    expect(t.asked().decision).toBe('charityOrDone')
  })

  test.each(BOXES)('[MK-TURN-14] [MK-LEVEL-05] a friendly monster: %s', (box) => {
    const cards = [monster('shy', 9, { refuses: { when: { level: { most: 3 } } } })]
    const t = table(box, { seats: { ...three, ana: { level: 3, table: ['crown'] } }, cards, doors: ['shy', 'elf'] })
    t.choose('ana', 'openDoor')
    expect(t.fighting()).toBe(false)
    expect(t.pile('doorDiscards')).toEqual(['shy'])
    expect(t.asked().decision).toBe('charityOrDone')
    expect(t.hand('ana')).toEqual(box === 'star' || box === 'cthulhu' ? ['elf'] : [])
  })

  test('[MK-TURN-15] who may open a second door does so instead of looting', () => {
    const feline = trait('race', 'feline', { abilities: [{ permits: 'secondDoor' }] } as never)
    const t = table('star', {
      seats: { ...three, ana: { level: 5, table: ['feline'] } },
      cards: [feline],
      doors: ['elf', 'imp'],
    })
    t.choose('ana', 'openDoor').choose('ana', 'keep').choose('ana', 'noTrouble')
    expect(t.asked().decision).toBe('lootOrNot')
    t.choose('ana', 'secondDoor')
    expect(t.fighting()).toBe(true)
    t.win('ana')
    expect(t.level('ana')).toBe(6)
    t.choose('ana', 'keep')
    expect(t.asked().decision).toBe('charityOrDone')
  })

  test('[MK-TURN-15] [MK-TURN-01] nobody, where no card gives one', () => {
    const t = table('base', { seats: three })
    t.choose('ana', 'openDoor').choose('ana', 'noTrouble')
    expect(t.refused('ana', 'secondDoor')).toBe('MK-TURN-01')
  })

  test('[MK-TURN-16] a fight, even one ended by a card, leaves no room to loot', () => {
    const t = table('zombies', { seats: { ...three, ana: { hand: ['shoo'] } }, facing: 'ogre', doors: ['elf'] })
    t.choose('ana', 'play', { copy: 'shoo', index: 0 }).close()
    expect(t.hand('ana')).toEqual([])
    expect(t.level('ana')).toBe(1)
  })
})

describe('after a fight', () => {
  const sneak = trait('power', 'sneak', {
    rank: 2,
    abilities: [{ permits: 'lootAfterFight', when: { fights: 'alone' } }],
  } as never)

  test('[MK-META-03] [MK-TURN-16] a card lets its owner loot after a fight won alone, if he likes', () => {
    const seats = { ...three, ana: { level: 5, table: ['sneak'] } }
    const spec = { seats, cards: [sneak], doors: ['rat', 'elf'] }
    const t = table('zombies', spec).choose('ana', 'openDoor').win('ana').choose('ana', 'keep')
    expect(t.asked().decision).toBe('lootOrNot')
    expect(t.offered('ana', 'skipLoot')).toBe(true)
    t.choose('ana', 'loot')
    expect(t.hand('ana')).toContain('elf')
    const helped = table('zombies', { ...spec, facing: 'imp', helper: 'bob' }).win('ana')
    while (helped.offered('ana', 'keep')) helped.choose('ana', 'keep')
    expect(helped.asked().decision).toBe('charityOrDone')
    const fled = table('zombies', { ...spec, facing: 'giant', rolls: { runAway: [6] } })
    fled.choose('ana', 'run').choose('ana', 'roll', { slot: 0 })
    expect(fled.asked().decision).toBe('charityOrDone')
  })

  test('[MK-TURN-13] a turn that a card cuts short still pays its fight, and nobody else’s', () => {
    const stop = curse('stop', { do: 'skip', what: 'turn' } as never)
    const t = table('star', {
      seats: { ana: { level: 5 }, bob: { level: 5, hand: ['stop'] }, cyd: {} },
      cards: [stop],
      facing: 'imp',
      treasures: ['sword'],
    })
    t.choose('bob', 'curse', { copy: 'stop', seat: 'ana' }).win('ana')
    expect(t.hand('ana')).toEqual(['sword'])
    t.choose('ana', 'keep')
    expect([t.active(), t.hand('bob')]).toEqual(['bob', []])
  })

  test('[MK-TURN-24] who dies before the open door meets nothing behind it', () => {
    const doom = curse('doom', { do: 'die' })
    const veto = special('veto', { uses: [{ use: 'draw', effect: [{ do: 'cancel' }] }] })
    const t = table('base', {
      seats: { ana: { hand: [] }, bob: { hand: ['doom', 'veto'] }, cyd: {} },
      cards: [doom, veto],
      doors: ['elf'],
    })
    t.choose('ana', 'openDoor')
    expect(t.asked().decision).toBe('draw')
    t.choose('bob', 'curse', { copy: 'doom', seat: 'ana' }).close()
    expect([t.hand('ana'), t.pile('doorDiscards')]).toEqual([[], ['elf', 'doom']])
    expect(t.active()).toBe('bob')
  })

  test('[MK-TURN-22] nor does whoever loses the turn with the door open', () => {
    const stop = curse('stop', { do: 'skip', what: 'turn' } as never)
    const veto = special('veto', { uses: [{ use: 'draw', effect: [{ do: 'cancel' }] }] })
    const t = table('star', {
      seats: { ana: {}, bob: { hand: ['stop', 'veto'] }, cyd: {} },
      cards: [stop, veto],
      doors: ['imp'],
    })
    t.choose('ana', 'openDoor').choose('bob', 'curse', { copy: 'stop', seat: 'ana' }).close()
    expect([t.fighting(), t.active(), t.pile('doorDiscards')]).toEqual([false, 'bob', ['imp', 'stop']])
  })
})

test('[MK-FAST-05] [MK-FAST-06] listening at the door and treasure for loot', () => {
  const t = table('zombies', {
    seats: three,
    variants: { listenAtDoor: true, lootTreasure: true },
    treasures: ['sword'],
    active: 'cyd',
    doors: ['elf', 'imp'],
  })
  t.choose('cyd', 'openDoor').choose('cyd', 'keep').choose('cyd', 'noTrouble')
  expect(t.hand('cyd')).toEqual(['elf', 'sword'])
  t.choose('cyd', 'done')
  expect(t.hand('ana')).toEqual(['imp'])
  expect(t.asked()).toEqual({ seats: ['ana'], decision: 'playOrKeep' })
  expect(t.fighting()).toBe(false)
  t.choose('ana', 'keep')
  expect(t.asked().decision).toBe('arrangeOrOpen')
})

test('[MK-FAST-05] [MK-CARD-05] where no door is left there is nothing to listen to, and nobody is asked', () => {
  const t = table('zombies', {
    seats: three,
    variants: { listenAtDoor: true },
    active: 'cyd',
    doors: ['elf'],
    bareDecks: true,
  })
  t.choose('cyd', 'openDoor').choose('cyd', 'keep').choose('cyd', 'noTrouble')
  const before = t.state.slice(t.scene.zoneAt)
  t.choose('cyd', 'done')
  expect([t.active(), t.hand('ana')]).toEqual(['ana', []])
  expect(t.asked()).toEqual({ seats: ['ana'], decision: 'arrangeOrOpen' })
  expect(t.state.slice(t.scene.zoneAt)).toEqual(before)
})

test('[MK-FAST-08] in a fast game looting may be skipped', () => {
  const t = table('zombies', { seats: three, variants: { skipLoot: true } })
  t.choose('ana', 'openDoor').choose('ana', 'keep').choose('ana', 'noTrouble')
  expect(t.offered('ana', 'loot')).toBe(true)
  t.choose('ana', 'skipLoot')
  expect(t.hand('ana').length).toBe(1)
})
