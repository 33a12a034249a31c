// Sixty cards by their sentences: what happens at a table that a reader is told about. Cards 16 to 30, Star Munchkin.

import { item } from '@brouhaha/munchkin/testing'
import { expect, test } from 'vitest'
import { STAR } from '../../src/index.ts'
import { run, settle, sitWith, winnings } from './sit.ts'

const sit = sitWith(STAR)
const GOLD = ['crown', 'mail', 'plate', 'sword', 'dagger', 'boots']

test('16 salvage-rights: a race from anywhere in the discards, in one’s own turn', () => {
  const seats = { ana: { hand: ['salvage-rights'] }, bob: { hand: ['salvage-rights'] } }
  const t = sit(seats, { doorDiscards: ['rat', 'mutant', 'wandering'] })
  expect(t.would('bob', 'play', { copy: 'salvage-rights' })).toBe(false)
  t.choose('ana', 'play', { copy: 'salvage-rights' })
  if (t.offered('ana', 'pick')) t.choose('ana', 'pick', { copy: 'mutant' })
  settle(t)
  expect(t.hand('ana')).toEqual(['mutant'])
})

test('16 salvage-rights: for a level, an item as it is drawn face up, and nothing else', () => {
  const seats = { ana: { level: 3, hand: ['salvage-rights'] }, bob: { level: 5 }, cyd: { level: 5 } }
  const drawing = (drawn: string) => {
    const t = sit(seats, { active: 'bob', facing: 'rat', helper: 'cyd', treasures: [drawn] })
    return t.win('bob')
  }
  const t = drawing('crown').choose('ana', 'play', { copy: 'salvage-rights', use: 1, index: 'crown' })
  settle(t)
  expect([t.level('ana'), t.hand('ana').includes('crown') || t.has('ana', 'crown')]).toEqual([2, true])
  const refused = drawing('level-up').refused('ana', 'play', { copy: 'salvage-rights', use: 1, index: 'level-up' })
  expect(refused).toBe('MK-META-03')
})

test('17 one-small-step-ins: +1 and +1 to run, and neither for a Mutant', () => {
  const end = (...table: string[]) => {
    const t = sit({ ana: { level: 3, table } }, { facing: 'ogre', rolls: { runAway: [4] } })
    const strength = t.strength('ana')
    settle(run(t, 'ana', 'ogre'))
    return [strength, t.level('ana')]
  }
  expect([end('one-small-step-ins'), end('mutant', 'one-small-step-ins')]).toEqual([
    [4, 3],
    [3, 1],
  ])
})

test('18 meteor-ologist: the victim chooses, and a card too few is no obstacle', () => {
  const caught = (...hand: string[]) => {
    const t = sit({ ana: { level: 2, hand } }, { facing: 'meteor-ologist', rolls: { runAway: [1] } })
    return run(t, 'ana', 'meteor-ologist')
  }
  const paid = caught('rat', 'imp', 'sword').choose('ana', 'option', { index: 1 })
  for (const copy of ['rat', 'sword']) paid.choose('ana', 'pick', { copy })
  expect([paid.level('ana'), paid.hand('ana')]).toEqual([2, ['imp']])
  const poor = caught('rat').choose('ana', 'option', { index: 1 })
  expect([poor.level('ana'), poor.hand('ana')]).toEqual([2, []])
  expect(caught('rat').choose('ana', 'option', { index: 0 }).level('ana')).toBe(1)
})

test('19 cosmic-dentist: teeth in use make it stronger, teeth in play are what it takes', () => {
  const t = sit(
    { ana: { level: 5 }, bob: { level: 2, table: ['diamondoid-teeth'] } },
    { facing: 'cosmic-dentist', helper: 'bob', rolls: { runAway: [1, 1] } },
  )
  expect(t.totals()).toEqual([9, 10])
  settle(run(t, 'ana', 'cosmic-dentist').choose('bob', 'roll', { slot: 'cosmic-dentist' }))
  expect([t.level('ana'), t.level('bob'), t.table('bob')]).toEqual([3, 2, []])
  const carried = sit(
    { ana: { level: 5, table: ['-diamondoid-teeth'] } },
    { facing: 'cosmic-dentist', rolls: { runAway: [1] } },
  )
  expect(carried.monster('cosmic-dentist')).toBe(6)
  settle(run(carried, 'ana', 'cosmic-dentist'))
  expect([carried.level('ana'), carried.table('ana')]).toEqual([5, []])
})

