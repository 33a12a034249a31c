// Running away has one word in French, and getting away without a roll is for whoever runs.

import { bans, type Effect, inCase, loseLevels } from '@brouhaha/cards'
import { expect, test } from 'vitest'
import { asAbility, asCurse, breakable } from './sheet.ts'

const cursed = (...effects: readonly Effect[]): readonly string[] =>
  breakable([...asCurse(effects, 'en'), ...asCurse(effects, 'fr')])

test('one flees, whatever the sentence is', () => {
  expect(asAbility(bans('fleeing'), 'fr')).toEqual(['Tu ne peux pas fuir.'])
  const asked = (least: number, most?: number): string | undefined =>
    cursed(inCase({ runners: { least, ...(most !== undefined && { most }) } }, [loseLevels(1)]))[1]
  expect(asked(1)).toBe("Si quelqu'un fuit, perds 1 niveau.")
  expect(asked(2)).toBe('Si au moins 2 combattants fuient, perds 1 niveau.')
  expect(asked(1, 1)).toBe('Si exactement 1 combattant fuit, perds 1 niveau.')
})
