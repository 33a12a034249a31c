// Levels, death and victory by cards: MK-LEVEL-01 to -04, MK-META-04 to -10, MK-DEATH-01, MK-WIN-02, -03.

import type { Protected } from '@brouhaha/cards'
import { NONE, only, type Seats } from '@brouhaha/table'
import { cell } from '../block.ts'
import type { Step } from '../deck/program.ts'
import { isPaidOut, KILLS, levelOf } from '../layout.ts'
import { die as dieNow } from '../rules/death/death.ts'
import { gainLevels as gain, LOWEST_LEVEL, loseLevels as lower } from '../rules/level/levels.ts'
import { crownAtOnce } from '../rules/treasure/rewards.ts'
import { win as winNow } from '../rules/win/win.ts'
import type { Scene } from '../scene.ts'
import { amountOf, meantBy, nameIt, type Of, SOURCE, seatsIn, verb } from './running.ts'

/** MK-META-04: whether the card that speaks says that it lifts a rule. */
export const overrides = (scene: Scene, frame: number, rule: Protected): boolean => {
  const copy = scene.state[cell(frame, SOURCE)]! - 1
  return copy !== NONE && (scene.printed(copy).card.overrides?.includes(rule) ?? false)
}

/** MK-WIN-04: the text of a killed monster belongs to the rewards; what is played meanwhile does not (MK-META-08). */
const isOfBatch = (scene: Scene, frame: number): boolean => {
  const copy = scene.state[cell(frame, SOURCE)]! - 1
  return isPaidOut(scene.state) && scene.state[KILLS]! > 0 && scene.printed(copy).kind === 'monster'
}

export const gainLevels = verb<'gainLevels'>((scene, frame, { to }, step) => {
  // MK-META-06: getting rid of a monster is no kill, whatever the card would like.
  const isBarred = step.isReward && scene.profile.bans === 'protected' && !overrides(scene, frame, 'killLevel')
  const levels = isBarred ? 0 : amountOf(scene, frame, step)
  const overridesTen = overrides(scene, frame, 'tenByKill')
  const by = isOfBatch(scene, frame) ? 'kill' : 'card'
  let gained = 0
  if (levels > 0) for (const seat of meantBy(scene, frame, to)) gained += gain(scene, seat, levels, by, overridesTen)
  nameIt(scene, frame, gained)
  if (by === 'kill') crownAtOnce(scene)
  return step.next
})

export const loseLevels = verb<'loseLevels'>((scene, frame, { from }, step) => {
  const levels = amountOf(scene, frame, step)
  let lost = 0
  if (levels > 0) for (const seat of meantBy(scene, frame, from)) lost += lower(scene, seat, levels)
  nameIt(scene, frame, lost)
  return lost === 0 ? (step.branches[0] ?? step.next) : step.next
})

/** The level that somebody is set to, never below the first. */
function levelMeant(scene: Scene, frame: number, to: Of<'setLevel'>['to'], step: Step): number {
  if (to !== 'lowest' && to !== 'highest') return Math.max(LOWEST_LEVEL, amountOf(scene, frame, step))
  const [first] = seatsIn(scene, frame, to)
  return first === undefined ? LOWEST_LEVEL : levelOf(scene.state, first)
}

export const setLevel = verb<'setLevel'>((scene, frame, { to, of }, step) => {
  const level = levelMeant(scene, frame, to, step)
  for (const seat of meantBy(scene, frame, of)) {
    const change = level - levelOf(scene.state, seat)
    if (change > 0) gain(scene, seat, change, 'card', overrides(scene, frame, 'tenByKill'))
    else lower(scene, seat, -change)
  }
  return step.next
})

export const die = verb<'die'>((scene, frame, { who }, step) => {
  for (const seat of meantBy(scene, frame, who)) dieNow(scene, seat)
  return step.next
})

/** MK-META-08: only where cards may lift the rule of the tenth level, and only by one that says so. */
export const win = verb<'win'>((scene, frame, { who }, step) => {
  const seats = meantBy(scene, frame, who)
  if (seats.length > 0 && scene.profile.bans === 'protected' && overrides(scene, frame, 'tenByKill'))
    winNow(scene, seats.reduce((all, seat) => all | only(seat), 0) as Seats, 'card')
  return step.next
})
