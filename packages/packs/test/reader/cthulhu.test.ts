// Sixty cards by their sentences: what happens at a table that a reader is told about. Cards 31 to 45, Munchkin Cthulhu.

import { expect, test } from 'vitest'
import { CTHULHU } from '../../src/index.ts'
import { run, settle, sitWith, winnings } from './sit.ts'

const sit = sitWith(CTHULHU)
const GOLD = ['crown', 'mail', 'plate', 'sword', 'dagger', 'boots']

test('31 ichor-shaker: ichor counts double, on whichever side', () => {
  const seats = {
    ana: { level: 2, table: ['ichor-shaker'], hand: ['lukewarm-ichor', 'potion-3'] },
    bob: { hand: ['fizzy-ichor'] },
  }
  const t = sit(seats, { facing: 'ogre' })
  t.choose('ana', 'play', { copy: 'lukewarm-ichor', index: 0 }).choose('ana', 'play', { copy: 'potion-3', index: 0 })
  t.choose('bob', 'play', { copy: 'fizzy-ichor', index: 1 })
  expect(t.totals()).toEqual([9, 12])
  const away = sit(seats, { active: 'bob', facing: 'ogre' }).choose('bob', 'play', { copy: 'fizzy-ichor', index: 0 })
  expect(away.totals()).toEqual([4, 6])
})

test.each([
  [4, 5, ['boots', 'helmet', 'waders-of-dread']],
  [3, 4, ['helmet']],
])(
  '32 tangoth: footgear counts for nothing in the fight, but it runs: after a %i level %i with %j',
  (die, level, left) => {
    const seats = { ana: { level: 5, table: ['waders-of-dread', '-boots', 'helmet'] } }
    const t = sit(seats, { facing: 'tangoth', rolls: { runAway: [die] } })
    for (const name of t.names) if (t.offered(name, 'decline')) t.choose(name, 'decline')
    expect(t.totals()).toEqual([6, 6])
    settle(run(t, 'ana', 'tangoth'))
    expect([t.level('ana'), t.table('ana').sort()]).toEqual([level, left])
  },
)

test('33 eldritch-banana-peel: the die shows 1, and everything is added to that', () => {
  const hand = ['eldritch-banana-peel']
  const slipped = (...table: string[]) => {
    const t = sit(
      { ana: { level: 3, table, hand }, bob: { hand: [...hand, 'freshly-summoned'] } },
      { facing: 'ogre', rolls: { runAway: [6] } },
    )
    t.choose('bob', 'enhance', { copy: 'freshly-summoned', slot: 'ogre' })
    run(t, 'ana', 'ogre')
    expect(t.would('ana', 'play', { copy: 'eldritch-banana-peel' })).toBe(false)
    return settle(t.choose('bob', 'play', { copy: 'eldritch-banana-peel' })).level('ana')
  }
  expect([slipped('boots'), slipped('boots', 'lampshade-of-concealment')]).toEqual([1, 3])
})

test('34 freshly-summoned: easier to run from that monster only, which pays one treasure more', () => {
  const t = sit(
    { ana: { level: 4 }, bob: { hand: ['freshly-summoned'] } },
    { facing: ['ogre', 'rat'], rolls: { runAway: [4, 4] } },
  )
  t.choose('bob', 'enhance', { copy: 'freshly-summoned', slot: 'ogre' })
  expect(t.totals()).toEqual([4, 12])
  settle(run(t, 'ana', 'ogre'))
  expect(t.level('ana')).toBe(4)
  settle(t.choose('ana', 'roll', { slot: 'rat' }))
  expect(t.level('ana')).toBe(3)
})

test('35 second-hand-harpoon: both hands of a Monster Whacker', () => {
  const strength = (...table: string[]) => sit({ ana: { level: 3, table } }).strength('ana')
  expect(strength('monster-whacker', 'second-hand-harpoon', 'sword')).toBe(7)
  expect(strength('monster-whacker', 'third-arm', 'second-hand-harpoon', 'sword')).toBe(10)
  expect(strength('investigator', 'second-hand-harpoon', 'sword')).toBe(6)
})

