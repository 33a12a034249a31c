import { seat } from '@brouhaha/table'
import { PARTS, zombieMosh } from '@brouhaha/zombie-mosh'
import { expect, test } from 'vitest'
import { mosh } from '../fixture.ts'
import { blocked, eliminated, fell, hurt, wasted } from '../tell.ts'
import { playWild } from '../wild.ts'

const HEADS = ['head', 'head', 'head', 'head'] as const

test('[ZM-DMG-01] [EX-42] a hit and a defence of the same part cancel each other, wherever they lie', () => {
  const t = mosh({ seats: 2, crowd: { 1: ['leftLeg', 'head'] }, hands: { 1: ['head'] } })

  t.until(1)
  t.defend(1, 'head')
  t.finish()

  expect(t.harm(1)).toEqual([blocked(1, 'head'), hurt(1, 'leftLeg', { to: 1 })])
  expect(t.seat(1).damage).toEqual([0, 0, 0, 1, 0])
  expect(t.view().discard).toHaveLength(12)
})

test('[ZM-DMG-01] cards are paired one to one: two hits need two defences', () => {
  const t = mosh({ seats: 2, crowd: { 1: ['head', 'head'] }, hands: { 1: ['head', 'head'] } })

  t.until(1)
  t.defend(1, 'head')
  t.defend(1, 'head')
  t.finish()

  expect(t.harm(1)).toEqual([blocked(1, 'head', 2)])
})

test('[ZM-DMG-01] a defence does nothing for another part, nor for another zombie', () => {
  const t = mosh({ seats: 2, crowd: { 0: ['head', 'leftLeg'], 1: ['rightLeg', 'leftLeg'] }, hands: { 1: ['head'] } })

  t.until(1)
  t.defend(1, 'head')
  t.finish()

  expect(t.harm(0)).toEqual([hurt(0, 'head', { to: 1 }), hurt(0, 'leftLeg', { to: 1 })])
  expect(t.harm(1)).toEqual([hurt(1, 'leftLeg', { to: 1 }), hurt(1, 'rightLeg', { to: 1 })])
})

test('[ZM-DMG-02] [EX-43] two hits on the head and one defence leave one damage', () => {
  const t = mosh({ seats: 2, crowd: { 1: ['head', 'head'] }, hands: { 1: ['head'] } })

  t.until(1)
  t.defend(1, 'head')
  t.finish()

  expect(t.harm(1)).toEqual([blocked(1, 'head'), hurt(1, 'head', { to: 1 })])
  expect(t.seat(1).damage).toEqual([1, 0, 0, 0, 0])
})

test('[ZM-DMG-02] each hit that nobody blocks is one damage', () => {
  const t = mosh({ seats: 2, crowd: { 0: ['head', 'head'], 1: ['rightLeg', 'leftArm'] } })

  t.finish()

  expect(t.harm(0)).toEqual([hurt(0, 'head', { by: 2, to: 2 })])
  expect(t.seat(0).damage).toEqual([2, 0, 0, 0, 0])
  expect(t.seat(1).damage[4]).toBe(1)
})

test('[ZM-DMG-03] a defence that blocks nothing heals nothing, and does not last', () => {
  const t = mosh({
    seats: 2,
    damage: { 0: [2, 0, 0, 0, 0] },
    hands: { 0: HEADS },
    next: [{ crowd: { 0: ['head', 'rightLeg'] } }],
  })

  t.defend(0, 'head')
  t.defend(0, 'head')
  t.finish()
  expect(t.seat(0).damage[0]).toBe(2)
  expect(t.view().seats.map(({ defences }) => defences)).toEqual([[], []])
  t.finish()

  expect(t.harm(0).slice(0, 2)).toEqual([hurt(0, 'head', { to: 3 }), fell(0, 'head')])
})

test('[ZM-DMG-03] after the damage only the new crowd lies in the lines', () => {
  const t = mosh({ seats: 3, hands: { 0: HEADS }, next: [{ crowd: { 1: ['leftArm', 'rightArm'] } }] })

  t.attack(0, 'head', 1)
  t.finish()

  expect(t.seat(1).hits.map(({ part, by }) => [part, by])).toEqual([
    ['leftArm', 'crowd'],
    ['rightArm', 'crowd'],
  ])
})

