import { expect, test } from 'vitest'
import { phaseShown } from '../../../../src/games/munchkin/stage/phase.ts'
import { someMoments } from './moments.ts'

const MOMENTS = someMoments().map(({ view }) => view)

test('[MK-TURN-03] whoever fights what came out of the door is still at the door', () => {
  const fights = MOMENTS.filter(({ phase, combat }) => phase === 2 && combat !== null && !combat.fromHand)
  expect(fights.length).toBeGreaterThan(10)
  for (const view of fights) expect(phaseShown(view)).toBe(1)
})

test('[MK-TURN-07] looking for trouble is the second phase, and so is the fight that is found', () => {
  const asked = MOMENTS.filter(({ decision }) => decision === 'lookForTrouble')
  expect(asked.length).toBeGreaterThan(0)
  for (const view of asked) expect(phaseShown(view)).toBe(2)
  const { combat } = MOMENTS.find((view) => view.combat !== null)!
  for (const phase of [2, 3])
    expect(phaseShown({ phase, decision: 'fightOrRun', combat: { ...combat!, fromHand: true } })).toBe(2)
})

test('[MK-TURN-01] without a fight every other phase is shown as the rules count it', () => {
  for (const view of MOMENTS) if (view.phase !== 2 && view.combat === null) expect(phaseShown(view)).toBe(view.phase)
})
