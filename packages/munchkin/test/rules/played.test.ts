// A card is played: what is said of it, what it costs, and where it lies afterwards.

import { gainLevels, strengthen, use } from '@brouhaha/cards'
import { describe, expect, test } from 'vitest'
import { oneShot, special } from '../fixture/cards.ts'
import { spellIn } from '../fixture/effects.ts'
import { table } from '../table.ts'

const three = { ana: {}, bob: {}, cyd: {} }

describe('[MK-CARD-17] what everybody hears', () => {
  test('what was played, and at whom', () => {
    const t = table('base', { seats: { ...three, ana: { hand: ['level-up'] } } })
    const copy = t.copy('level-up', 'ana')
    t.choose('ana', 'play', { copy: 'level-up', index: 'cyd' })
    expect(t.events()[0]).toEqual({ type: 'played', seat: 0, copy, at: 2 })
  })

  test('not which monster of the hand is on its way', () => {
    const t = table('base', { seats: { ...three, bob: { hand: ['wandering', 'imp'] } }, facing: 'ogre' })
    const copy = t.copy('wandering', 'bob')
    t.choose('bob', 'play', { copy: 'wandering', index: 'imp' })
    expect(t.events()[0]).toEqual({ type: 'played', seat: 1, copy })
  })
})

describe('[MK-CARD-12] a card that is played in a fight', () => {
  test('stays with it if it is about the fight, whoever it is for and however late it comes', () => {
    const cards = [
      spellIn('othersCombat', 'heckle', strengthen('monsters', 1)),
      spellIn('kill', 'last-word', strengthen('monsters', 1)),
    ]
    const seats = { ana: { level: 9 }, bob: { hand: ['heckle', 'last-word'] }, cyd: {} }
    const t = table('base', { seats, cards, facing: 'imp' })
    t.choose('bob', 'play', { copy: 'heckle' }).choose('ana', 'claim').choose('bob', 'play', { copy: 'last-word' })
    expect([t.totals()[1], t.pile('treasureDiscards')]).toEqual([4, []])
    t.close()
    expect(t.pile('treasureDiscards').sort()).toEqual(['heckle', 'last-word'])
  })

  test('counts for the other side if an answer says so before it has worked', () => {
    const twist = spellIn('play', 'twist', { do: 'switchSide', cards: { zone: 'it' } })
    const seats = { ana: {}, bob: { hand: ['potion-3'] }, cyd: { hand: ['twist'] } }
    const t = table('base', { seats, cards: [twist], facing: 'ogre' })
    const [players, monsters] = t.totals()
    t.choose('bob', 'play', { copy: 'potion-3', index: 1 }).choose('cyd', 'play', { copy: 'twist' })
    while (t.gate() > 0) t.close()
    expect(t.totals()).toEqual([players + 3, monsters])
  })

  test('is discarded at once if it has nothing to do with it', () => {
    const t = table('base', { seats: { ...three, bob: { hand: ['level-up'] } }, facing: 'giant' })
    t.choose('bob', 'play', { copy: 'level-up', index: 'cyd' })
    expect([t.fighting(), t.pile('treasureDiscards')]).toEqual([true, ['level-up']])
  })
})

describe('[MK-CARD-16] a card that costs the whole hand', () => {
  const uses = [use('any', [gainLevels(1)], { cost: { discard: 'hand' } })]
  const cards = [special('all-in', { uses }), oneShot('ring', 0, { uses })]

  test('needs another card beside itself, and one is enough', () => {
    const alone = table('base', { seats: { ...three, ana: { hand: ['all-in'] } }, cards })
    expect(alone.refused('ana', 'play', { copy: 'all-in' })).toBe('MK-IDENT-09')
    const t = table('base', { seats: { ...three, ana: { hand: ['all-in', 'rat'] } }, cards })
    t.choose('ana', 'play', { copy: 'all-in' })
    expect([t.level('ana'), t.hand('ana')]).toEqual([2, []])
  })

  test('needs one card only where it lies on the table itself', () => {
    const t = table('base', { seats: { ...three, ana: { hand: ['rat'], table: ['ring'] } }, cards })
    t.choose('ana', 'play', { copy: 'ring' })
    expect([t.level('ana'), t.hand('ana')]).toEqual([2, []])
  })
})
