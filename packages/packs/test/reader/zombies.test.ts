// Sixty cards by their sentences: what happens at a table that a reader is told about. Cards 46 to 60, Munchkin Zombies.

import { monster } from '@brouhaha/munchkin/testing'
import { expect, test } from 'vitest'
import { ZOMBIES } from '../../src/index.ts'
import { run, settle, sitWith, winnings } from './sit.ts'

const sit = sitWith(ZOMBIES)
const GOLD = ['crown', 'mail', 'plate', 'sword', 'dagger', 'boots']

test('46 expired-extinguisher: +3 against fire, once for all monsters, and only in use', () => {
  const cards = [monster('candle', 1, { tags: ['fire'] }), monster('stove', 5, { tags: ['fire'] })]
  const against = (table: string, ...facing: string[]) =>
    sit({ ana: { level: 3, table: [table] } }, { cards, facing }).strength('ana')
  expect([against('expired-extinguisher', 'ogre'), against('expired-extinguisher', 'candle', 'stove')]).toEqual([5, 8])
  expect(against('-expired-extinguisher', 'candle')).toBe(3)
})

test('47 clingy: two cards bind a helper, and whoever helps is stronger', () => {
  const ana = { level: 4, table: ['clingy'], hand: ['rat', 'imp', 'elf', 'dwarf'] }
  const forced = (...table: string[]) => {
    const t = sit({ ana, bob: { level: 4, table } }, { facing: 'giant' })
    t.choose('ana', 'useAbility', { copy: 'clingy', index: 'bob' })
    for (const copy of ['rat', 'imp']) t.choose('ana', 'pay', { copy })
    expect([t.helper(), t.would('ana', 'useAbility', { copy: 'clingy', index: 'cyd' })]).toEqual(['bob', false])
    return t.totals()
  }
  expect([forced(), forced('clingy')]).toEqual([
    [8, 12],
    [11, 12],
  ])
})

test('48 sentimental-bulldozer: all Big items, and down to the lowest level', () => {
  const seats = {
    ana: { level: 7, table: ['our-burly', 'anvil', '-piano', 'sword'] },
    bob: { level: 4 },
    cyd: { level: 2 },
  }
  const t = sit(seats, { facing: 'sentimental-bulldozer', rolls: { runAway: [2] } })
  expect(t.totals()).toEqual([14, 21])
  settle(run(t, 'ana', 'sentimental-bulldozer'))
  expect([t.level('ana'), t.table('ana').sort()]).toEqual([2, ['our-burly', 'sword']])
})

test('49 colander-of-thought: no mojo, +3; with a mojo it stays and does nothing', () => {
  const t = sit({ ana: { level: 3, table: ['colander-of-thought', 'our-fast'], hand: ['nuclear'] } })
  expect(t.strength('ana')).toBe(6)
  t.choose('ana', 'playTrait', { copy: 'nuclear' })
  expect([t.strength('ana'), t.has('ana', 'colander-of-thought')]).toEqual([3, true])
})

test('50 flat-mojo: both mojos go, and Double Mojo with them; items and powers stay', () => {
  const bob = { level: 3, table: ['our-voodoo', 'our-double-mojo', 'nuclear', 'our-fast', 'brain-tongs'] }
  const t = settle(
    sit({ ana: { hand: ['flat-mojo'] }, bob }).choose('ana', 'curse', { copy: 'flat-mojo', seat: 'bob' }),
  )
  expect([t.table('bob').sort(), t.strength('bob')]).toEqual([['brain-tongs', 'our-fast'], 3])
})

test.each([
  [1, 4, 1],
  [1, 3, 1],
  [2, 3, 1],
  [2, 4, 2],
])('51 intern-with-a-stake: from level %i with a %i to level %i', (level, die, after) => {
  const t = sit({ ana: { level } }, { facing: ['intern-with-a-stake', 'giant'], rolls: { runAway: [die, 6] } })
  settle(run(t, 'ana', 'intern-with-a-stake').choose('ana', 'roll', { slot: 'giant' }))
  expect(t.level('ana')).toBe(after)
})

test('52 spare-leg: a six, from which a fast monster still takes its due', () => {
  const cards = [monster('hound', 9, { flee: -2 })]
  const hand = ['spare-leg']
  const flee = (facing: string) => {
    const t = run(
      sit({ ana: { level: 3, hand }, bob: { hand } }, { cards, facing, rolls: { runAway: [2] } }),
      'ana',
      facing,
    )
    expect(t.offered('bob', 'play')).toBe(false)
    return settle(t.choose('ana', 'play', { copy: 'spare-leg' })).level('ana')
  }
  expect([flee('ogre'), flee('hound')]).toEqual([3, 2])
})

test('53 action-movie-hero: stronger if somebody else has come far, even a helper', () => {
  const strength = (ana: number, bob: number, cyd: number, helper?: string) =>
    sit(
      { ana: { level: ana }, bob: { level: bob }, cyd: { level: cyd } },
      { facing: 'action-movie-hero', ...(helper ? { helper } : {}) },
    ).monster('action-movie-hero')
  expect([strength(8, 7, 7), strength(5, 7, 8), strength(5, 8, 1, 'bob'), strength(8, 7, 7, 'bob')]).toEqual([
    14, 17, 17, 14,
  ])
})

test('53 action-movie-hero: two levels, then the best item in play; a small helper is let go', () => {
  const seats = { ana: { level: 6, table: ['helmet', '-halberd'] }, bob: { level: 4, table: ['sword'] } }
  const t = sit(seats, { facing: 'action-movie-hero', helper: 'bob', rolls: { runAway: [3] } })
  settle(run(t, 'ana', 'action-movie-hero'))
  expect([t.level('ana'), t.table('ana'), t.level('bob'), t.table('bob'), t.fighting()]).toEqual([
    4,
    ['helmet'],
    4,
    ['sword'],
    false,
  ])
})

