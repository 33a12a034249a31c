// Turns cut short or sat out: MK-TURN-22, MK-CURSE-06.

import { ACTIVE, NO_LOOT, SKIPS, seatAt, TURN_MARKS } from '../layout.ts'
import { endTurn as end } from '../rules/stages.ts'
import { subjectOf, verb } from './running.ts'

export const endTurn = verb<'endTurn'>((scene, _frame, _effect, step) => {
  end(scene)
  return step.next
})

/** “Next turn” in the own turn means this one. */
export const skip = verb<'skip'>((scene, frame, { what }, step) => {
  const seat = subjectOf(scene, frame)
  if (what === 'loot') scene.state[seatAt(seat) + TURN_MARKS]! |= NO_LOOT
  else if (scene.state[ACTIVE] === seat) end(scene)
  else scene.state[seatAt(seat) + SKIPS]!++
  return step.next
})