test('20 supernova-diva: lasers still burn, nobody runs, and the dearest goes to the left', () => {
  const hat = item('fire-hat', 2, { slot: 'head', tags: ['fire'] })
  const seats = { ana: { level: 9, table: ['maser', 'fire-hat', 'mail', '-crown'] } }
  const t = sit(seats, { cards: [hat], facing: 'supernova-diva' })
  expect(t.totals()).toEqual([15, 18])
  settle(t.choose('ana', 'run').choose('ana', 'roll', { slot: 'supernova-diva' }))
  expect([t.table('bob'), t.types().includes('died')]).toEqual([['crown'], true])
})

test('21 learner-pilot: another roll for a card, once a turn', () => {
  const seats = { ana: { level: 4, table: ['learner-pilot'], hand: ['imp', 'rat'] } }
  const t = sit(seats, { facing: ['ogre', 'giant'], rolls: { runAway: [2, 5, 4] } })
  run(t, 'ana', 'ogre').choose('ana', 'useAbility', { copy: 'learner-pilot' }).choose('ana', 'pay', { copy: 'imp' })
  settle(t)
  expect(t.level('ana')).toBe(4)
  t.choose('ana', 'roll', { slot: 'giant' })
  expect(t.offered('ana', 'useAbility')).toBe(false)
  settle(t)
  expect(t.types()).toContain('died')
})

test('22 space-moth: each of the caught loses the armour in use', () => {
  const seats = { ana: { level: 1, table: ['-battle-armour'] }, bob: { level: 1, table: ['mail'] } }
  const t = sit(seats, { facing: ['space-moth', 'giant'], helper: 'bob', rolls: { runAway: [1, 6, 2, 6] } })
  run(t, 'ana', 'space-moth').choose('ana', 'roll', { slot: 'giant' })
  settle(t.choose('bob', 'roll', { slot: 'space-moth' }).choose('bob', 'roll', { slot: 'giant' }))
  expect([t.table('ana'), t.table('bob')]).toEqual([['battle-armour'], []])
})

test('23 neural-whip: +4 as long as its owner is a Mutant; afterwards it is dead weight', () => {
  const t = sit({ ana: { level: 2, table: ['mutant', 'neural-whip', 'sword'] } }, { facing: 'ogre' })
  expect(t.strength('ana')).toBe(9)
  t.choose('ana', 'dropTrait', { copy: 'mutant' })
  expect([t.strength('ana'), t.has('ana', 'neural-whip')]).toEqual([5, true])
})

test('24 bounty-hunter: +1 against two, and a treasure for having helped', () => {
  const seats = { ana: { level: 3 }, bob: { level: 5, table: ['bounty-hunter'] } }
  const t = sit(seats, { facing: ['ogre', 'rat'], helper: 'bob', treasures: GOLD })
  expect(t.totals()).toEqual([9, 7])
  expect(winnings(t, 'ana')).toHaveLength(4)
  const alone = sit({ ana: { level: 7, table: ['bounty-hunter'] } }, { facing: 'ogre', treasures: GOLD })
  expect(alone.strength('ana')).toBe(7)
  expect(winnings(alone, 'ana')).toHaveLength(2)
})

test('25 boomerang-clause: a one-shot changes sides, or goes to the hand', () => {
  const seats = { ana: { level: 3, hand: ['boomerang-clause'] }, bob: { hand: ['pomegranade'] } }
  const thrown = () => sit(seats, { facing: 'ogre' }).choose('bob', 'play', { copy: 'pomegranade', index: 1 })
  const t = thrown()
  expect(t.totals()).toEqual([3, 9])
  t.choose('ana', 'play', { copy: 'boomerang-clause' })
  if (t.offered('ana', 'pick')) t.choose('ana', 'pick', { copy: 'pomegranade' })
  expect([t.totals(), t.winning()]).toEqual([[6, 6], false])
  const other = thrown().choose('ana', 'play', { copy: 'boomerang-clause', use: 1 })
  if (other.offered('ana', 'pick')) other.choose('ana', 'pick', { copy: 'pomegranade' })
  expect([other.totals(), other.hand('ana')]).toEqual([[3, 6], ['pomegranade']])
})

