// Whom a condition is about: one seat, the subject. Seats that it names are those of the card, however deep.

import { describe, expect, test } from 'vitest'
import { curse, cursed, given, item, lose, monster, shot, sit, special, stay } from './sit.ts'

const each = (like: object) => ({ do: 'each', who: { like }, effect: [{ do: 'gainLevels', levels: 1, to: 'each' }] })
const LEVELS = ['ana', 'bob', 'cyd'] as const

describe('seats that are like something', () => {
  test.each([
    [{ not: { is: 'you' } }, [1, 2, 2]],
    [{ is: 'you' }, [2, 1, 1]],
    [{ is: 'left' }, [1, 2, 1]],
    [{ is: 'right' }, [1, 1, 2]],
    [{ any: [{ is: 'you' }, { is: 'left' }] }, [2, 2, 1]],
    [{ among: 'everyone', some: { all: [{ is: 'you' }, { level: { most: 9 } }] } }, [2, 2, 2]],
  ])('%j', (like, levels) => {
    const t = sit([special('toast', [{ use: 'ownTurn', effect: [each(like)] }])], { ana: { hand: ['toast'] } })
    t.choose('ana', 'play', { copy: 'toast' })
    expect(LEVELS.map((name) => t.level(name))).toEqual(levels)
  })

  test('whoever suffers is no other than the victim', () => {
    const t = cursed(
      curse('draught', { do: 'each', who: { like: { not: { is: 'victim' } } }, effect: [lose(1, 'each')] }),
      {
        ana: { level: 3 },
        bob: { level: 3 },
        cyd: { level: 3 },
      },
    )
    expect(LEVELS.map((name) => t.level(name))).toEqual([3, 2, 2])
  })
})

test('what stands in play speaks of its owner, inside too', () => {
  const card = item('badge', {
    abilities: [
      { figure: 'strength', add: 2, when: { among: { like: { not: { is: 'you' } } }, some: { level: { least: 5 } } } },
    ],
  })
  const others = sit([card], { ana: { level: 2, table: ['badge'] }, bob: { level: 5 } })
  expect(others.strength('ana')).toBe(4)
  const self = sit([card], { ana: { level: 5, table: ['badge'] }, bob: { level: 2 } })
  expect(self.strength('ana')).toBe(5)
})

test('a sum over the card itself is what is printed on it, and no more with two of them', () => {
  const doubled = (id: string, slot: string) =>
    item(id, { slot, bonus: 2, abilities: [{ figure: 'strength', add: { sum: 'bonus', in: 'self' } }] })
  const cards = [doubled('echo', 'head'), doubled('echo-again', 'feet')]
  const strength = (...worn: readonly string[]) => sit(cards, { ana: { level: 1, table: worn } }).strength('ana')
  expect([strength(), strength('echo'), strength('echo', 'echo-again')]).toEqual([1, 5, 9])
})

describe('a rule of the fight that a card leaves for the fight', () => {
  const RULE = stay('combat', [{ ignored: 'items' }])
  const SWORD = item('sword-of-three', { bonus: 3 })
  const play = (holder: 'ana' | 'bob' | 'cyd') => {
    const t = sit([monster('mouse', 1), SWORD, shot('rain', 'combat', RULE)], {
      facing: 'mouse',
      helper: 'bob',
      ana: { table: ['sword-of-three'], ...(holder === 'ana' && { hand: ['rain'] }) },
      bob: { ...(holder === 'bob' && { hand: ['rain'] }) },
      cyd: { ...(holder === 'cyd' && { hand: ['rain'] }) },
    })
    expect(t.totals()[0]).toBe(5)
    return t.choose(holder, 'play', { copy: 'rain' })
  }

  test.each(['ana', 'bob', 'cyd'] as const)('holds whoever plays it: %s', (holder) => {
    expect(play(holder).totals()[0]).toBe(2)
  })

  test('and is gone with it', () => {
    const t = play('cyd')
    expect(t.table('cyd')).toEqual(['rain'])
    t.win('ana')
    expect([t.strength('ana') - t.level('ana'), t.table('cyd')]).toEqual([3, []])
  })
})

test('given is about whoever plays the card', () => {
  const t = sit([special('mirror-of-two', [{ use: 'any', effect: [given({ level: { least: 3 } }, [lose(1)])] }])], {
    bob: { level: 3, hand: ['mirror-of-two'] },
    ana: { level: 1 },
  })
  t.choose('bob', 'play', { copy: 'mirror-of-two' })
  expect(LEVELS.map((name) => t.level(name))).toEqual([1, 2, 1])
})
