// Mechanics G: rewards.

import { expect, test } from 'vitest'
import { examplesOf } from './examples.ts'
import { discard, gain, given, item, monster, type Raw, race, shot, sit, special } from './sit.ts'

const killed = (foe: Raw, spec: Parameters<typeof sit>[1] = {}, others: readonly Raw[] = []) =>
  sit([foe, ...others], { ...spec, ana: { level: 5, ...spec.ana }, facing: String(foe.id) }).win('ana')

test('two_levels: worth two levels, or more', () => {
  expect(killed(monster('whale', 3, { levels: 2 })).level('ana')).toBe(7)
  expect(killed(monster('kraken', 3, { levels: 4 })).level('ana')).toBe(9)
})

test('extra_level_cond: one level more for some', () => {
  const duel = monster('duel', 3, { onKill: [given({ fights: 'alone' }, [gain(1)])] })
  expect(killed(duel).level('ana')).toBe(7)
  expect(killed(duel, { helper: 'bob' }).level('ana')).toBe(6)
})

test('extra_treasure_cond: more treasure for some', () => {
  const foe = monster('foe', 3, { extraTreasures: [{ add: 2, when: { anyFighter: { has: 'elf' } } }] })
  expect(killed(foe).hand('ana').length).toBe(1)
  expect(killed(foe, { ana: { table: ['elf'] } }).hand('ana').length).toBe(3)
})

test('extra_treasure_static: more treasure for every kill', () => {
  const sack = item('sack', { abilities: [{ figure: 'treasures', add: { kills: true } }] })
  const t = sit([sack], { ana: { level: 5, table: ['sack'] }, facing: ['rat', 'imp'] }).win('ana')
  expect(t.hand('ana').length).toBe(4)
})

test('treasure_no_level: treasure, but no level', () => {
  const t = killed(monster('chest', 1, { levels: 0, treasures: 2 }))
  expect([t.level('ana'), t.hand('ana').length]).toEqual([5, 2])
})

test('loot_after_fight: the room is looted after a won fight', () => {
  const nose = item('nose', { abilities: [{ permits: 'lootAfterFight' }] })
  const t = sit([nose], { ana: { level: 5, table: ['nose'] }, doors: ['rat'] })
    .choose('ana', 'openDoor')
    .win('ana')
  t.choose('ana', 'keep')
  expect(t.offered('ana', 'loot')).toBe(true)
})

test('level_for_helping: whoever helps gains a level for each kill', () => {
  const ally = race('ally', { abilities: [{ permits: 'levelForHelping' }] })
  const t = sit([ally], { ana: { level: 5 }, bob: { table: ['ally'] }, facing: ['rat', 'imp'], helper: 'bob' }).win(
    'ana',
  )
  expect([t.level('ana'), t.level('bob')]).toEqual([7, 3])
})

test('level_for_helper: the monster is worth a level to the helper', () => {
  const t = killed(monster('coach', 3, { onKill: [gain(1, 'helper')] }), { bob: { level: 2 }, helper: 'bob' })
  expect([t.level('ana'), t.level('bob')]).toEqual([6, 3])
})

test('treasure_redistribute: shuffled and dealt out, whatever was agreed', () => {
  const pot = special('pot', [{ use: 'combat', effect: [{ do: 'shareTreasures', among: 'everyone' }] }])
  const t = sit([pot], { ana: { level: 9 }, bob: { hand: ['pot'] }, facing: ['ogre', 'rat'] }).choose('bob', 'play', {
    copy: 'pot',
  })
  t.win('ana')
  expect(t.level('ana')).toBe(10)
  const low = sit([pot], { ana: { level: 5 }, bob: { hand: ['pot'] }, facing: ['rat', 'imp', 'rat'].slice(0, 2) })
  low.choose('bob', 'play', { copy: 'pot' }).win('ana')
  expect([low.hand('ana').length, low.hand('bob').length, low.hand('cyd').length]).toEqual([1, 1, 0])
})

test('swap_cards_for_draw: any number of cards for as many new ones', () => {
  const trade = shot('trade', 'ownTurn', discard({ zone: 'hand', take: { upTo: 3 } }, { as: 'old' }), {
    do: 'draw',
    deck: 'treasure',
    cards: { the: 'old' },
    face: 'down',
  })
  const t = sit([trade], { ana: { hand: ['trade', 'rat', 'imp', 'ogre'] }, treasures: ['sword', 'crown'] })
  t.choose('ana', 'play', { copy: 'trade' })
    .choose('ana', 'pick', { copy: 'rat' })
    .choose('ana', 'pick', { copy: 'imp' })
  t.choose('ana', 'enough')
  expect(t.hand('ana').sort()).toEqual(['crown', 'ogre', 'sword'])
})

examplesOf('g')
