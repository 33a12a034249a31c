// The totals of a fight as an amount: what both sides come to as it stands, and by how much the players are ahead.

import { describe, expect, test } from 'vitest'
import { isFighting } from '../../src/layout.ts'
import { monstersTotal, playersTotal } from '../../src/rules/combat/totals.ts'
import { curse, enhancer, gain, given, item, lose, monster, type Raw, sit, special, strengthen } from './sit.ts'

const wolf = monster('wolf', 9)
const grit = item('grit', { bonus: 2, abilities: [{ figure: 'strength', add: 3, when: { winning: false } }] })
const huge = enhancer('huge', { bonus: 4 })
const shout = (use: string, ...effect: readonly Raw[]): Raw => special('shout', [{ use, effect }])
type Sat = ReturnType<typeof sit>
const totals = ({ scene }: Sat) => [playersTotal(scene), monstersTotal(scene)]

/** Ana (level 3, +2, +3 while she loses) and Bob (level 2) against a wolf of 9; Cyd holds the card. */
const fought = (card: Raw, more: Raw = {}): Sat =>
  sit([card, wolf, grit, huge], {
    facing: 'wolf',
    helper: 'bob',
    ana: { level: 3, table: ['grit'] },
    bob: { level: 2 },
    cyd: { level: 4, hand: [String(card.id), 'huge'] },
    ...more,
  })

describe('the totals of a fight', () => {
  test.each([
    ['players', 10],
    ['monsters', 9],
    ['lead', 1],
  ])('%s', (total, worth) => {
    const t = fought(shout('combat', strengthen('monsters', { total })))
    expect(totals(t)).toEqual([10, 9])
    t.choose('cyd', 'play', { copy: 'shout' })
    expect(totals(t)[1]).toBe(9 + worth)
  })

  test('as they stand, with what was played on the way, and behind where they are behind', () => {
    const t = fought(shout('combat', strengthen('players', { total: 'lead' })))
    t.choose('cyd', 'enhance', { copy: 'huge', slot: 0 })
    expect(totals(t)).toEqual([10, 13])
    t.choose('cyd', 'play', { copy: 'shout' })
    expect(totals(t)).toEqual([7, 13])
  })

  test('are asked for before a card may be played', () => {
    const dare = special('dare', [
      { use: 'combat', when: { count: { total: 'monsters' }, is: { least: 13 } }, effect: [gain(1)] },
    ])
    const t = fought(dare)
    expect(t.offered('cyd', 'play')).toBe(false)
    t.choose('cyd', 'enhance', { copy: 'huge', slot: 0 })
    expect(t.offered('cyd', 'play')).toBe(true)
  })

  test('are compared in bad stuff, and by whoever hears that the fight is lost', () => {
    const bite = monster('bite', 9, {
      badStuff: [given({ more: { total: 'monsters' }, than: { plus: [{ total: 'players' }, 5] } }, [lose(2)])],
    })
    const after = (level: number) => {
      const t = sit([bite], { facing: 'bite', ana: { level }, rolls: { runAway: [1] } })
      return t.choose('ana', 'run').choose('ana', 'roll', { slot: 0 }).level('ana')
    }
    expect([after(3), after(4)]).toEqual([1, 4])
    const shame = item('shame', {
      abilities: [{ on: 'fightLost', effect: [gain({ times: [-1, { total: 'lead' }] })] }],
    })
    const t = sit([shame, wolf], { facing: 'wolf', ana: { level: 5, table: ['shame'] }, rolls: { runAway: [6] } })
    t.choose('ana', 'run').choose('ana', 'roll', { slot: 0 })
    expect([t.level('ana'), isFighting(t.state)]).toEqual([9, false])
  })

  test('are nothing outside fights', () => {
    const t = sit([curse('hex', gain(1), lose({ total: 'players' }), gain({ total: 'monsters' }))], {
      ana: { level: 3 },
      bob: { hand: ['hex'] },
    })
    expect(t.choose('bob', 'curse', { copy: 'hex', seat: 'ana' }).level('ana')).toBe(4)
  })
})

describe('are refused', () => {
  const total: Raw = { total: 'players' }
  const asked: Raw = { count: total, is: { least: 5 } }
  test.each<[string, Raw]>([
    ['in a bonus', item('ring', { abilities: [{ figure: 'strength', add: total }] })],
    ['in its condition', item('ring', { abilities: [{ figure: 'flee', add: 1, when: asked }] })],
    ['in a permission', item('ring', { abilities: [{ permits: 'winTies', when: asked }] })],
    ['in who may use an item', item('ring', { usableBy: asked })],
    ['in what a monster adds', monster('ogre', 3, { strength: [{ add: total }] })],
    ['deep inside', monster('ogre', 3, { strength: [{ add: 1, when: { anyFighter: { not: asked } } }] })],
    ['in what an enhancer adds', enhancer('fat', { bonus: [{ add: { half: total } }] })],
    [
      'in what stays',
      curse('hex', { do: 'stay', until: 'nextCombat', abilities: [{ figure: 'strength', add: total }] }),
    ],
    ['in what ends it', curse('hex', { do: 'stay', until: { until: asked }, abilities: [] })],
  ])('where they would be part of themselves: %s', (_, card) => {
    expect(() => sit([card])).toThrow(/what stands is part of the total itself/)
  })

  test.each<[string, Raw]>([
    ['a window outside fights', special('joke', [{ use: 'ownTurn', effect: [gain(total)] }])],
    ['the time after one', special('joke', [{ use: 'afterCombat', when: asked, effect: [gain(1)] }])],
    ['a fight that is won', item('ring', { abilities: [{ on: 'won', effect: [gain(total)] }] })],
    ['a kill', monster('ogre', 3, { onKill: [gain(total)] })],
    ['a turn that begins', item('ring', { abilities: [{ on: 'ownTurnBegins', effect: [gain(total)] }] })],
  ])('where there is no fight: %s', (_, card) => {
    expect(() => sit([card])).toThrow(/no fight goes on here/)
  })
})
