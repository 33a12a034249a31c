// What cards do to a fight: MK-COMBAT-09, -10, -24, -31, -33, -34, -38, -45, MK-INT-02, -06, MK-CARD-12, MK-META-07.

import type { WhichMonster } from '@brouhaha/cards'
import { unreachable } from '@brouhaha/kit'
import { cell } from '../block.ts'
import { fits } from '../deck/filters.ts'
import type { Printed } from '../deck/printed.ts'
import { seatsOf } from '../deck/seats.ts'
import { STANDING } from '../deck/speech.ts'
import { isFighter, isFighting, MAIN, MONSTERS_BONUS, PAID, PLAYERS_BONUS, SHARED_AMONG, seatCell } from '../layout.ts'
import { AGAINST, addBy, isStaying, mark } from '../marks.ts'
import { cloneMonster, killMonster, removeMonster } from '../rules/combat/joining.ts'
import { monsterCopy, monsterCount, monsterText } from '../rules/combat/monsters.ts'
import { monsterStrength } from '../rules/combat/totals.ts'
import { dismissHelper as dismiss, forceHelp as force } from '../rules/help/forced.ts'
import { moveFight as moveIt } from '../rules/help/takeover.ts'
import type { Scene } from '../scene.ts'
import { isFleeing } from '../timing.ts'
import { FIGHT, isInHand, zoneOf } from '../zones.ts'
import { bringMonster, canJoin, fetchMonster } from './monsters.ts'
import { askFreely } from './pick.ts'
import {
  amountOf,
  castOf,
  isNoted,
  itOf,
  NAMED,
  namedSlot,
  OTHER_SIDE,
  OUTCOME,
  phaseOf,
  SOURCE,
  setPhase,
  verb,
  WAITS,
} from './running.ts'

/** MK-FLEE-16: nothing changes a fight that is being run from. */
const isOn = (scene: Scene): boolean => isFighting(scene.state) && !isFleeing(scene)

/** The side that was named when the card was played. */
const MONSTERS_SIDE = 1

/** MK-INT-02, MK-CARD-12: a card in the fight keeps its amount; MK-COMBAT-34: what was paid for stays with the fighter. */
export const strengthen = verb<'strengthen'>((scene, frame, { side }, step) => {
  const { state } = scene
  if (!isOn(scene)) return step.next
  const isAgainst = side === 'monsters' || (side === 'either' && state[cell(frame, NAMED)]! - 1 === MONSTERS_SIDE)
  const against = isAgainst !== isNoted(scene, frame, OTHER_SIDE)
  const amount = amountOf(scene, frame, step)
  const copy = state[cell(frame, SOURCE)]! - 1
  const { you } = castOf(scene, frame)
  const isInFight = zoneOf(scene, copy) === FIGHT && scene.printed(copy).kind !== 'monster'
  if (isInFight && !isStaying(scene, copy)) {
    mark(scene, copy, AGAINST, against)
    addBy(scene, copy, amount)
  } else if (against) state[MONSTERS_BONUS]! += amount
  else if (isFighter(state, you)) state[seatCell(you, PAID)]! += amount
  else state[PLAYERS_BONUS]! += amount
  return step.next
})

export const weaken = verb<'weaken'>((scene, frame, { who }, step) => {
  const amount = amountOf(scene, frame, step)
  for (const seat of seatsOf(scene, who, castOf(scene, frame)))
    if (isFighter(scene.state, seat)) scene.state[seatCell(seat, PAID)]! -= amount
  return step.next
})

/** A monster for which such cards count for nothing is not got rid of by one of them either. */
const isImmune = (scene: Scene, slot: number, printed: Printed): boolean =>
  (printed.kind === 'oneShot' || printed.kind === 'item') &&
  monsterText(scene, slot).abilities.fightRules.some(
    ({ rule, when }) =>
      'ignored' in rule &&
      rule.ignored === 'items' &&
      (when === null || when(scene, scene.state[MAIN]!, STANDING)) &&
      fits(printed, rule.filter) &&
      (rule.except === undefined || !fits(printed, rule.except)),
  )

