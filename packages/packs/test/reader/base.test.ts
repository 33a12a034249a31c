// Sixty cards by their sentences: what happens at a table that a reader is told about. Cards 1 to 15, Munchkin.

import { expect, test } from 'vitest'
import { BASE } from '../../src/index.ts'
import { run, settle, sitWith, winnings } from './sit.ts'

const sit = sitWith(BASE)
const GOLD = ['crown', 'mail', 'plate', 'sword', 'dagger', 'boots']

test('1 die-another-way: a six for one’s own die only, that of bad stuff included', () => {
  const hand = ['die-another-way']
  const t = sit(
    { ana: { level: 2, hand }, bob: { hand } },
    { facing: 'outlaw-goose', rolls: { runAway: [4], die: [1] } },
  )
  run(t, 'ana', 'outlaw-goose')
  expect(t.would('bob', 'play', { copy: 'die-another-way' })).toBe(false)
  t.close()
  settle(t.choose('ana', 'play', { copy: 'die-another-way' }))
  expect(t.level('ana')).toBe(2)
})

test('2 sold-as-seen: the best item in use counts against its owner; a carried one is spared', () => {
  const seats = { ana: { hand: ['sold-as-seen'] }, bob: { level: 3, table: ['sword', 'helmet', '-halberd'] } }
  const t = sit(seats, { active: 'bob', facing: 'ogre' })
  expect(t.totals()).toEqual([7, 6])
  t.choose('ana', 'curse', { copy: 'sold-as-seen', seat: 'bob' })
  settle(t)
  expect(t.totals()).toEqual([1, 6])
})

test('2 sold-as-seen: two cards end it, in one’s own turn', () => {
  const seats = { ana: { hand: ['sold-as-seen'] }, bob: { level: 3, table: ['sword'], hand: ['rat', 'imp'] } }
  const curse = (active: string) =>
    settle(sit(seats, { active }).choose('ana', 'curse', { copy: 'sold-as-seen', seat: 'bob' }))
  expect(curse('ana').would('bob', 'useAbility', { copy: 'sold-as-seen' })).toBe(false)
  const t = curse('bob').choose('bob', 'useAbility', { copy: 'sold-as-seen' })
  for (const copy of ['rat', 'imp']) if (t.offered('bob', 'pay')) t.choose('bob', 'pay', { copy })
  expect([t.hand('bob'), t.table('bob')]).toEqual([[], ['sword']])
})

test('3 liquid-courage: +3 for a side, however many monsters it has, from anybody, in a fight only', () => {
  const seats = { ana: { level: 9 }, bob: { hand: ['liquid-courage'] } }
  const t = sit(seats, { facing: ['ogre', 'rat'] }).choose('bob', 'play', { copy: 'liquid-courage', index: 1 })
  expect(t.totals()).toEqual([9, 10])
  expect(sit(seats).offered('bob', 'play')).toBe(false)
})

test('4 precious-metal-detector: one treasure more for a fight, not for a monster, and not for a helper', () => {
  const spoils = (owner: 'ana' | 'bob') =>
    winnings(
      sit(
        { ana: { level: 5 }, bob: { level: 5 }, [owner]: { level: 5, table: ['precious-metal-detector'] } },
        {
          facing: ['ogre', 'rat'],
          helper: 'bob',
          treasures: GOLD,
        },
      ),
      'ana',
    ).length
  expect([spoils('ana'), spoils('bob')]).toEqual([4, 3])
})

test('5 with-backing-singers: +3 for each monster of the fight', () => {
  const seats = { ana: { level: 7, table: ['plate', 'halberd'] }, bob: { hand: ['with-backing-singers'] } }
  const t = sit(seats, { facing: ['ogre', 'rat'], treasures: GOLD })
  t.choose('bob', 'enhance', { copy: 'with-backing-singers', slot: 'ogre' })
  expect([t.totals(), winnings(t, 'ana').length, t.level('ana')]).toEqual([[14, 13], 3, 9])
})

