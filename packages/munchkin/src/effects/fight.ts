// What cards do to a fight: MK-COMBAT-09, -10, -24, -31, -33, -34, -38, -45, MK-INT-02, -06, MK-CARD-12, MK-META-07.

import type { WhichMonster } from '@brouhaha/cards'
import { unreachable } from '@brouhaha/kit'
import { NONE } from '@brouhaha/table'
import { cell } from '../block.ts'
import { fits } from '../deck/filters.ts'
import {
  isCombat,
  isFighter,
  isFighting,
  MONSTERS_BONUS,
  PAID,
  PLAYERS_BONUS,
  SHARED_AMONG,
  seatCell,
} from '../layout.ts'
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
import { mustName, reachable, slotNamed } from './naming.ts'
import { askWay } from './option.ts'
import { askFreely, askMonster } from './pick.ts'
import {
  amountOf,
  beginLoss,
  castOf,
  isNoted,
  itOf,
  NAMED,
  NAMED_MONSTERS,
  NAMED_PLAYERS,
  namedSlot,
  nameIt,
  type Of,
  OTHER_SIDE,
  OUTCOME,
  phaseOf,
  SOURCE,
  seatsIn,
  setPhase,
  subjectOf,
  verb,
  WAITS,
  wayOf,
} from './running.ts'

/** What counts for a side because it was played: a monster or what lies on one does not. */
const isShot = (scene: Scene, copy: number): boolean => {
  const { kind } = scene.printed(copy)
  return kind === 'oneShot' || kind === 'special'
}

/** MK-FLEE-16: nothing changes a fight that is being run from. */
const isOn = (scene: Scene): boolean => isFighting(scene.state) && !isFleeing(scene)

/** Players, then monsters. */
const SIDES = 2

/** The side of a bonus; 0 while whoever it happens to has still to say so. */
function sideOf(scene: Scene, frame: number, side: Of<'strengthen'>['side']): number {
  if (side !== 'either') return side === 'monsters' ? NAMED_MONSTERS : NAMED_PLAYERS
  const named = scene.state[cell(frame, NAMED)]!
  if (named < 0) return named
  return -wayOf(scene, frame)
}

/** MK-INT-02, MK-CARD-12: a card in the fight keeps its amount; MK-COMBAT-34: what was paid for stays with the fighter. */
export const strengthen = verb<'strengthen'>((scene, frame, { side }, step) => {
  const { state } = scene
  const amount = amountOf(scene, frame, step)
  nameIt(scene, frame, amount)
  if (!isOn(scene)) return step.next
  const named = sideOf(scene, frame, side)
  if (named === 0) {
    askWay(scene, subjectOf(scene, frame), SIDES)
    return WAITS
  }
  if (side === 'either' && state[cell(frame, NAMED)] === 0) state[cell(frame, NAMED)] = named
  const against = (named === NAMED_MONSTERS) !== isNoted(scene, frame, OTHER_SIDE)
  const copy = state[cell(frame, SOURCE)]! - 1
  const { you } = castOf(scene, frame)
  const isInFight = zoneOf(scene, copy) === FIGHT && isShot(scene, copy)
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
  nameIt(scene, frame, amount)
  for (const seat of seatsIn(scene, frame, who))
    if (isFighter(scene.state, seat)) scene.state[seatCell(seat, PAID)]! -= amount
  return step.next
})

