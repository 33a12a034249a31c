// Turns cut short or sat out: MK-TURN-22, MK-CURSE-06.

import { cell } from '../block.ts'
import { ACTIVE, isCombat, NO_LOOT, SKIPS, seatCell, TURN_AT, TURN_MARKS } from '../layout.ts'
import { giveUp } from '../rules/combat/closing.ts'
import { giveExtraTurn } from '../rules/turn/extra.ts'
import { DOOR, endTurn as end, enter, MET, NOTHING_MET, START, stageOf, TROUBLE } from '../rules/turn/stages.ts'
import { meantBy, subjectOf, verb } from './running.ts'

export const endTurn = verb<'endTurn'>((scene, _frame, _effect, step) => {
  end(scene)
  giveUp(scene)
  return step.next
})

/** Only where nothing was met yet: later the room belongs to whatever was behind the door. */
export const openDoor = verb<'openDoor'>((scene, _frame, _effect, step) => {
  const { state } = scene
  if (
    !isCombat(state) &&
    state[cell(TURN_AT, MET)] === NOTHING_MET &&
    stageOf(scene) <= TROUBLE &&
    stageOf(scene) > START
  )
    enter(scene, DOOR)
  return step.next
})

/** Whoever is meant and has died takes none. */
export const extraTurn = verb<'extraTurn'>((scene, frame, { who }, step) => {
  const [seat] = meantBy(scene, frame, who)
  if (seat !== undefined) giveExtraTurn(scene, seat)
  return step.next
})

/** “Next turn” in one's own turn means this one. */
export const skip = verb<'skip'>((scene, frame, { what }, step) => {
  const seat = subjectOf(scene, frame)
  if (what === 'loot') scene.state[seatCell(seat, TURN_MARKS)]! |= NO_LOOT
  else if (scene.state[ACTIVE] === seat) end(scene)
  else scene.state[seatCell(seat, SKIPS)]!++
  return step.next
})
