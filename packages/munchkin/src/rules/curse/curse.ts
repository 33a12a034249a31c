// Curses: MK-CURSE-01 to -12, MK-INT-05, MK-META-16, MK-TURN-05. Entered by hitByCurse, from the door or from a hand; leaves with the
// curse settled: worked and discarded, or lying before its victim. What lies longer stands in stays.ts.

import { ACCEPTED, NOBODY, NONE } from '@brouhaha/table'
import { cell } from '../../block.ts'
import { encode, firstOf, secondOf } from '../../choice.ts'
import { fire } from '../../effects/fire.ts'
import { runProgram } from '../../effects/running.ts'
import { tell } from '../../events.ts'
import { CURSE, type FrameKind, NOT_MINE } from '../../frames/frame.ts'
import { insertBelow } from '../../frames/insert.ts'
import { inHand } from '../../kinds.ts'
import { agenda, isFighter, isGone, SEATS } from '../../layout.ts'
import { NOT_NOW, NOT_THERE, no } from '../../refusals.ts'
import type { Scene } from '../../scene.ts'
import type { StandingVerb, StandingVerbs } from '../../standing.ts'
import { isTime, TIMING } from '../../timing.ts'
import { ASIDE, handCopies, isInHand, zoneOf } from '../../zones.ts'
import { permits } from '../card/figures.ts'
import { CURSE_GATE, hasAnswer, openGate, reopenGate } from '../card/gate.ts'
import { discard, move } from '../card/moves.ts'
import { announcePlay } from '../card/played.ts'
import { isKeptOut, KEPT_OUT } from '../interference/pacts.ts'
import { BY, CANCELLED, curseCopy, curseVictim, STAGE, VICTIM } from './unsettled.ts'

const ARRIVING = 0
const LANDING = 1
const SETTLING = 2

const NOT_A_CURSE = no('MK-CURSE-02', 'That card is no curse.', 'Cette carte n’est pas une malédiction.')
const NOT_ON_THE_DEAD = no('MK-CURSE-02', 'The dead cannot be cursed.', 'On ne maudit pas les morts.')

/** The lowest curse on the agenda that is not settled, or NONE. */
function firstWaiting({ state }: Scene): number {
  let found = NONE
  for (let frame = agenda.top(state); frame !== NONE; frame = agenda.below(frame))
    if (state[frame] === CURSE) found = frame
  return found
}

/** A curse that lies aside hits somebody. `by` is who played it, or NONE for the door. Others that wait are settled first (MK-CURSE-12). */
export function hitByCurse(scene: Scene, copy: number, victim: number, by: number): void {
  const { state } = scene
  tell(scene.play, { type: 'curseHit', copy, victim, by })
  const waiting = firstWaiting(scene)
  if (waiting === NONE) agenda.push(state, CURSE, copy + 1, victim, by + 1)
  else insertBelow(state, waiting, copy + 1, victim, by + 1)
}

export function cancelCurse(scene: Scene, frame: number): void {
  if (scene.state[frame] !== CURSE) return
  scene.state[cell(frame, CANCELLED)] = 1
  tell(scene.play, { type: 'cancelled', copy: curseCopy(scene, frame) })
}

export function redirectCurse(scene: Scene, frame: number, victim: number): void {
  if (scene.state[frame] !== CURSE) return
  scene.state[cell(frame, VICTIM)] = victim
  tell(scene.play, { type: 'redirected', copy: curseCopy(scene, frame), victim })
}

/** Some cannot be cursed at all, some not by what the door brings; the dead have no character to curse. */
function isImmune(scene: Scene, frame: number): boolean {
  const victim = curseVictim(scene, frame)
  if (isGone(scene.state, victim) || permits(scene, victim, 'noCurses')) return true
  return scene.state[cell(frame, BY)] === 0 && permits(scene, victim, 'noDoorCurses')
}