test('6 priest: three cards at most, and one Undead among the monsters is enough', () => {
  const t = sit(
    { ana: { level: 3, table: ['our-priest'], hand: ['rat', 'imp', 'elf', 'dwarf'] } },
    { facing: ['ghoul', 'ogre'] },
  )
  for (const copy of ['rat', 'imp', 'elf'])
    t.choose('ana', 'useAbility', { copy: 'our-priest' }).choose('ana', 'pay', { copy })
  expect([t.totals(), t.winning()]).toEqual([[12, 10], true])
  expect(t.would('ana', 'useAbility', { copy: 'our-priest' })).toBe(false)
})

test('6 priest: a monster taken from the discards goes to the hand and is not fought', () => {
  const t = sit({ ana: { table: ['our-priest'], hand: ['elf'] } }, { doors: ['rat'], doorDiscards: ['giant', 'ogre'] })
  t.choose('ana', 'useAbility', { copy: 'our-priest', use: 1 })
  while (t.offered('ana', 'keep')) t.choose('ana', 'keep')
  t.choose('ana', 'pick', { copy: 'elf' })
  expect([t.fighting(), t.hand('ana'), t.offered('ana', 'openDoor')]).toEqual([false, ['giant'], false])
})

test('7 calculated-whisk: carried by anybody, used by Halflings, half ones included', () => {
  const t = sit({ ana: { level: 2, table: ['elf'], hand: ['calculated-whisk'] } }).choose('ana', 'playItem', {
    copy: 'calculated-whisk',
  })
  expect([t.table('ana'), t.strength('ana')]).toEqual([['elf', 'calculated-whisk'], 2])
  expect(sit({ ana: { level: 2, table: ['elf', 'half-breed', 'halfling', 'calculated-whisk'] } }).strength('ana')).toBe(
    5,
  )
})

test('8 neighbourly-loan: the neighbour chooses among small items, carried ones too', () => {
  const seats = { ana: { hand: ['neighbourly-loan'] }, bob: { table: ['sword', '-helmet', 'anvil'] } }
  const t = sit(seats).choose('ana', 'curse', { copy: 'neighbourly-loan', seat: 'bob' })
  expect(t.asked().seats).toEqual(['cyd'])
  expect(['sword', 'helmet', 'anvil'].map((copy) => t.would('cyd', 'pick', { copy: t.copy(copy, 'bob') }))).toEqual([
    true,
    true,
    false,
  ])
  t.choose('cyd', 'pick', { copy: t.copy('helmet', 'bob') })
  expect([t.table('bob').sort(), t.table('cyd')]).toEqual([['anvil', 'sword'], ['helmet']])
})

test('9 cyclops-on-the-house: a treasure more without help', () => {
  const fight = { facing: 'cyclops-on-the-house', treasures: GOLD }
  expect(winnings(sit({ ana: { level: 8, table: ['sword'] } }, fight), 'ana')).toHaveLength(4)
  expect(winnings(sit({ ana: { level: 8, table: ['sword'] } }, { ...fight, helper: 'bob' }), 'ana')).toHaveLength(3)
})

test('9 cyclops-on-the-house: it lets a helper of level 2 go, and takes the best item in use', () => {
  const seats = { ana: { level: 4, table: ['sword', 'helmet', '-halberd'] }, bob: { level: 2 } }
  const t = sit(seats, { facing: 'cyclops-on-the-house', helper: 'bob', rolls: { runAway: [2] } })
  settle(run(t, 'ana', 'cyclops-on-the-house'))
  expect([t.level('ana'), t.table('ana').sort(), t.level('bob'), t.fighting()]).toEqual([
    4,
    ['halberd', 'helmet'],
    2,
    false,
  ])
  t.finish()
})