test('[ZM-DMG-04] a part falls with its third damage, not with its second', () => {
  const t = mosh({
    seats: 2,
    damage: { 0: [1, 2, 0, 0, 0] },
    crowd: { 0: ['head', 'leftArm'] },
    hands: { 0: ['rightLeg', 'rightLeg', 'rightLeg', 'rightLeg'] },
  })

  t.defend(0, 'rightLeg')
  t.defend(0, 'rightLeg')
  t.until(0)
  t.defend(0, 'rightLeg')
  t.defend(0, 'rightLeg')

  expect(t.harm(0)).toEqual([hurt(0, 'head', { to: 2 }), hurt(0, 'leftArm', { to: 3 }), fell(0, 'leftArm')])
  expect(t.seat(0).damage).toEqual([2, 3, 0, 0, 0])
})

test('[ZM-DMG-04] losing the head hurts no more than losing a leg', () => {
  const t = mosh({ seats: 2, damage: { 0: [2, 0, 0, 0, 0] }, crowd: { 0: ['head', 'rightLeg'] } })

  t.finish()

  expect(t.harm(0)).toEqual([hurt(0, 'head', { to: 3 }), fell(0, 'head'), hurt(0, 'rightLeg', { to: 1 })])
  expect(t.seat(0)).toMatchObject({ inPit: true, held: 4 })
})

test('[ZM-DMG-05] [EX-44] a head with two damage and two hits falls, and the second hit is wasted', () => {
  const t = mosh({ seats: 2, damage: { 1: [2, 0, 0, 0, 0] }, crowd: { 1: ['head', 'head'] } })

  t.finish()

  expect(t.harm(1)).toEqual([hurt(1, 'head', { to: 3 }), wasted(1, 'head'), fell(1, 'head')])
  expect(t.seat(1).damage).toEqual([3, 0, 0, 0, 0])
})

test('[ZM-DMG-05] [OPEN-07] a crowd card on a fallen part has no effect and is not drawn anew', () => {
  const t = mosh({ seats: 2, damage: { 1: [3, 0, 0, 0, 0] }, crowd: { 1: ['head', 'head'] } })
  expect(t.seat(1).hits.map(({ part }) => part)).toEqual(['head', 'head'])

  t.finish()

  expect(t.harm(1)).toEqual([wasted(1, 'head', 2)])
  expect(t.seat(1).damage).toEqual([3, 0, 0, 0, 0])
})

test('[ZM-DMG-05] no part ever has more damage than it endures', () => {
  for (const side of ['A', 'B'] as const) {
    playWild(4, 3, {
      options: { side, boards: [0, 1, 2, 3] },
      after: (state) => {
        for (const { damage, endures } of zombieMosh.view(state, seat(0)).seats) {
          expect(damage.every((tokens, part) => tokens <= endures[part]!)).toBe(true)
        }
      },
    })
  }
})

test('[ZM-DMG-06] damage stays from round to round, and new damage is added', () => {
  const t = mosh({
    seats: 2,
    crowd: { 0: ['head', 'leftLeg'] },
    next: [{ crowd: { 0: ['head', 'rightLeg'] } }],
  })

  t.finish()
  expect(t.seat(0).damage).toEqual([1, 0, 0, 1, 0])
  t.finish()

  expect(t.harm(0)).toEqual([hurt(0, 'head', { to: 2 }), hurt(0, 'rightLeg', { to: 1 })])
  expect(t.seat(0).damage).toEqual([2, 0, 0, 1, 1])
})

test('[ZM-DMG-06] within a song damage never goes down', () => {
  for (const seats of [2, 3, 6]) {
    let before: readonly number[] = []
    playWild(seats, 20 + seats, {
      after: (state) => {
        const now = zombieMosh.view(state, seat(0)).seats.flatMap(({ damage }) => damage)
        expect(before.every((tokens, cell) => now[cell]! >= tokens)).toBe(true)
        before = now
      },
    })
  }
})

