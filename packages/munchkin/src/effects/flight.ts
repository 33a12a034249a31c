// What cards do to those who run, and to dice: MK-FLEE-03, -04, -16, MK-COMBAT-44.

import { NONE } from '@brouhaha/table'
import { cell } from '../block.ts'
import { seatsOf } from '../deck/seats.ts'
import type { Speech } from '../deck/speech.ts'
import { RUN } from '../frames/frame.ts'
import { agenda, FLEE_PAID, isFighter, isFighting, SAFE, SAFE_FROM, seatCell, TURN_MARKS } from '../layout.ts'
import { gateFrame, ROLL } from '../rules/card/gate.ts'
import { slotOf } from '../rules/combat/monsters.ts'
import { escapeFrom, flightDie, mayEscapeFrom, rerollFlightDie, setFlightDie } from '../rules/flee/flight.ts'
import type { Scene } from '../scene.ts'
import { isFleeing } from '../timing.ts'
import { onDie, rollFor } from './dice.ts'
import { mustName } from './naming.ts'
import { askMonster } from './pick.ts'
import {
  amountOf,
  namedSlot,
  nameIt,
  type Of,
  OUTCOME,
  SOURCE,
  seatsIn,
  setPhase,
  subjectOf,
  verb,
  WAITS,
} from './running.ts'

const ALL_SLOTS = 0xffff
const ASKED = 1

export const letEscape = verb<'escape'>((scene, frame, { who, from }, step) => {
  if (isFighting(scene.state) && mustName(scene, frame)) {
    setPhase(scene, frame, ASKED)
    askMonster(scene, subjectOf(scene, frame))
    return WAITS
  }
  const slots = slotsOf(scene, frame, from)
  for (const seat of seatsIn(scene, frame, who)) {
    if (isFleeing(scene)) escapeFrom(scene, seat, slots)
    // Nobody runs yet: it counts when somebody has to.
    else if (isFighter(scene.state, seat))
      scene.state[seatCell(seat, TURN_MARKS)]! |= from === 'all' ? SAFE : slots & SAFE_FROM
  }
  return step.next
})

/** Whether anybody whom it means could get away so; `slot`: the monster that is named with the use, or NONE. */
export function letsAnybodyEscape(scene: Scene, { who, from }: Of<'escape'>, speech: Speech, slot: number): boolean {
  // What is paid first may change who that is.
  if (typeof who === 'object' || who === 'lowest' || who === 'highest') return true
  const only = from === 'self' ? slotOf(scene, speech.source) : from === 'named' ? slot : NONE
  const slots = only === NONE ? ALL_SLOTS : 1 << only
  return seatsOf(scene, who, speech.cast!, speech).some((seat) => mayEscapeFrom(scene, seat, slots))
}

/** The monsters that somebody gets away from, one bit for each slot. */
function slotsOf(scene: Scene, frame: number, from: Of<'escape'>['from']): number {
  if (from === 'all') return ALL_SLOTS
  const slot = from === 'self' ? slotOf(scene, scene.state[cell(frame, SOURCE)]! - 1) : namedSlot(scene, frame)
  return slot === NONE ? 0 : 1 << slot
}

export const helpFlight = verb<'helpFlight'>((scene, frame, { who }, step) => {
  const amount = amountOf(scene, frame, step)
  nameIt(scene, frame, amount)
  if (isFighting(scene.state))
    for (const seat of seatsIn(scene, frame, who)) scene.state[seatCell(seat, FLEE_PAID)]! += amount
  return step.next
})

/** The frame whose die lies on the table: below the gate that waits for answers to it. */
function rollingFrame(scene: Scene): number {
  const gate = gateFrame(scene, ROLL)
  return gate === NONE ? NONE : agenda.below(gate)
}

function change(scene: Scene, to: (die: number) => number): void {
  const { state } = scene
  const frame = rollingFrame(scene)
  if (frame !== NONE && state[frame] === RUN) state[cell(frame, OUTCOME)] = onDie(to(state[cell(frame, OUTCOME)]!))
  else setFlightDie(scene, to(flightDie(scene)))
}

export const setDie = verb<'setDie'>((scene, frame, _effect, step) => {
  const face = onDie(amountOf(scene, frame, step))
  change(scene, () => face)
  return step.next
})

export const turnDie = verb<'turnDie'>((scene, _frame, { add }, step) => {
  change(scene, (die) => die + add)
  return step.next
})

export const reroll = verb<'reroll'>((scene, _frame, _effect, step) => {
  const frame = rollingFrame(scene)
  if (frame !== NONE && scene.state[frame] === RUN) rollFor(scene, frame)
  else rerollFlightDie(scene)
  return step.next
})
