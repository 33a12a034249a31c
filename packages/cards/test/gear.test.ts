// What is worn on one place is one thing at most.

import { type Ability, doubles, ignores, monster, reverses, stay } from '@brouhaha/cards'
import { expect, test } from 'vitest'
import { asCurse, breakable, lines } from './sheet.ts'

const lasting = (ability: Ability): readonly string[] =>
  breakable([...asCurse([stay('untilLifted', [ability])], 'en'), ...asCurse([stay('untilLifted', [ability])], 'fr')])

test('the bonus of your headgear, armour and footgear', () => {
  const ignored = (slot: 'head' | 'armour' | 'feet'): readonly string[] =>
    lasting(ignores('items', { filter: { slot }, own: true }))
  expect(ignored('head')).toEqual([
    'From now on, the bonuses of your headgear do not count.',
    'Désormais, les bonus de tes couvre-chefs ne comptent pas.',
  ])
  expect(ignored('armour')[0]).toBe('From now on, the bonuses of your armour do not count.')
  expect(ignored('feet')).toEqual([
    'From now on, the bonuses of your footgear do not count.',
    'Désormais, les bonus de tes chaussures ne comptent pas.',
  ])
})

test('however they count', () => {
  expect(lasting(doubles('items', { filter: { slot: 'feet' }, own: true }))).toEqual([
    'From now on, the bonuses of your footgear count double.',
    'Désormais, le bonus de tes chaussures compte double.',
  ])
  expect(lasting(reverses({ slot: 'feet' }))).toEqual([
    'From now on, the bonuses of footgear count as penalties.',
    'Désormais, le bonus des chaussures compte comme un malus.',
  ])
})

test('what a monster ignores cannot get rid of it, in both languages', () => {
  const fightRules = [ignores('items', { filter: { slot: ['oneHand', 'twoHands'] } })]
  const card = monster('x', { level: 1, treasures: 1, badStuff: [], fightRules, en: { name: 'x' }, fr: { name: 'x' } })
  expect(breakable([lines(card, 'en')[2] ?? '', lines(card, 'fr')[2] ?? ''])).toEqual([
    'One- or two-handed items give no bonus in combat and cannot get rid of this monster.',
    'Les objets à une ou deux mains ne donnent aucun bonus en combat et ne peuvent pas éliminer ce monstre.',
  ])
})