test('54 coat-of-harms: an armour of the victim’s choice, in use or carried', () => {
  const t = sit({ ana: { level: 3, table: ['mail', '-plate', 'helmet'] }, bob: { hand: ['coat-of-harms'] } })
  settle(t.choose('bob', 'curse', { copy: 'coat-of-harms', seat: 'ana' }))
  expect([t.asked().seats, t.would('ana', 'pick', { copy: 'helmet' })]).toEqual([['ana'], false])
  t.choose('ana', 'pick', { copy: 'plate' })
  expect([t.table('ana').sort(), t.level('ana')]).toEqual([['helmet', 'mail'], 3])
})

test('55 trailing-wedding-dress: Burly carries it and gets nothing from it', () => {
  const strength = (...table: string[]) => sit({ ana: { level: 3, table } }).strength('ana')
  expect([strength('trailing-wedding-dress', 'our-fast'), strength('trailing-wedding-dress', 'our-burly')]).toEqual([
    6, 5,
  ])
  const hand = ['trailing-wedding-dress']
  expect(
    sit({ ana: { level: 3, table: ['our-burly'], hand } }).would('ana', 'playItem', { copy: 'trailing-wedding-dress' }),
  ).toBe(true)
})

test('56 free-samples: the living leave their treasures, and give no level', () => {
  const seats = { ana: { level: 5, hand: ['free-samples', 'elf', 'sword'] } }
  const t = sit(seats, { facing: ['ogre', 'ghoul'], treasures: GOLD }).choose('ana', 'play', { copy: 'free-samples' })
  for (const copy of ['elf', 'sword']) if (t.offered('ana', 'pay')) t.choose('ana', 'pay', { copy })
  expect(t.totals()).toEqual([5, 4])
  expect([winnings(t, 'ana').length, t.level('ana')]).toEqual([3, 6])
  const poor = sit({ ana: { level: 5, hand: ['free-samples', 'elf'] } }, { facing: ['ogre', 'ghoul'] })
  expect(poor.would('ana', 'play', { copy: 'free-samples' })).toBe(false)
})

test('57 banging-a-drum: +3 for each monster, one treasure for all', () => {
  const t = sit(
    { ana: { level: 7, table: ['halberd', 'plate'] }, bob: { hand: ['banging-a-drum'] } },
    { facing: ['ogre', 'rat'], treasures: GOLD },
  )
  t.choose('bob', 'enhance', { copy: 'banging-a-drum', slot: 'rat' })
  expect(t.totals()).toEqual([14, 13])
  expect(winnings(t, 'ana')).toHaveLength(4)
})

test('58 attack-chihuahua: +2 against a stealthy helper too', () => {
  const t = sit({ ana: {}, bob: { level: 2, table: ['stealthy'] } }, { facing: 'attack-chihuahua', helper: 'bob' })
  expect(t.totals()).toEqual([3, 4])
})

test('58 attack-chihuahua: carried footgear does not save the level', () => {
  const seats = { ana: { level: 3, table: ['-boots'] }, bob: { level: 2, table: ['boots'] } }
  const t = sit(seats, { facing: ['attack-chihuahua', 'giant'], helper: 'bob', rolls: { runAway: [1, 6, 1, 6] } })
  run(t, 'ana', 'attack-chihuahua').choose('ana', 'roll', { slot: 'giant' })
  settle(t.choose('bob', 'roll', { slot: 'attack-chihuahua' }).choose('bob', 'roll', { slot: 'giant' }))
  expect([t.level('ana'), t.table('ana'), t.level('bob'), t.table('bob')]).toEqual([2, ['boots'], 2, []])
})

test('59 zombies-wandering-monster: a second monster to beat, and its reward with it', () => {
  const hand = ['zombies-wandering-monster']
  const seats = { ana: { level: 7, table: ['plate'] }, bob: { hand: [...hand, 'imp'] }, cyd: { hand } }
  const t = sit(seats, { facing: 'ogre', treasures: GOLD })
  expect(t.offered('cyd', 'play')).toBe(false)
  t.choose('bob', 'play', { copy: 'zombies-wandering-monster', index: 'imp' })
  expect(t.totals()).toEqual([10, 8])
  expect([winnings(t, 'ana').length, t.level('ana')]).toEqual([3, 9])
})

test('60 bin-night: what somebody has to discard, into the hand of whoever is quick', () => {
  const seats = {
    ana: { level: 3, table: ['mail', 'sword'] },
    bob: { hand: ['coat-of-harms'] },
    cyd: { hand: ['bin-night'] },
  }
  const t = sit(seats)
  expect(t.offered('cyd', 'play')).toBe(false)
  t.choose('bob', 'curse', { copy: 'coat-of-harms', seat: 'ana' })
  const DOOR = 0
  const TREASURE = 1
  expect(t.would('cyd', 'play', { copy: 'bin-night', index: DOOR })).toBe(true)
  t.choose('cyd', 'play', { copy: 'bin-night', index: TREASURE })
  expect([t.hand('cyd'), t.table('cyd'), t.table('ana')]).toEqual([['mail'], [], ['sword']])
})

test('60 bin-night: whatever lies on top, whenever it came there', () => {
  const t = sit({ cyd: { hand: ['bin-night'] } }, { treasureDiscards: ['mail'] })
  expect(settle(t.choose('cyd', 'play', { copy: 'bin-night', index: 1 })).hand('cyd')).toEqual(['mail'])
})