test('36 sex-change: −5 in this fight or the next, as a helper too, and no longer', () => {
  const seats = { ana: { level: 7 }, bob: { level: 4, hand: ['sex-change'] } }
  const t = settle(sit(seats, { facing: 'ogre' }).choose('bob', 'curse', { copy: 'sex-change', seat: 'ana' }))
  expect(t.totals()).toEqual([2, 6])
  const next = settle(
    sit(seats, { active: 'bob', doors: ['ogre'] }).choose('bob', 'curse', { copy: 'sex-change', seat: 'ana' }),
  )
  next.choose('bob', 'openDoor').choose('bob', 'ask', { seat: 'ana', index: 0 })
  next.choose('ana', 'accept', { seat: 'bob', gate: 1 })
  expect(next.totals()).toEqual([6, 6])
})

test('37 diary-of-the-doomed: a treasure for a death, and one for being quicker than the other', () => {
  const seats = { ana: { level: 3, table: ['diary-of-the-doomed'] }, bob: { level: 3 } }
  const flee = (monster: string, active: string, helper: string, ...runAway: number[]) => {
    const t = sit(seats, { active, helper, facing: monster, treasures: GOLD, rolls: { runAway } })
    settle(run(t, active, monster))
    while (t.offered('ana', 'keep')) t.choose('ana', 'keep')
    settle(t.choose(helper, 'roll', { slot: monster }))
    return t.hand('ana').length
  }
  expect(flee('ogre', 'bob', 'ana', 1, 6)).toBe(1)
  expect(flee('giant', 'bob', 'ana', 1, 6)).toBe(2)
  expect(flee('ogre', 'ana', 'bob', 6, 1)).toBe(0)
  expect(flee('giant', 'ana', 'bob', 6, 1)).toBe(1)
})

test('38 obtuse-hound: harder on the helper', () => {
  const seats = { ana: { level: 5, table: ['investigator'] }, bob: { level: 4 } }
  const t = sit(seats, { facing: 'obtuse-hound', helper: 'bob', rolls: { runAway: [5, 5] } })
  expect(t.totals()).toEqual([9, 10])
  settle(run(t, 'ana', 'obtuse-hound').choose('bob', 'roll', { slot: 'obtuse-hound' }))
  expect([t.level('ana'), t.level('bob')]).toEqual([4, 1])
})

test('39 shear-terror: headgear counts for nothing and saves two levels', () => {
  const seats = { ana: { level: 5, table: ['crown', '-helmet'] }, bob: { level: 3, table: ['mail'] } }
  const t = sit(seats, { facing: ['shear-terror', 'imp'], helper: 'bob', rolls: { runAway: [1, 6, 1, 6] } })
  expect(t.totals()).toEqual([10, 10])
  run(t, 'ana', 'shear-terror').choose('ana', 'roll', { slot: 'imp' })
  settle(t.choose('bob', 'roll', { slot: 'shear-terror' }).choose('bob', 'roll', { slot: 'imp' }))
  expect([t.level('ana'), t.table('ana'), t.level('bob'), t.table('bob')]).toEqual([5, [], 1, ['mail']])
})

test('40 peer-review: the card does nothing, and whoever played it draws a door', () => {
  const seats = { ana: { level: 5 }, bob: { hand: ['fizzy-ichor', 'lose-level'] }, cyd: { hand: ['peer-review'] } }
  const t = sit(seats, { facing: 'rat', doors: ['elf'] }).choose('bob', 'play', { copy: 'fizzy-ichor', index: 1 })
  settle(t.choose('cyd', 'play', { copy: 'peer-review' }))
  expect([t.totals(), t.hand('bob').sort(), t.hand('cyd')]).toEqual([[5, 1], ['elf', 'lose-level'], []])
  const cursed = sit(seats).choose('bob', 'curse', { copy: 'lose-level', seat: 'ana' })
  expect([cursed.level('ana'), cursed.offered('cyd', 'play')]).toEqual([4, false])
})

