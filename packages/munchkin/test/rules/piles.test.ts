// Decks that run out: what is shuffled, what is told, and what happens when nothing is left at all.

import { cancel, draw, peek, reveal } from '@brouhaha/cards'
import { Story } from '@brouhaha/table'
import { scripted } from '@brouhaha/testkit'
import { describe, expect, test } from 'vitest'
import type { MunchkinHappening } from '../../src/events.ts'
import { draws } from '../../src/layout.ts'
import { hostOf } from '../../src/marks.ts'
import { discard } from '../../src/rules/card/moves.ts'
import { DOOR_DECK, drawFrom, pileCount, TREASURE_DECK, topOf } from '../../src/zones.ts'
import { trait } from '../fixture/cards.ts'
import { spell, spellIn } from '../fixture/effects.ts'
import { table } from '../table.ts'

const three = { ana: {}, bob: {}, cyd: {} }
const bareDecks = true

describe.each([
  ['door', DOOR_DECK, 'doors', ['rat', 'imp', 'ogre']],
  ['treasure', TREASURE_DECK, 'treasures', ['sword', 'mail', 'boots']],
] as const)('an empty %s deck', (deck, zone, luck, ids) => {
  test('[MK-CARD-04] its discards are shuffled by its own luck, for all to hear', () => {
    const t = table('base', { seats: three, [`${deck}Discards`]: ids, bareDecks })
    const wanted = [t.copy(ids[1]), t.copy(ids[2]), t.copy(ids[0])]
    const chance = scripted(Object.keys(draws), { [luck]: [wanted] })
    const story = new Story<MunchkinHappening>()
    expect(drawFrom(t.scene.on(t.state, { chance, story }), zone)).toBe(wanted[0])
    expect(t.pile(`${deck}Deck`)).toEqual([ids[1], ids[2], ids[0]])
    expect(story.events.map(({ open }) => open)).toEqual([{ type: 'shuffled', deck }])
    chance.finish()
  })

  test('[MK-CARD-05] without discards nothing is shuffled, and nobody sees anything', () => {
    const glimpse = spell('glimpse', peek(deck, 2))
    const t = table('base', { seats: { ...three, ana: { hand: ['glimpse'] } }, cards: [glimpse], bareDecks })
    t.choose('ana', 'play', { copy: 'glimpse' })
    expect(t.types()).not.toContain('peeked')
    expect(t.types()).not.toContain('shuffled')
  })
})

test('[MK-CARD-04] a reshuffle leaves alone what lies before the players', () => {
  const fetch = spell('fetch', draw('treasure', 1))
  const seats = { ana: { hand: ['fetch'], table: ['porter', 'helmet@porter'] }, bob: { hand: ['rat'] }, cyd: {} }
  const t = table('base', { seats, cards: [fetch] })
  while (pileCount(t.scene, TREASURE_DECK) > 0) discard(t.scene, topOf(t.scene, TREASURE_DECK))
  t.choose('ana', 'play', { copy: 'fetch' })
  expect(t.types()).toContain('shuffled')
  expect(hostOf(t.scene, t.copy('helmet', 'ana', true))).toBe(t.copy('porter', 'ana', true))
})

test('[MK-CARD-04] who has seen what lay among the discards does not know where the shuffle put it', () => {
  const cards = [
    spell('rummage', reveal({ zone: 'treasureDiscards', take: 'all' }, 'you')),
    spell('fetch', draw('treasure', 1)),
  ]
  const seats = { ana: { hand: ['rummage'] }, bob: { hand: ['fetch'] }, cyd: {} }
  const t = table('base', { seats, cards, treasureDiscards: ['sword', 'mail', 'boots'], bareDecks })
  const known = () => ['sword', 'mail', 'boots'].map((id) => t.state[t.scene.knownAt + t.copy(id)]! & 1)
  t.choose('ana', 'play', { copy: 'rummage' })
  expect(known()).toEqual([0, 0, 0]) // what lies open is nobody's secret
  t.choose('bob', 'play', { copy: 'fetch' })
  expect(known()).toEqual([0, 0, 0])
})

describe('[MK-CARD-05] no door is left', () => {
  const cards = [
    spellIn('draw', 'red-tape', cancel()),
    trait('race', 'feline', { abilities: [{ permits: 'secondDoor' }] }),
  ]

  test('nothing is behind the first one, and nobody can answer that', () => {
    const t = table('base', { seats: { ...three, bob: { hand: ['red-tape'] } }, cards, bareDecks })
    t.choose('ana', 'openDoor')
    expect(t.asked()).toEqual({ seats: ['ana'], decision: 'lookForTrouble' })
  })

  test('nor behind the second: the turn goes on', () => {
    const t = table('base', { seats: { ...three, ana: { table: ['feline'] } }, cards, bareDecks })
    t.choose('ana', 'openDoor').choose('ana', 'noTrouble').choose('ana', 'secondDoor')
    expect(t.asked()).toEqual({ seats: ['ana'], decision: 'charityOrDone' })
  })
})
