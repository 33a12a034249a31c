// How often something may be done or happens: in a fight, in a turn, in a round, in the game.

import { describe, expect, test } from 'vitest'
import { curse, gain, item, lose, monster, type Raw, sit, special } from './sit.ts'

const mascot = (most: Raw | undefined, rest: Raw = {}): Raw =>
  item('mascot', { abilities: [{ on: 'levelLost', ...(most && { most }), effect: [gain(2)], ...rest }] })
const hex = { ...curse('hex', lose(1)), copies: 9 }
const HEXES = Array.from({ length: 5 }, () => 'hex')

/** Bob curses Ana so often; each takes a level, and the mascot may give two. */
const hexed = (t: ReturnType<typeof sit>, times: number): number => {
  for (let i = 0; i < times; i++) t.choose('bob', 'curse', { copy: 'hex', seat: 'ana' })
  return t.level('ana')
}
const turn = (t: ReturnType<typeof sit>): string => {
  const name = t.active()
  t.choose(name, 'openDoor').choose(name, 'noTrouble').choose(name, 'skipLoot').choose(name, 'done')
  return name
}

describe('[MK-COMBAT-34] what happens by itself, only so often', () => {
  const seated = (most: Raw | undefined, rest: Raw = {}, ability: Raw = {}) =>
    sit([mascot(most, ability), hex, monster('mouse', 1, { treasures: 0, levels: 0 })], {
      ana: { level: 4, table: ['mascot'] },
      bob: { level: 4, hand: HEXES },
      ...rest,
    })

  test('every time where nothing is said', () => {
    expect(hexed(seated(undefined), 3)).toBe(7)
  })

  test.each([
    [{ times: 1, per: 'turn' }, 3],
    [{ times: 2, per: 'turn' }, 5],
    [{ times: 1, per: 'combat' }, 3],
    [{ times: 1, per: 'round' }, 3],
    [{ times: 2, per: 'game' }, 5],
  ])('%j', (most, level) => {
    expect(hexed(seated(most, { facing: 'rat', ana: { level: 4, table: ['mascot'] } }), 3)).toBe(level)
  })

  test('a time that its condition does not hold is none', () => {
    const when = { level: { most: 2 } }
    expect(hexed(seated({ times: 1, per: 'turn' }, {}, { when }), 2)).toBe(4)
    expect(hexed(seated({ times: 1, per: 'turn' }, {}, { when }), 3)).toBe(3)
  })

  test('each owner for himself, and a second copy gives no second helping', () => {
    const t = sit([{ ...mascot({ times: 1, per: 'turn' }), copies: 3 }, hex], {
      ana: { level: 4, table: ['mascot', 'mascot'] },
      bob: { level: 4, hand: HEXES, table: ['mascot'] },
    })
    expect(hexed(t, 1)).toBe(5)
    t.choose('bob', 'curse', { copy: 'hex', seat: 'bob' })
    expect([t.level('ana'), t.level('bob')]).toEqual([5, 5])
  })

  test.each([
    ['turn', [5, 6, 7]],
    ['round', [5, 4, 3]],
    ['game', [5, 4, 3]],
  ])('the turns of others: once per %s', (per, levels) => {
    const t = seated({ times: 1, per })
    const after = levels.map(() => {
      const level = hexed(t, 1)
      turn(t)
      return level
    })
    expect(after).toEqual(levels)
  })

  test.each([
    ['round', 4],
    ['game', 2],
  ])('her own next turn: once per %s', (per, level) => {
    const t = seated({ times: 1, per })
    expect(hexed(t, 2)).toBe(4)
    expect([turn(t), turn(t), turn(t)]).toEqual(['ana', 'bob', 'cyd'])
    expect(hexed(t, 2)).toBe(level)
  })

  test('a fight counts anew when the next one begins, and its rewards are of the fight before', () => {
    const proud = item('proud', {
      abilities: [{ on: 'levelGained', most: { times: 1, per: 'combat' }, effect: [lose(1, 'left')] }],
    })
    const tonic = { ...special('tonic', [{ use: 'any', effect: [gain(1)] }]), copies: 3 }
    const t = sit([proud, tonic, monster('mouse', 1, { treasures: 0 }), monster('vole', 1, { treasures: 0 })], {
      facing: 'mouse',
      ana: { level: 3, table: ['proud'], hand: ['tonic', 'tonic', 'tonic'] },
      bob: { level: 5 },
      doors: ['vole'],
    })
    t.choose('ana', 'play', { copy: 'tonic' }).win('ana')
    expect([t.level('ana'), t.level('bob')]).toEqual([5, 4])
    t.choose('ana', 'play', { copy: 'tonic' })
    expect([t.level('ana'), t.level('bob')]).toEqual([6, 4])
    t.choose('ana', 'done').choose('bob', 'openDoor').choose('ana', 'play', { copy: 'tonic' })
    expect([t.fighting(), t.level('ana'), t.level('bob')]).toEqual([true, 7, 3])
  })
})

describe('[MK-COMBAT-34] what may be done, only so often', () => {
  const horn = (most: Raw): Raw =>
    item('horn', { abilities: [{ use: 'any', most, cost: { levels: 1 }, effect: [gain(1, 'left')] }] })
  const blow = (t: ReturnType<typeof sit>): boolean => {
    if (!t.offered('ana', 'useAbility')) return false
    t.choose('ana', 'useAbility', { copy: 'horn' })
    return true
  }

  test.each([
    ['turn', [true, false, true, true, true]],
    ['round', [true, false, false, false, true]],
    ['game', [true, false, false, false, false]],
  ])('once per %s: twice in her turn, then in each turn', (per, may) => {
    const t = sit([horn({ times: 1, per })], { ana: { level: 9, table: ['horn'] } })
    const blown = [blow(t), blow(t)]
    for (let i = 0; i < 3; i++) {
      turn(t)
      blown.push(blow(t))
    }
    expect(blown).toEqual(may)
  })
})
