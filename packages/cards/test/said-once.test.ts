// What the sentence has said once it does not say again.

import { adds, gainLevels, stay, use } from '@brouhaha/cards'
import { expect, test } from 'vitest'
import { asCurse, asUse, breakable } from './sheet.ts'

const cursed = (...effects: Parameters<typeof asCurse>[0]): readonly string[] =>
  breakable([...asCurse(effects, 'en'), ...asCurse(effects, 'fr')])

test('behind the fight that is meant, a bonus need not say that it is one in combat', () => {
  expect(cursed(stay('nextCombat', [adds('strength', -5)]))).toEqual([
    'In your next fight (this one, if it has begun), −5.',
    "À ton prochain combat (celui-ci s'il a commencé), −5.",
  ])
  expect(cursed(stay('nextCombat', [adds('strength', -2), adds('flee', -1)]))[0]).toBe(
    'In your next fight (this one, if it has begun), −2 and −1 to run away.',
  )
})

test('where no fight was spoken of it says so', () => {
  expect(cursed(stay('untilKill', [adds('strength', -5)]))[0]).toBe('Until you kill a monster, −5 in combat.')
  expect(asUse({ use: 'ownCombat', effect: [stay('combat', [adds('strength', 2)])] }, 'en')[0]).toBe(
    'When you fight: +2 in combat.',
  )
})

test('until when a fight lends an ability is said, though the fight itself is clear', () => {
  const lent = use('ownCombat', [gainLevels(1)])
  const said = { use: 'ownCombat', effect: [stay('combat', [lent])] } as const
  expect(breakable([...asUse(said, 'en'), ...asUse(said, 'fr')])).toEqual([
    'When you fight: for this fight, when you fight: you may gain 1 level.',
    'Quand tu combats : pour ce combat, quand tu combats : tu peux gagner 1 niveau.',
  ])
})