test('10 one-orc-band: headgear in use, not what is carried', () => {
  const left = (...table: string[]) => {
    const t = sit({ ana: { level: 3, table } }, { facing: ['one-orc-band', 'giant'], rolls: { runAway: [1, 6] } })
    settle(run(t, 'ana', 'one-orc-band').choose('ana', 'roll', { slot: 'giant' }))
    return [t.level('ana'), ...t.table('ana')]
  }
  expect([left('-crown'), left('helmet', '-crown')]).toEqual([
    [3, 'crown'],
    [3, 'crown'],
  ])
})

test('11 two-ply-mummy: it may be ignored, for nothing', () => {
  const t = sit({ ana: { level: 1 } }, { doors: ['two-ply-mummy'] }).choose('ana', 'openDoor')
  t.choose('ana', 'decline')
  expect([t.fighting(), t.level('ana'), t.hand('ana')]).toEqual([false, 1, []])
})

test('11 two-ply-mummy: armour that is only carried does not save the level', () => {
  const t = sit(
    { ana: { level: 3, table: ['-mail'] } },
    { facing: ['two-ply-mummy', 'giant'], rolls: { runAway: [1, 6] } },
  )
  settle(run(t, 'ana', 'two-ply-mummy').choose('ana', 'roll', { slot: 'giant' }))
  expect([t.level('ana'), t.table('ana')]).toEqual([2, ['mail']])
})

test.each([
  [5, [2], 2],
  [5, [5], 4],
  [6, [], 4],
])('12 outlaw-goose: level 4, a %i to run, then %j for the bad stuff: level %i', (flight, die, level) => {
  const rolls = { runAway: [flight, 6], die }
  const t = sit({ ana: { level: 4 } }, { facing: ['outlaw-goose', 'giant'], rolls })
  settle(run(t, 'ana', 'outlaw-goose').choose('ana', 'roll', { slot: 'giant' }))
  expect(t.level('ana')).toBe(level)
  t.finish()
})

test('13 parrysol: +2 against wet, once for all monsters', () => {
  const ana = { level: 3, table: ['parrysol'] }
  const against = (...facing: string[]) => sit({ ana }, { facing, rolls: { die: [4] } }).strength('ana')
  expect([against('ogre'), against('ogre', 'false-alarm-siren')]).toEqual([5, 7])
  expect(against('partly-cloudy-giant', 'false-alarm-siren')).toBe(7)
})

test('14 unabridged-dictionary: one hand, Big, and dead weight for a Warrior', () => {
  const t = sit({ bob: { level: 4, table: ['warrior', 'unabridged-dictionary', 'dagger'] } })
  expect(t.strength('bob')).toBe(5)
  const hand = ['unabridged-dictionary']
  expect(sit({ ana: { table: ['anvil'], hand } }).would('ana', 'playItem', { copy: 'unabridged-dictionary' })).toBe(
    false,
  )
  const two = sit({ ana: { level: 2, table: ['sword'], hand } })
  two.choose('ana', 'playItem', { copy: 'unabridged-dictionary' })
  if (two.offered('ana', 'equip')) two.choose('ana', 'equip', { copy: 'unabridged-dictionary' })
  expect(two.strength('ana')).toBe(8)
})

test('15 wrong-dungeon: another monster with its own figures; none in hand, no exchange', () => {
  const seats = {
    ana: { level: 7, table: ['halberd'] },
    bob: { hand: ['wrong-dungeon', 'imp'] },
    cyd: { hand: ['wrong-dungeon', 'sword'] },
  }
  const t = sit(seats, { facing: ['ogre', 'giant'], treasures: GOLD })
  expect(t.offered('cyd', 'play')).toBe(false)
  t.choose('bob', 'play', { copy: 'wrong-dungeon', index: 1 })
  if (t.offered('bob', 'pick')) t.choose('bob', 'pick', { copy: 'imp' })
  expect([t.totals(), t.pile('doorDiscards')]).toEqual([[11, 8], ['giant']])
  expect(winnings(t, 'ana')).toHaveLength(3)
})