/** An answer has discarded it, taken it or put it back, and whoever took it may have played it again: here it hits nobody. */
function isKeptBack(scene: Scene, frame: number): boolean {
  const { state } = scene
  const copy = curseCopy(scene, frame)
  for (let below = agenda.below(frame); below !== NONE; below = agenda.below(below))
    if (state[below] === CURSE && curseCopy(scene, below) === copy) return true
  return zoneOf(scene, copy) !== ASIDE
}

function settle(scene: Scene, frame: number): void {
  const copy = curseCopy(scene, frame)
  const victim = curseVictim(scene, frame)
  const isDone = !isKeptBack(scene, frame)
  agenda.pop(scene.state)
  if (isDone) discard(scene, copy) // MK-CURSE-03, -04
  tell(scene.play, { type: 'curseSettled', copy, victim })
}

/** Something became of it when it was drawn: it hits nobody. */
function isKept(scene: Scene): true {
  agenda.pop(scene.state)
  return true
}

export const curse: FrameKind = {
  clock: 'question',
  decision: () => 'curse',
  step(scene, frame) {
    const { state } = scene
    switch (state[cell(frame, STAGE)]) {
      case ARRIVING:
        if (isKeptBack(scene, frame)) return isKept(scene)
        state[cell(frame, STAGE)] = LANDING
        if (!isImmune(scene, frame) && hasAnswer(scene, 'curse', 'ownCurse')) openGate(scene, CURSE_GATE)
        return true
      case LANDING: {
        state[cell(frame, STAGE)] = SETTLING
        if (state[cell(frame, CANCELLED)] !== 0) return true
        if (isImmune(scene, frame) || isKeptBack(scene, frame)) {
          cancelCurse(scene, frame)
          return true
        }
        const copy = curseCopy(scene, frame)
        const victim = curseVictim(scene, frame)
        const by = state[cell(frame, BY)]! - 1
        const cast = { you: by === NONE ? victim : by, victim, target: victim }
        fire(scene, victim, 'cursed')
        runProgram(scene, { program: scene.printed(copy).programs.effect, cast, source: copy })
        return true
      }
      default:
        settle(scene, frame)
        return true
    }
  },
  isOpen: () => false,
  owing: () => NOBODY,
  list: () => undefined,
  answer: () => NOT_MINE,
  fallback: () => 0,
}

/** MK-INT-05, TT-05: to curse a fighter is to interfere. */
function whyNotOn(scene: Scene, seat: number, victim: number): number {
  if (isGone(scene.state, victim)) return NOT_ON_THE_DEAD // MK-DEATH-20
  return isFighter(scene.state, victim) && isKeptOut(scene, seat) ? KEPT_OUT : ACCEPTED
}

/** MK-CURSE-02: from hand on anybody, at any time but inside a roll. */
const fromHand: StandingVerb = {
  needs: inHand('curse'),
  list(scene, seat, offers) {
    if (!isTime(scene, seat, TIMING.any)) return
    for (let copy = handCopies(scene, seat); copy !== NONE; copy = scene.nextOf(copy)) {
      if (scene.printed(copy).kind !== 'curse') continue
      for (let victim = 0; victim < scene.state[SEATS]!; victim++)
        if (whyNotOn(scene, seat, victim) === ACCEPTED) offers.add(encode('curse', copy, victim))
    }
  },
  apply(scene, seat, choice) {
    const copy = firstOf(choice)
    const victim = secondOf(choice)
    if (!isInHand(scene, copy, seat)) return NOT_THERE
    if (scene.printed(copy).kind !== 'curse') return NOT_A_CURSE
    if (victim >= scene.state[SEATS]!) return NOT_THERE
    if (!isTime(scene, seat, TIMING.any)) return NOT_NOW
    const why = whyNotOn(scene, seat, victim)
    if (why !== ACCEPTED) return why
    reopenGate(scene)
    announcePlay(scene, seat, copy, victim)
    move(scene, copy, ASIDE)
    hitByCurse(scene, copy, victim, seat)
    return ACCEPTED
  },
}

export const curseVerbs: StandingVerbs = { curse: fromHand }