test('41 understudy: what takes the place has its own bad stuff', () => {
  const seats = { ana: { level: 7 }, bob: { hand: ['understudy', 'giant'] } }
  const t = sit(seats, { facing: 'ogre', rolls: { runAway: [3] } })
  expect(t.winning()).toBe(true)
  t.choose('bob', 'play', { copy: 'understudy', index: 0 })
  if (t.offered('bob', 'pick')) t.choose('bob', 'pick', { copy: 'giant' })
  expect([t.totals(), t.pile('doorDiscards')]).toEqual([[7, 12], ['ogre']])
  settle(run(t, 'ana', 'giant'))
  expect(t.types()).toContain('died')
})

test('42 door-to-door-prophet: a Cultist is given a door instead of a fight', () => {
  const t = sit({ ana: { level: 1, table: ['our-cultist'] } }, { doors: ['door-to-door-prophet', 'elf'] })
  t.choose('ana', 'openDoor')
  settle(t)
  expect([t.fighting(), t.level('ana'), t.hand('ana')]).toEqual([false, 1, ['elf']])
})

test('42 door-to-door-prophet: a one-handed item in use, of the victim’s choice, or a level', () => {
  const caught = (...table: string[]) =>
    run(
      sit({ ana: { level: 2, table } }, { facing: ['door-to-door-prophet', 'giant'], rolls: { runAway: [1, 6] } }),
      'ana',
      'door-to-door-prophet',
    )
  const t = caught('sword', 'dagger', 'helmet')
  expect(t.asked().seats).toEqual(['ana'])
  t.choose('ana', 'pick', { copy: 'dagger' })
  expect([t.level('ana'), t.table('ana').sort()]).toEqual([2, ['helmet', 'sword']])
  const both = caught('halberd')
  expect([both.level('ana'), both.table('ana')]).toEqual([1, ['halberd']])
})

test('43 brick-and-mortarboard: books count double for their owner, not for a friend', () => {
  const hat = 'brick-and-mortarboard'
  const seats = {
    ana: { level: 2, table: ['professor', 'necronomicon', hat, 'emotional-support-tome', 'mail'] },
    bob: { level: 2, table: ['-emotional-support-tome'] },
  }
  const t = sit(
    { ...seats, bob: { level: 2, table: ['professor', 'necronomicon'] } },
    { facing: 'ogre', helper: 'bob' },
  )
  expect([t.strength('ana'), t.strength('bob')]).toEqual([15, 6])
  expect(sit({ ana: { level: 2, table: ['investigator', hat, 'emotional-support-tome'] } }).strength('ana')).toBe(3)
})

test('44 return-to-sender: the monster goes with its treasure; the fight goes on with the rest', () => {
  const seats = { ana: { level: 5 }, bob: { hand: ['return-to-sender', 'furious'] } }
  const t = sit(seats, { facing: ['giant', 'rat'], treasures: GOLD })
  t.choose('bob', 'play', { copy: 'return-to-sender', index: 0 })
  expect([t.totals(), winnings(t, 'ana').length, t.level('ana')]).toEqual([[5, 1], 1, 6])
  const one = sit(seats, { facing: 'giant', treasures: GOLD })
  settle(one.choose('bob', 'play', { copy: 'return-to-sender', index: 0 }))
  expect([one.fighting(), one.level('ana'), one.hand('ana')]).toEqual([false, 5, []])
  const great = sit(seats, { facing: 'giant' }).choose('bob', 'enhance', { copy: 'furious', slot: 'giant' })
  expect(great.would('bob', 'play', { copy: 'return-to-sender', index: 0 })).toBe(true)
})

test('45 borrowed-tweed: a Professor in one’s own turn only, who may change class in anybody’s', () => {
  const ana = {
    level: 3,
    table: ['investigator', 'borrowed-tweed@investigator', 'necronomicon'],
    hand: ['monster-whacker'],
  }
  const doorDiscards = ['professor']
  expect(sit({ ana }, { doorDiscards, facing: 'ogre' }).strength('ana')).toBe(7)
  expect(sit({ ana }, { doorDiscards, active: 'bob', facing: 'ogre', helper: 'ana' }).strength('ana')).toBe(3)
  const t = sit({ ana }, { doorDiscards, active: 'bob' })
  t.choose('ana', 'playTrait', { copy: 'monster-whacker', replaced: 'investigator' })
  expect(t.has('ana', 'monster-whacker')).toBe(true)
})
