// What a fight was about once it is won: those that were killed, as long as their cards lie there.

import { describe, expect, test } from 'vitest'
import { faultsOf } from './read.ts'
import { gain, given, item, monster, type Raw, sit, special } from './sit.ts'

const robot = (id: string, rest: Raw = {}): Raw => monster(id, 1, { treasures: 0, tags: ['robot'], ...rest })
const TIN = robot('tin')
const CAN = robot('can')
const MOUSE = monster('mouse', 1, { treasures: 0 })
const ROBOTS = { tag: 'robot' }
const bell = (on: string, when: Raw): Raw => item('bell', { abilities: [{ on, when, effect: [gain(1)] }] })

const won = (card: Raw, facing: readonly string[]): number =>
  sit([card, TIN, CAN, MOUSE], { facing, ana: { level: 5, table: ['bell'] } })
    .win('ana')
    .level('ana') -
  5 -
  facing.length

describe.each(['won', 'fightOver'])('on %s', (on) => {
  test('a monster of a kind was faced that was killed', () => {
    expect(won(bell(on, { facing: ROBOTS }), ['tin'])).toBe(1)
    expect(won(bell(on, { facing: ROBOTS }), ['mouse'])).toBe(0)
  })

  test('they are counted', () => {
    const two = bell(on, { monsters: { least: 2 } })
    expect([won(two, ['tin']), won(two, ['tin', 'mouse'])]).toEqual([0, 1])
    const both = bell(on, { count: { monsters: ROBOTS }, is: { least: 2 } })
    expect([won(both, ['tin', 'mouse']), won(both, ['tin', 'can'])]).toEqual([0, 1])
  })
})

test('in onKill too, by the text of the twin where it is one', () => {
  const proud = robot('proud', {
    onKill: [given({ count: { monsters: ROBOTS }, is: { least: 2 } }, [gain(1)])],
  })
  const fought = (facing: readonly string[]) => sit([proud, TIN, MOUSE], { facing, ana: { level: 5 } })
  expect(fought(['proud', 'mouse']).win('ana').level('ana')).toBe(7)
  expect(fought(['proud', 'tin']).win('ana').level('ana')).toBe(8)
  const mirror = special('mirror', [{ use: 'combat', effect: [{ do: 'clone' }] }])
  const t = sit([proud, mirror], { facing: ['proud'], ana: { level: 5, hand: ['mirror'] } })
  t.choose('ana', 'play', { copy: 'mirror' }).win('ana')
  expect(t.level('ana')).toBe(9)
})

test('of more than sixteen, which is as many as can fight at once, sixteen are asked', () => {
  const volley = special('volley', [{ use: 'combat', effect: [{ do: 'kill', monster: { all: ROBOTS } }] }])
  const call = special('call', [{ use: 'combat', effect: [{ do: 'addMonster' }] }], { copies: 2 })
  const crowd = robot('crowd', { copies: 17 })
  const counted = (least: number): number => {
    const all = Array.from({ length: 15 }, () => 'crowd')
    const sting = [{ do: 'loseLevels', levels: 1, from: 'left' }]
    const gong = item('bell', { abilities: [{ on: 'won', when: { monsters: { least } }, effect: sting }] })
    const t = sit([volley, call, crowd, MOUSE, gong], {
      facing: [...all, 'mouse'],
      bob: { level: 5 },
      ana: { level: 9, hand: ['volley', 'call', 'call', 'crowd', 'crowd'], table: ['bell'] },
    })
    t.choose('ana', 'play', { copy: 'volley' })
    for (const _ of [1, 2]) t.choose('ana', 'play', { copy: 'call', index: 'crowd' })
    return t.win('ana').level('bob')
  }
  expect([counted(16), counted(17)]).toEqual([4, 5])
})

test('whether one of them is faced is known once one is found: those behind it are not asked', () => {
  const brave = item('bell', { abilities: [{ figure: 'strength', add: 3, when: { facing: ROBOTS } }] })
  const asked = (...facing: readonly string[]): number => {
    const t = sit([brave, TIN, CAN, MOUSE], { facing, ana: { table: ['bell'] } })
    t.scene.meter.begin()
    expect(t.strength('ana')).toBe(4)
    return t.scene.meter.spent
  }
  expect(asked('tin', 'mouse', 'can')).toBe(asked('tin'))
  expect(asked('mouse', 'tin')).toBeGreaterThan(asked('tin'))
})

test('what was killed before is not faced while the fight goes on', () => {
  const shot = special('shot', [{ use: 'combat', effect: [{ do: 'kill', monster: { all: ROBOTS } }] }])
  const brave = item('bell', { abilities: [{ figure: 'strength', add: 3, when: { facing: ROBOTS } }] })
  const t = sit([shot, brave, TIN, MOUSE], {
    facing: ['tin', 'mouse'],
    ana: { level: 3, hand: ['shot'], table: ['bell'] },
  })
  expect(t.strength('ana')).toBe(6)
  t.choose('ana', 'play', { copy: 'shot' })
  expect(t.strength('ana')).toBe(3)
})

describe('where no monster lies any more the question is refused, with what to write', () => {
  test.each<[string, Raw]>([
    ['killed', { facing: ROBOTS }],
    ['soloKill', { monsters: { least: 2 } }],
    ['helped', { count: { monsters: ROBOTS }, is: { least: 2 } }],
    ['ownTurnBegins', { facing: ROBOTS }],
  ])('on %s: %j', (on, when) => {
    expect(faultsOf(bell(on, when)).join()).toContain('on: won, or onKill')
  })

  test('nobody is winning what has been won', () => {
    expect(faultsOf(bell('won', { winning: true })).join()).toContain('no fight goes on here')
  })
})
