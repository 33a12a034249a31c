// Cards that stay because an effect says so: MK-CURSE-06, -07, -09. They lie before a seat, or on a card of that seat, under the
// mark STAYING, and end by what their step says. Entered by `layDown`; left by being discarded, alone or with the card that carries them.

import { NONE } from '@brouhaha/table'
import type { ReadyStay } from '../../deck/printed.ts'
import { standing } from '../../deck/speech.ts'
import type { Hearer } from '../../effects/fire.ts'
import { helperSeat, KILLS, MAIN, NO_LOOT, SEATS, seatCell, TURN_MARKS } from '../../layout.ts'
import {
  BEGUN,
  isMarked,
  isStaying,
  LAST_FIGHT,
  layingStep,
  mark,
  promisedTo,
  setPromised,
  setStaying,
} from '../../marks.ts'
import type { Scene } from '../../scene.ts'
import { ownerOnTable, playCopies, TABLE, zoneOf } from '../../zones.ts'
import { discard, move } from '../card/moves.ts'
import { stayOf } from './staying.ts'

/** Puts a copy before a seat, or onto a card that lies before somebody. */
export function layDown(scene: Scene, copy: number, seat: number, step: number, on = NONE): void {
  const owner = on === NONE ? seat : ownerOnTable(scene, on)
  move(scene, copy, TABLE + owner)
  setStaying(scene, copy, step, on)
}

/** A monster that fights, or what lies on one, lies down before a seat when its fight is over. */
export const promise = setPromised

/** Takes the copies that were promised out of those that a fight leaves behind, and lays them down. */
export function keepPromises(scene: Scene, copies: readonly number[]): readonly number[] {
  return copies.filter((copy) => {
    if (!isStaying(scene, copy) || ownerOnTable(scene, copy) !== NONE) return true
    layDown(scene, copy, promisedTo(scene, copy), layingStep(scene, copy))
    return false
  })
}

/** Ends what lasted until then, and says what it was, so that it is told of the moment that ended it. */
function liftAll(scene: Scene, seat: number, end: ReadyStay['until']): readonly Hearer[] {
  let ended = NOBODY_HEARS
  for (let copy = playCopies(scene, seat); copy !== NONE; copy = scene.nextOf(copy))
    if (isStaying(scene, copy) && stayOf(scene, copy).until === end)
      ended = [...ended, { owner: seat, copy, triggers: stayOf(scene, copy).abilities.triggers }]
  for (const { copy } of ended) discard(scene, copy)
  return ended
}

const NOBODY_HEARS: readonly Hearer[] = []

function discardMarked(scene: Scene, seat: number, bit: number): void {
  for (let copy = playCopies(scene, seat); copy !== NONE; ) {
    const isMeant = isMarked(scene, copy, bit)
    if (isMeant) discard(scene, copy)
    copy = isMeant ? playCopies(scene, seat) : scene.nextOf(copy)
  }
}

/** MK-CURSE-06: what waited for this fight holds until what comes of its end is done; what is laid down meanwhile waits for another. */
export function noteLastFight(scene: Scene): void {
  for (const seat of [scene.state[MAIN]!, helperSeat(scene.state)])
    for (let copy = seat === NONE ? NONE : playCopies(scene, seat); copy !== NONE; copy = scene.nextOf(copy))
      if (isStaying(scene, copy) && stayOf(scene, copy).until === 'nextCombat') mark(scene, copy, LAST_FIGHT, true)
}

/** What the fight sets off has been worked off; its treasure may be drawn. */
export function liftWorked(scene: Scene): void {
  for (let seat = 0; seat < scene.state[SEATS]!; seat++) {
    liftAll(scene, seat, 'combat')
    discardMarked(scene, seat, LAST_FIGHT)
  }
}

/** What waited for a kill has worked too. Called while the helper of the fight is still known, before anything is laid down because of it. */
export function noteLastKill(scene: Scene): void {
  const { state } = scene
  if (state[KILLS] === 0) return
  const ends: readonly ReadyStay['until'][] =
    helperSeat(state) === NONE ? ['untilKill', 'untilSoloKill'] : ['untilKill']
  for (let copy = playCopies(scene, state[MAIN]!); copy !== NONE; copy = scene.nextOf(copy))
    if (isStaying(scene, copy) && ends.includes(stayOf(scene, copy).until)) mark(scene, copy, LAST_FIGHT, true)
}

/** What lasted until now has lasted. */
export function onTurnStart(scene: Scene, seat: number): readonly Hearer[] {
  const ended = liftAll(scene, seat, 'untilNextTurn')
  for (let copy = playCopies(scene, seat); copy !== NONE; copy = scene.nextOf(copy))
    if (isStaying(scene, copy) && stayOf(scene, copy).until === 'untilNextTurnEnds') mark(scene, copy, BEGUN, true)
  return ended
}

export function onTurnEnd(scene: Scene, seat: number): void {
  liftAll(scene, seat, 'nextTurn')
  discardMarked(scene, seat, BEGUN)
  scene.state[seatCell(seat, TURN_MARKS)]! &= ~NO_LOOT
}

/** A turn is over, whoever's it was: what lasted until then ends, before whomever it lies. True if anything did. */
export function liftWithTurn(scene: Scene): boolean {
  if (!scene.deck.hasTurnLongStays) return false
  let lifted = false
  for (let seat = 0; seat < scene.state[SEATS]!; seat++)
    lifted = liftAll(scene, seat, 'untilTurnEnds').length > 0 || lifted
  return lifted
}

export const onLevelUp = (scene: Scene, seat: number): readonly Hearer[] => liftAll(scene, seat, 'untilLevelGained')

const lies = (scene: Scene, copy: number): boolean => zoneOf(scene, copy) >= TABLE && isStaying(scene, copy)

const hasLapsed = (scene: Scene, seat: number, copy: number): boolean =>
  stayOf(scene, copy).ends?.(scene, seat, standing(copy)) === true

/** Ends what lasted until its owner is like that. True if anything ended. */
export function liftFulfilled(scene: Scene): boolean {
  const { lapsing } = scene.deck
  if (lapsing === null) return liftLapsed(scene)
  let only = NONE
  for (const copy of lapsing) {
    if (!lies(scene, copy)) continue
    if (only !== NONE) return liftLapsed(scene)
    only = copy
  }
  if (only === NONE || !hasLapsed(scene, ownerOnTable(scene, only), only)) return false
  discard(scene, only)
  return true
}

/** Of several, seat by seat, the newest first. */
function liftLapsed(scene: Scene): boolean {
  let lifted = false
  for (let seat = 0; seat < scene.state[SEATS]!; seat++)
    for (let copy = playCopies(scene, seat), next = NONE; copy !== NONE; copy = next) {
      next = scene.nextOf(copy)
      if (!isStaying(scene, copy) || !hasLapsed(scene, seat, copy)) continue
      discard(scene, copy)
      lifted = true
    }
  return lifted
}
