// A condition that asks nothing: anybody is meant.

import { type Effect, gainLevels, loseLevels, the, type Use, use } from '@brouhaha/cards'
import { expect, test } from 'vitest'
import { asUse, breakable } from './sheet.ts'

const anybody = { all: [] } as const
const used = (one: Use): readonly string[] => breakable([...asUse(one, 'en'), ...asUse(one, 'fr')])
const inTurn = (...effects: readonly Effect[]): readonly string[] => used(use('ownTurn', effects))

test('may be aimed at', () => {
  expect(used(use('any', [loseLevels(1, 'target')], { target: anybody }))).toEqual([
    'At any time, aimed at a player: that player loses 1 level.',
    'À tout moment, en visant un joueur : ce joueur perd 1 niveau.',
  ])
})

test('may be chosen, and is one of all', () => {
  expect(inTurn({ do: 'namePlayer', as: 'x', among: { like: anybody } }, loseLevels(1, the('x')))).toEqual([
    'In your turn: choose a player, then they lose 1 level.',
    'À ton tour : choisis un joueur, puis il perd 1 niveau.',
  ])
  expect(inTurn(loseLevels(1, { like: anybody }))).toEqual([
    'In your turn: every player loses 1 level.',
    'À ton tour : chaque joueur perd 1 niveau.',
  ])
})

test('counts', () => {
  for (const seats of [{ seats: { like: anybody } }, { seats: 'everyone', when: anybody }] as const)
    expect(inTurn(gainLevels(seats))).toEqual([
      'In your turn: gain 1 level for each player.',
      'À ton tour : gagne 1 niveau par joueur.',
    ])
})
