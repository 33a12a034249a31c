// What killed monsters, and what lay on them, do for whoever killed them: MK-COMBAT-41, RUL-46. The fight is over, their cards still
// lie there; what was killed before it moved on to somebody else is still the kill of those who fought then.

import { NONE } from '@brouhaha/table'
import { cell } from '../../block.ts'
import { fireFallen } from '../../effects/fire.ts'
import { runProgram } from '../../effects/running.ts'
import { COMBAT } from '../../frames/frame.ts'
import { agenda, HELPER, helperSeat, isGone, KILLS, MAIN } from '../../layout.ts'
import { earlierKillers, isMarked, KILLED, killedText, setEarlierKillers } from '../../marks.ts'
import type { Scene } from '../../scene.ts'
import { fightCopies, list } from '../../zones.ts'
import { COMBAT_FRAME } from './frame.ts'

const { STAGE, MAIN_AFTER, HELPER_AFTER, KILLS_AFTER } = COMBAT_FRAME.offsets

/** The stage of a frame above the fight: those who killed earlier are its fighters, until what that brings is done. */
export const EARLIER = 11

const HELPER_SHIFT = 4
const MAIN_MASK = (1 << HELPER_SHIFT) - 1

const killedBy = (scene: Scene, killers: number): number[] =>
  list(scene, fightCopies(scene)).filter(
    (copy) => isMarked(scene, copy, KILLED) && earlierKillers(scene, copy) === killers,
  )

/** What was killed since the fight last moved on. */
export const killedSince = (scene: Scene): number[] => killedBy(scene, 0)

/** RUL-46: the fight moves on. */
export function noteKillers(scene: Scene): void {
  const { state } = scene
  const killers = (state[MAIN]! + 1) | (state[HELPER]! << HELPER_SHIFT)
  for (const copy of killedSince(scene)) setEarlierKillers(scene, copy, killers)
}

/** What they hold for their killers; the cards of the fighters themselves wait for the reward. */
export function noticeKills(scene: Scene, killed: readonly number[]): void {
  const { state } = scene
  const helper = helperSeat(state)
  if (helper !== NONE) fireFallen(scene, helper, 'helped', killed)
  else fireFallen(scene, state[MAIN]!, 'soloKill', killed)
  fireFallen(scene, state[MAIN]!, 'killed', killed)
}

/** MK-COMBAT-41: what they say comes with the rewards of the same batch (MK-WIN-04). */
export function carryOutTexts(scene: Scene, killed: readonly number[]): void {
  const main = scene.state[MAIN]!
  for (const copy of killed.toReversed()) {
    const text = killedText(scene, copy)
    const cast = { you: main, victim: main, target: main }
    runProgram(scene, { program: scene.printed(text).programs.onKill, cast, source: text })
  }
}

/** RUL-46: one after the other, whoever killed something before the fight moved on; the dead get nothing (MK-DEATH-11). */
export function rewardEarlier(scene: Scene): void {
  const { state } = scene
  const killers = list(scene, fightCopies(scene))
    .filter((copy) => isMarked(scene, copy, KILLED))
    .map((copy) => earlierKillers(scene, copy))
    .find((each) => each !== 0)
  if (killers === undefined) return
  const killed = killedBy(scene, killers)
  for (const copy of killed) setEarlierKillers(scene, copy, 0)
  const main = (killers & MAIN_MASK) - 1
  const helper = (killers >> HELPER_SHIFT) - 1
  if (isGone(state, main)) {
    rewardEarlier(scene)
    return
  }
  agenda.push(state, COMBAT, EARLIER, state[MAIN]!, state[HELPER]!, state[KILLS]!)
  state[MAIN] = main
  state[HELPER] = helper === NONE || isGone(state, helper) ? 0 : helper + 1
  state[KILLS] = killed.length
  noticeKills(scene, killed)
  carryOutTexts(scene, killed)
}

/** Whether it is they who are being rewarded. */
export function isOfEarlier({ state }: Scene): boolean {
  let frame = agenda.top(state)
  while (frame !== NONE && state[frame] !== COMBAT) frame = agenda.below(frame)
  return frame !== NONE && state[cell(frame, STAGE)] === EARLIER
}

/** Those who fight since then are its fighters again. */
export function handBack(scene: Scene, frame: number): void {
  const { state } = scene
  state[MAIN] = state[cell(frame, MAIN_AFTER)]!
  state[HELPER] = state[cell(frame, HELPER_AFTER)]!
  state[KILLS] = state[cell(frame, KILLS_AFTER)]!
  agenda.pop(state)
  rewardEarlier(scene)
}
