// How an effect goes on: for each, if, one of several ways, by a die, for a price.

import { ACCEPTED, NONE } from '@brouhaha/table'
import { cell } from '../block.ts'
import { END, type Step } from '../deck/program.ts'
import { agenda, DEAD, levelOf, lifeOf, SEATS } from '../layout.ts'
import { canPayStep, payPrice } from '../rules/card/price.ts'
import { whyNoTheft } from '../rules/combat/theft.ts'
import type { Scene } from '../scene.ts'
import { rollOpenly } from './dice.ts'
import { askWay } from './option.ts'
import {
  addUp,
  beginLoss,
  castOf,
  FACE_UP,
  inherit,
  isNoted,
  itOf,
  NAMED,
  nameIt,
  numberOf,
  OUTCOME,
  phaseOf,
  ROLLED,
  runProgram,
  SOURCE,
  seatsIn,
  setPhase,
  speechOf,
  subjectOf,
  verb,
  WAITS,
  wayOf,
} from './running.ts'

const ASKED = 1
const PAID = 2

/** One running effect for each seat, the first on top; what came before is known to all of them, and what they bring is added up. */
export const each = verb<'each'>((scene, frame, { who, inOrderOf }, step) => {
  if (step.round !== null) {
    addUp(scene, frame, step.round)
    return step.next
  }
  const { state } = scene
  const cast = castOf(scene, frame)
  const seats = seatsIn(scene, frame, who)
  if (inOrderOf === 'levels') seats.sort((a, b) => levelOf(state, b) - levelOf(state, a))
  if (inOrderOf === 'levelsRising') seats.sort((a, b) => levelOf(state, a) - levelOf(state, b))
  const source = state[cell(frame, SOURCE)]! - 1
  const named = state[cell(frame, NAMED)]!
  const notes = isNoted(scene, frame, FACE_UP) ? FACE_UP : 0
  const program = step.branches[0]!
  if (program === END) return step.next
  for (const seat of seats.reverse()) {
    runProgram(scene, {
      program,
      cast: { ...cast, subject: seat },
      source,
      named,
      it: itOf(scene, frame),
      number: numberOf(scene, frame),
      notes,
    })
    inherit(scene, step, frame, agenda.top(state))
  }
  return step.next
})

export const inCase = verb<'if'>((scene, frame, _effect, step) =>
  step.when!(scene, subjectOf(scene, frame), speechOf(scene, frame)) ? step.branches[0]! : step.branches[1]!,
)

/** Nobody is left to ask where the chooser died. */
const chooser = (scene: Scene, seat: number | undefined): number =>
  seat === undefined || lifeOf(scene.state, seat) === DEAD ? NONE : seat

/** The ways that are open, as bits; 0 where all of them are. Nobody is offered a theft that a combat forbids (MK-COMBAT-13). */
function openWays(scene: Scene, frame: number, { thefts }: Step): number {
  const cast = castOf(scene, frame)
  const speech = speechOf(scene, frame)
  let open = 0
  for (let way = 0; way < thefts.length; way++)
    if (whyNoTheft(scene, cast, speech, thefts[way]!) === ACCEPTED) open |= 1 << way
  return open === (1 << thefts.length) - 1 ? 0 : open
}

export const choose = verb<'choose'>((scene, frame, effect, step) => {
  const { by, options } = effect
  const seat = chooser(scene, by === undefined ? subjectOf(scene, frame) : seatsIn(scene, frame, by)[0])
  if (phaseOf(scene, frame) === 0 && seat !== NONE) {
    setPhase(scene, frame, ASKED)
    askWay(scene, seat, options.length, openWays(scene, frame, step))
    return WAITS
  }
  return phaseOf(scene, frame) === 0 ? step.branches[0]! : step.branches[wayOf(scene, frame) - 1]!
})

export const roll = verb<'roll'>((scene, frame, { rows = [] }, step) => {
  if (!isNoted(scene, frame, ROLLED)) {
    rollOpenly(scene, frame)
    return WAITS
  }
  const die = scene.state[cell(frame, OUTCOME)]!
  nameIt(scene, frame, die)
  const row = rows.findIndex(({ on: [least, most] }) => die >= least && die <= most)
  return row === NONE ? step.next : step.branches[row]!
})

/** Nobody is asked where only one can be meant; where nobody can, the name stands for nobody. */
export const namePlayer = verb<'namePlayer'>((scene, frame, { by, among = 'others' }, step) => {
  const { state } = scene
  const name = (seat: number): number => {
    nameIt(scene, frame, seat + 1)
    return step.next
  }
  if (phaseOf(scene, frame) === ASKED) return name(wayOf(scene, frame) - 1)
  const speech = speechOf(scene, frame)
  const seats = seatsIn(scene, frame, among).filter((seat) => step.when === null || step.when(scene, seat, speech))
  const asked = chooser(scene, by === undefined ? subjectOf(scene, frame) : seatsIn(scene, frame, by)[0])
  const [first] = seats
  if (first === undefined) return name(NONE)
  if (seats.length === 1 || asked === NONE) return name(first)
  setPhase(scene, frame, ASKED)
  askWay(
    scene,
    asked,
    state[SEATS]!,
    seats.reduce((open, seat) => open | (1 << seat), 0),
  )
  return WAITS
})

export const nameANumber = verb<'nameNumber'>((scene, frame, { least, most }, step) => {
  const seat = chooser(scene, subjectOf(scene, frame))
  if (phaseOf(scene, frame) === 0 && seat !== NONE) {
    setPhase(scene, frame, ASKED)
    askWay(scene, seat, most + 1, ((1 << (most + 1)) - 1) & ~((1 << least) - 1))
    return WAITS
  }
  const number = seat === NONE ? least : wayOf(scene, frame) - 1
  nameIt(scene, frame, number)
  return step.next
})

export const guess = verb<'guess'>((scene, frame, _effect, step) => {
  const seat = chooser(scene, subjectOf(scene, frame))
  if (phaseOf(scene, frame) === 0 && seat !== NONE) {
    setPhase(scene, frame, ASKED)
    askWay(scene, seat, 6)
    return WAITS
  }
  if (!isNoted(scene, frame, ROLLED)) {
    rollOpenly(scene, frame)
    return WAITS
  }
  const die = scene.state[cell(frame, OUTCOME)]!
  nameIt(scene, frame, die)
  return step.branches[wayOf(scene, frame) === die ? 0 : 1]!
})

/** A use pays without being asked again; otherwise whoever it is about says whether he pays. */
export const pay = verb<'pay'>((scene, frame, _effect, step) => {
  const seat = subjectOf(scene, frame)
  const [paid, unpaid] = step.branches as readonly [number, number]
  if (phaseOf(scene, frame) === PAID) return paid
  if (chooser(scene, seat) === NONE) return unpaid
  if (phaseOf(scene, frame) === 0 && !step.isCost) {
    setPhase(scene, frame, ASKED)
    askWay(scene, seat, 2)
    return WAITS
  }
  const declined = !step.isCost && wayOf(scene, frame) === 2
  if (declined || !canPayStep(scene, frame)) return unpaid
  beginLoss(scene, frame)
  setPhase(scene, frame, PAID)
  payPrice(scene, frame, step)
  return WAITS
})