test('[ZM-DMG-07] each part of each zombie keeps its own tokens', () => {
  for (const [index, part] of PARTS.entries()) {
    for (const victim of [0, 1, 2]) {
      const elsewhere = [PARTS[(index + 1) % 5]!, PARTS[(index + 2) % 5]!] as const
      const t = mosh({
        seats: 3,
        damage: { [victim]: [1, 1, 1, 1, 1] },
        crowd: { [victim]: [part, part] },
        hands: { [victim]: [elsewhere, elsewhere, elsewhere, elsewhere] },
      })

      t.finish()

      expect(t.seat(victim).damage).toEqual([1, 1, 1, 1, 1].with(index, 3))
    }
  }
})

test('[ZM-DMG-08] everybody’s damage is counted before anybody leaves the pit', () => {
  const t = mosh({
    seats: 2,
    damage: { 0: [3, 3, 2, 0, 0], 1: [3, 3, 2, 0, 0] },
    crowd: { 0: ['rightArm', 'head'], 1: ['rightArm', 'head'] },
    hands: { 0: HEADS, 1: HEADS },
  })

  for (const dancer of [0, 0, 1, 1, 1, 1, 0, 0]) t.defend(dancer, 'head')

  const [last, ...events] = t.events()
  expect(last).toMatchObject({ type: 'defended', seat: 0 })
  expect(events).toEqual([
    { type: 'stepBegan', step: 'damage' },
    blocked(0, 'head'),
    hurt(0, 'rightArm', { to: 3 }),
    fell(0, 'rightArm'),
    blocked(1, 'head'),
    hurt(1, 'rightArm', { to: 3 }),
    fell(1, 'rightArm'),
    { type: 'linesCleared', count: 12 },
    { type: 'stepBegan', step: 'calm' },
    eliminated(0),
    eliminated(1),
    { type: 'songWon', seats: [0, 1], by: 'shared' },
    { type: 'gameOver', seats: [0, 1] },
  ])
})

test('[ZM-DMG-08] the same lines at other seats do the same damage', () => {
  const hits = [
    ['head', 'head'],
    ['leftArm', 'rightLeg'],
    ['leftLeg', 'leftLeg'],
  ] as const
  const harm = (shift: number) => {
    const at = (zombie: number): number => (zombie + shift) % 3
    const t = mosh({
      seats: 3,
      first: at(0),
      crowd: { [at(0)]: hits[0], [at(1)]: hits[1], [at(2)]: hits[2] },
      hands: { [at(0)]: [0, 5, 25, 26], [at(1)]: [1, 6, 27, 28], [at(2)]: [2, 7, 29, 30] },
    })
    t.attack(at(0), 'head', at(1))
    t.attack(at(0), 'head', at(2))
    t.attack(at(1), 'head', at(0))
    t.finish()
    return [0, 1, 2].map((zombie) => t.seat(at(zombie)).damage)
  }

  expect(harm(1)).toEqual(harm(0))
  expect(harm(2)).toEqual(harm(0))
})

test('[ZM-DMG-08] six zombies are counted, and no seventh', () => {
  const t = mosh({ seats: 6, hands: { 0: HEADS }, crowd: { 5: ['rightLeg', 'rightLeg'] } })

  for (let card = 0; card < 2; card++) t.defend(0, 'head')
  t.finish()

  expect(t.step('damage')).toEqual([
    ...[0, 1, 2, 3, 4].flatMap((each) => [hurt(each, 'leftLeg', { to: 1 }), hurt(each, 'rightLeg', { to: 1 })]),
    hurt(5, 'rightLeg', { by: 2, to: 2 }),
    { type: 'linesCleared', count: 36 },
  ])
})

test('[ZM-DMG-09] all cards of both lines are discarded, six for each zombie in the pit', () => {
  for (const seats of [2, 3, 4]) {
    const t = mosh({ seats, hands: { 0: [0, 1, 2, 49] } })

    t.finish()

    expect(t.step('damage').at(-1)).toEqual({ type: 'linesCleared', count: 6 * seats })
    expect(t.view().discard).toHaveLength(6 * seats)
    expect(t.view().discard).toEqual(expect.arrayContaining([0, 1, 2, 49]))
  }
})

test('[ZM-DMG-09] the second round discards as many again', () => {
  const t = mosh({ seats: 2 })

  t.finish()
  t.finish()

  expect(t.step('damage').at(-1)).toEqual({ type: 'linesCleared', count: 12 })
  expect(t.view().discard).toHaveLength(24)
})
