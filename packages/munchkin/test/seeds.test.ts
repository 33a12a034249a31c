// What random games have found: each was a seed that failed once.

import { ACCEPTED } from '@brouhaha/table'
import { describe, expect, test } from 'vitest'
import { encode, encodeNumber, isWellFormed } from '../src/choice.ts'
import { curse, item, monster, oneShot, special } from './fixture/cards.ts'
import { table } from './table.ts'

const three = { ana: {}, bob: {}, cyd: {} }

describe('found by random games', () => {
  test('[MK-CULT-06] the last Cultist card goes to whoever answers first; the other keeps its class', () => {
    const t = table('cthulhu', {
      seats: { ana: { hand: ['call'] }, bob: { table: ['wizard'] }, cyd: { table: ['priest'] } },
      cards: [curse('call', { do: 'become', trait: 'cultist', who: 'others' })],
      cultPile: ['cultist'],
    })
    t.choose('ana', 'curse', { copy: 'call', seat: 'ana' })
    expect(t.asked().decision).toBe('whichClassForCult')
    const [first] = t.asked().seats as ['bob' | 'cyd']
    t.choose(first, 'pick', { copy: first === 'bob' ? 'wizard' : 'priest' })
    expect(t.asked().decision).toBe('arrangeOrOpen')
    expect([t.has('bob', 'cultist'), t.has('cyd', 'cultist')].filter(Boolean)).toHaveLength(1)
    expect([t.has('bob', 'wizard'), t.has('cyd', 'priest')].filter(Boolean)).toHaveLength(1)
  })

  test('[MK-HELP-13] an item of a counter-offer may be played away; the question goes when its turn comes', () => {
    const t = table('base', {
      seats: { ana: { table: ['tonic'] }, bob: {}, cyd: { hand: ['nope'] } },
      cards: [oneShot('tonic', 1), special('nope', { uses: [{ use: 'play', effect: [{ do: 'cancel' }] }] })],
      facing: 'giant',
    })
    const tonic = t.copy('tonic', 'ana')
    t.choose('ana', 'ask', { seat: 'bob', index: 0 })
    t.send('bob', { type: 'counter', items: [tonic], treasures: 0, helperPicksFirst: false, evenIfLost: false })
    t.choose('ana', 'play', { copy: 'tonic', index: 0 })
    expect(t.asked().decision).toBe('played')
    t.close()
    expect(t.asked()).toEqual({ seats: ['ana'], decision: 'fightOrRun' })
  })

  test('[MK-HELP-15] a listed price of help is taken as long as it is listed, and no longer', () => {
    const t = table('base', { seats: three, cards: [monster('pauper', 9, { treasures: 1 })], facing: 'pauper' })
    expect(t.offered('bob', 'volunteer', { index: 2 })).toBe(true)
    for (const index of [1, 3, 4, 5]) {
      expect(t.offered('bob', 'volunteer', { index })).toBe(false)
      expect(t.refused('bob', 'volunteer', { index })).toMatch(/^MK-/)
      expect(t.refused('ana', 'ask', { seat: 'bob', index })).toMatch(/^MK-/)
    }
    t.choose('bob', 'volunteer', { index: 2 })
    expect(t.refused('bob', 'volunteer', { index: 0 })).toBe('MK-HELP-15')
  })

  test('[MK-META-03] an item that is used up for a bonus, only if that turns the fight', () => {
    const dynamite = item('dynamite', 1, {
      abilities: [
        {
          use: 'ownCombat',
          cost: { self: true },
          when: { decides: true },
          effect: [{ do: 'strengthen', side: 'players', add: 6 }],
        },
      ],
    })
    const at = (level: number) =>
      table('base', { seats: { ...three, ana: { level, table: ['dynamite'] } }, cards: [dynamite], facing: 'giant' })
    expect(at(6).offered('ana', 'useAbility')).toBe(false) // 6 and 6 are not more than 12
    expect(at(7).choose('ana', 'useAbility', { copy: 'dynamite' }).totals()).toEqual([13, 12])
  })

  test('[MK-META-03] a use that strengthens nobody turns no fight', () => {
    const whistle = item('whistle', 0, {
      abilities: [
        {
          use: 'ownCombat',
          when: { decides: true },
          effect: [{ do: 'draw', deck: 'door', cards: 1, face: 'down', to: 'you' }],
        },
      ],
    })
    const seats = { ...three, ana: { level: 12, table: ['whistle'] } }
    const t = table('base', { seats, cards: [whistle], facing: 'giant' })
    expect([t.totals(), t.offered('ana', 'useAbility')]).toEqual([[12, 12], false])
  })

  test('[MK-IDENT-11] Half-Breed names no second race', () => {
    const t = table('base', { seats: { ...three, ana: { hand: ['half-breed', 'dwarf'], table: ['elf'] } } })
    t.refused('ana', 'playMulti', { copy: 'half-breed', other: t.copy('dwarf', 'ana') + 1 })
    t.choose('ana', 'playMulti', { copy: 'half-breed' })
  })

  test('[MK-SELL-01] two items are listed once, and only where they bring more together', () => {
    const t = table('base', { seats: { ...three, ana: { hand: ['sword', 'helmet', 'crown'] } } })
    const [sword, helmet] = [t.copy('sword', 'ana'), t.copy('helmet', 'ana')]
    const [low, high] = [Math.min(sword, helmet), Math.max(sword, helmet)]
    expect(t.offered('ana', 'sell', { copy: low, other: high })).toBe(true)
    t.refused('ana', 'sell', { copy: high, other: low })
    t.refused('ana', 'sell', { copy: Math.min(sword, t.copy('crown')), other: Math.max(sword, t.copy('crown')) })
  })

  test('a number with more in it than its verb names is no choice', () => {
    const t = table('base', { seats: three })
    const open = encode('openDoor')
    expect(isWellFormed(open)).toBe(true)
    for (const bad of [encode('openDoor', 1), encode('openDoor', 0, 0, 1), encode('curse', 0, 0, 1), 63, -1, 0.5]) {
      expect(isWellFormed(bad)).toBe(false)
      expect(t.game.apply(t.state, t.seat('ana'), bad, t.scene.play)).not.toBe(ACCEPTED)
    }
  })

  test('a number that names a seat or a fighter that no table has is written as nothing, and done by nobody', () => {
    const t = table('base', { seats: { ...three, ana: { hand: ['lose-level', 'furious'] } }, facing: 'rat' })
    const [woe, furious] = [t.copy('lose-level'), t.copy('furious')]
    expect(t.game.write(encode('curse', woe, 5))).toEqual({ type: 'curse', copy: woe, seat: 5 })
    for (const bad of [encode('curse', woe, 6), encode('enhance', furious, 16), encode('challenge', 6)]) {
      expect(t.game.write(bad)).toEqual({ type: 'nothing' })
      expect(t.game.apply(t.state, t.seat('ana'), bad, t.scene.play)).not.toBe(ACCEPTED)
    }
  })
})

test('a long number, of a gate or an offer, is written and read whole', () => {
  const t = table('base', { seats: three })
  for (const type of ['pass', 'closeGate', 'withdraw'] as const)
    for (const number of [1023, 1024, 1_048_577, 33_554_431]) {
      const choice = encodeNumber(type, number)
      expect(t.game.write(choice)).toEqual({ type, number })
      expect(t.game.read({ type, number })).toEqual({ kind: 'choice', choice })
    }
})