/** Slots from the last on, so that those before them keep their places. */
function slotsOf(scene: Scene, frame: number, which: WhichMonster): number[] {
  const slots = reachable(scene, frame)
  if (typeof which === 'object' && 'the' in which) {
    const named = slotNamed(scene, frame, which.the)
    return slots.filter((slot) => slot === named)
  }
  const named = namedSlot(scene, frame)
  if (typeof which === 'object') {
    const filter = 'named' in which ? which.named : which.all
    return slots.filter((slot) => ('all' in which || slot === named) && fits(monsterText(scene, slot), filter))
  }
  switch (which) {
    case 'all':
      return slots
    case 'only':
      return monsterCount(scene) === 1 ? slots : []
    case 'named':
      return slots.filter((slot) => slot === named)
    case 'self':
      return slots.filter((slot) => monsterCopy(scene, slot) === scene.state[cell(frame, SOURCE)]! - 1)
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

/** Asks for the monster of the step in hand; false where it is known, or cannot be. */
function asksFor(scene: Scene, frame: number, seat: number): boolean {
  if (!mustName(scene, frame)) return false
  setPhase(scene, frame, ASKED_MONSTER)
  askMonster(scene, seat)
  return true
}

/** MK-META-03: a monster of the fight, named for the steps behind it. */
export const nameMonster = verb<'nameMonster'>((scene, frame, { by }, step) => {
  const seat = by === undefined ? subjectOf(scene, frame) : seatsIn(scene, frame, by)[0]
  return seat !== undefined && asksFor(scene, frame, seat) ? WAITS : step.next
})

/** Also while they run from it: MK-FLEE-16 closes the totals, and what has left catches nobody. */
export const remove = verb<'remove'>((scene, frame, { monster, treasureOnRemoval }, step) => {
  if (asksFor(scene, frame, subjectOf(scene, frame))) return WAITS
  for (const slot of slotsOf(scene, frame, monster)) removeMonster(scene, slot, treasureOnRemoval)
  return step.next
})

export const kill = verb<'kill'>((scene, frame, { monster }, step) => {
  if (asksFor(scene, frame, subjectOf(scene, frame))) return WAITS
  for (const slot of slotsOf(scene, frame, monster)) killMonster(scene, slot)
  return step.next
})

const CHOSEN = 1
/** The last of the phases, so that it counts no seat. */
const ASKED_MONSTER = 7

/** MK-COMBAT-33: the monster named with the card, or one that these seats are asked for in turn, whatever they hold. */
export const addMonster = verb<'addMonster'>((scene, frame, { instead, by, from = 'hand' }, step) => {
  const { state } = scene
  if (!canJoin(scene)) return step.next
  if (asksFor(scene, frame, subjectOf(scene, frame))) return WAITS
  if (from !== 'hand') {
    fetchMonster(scene, frame, from)
    return step.next
  }
  const { you, subject } = castOf(scene, frame)
  const copy = itOf(scene, frame)
  if (by === undefined && !instead && step.isAimed) {
    if (copy !== NONE && isInHand(scene, copy, you)) bringMonster(scene, frame, copy)
    return step.next
  }
  const seats = by === undefined ? [subject] : seatsIn(scene, frame, by)
  const asked = phaseOf(scene, frame) === ASKED_MONSTER ? 0 : phaseOf(scene, frame)
  if (asked === 0) beginLoss(scene, frame)
  if (state[cell(frame, OUTCOME)] !== 0 || asked >= seats.length) return step.next
  setPhase(scene, frame, asked + CHOSEN)
  askFreely(scene, seats[asked]!)
  return WAITS
})

export const clone = verb<'clone'>((scene, frame, _effect, step) => {
  if (canJoin(scene) && asksFor(scene, frame, subjectOf(scene, frame))) return WAITS
  const copy = scene.state[cell(frame, SOURCE)]! - 1
  const slot = namedSlot(scene, frame)
  if (canJoin(scene) && copy !== NONE && slot !== NONE && isShot(scene, copy))
    cloneMonster(scene, copy, slot, castOf(scene, frame).you)
  return step.next
})

export const moveFight = verb<'moveFight'>((scene, frame, { to }, step) => {
  const [seat] = seatsIn(scene, frame, to)
  if (isOn(scene) && seat !== undefined) moveIt(scene, seat)
  return step.next
})

export const shareTreasures = verb<'shareTreasures'>((scene, frame, { among }, step) => {
  if (isCombat(scene.state)) for (const seat of seatsIn(scene, frame, among)) scene.state[SHARED_AMONG]! |= 1 << seat
  return step.next
})

export const dismissHelper = verb<'dismissHelper'>((scene, _frame, _effect, step) => {
  if (isOn(scene)) dismiss(scene)
  return step.next
})

export const forceHelp = verb<'forceHelp'>((scene, frame, { who }, step) => {
  const [seat] = seatsIn(scene, frame, who)
  if (isOn(scene) && seat !== undefined) force(scene, seat)
  return step.next
})