/** Slots from the last on, so that those before them keep their places. */
function slotsOf(scene: Scene, frame: number, which: WhichMonster): number[] {
  const count = monsterCount(scene)
  const source = scene.state[cell(frame, SOURCE)]! - 1
  const slots = Array.from({ length: count }, (_, index) => count - 1 - index).filter(
    (slot) => source < 0 || !isImmune(scene, slot, scene.printed(source)),
  )
  const named = namedSlot(scene, frame)
  if (typeof which === 'object') {
    const filter = 'named' in which ? which.named : which.all
    return slots.filter((slot) => ('all' in which || slot === named) && fits(monsterText(scene, slot), filter))
  }
  switch (which) {
    case 'all':
      return slots
    case 'only':
      return count === 1 ? slots : []
    case 'named':
      return slots.filter((slot) => slot === named)
    case 'self':
      return slots.filter((slot) => monsterCopy(scene, slot) === source)
    case 'weakest':
    case 'strongest': {
      const sign = which === 'weakest' ? 1 : -1
      const least = Math.min(...slots.map((slot) => sign * monsterStrength(scene, slot)))
      return slots.filter((slot) => sign * monsterStrength(scene, slot) === least).slice(-1)
    }
    default:
      return unreachable(which)
  }
}

/** Also while they run from it: MK-FLEE-16 closes the totals, and what has left catches nobody. */
export const remove = verb<'remove'>((scene, frame, { monster, treasureOnRemoval }, step) => {
  if (!isFighting(scene.state)) return step.next
  for (const slot of slotsOf(scene, frame, monster)) removeMonster(scene, slot, treasureOnRemoval)
  return step.next
})

export const kill = verb<'kill'>((scene, frame, { monster }, step) => {
  if (!isFighting(scene.state)) return step.next
  for (const slot of slotsOf(scene, frame, monster)) killMonster(scene, slot)
  return step.next
})

const CHOSEN = 1

/** MK-COMBAT-33: the monster named with the card, or one that these seats are asked for in turn, whatever they hold. */
export const addMonster = verb<'addMonster'>((scene, frame, { instead, by, from = 'hand' }, step) => {
  const { state } = scene
  if (!canJoin(scene)) return step.next
  if (from !== 'hand') {
    fetchMonster(scene, frame, from)
    return step.next
  }
  const cast = castOf(scene, frame)
  const copy = itOf(scene, frame)
  if (by === undefined && !instead) {
    if (copy >= 0 && isInHand(scene, copy, cast.you)) bringMonster(scene, frame, copy)
    return step.next
  }
  const seats = by === undefined ? [cast.you] : seatsOf(scene, by, cast)
  const asked = phaseOf(scene, frame)
  if (asked === 0) state[cell(frame, OUTCOME)] = 0
  if (state[cell(frame, OUTCOME)] !== 0 || asked >= seats.length) return step.next
  setPhase(scene, frame, asked + CHOSEN)
  askFreely(scene, seats[asked]!)
  return WAITS
})

export const clone = verb<'clone'>((scene, frame, _effect, step) => {
  const copy = scene.state[cell(frame, SOURCE)]! - 1
  const slot = namedSlot(scene, frame)
  if (canJoin(scene) && copy >= 0 && slot >= 0) cloneMonster(scene, copy, slot, castOf(scene, frame).you)
  return step.next
})

export const moveFight = verb<'moveFight'>((scene, frame, { to }, step) => {
  const [seat] = seatsOf(scene, to, castOf(scene, frame))
  if (isOn(scene) && seat !== undefined) moveIt(scene, seat)
  return step.next
})

export const shareTreasures = verb<'shareTreasures'>((scene, frame, { among }, step) => {
  for (const seat of seatsOf(scene, among, castOf(scene, frame))) scene.state[SHARED_AMONG]! |= 1 << seat
  return step.next
})

export const dismissHelper = verb<'dismissHelper'>((scene, _frame, _effect, step) => {
  if (isOn(scene)) dismiss(scene)
  return step.next
})

export const forceHelp = verb<'forceHelp'>((scene, frame, { who }, step) => {
  const [seat] = seatsOf(scene, who, castOf(scene, frame))
  if (isOn(scene) && seat !== undefined) force(scene, seat)
  return step.next
})