test('26 cardiac-arrest-warrant: for monsters looked for, not for those behind the door', () => {
  const spoils = (...table: string[]) => {
    const t = sit({ ana: { level: 5, table, hand: ['rat'] } }, { doors: ['our-clone'], treasures: GOLD })
    t.choose('ana', 'openDoor')
    while (t.offered('ana', 'keep')) t.choose('ana', 'keep')
    t.choose('ana', 'fight', { copy: 'rat' })
    return winnings(t, 'ana').length
  }
  expect([spoils('bounty-hunter', 'cardiac-arrest-warrant'), spoils('cardiac-arrest-warrant')]).toEqual([2, 1])
  const door = sit(
    { ana: { level: 5, table: ['bounty-hunter', 'cardiac-arrest-warrant'] } },
    { doors: ['rat'], treasures: GOLD },
  )
  expect(winnings(door.choose('ana', 'openDoor'), 'ana')).toHaveLength(1)
})

test('27 reboot-button: anybody stops a trap as it strikes, and nobody afterwards', () => {
  const seats = { ana: { hand: ['reboot-button'] }, bob: { table: ['sword'] }, cyd: { hand: ['antimatter'] } }
  const struck = () => sit(seats).choose('cyd', 'curse', { copy: 'antimatter', seat: 'bob' })
  expect(settle(struck().choose('ana', 'play', { copy: 'reboot-button' })).table('bob')).toEqual(['sword'])
  const late = settle(struck())
  expect([late.table('bob'), late.would('ana', 'play', { copy: 'reboot-button' })]).toEqual([[], false])
})

test('28 antimatter: an item of the victim’s choice, in use or carried', () => {
  const seats = { ana: { hand: ['antimatter'] }, bob: { level: 3, table: ['sword', '-helmet'], hand: ['mail'] } }
  const t = settle(sit(seats).choose('ana', 'curse', { copy: 'antimatter', seat: 'bob' }))
  expect(t.asked().seats).toEqual(['bob'])
  expect(['sword', 'helmet', 'mail'].map((copy) => t.would('bob', 'pick', { copy }))).toEqual([true, true, false])
  t.choose('bob', 'pick', { copy: 'helmet' })
  expect([t.table('bob'), t.level('bob')]).toEqual([['sword'], 3])
})

test('29 orbital-income-tax: what is worth 600 costs everybody else as much, or all', () => {
  const seats = {
    ana: { table: ['sword', 'anvil'], hand: ['orbital-income-tax'] },
    bob: { table: ['fundraiser', 'helmet'] },
    cyd: { table: ['mail'] },
  }
  const t = settle(sit(seats).choose('ana', 'curse', { copy: 'orbital-income-tax', seat: 'bob' }))
  for (const copy of ['sword', 'anvil']) if (t.offered('ana', 'pick')) t.choose('ana', 'pick', { copy })
  expect(t.asked().decision).toBe('arrangeOrOpen')
  expect([t.table('ana'), t.table('bob'), t.table('cyd')]).toEqual([[], ['helmet'], []])
  const poor = settle(
    sit({ ...seats, bob: { level: 3, table: ['helmet'] } }).choose('ana', 'curse', {
      copy: 'orbital-income-tax',
      seat: 'bob',
    }),
  )
  expect([poor.table('ana'), poor.table('bob'), poor.table('cyd'), poor.level('bob')]).toEqual([
    ['sword', 'anvil'],
    [],
    ['mail'],
    3,
  ])
})

test('30 cybernetic: the bonus and the treasure go with the monster that wears them', () => {
  const seats = { ana: { level: 8, table: ['crown', 'plate'], hand: ['nap-gas'] }, bob: { hand: ['cybernetic'] } }
  const enhanced = () =>
    sit(seats, { facing: ['ogre', 'rat'], treasures: GOLD }).choose('bob', 'enhance', {
      copy: 'cybernetic',
      slot: 'rat',
    })
  const t = enhanced()
  expect(t.totals()).toEqual([14, 12])
  t.choose('ana', 'play', { copy: 'nap-gas', index: 1 })
  expect([t.totals(), winnings(t, 'ana').length]).toEqual([[14, 6], 2])
})
