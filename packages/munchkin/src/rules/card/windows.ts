// When something may be used, window by window: MK-CARD-14, MK-COMBAT-12, MK-FLEE-16, MK-CURSE-12, TIM-05 to -08, -16, -43, -49. A window of
// a gate is open while that gate is; what the gate is about is what the use speaks of.

import type { LevelSource, Window } from '@brouhaha/cards'
import { unreachable } from '@brouhaha/kit'
import { ACCEPTED, NONE } from '@brouhaha/table'
import { cell } from '../../block.ts'
import type { Cast } from '../../deck/seats.ts'
import { castOf, OUTCOME, SOURCE } from '../../effects/running.ts'
import { RUN } from '../../frames/frame.ts'
import { agenda, gates, isCombat, isFighter, isFighting, TURN_AT } from '../../layout.ts'
import { DEAD_DO_NOTHING, NOT_NOW, no } from '../../refusals.ts'
import type { Scene } from '../../scene.ts'
import { DE, isFleeing, isTime, OT, situationOf, TIMING } from '../../timing.ts'
import { whyNoFight } from '../combat/enhancers.ts'
import { monsterCopy } from '../combat/monsters.ts'
import { curseCopy, cursePlayer, curseVictim } from '../curse/unsettled.ts'
import { flightDie, isInsideRoll, rollingSeat, rollingSlot } from '../flee/flight.ts'
import { SOURCES } from '../level/levels.ts'
import { isBeforeDoor, MET, MONSTER_MET } from '../turn/stages.ts'
import { GATE_FRAME } from './frame.ts'
import {
  ARRIVED,
  BAD_STUFF,
  CURSE_GATE,
  DRAWN,
  ESCAPE,
  KILL,
  LEVELLED,
  openClock,
  PLAYED,
  ROLL,
  TURN_END,
  TURN_START,
} from './gate.ts'

const { SUBJECT } = GATE_FRAME.offsets

const NOT_YOUR_TURN = no(
  'MK-CARD-14',
  'That is for your own turn, outside combat.',
  'C’est pour ton tour, hors combat.',
)
const NOT_IN_FIGHTS = no('MK-CARD-14', 'That is for outside combat.', 'C’est hors combat seulement.')
export const NOT_YOUR_FIGHT = no('MK-CARD-14', 'That is for your own combat.', 'C’est pour ton propre combat.')
const YOUR_FIGHT = no('MK-CARD-14', 'That is for other people’s combats.', 'C’est pour les combats des autres.')
const NOT_YOUR_DIE = no('MK-FLEE-16', 'That works on your own die.', 'Ça ne marche que sur ton propre dé.')
const YOUR_DIE = no('MK-FLEE-16', 'That works on other people’s dice.', 'Ça ne marche que sur le dé des autres.')
const NO_SUCH_MOMENT = no(
  'MK-CARD-14',
  'Nothing is happening that this could answer.',
  'Rien ne se passe à quoi ça pourrait répondre.',
)
const NOT_YOUR_CURSE = no('MK-CURSE-12', 'You are not the one who is cursed.', 'Ce n’est pas toi qu’on maudit.')

/** What a gate is about, for the use that answers it. */
export interface Subject {
  /** Who suffers or rolls, or NONE. */
  readonly victim: number
  /** Who played, rolled, escaped or gained it, or NONE. */
  readonly actor: number
  /** The card that it is about, or NONE. */
  readonly copy: number
  /** The monster of the roll step, or NONE. */
  readonly slot: number
  readonly outcome: number
  readonly levelFrom: LevelSource | null
}

const NO_SUBJECT: Subject = { victim: NONE, actor: NONE, copy: NONE, slot: NONE, outcome: 0, levelFrom: null }

export function subjectOfGate(scene: Scene): Subject {
  const { state } = scene
  const gate = gates.frame(state)
  if (gate === NONE) return NO_SUBJECT
  const below = agenda.below(gate)
  switch (openClock(scene)) {
    case CURSE_GATE:
      return {
        ...NO_SUBJECT,
        victim: curseVictim(scene, below),
        actor: cursePlayer(scene, below),
        copy: curseCopy(scene, below),
      }
    case PLAYED:
      return { ...NO_SUBJECT, actor: castOf(scene, below).you, copy: state[cell(below, SOURCE)]! - 1 }
    case ROLL:
      return state[below] === RUN ? ofSeat(scene, gate, state[cell(below, OUTCOME)]!) : ofRoll(scene)
    case BAD_STUFF:
    case ESCAPE:
      return ofRoll(scene)
    case LEVELLED:
      return {
        ...ofSeat(scene, gate, state[cell(gate, SUBJECT) + 1]!),
        levelFrom: SOURCES[state[cell(gate, SUBJECT) + 2]!] ?? null,
      }
    case ARRIVED:
    case DRAWN:
      return { ...ofSeat(scene, gate, 0), copy: state[cell(gate, SUBJECT) + 1]! - 1 }
    default:
      return NO_SUBJECT
  }
}

/** The seat that a gate names rolled or gained something. */
function ofSeat({ state }: Scene, gate: number, outcome: number): Subject {
  const seat = state[cell(gate, SUBJECT)]!
  return { ...NO_SUBJECT, victim: seat, actor: seat, outcome }
}

function ofRoll(scene: Scene): Subject {
  const slot = rollingSlot(scene)
  const seat = rollingSeat(scene)
  return {
    ...NO_SUBJECT,
    victim: seat,
    actor: seat,
    slot,
    copy: slot === NONE ? NONE : monsterCopy(scene, slot),
    outcome: flightDie(scene),
  }
}

/** The seats of a use, and what else it speaks of. Nobody is the actor of what nobody did: a curse that a door brought. */
export const castFor = (seat: number, target: number, { victim, actor }: Subject): Cast => ({
  you: seat,
  victim: victim === NONE ? seat : victim,
  target,
  subject: seat,
  actor,
})

export const spokenIn = ({ copy, outcome, levelFrom }: Subject) => ({ it: copy, number: outcome, levelFrom })

const atGate = (scene: Scene, clock: number): number => (openClock(scene) === clock ? ACCEPTED : NO_SUCH_MOMENT)

/** The turn has had its fight, and nobody fights. */
const isAfterFight = ({ state }: Scene): boolean => state[cell(TURN_AT, MET)] === MONSTER_MET && !isCombat(state)

/** Why a window is not open to a seat, or ACCEPTED. */
export function whyNotNow(scene: Scene, seat: number, window: Window): number {
  const { state } = scene
  const situation = situationOf(scene, seat)
  if (situation === DE) return DEAD_DO_NOTHING
  switch (window) {
    case 'any':
      return isTime(scene, seat, TIMING.any) ? ACCEPTED : NOT_NOW
    case 'ownTurn':
      return situation === OT && !isInsideRoll(scene) ? ACCEPTED : NOT_YOUR_TURN
    case 'outsideCombat':
      if (isCombat(state)) return NOT_IN_FIGHTS
      return isTime(scene, seat, TIMING.any) ? ACCEPTED : NOT_NOW
    case 'afterCombat':
      return situation === OT && isAfterFight(scene) ? ACCEPTED : NOT_YOUR_TURN
    case 'afterAnyCombat':
      return isAfterFight(scene) && isTime(scene, seat, TIMING.any) ? ACCEPTED : NO_SUCH_MOMENT
    case 'turnStart':
      return atGate(scene, TURN_START)
    case 'turnEnd':
      return atGate(scene, TURN_END)
    case 'combat':
      return whyNoFight(scene, seat)
    case 'ownCombat':
      return isFighter(state, seat) ? whyNoFight(scene, seat) : NOT_YOUR_FIGHT
    case 'othersCombat':
      return isFighter(state, seat) ? YOUR_FIGHT : whyNoFight(scene, seat)
    case 'kill':
      return openClock(scene) === KILL ? whyNoFight(scene, seat) : NO_SUCH_MOMENT
    case 'curse':
      return atGate(scene, CURSE_GATE)
    case 'ownCurse':
      if (openClock(scene) !== CURSE_GATE) return NO_SUCH_MOMENT
      return subjectOfGate(scene).victim === seat ? ACCEPTED : NOT_YOUR_CURSE
    case 'anyRoll':
      return atGate(scene, ROLL)
    case 'ownRoll':
    case 'othersRoll': {
      if (openClock(scene) !== ROLL) return NO_SUCH_MOMENT
      const isOwn = subjectOfGate(scene).victim === seat
      if (window === 'ownRoll') return isOwn ? ACCEPTED : NOT_YOUR_DIE
      return isOwn ? YOUR_DIE : ACCEPTED
    }
    case 'escape':
      return atGate(scene, ESCAPE)
    case 'badStuff':
      return atGate(scene, BAD_STUFF)
    case 'play':
      return atGate(scene, PLAYED)
    case 'level':
      return atGate(scene, LEVELLED)
    case 'discard':
      return isTime(scene, seat, TIMING.any) ? ACCEPTED : NOT_NOW
    case 'draw':
      return atGate(scene, DRAWN)
    case 'arrival':
      return atGate(scene, ARRIVED)
    case 'flight':
      return isFleeing(scene) && isTime(scene, seat, TIMING.any) ? ACCEPTED : NO_SUCH_MOMENT
    case 'ownDraw':
      return situation === OT && isBeforeDoor(scene) ? ACCEPTED : NOT_YOUR_TURN
    default:
      return unreachable(window)
  }
}

/** Windows that belong to a fight: a card played in one stays with it (MK-CARD-12). */
export const isOfFight = (scene: Scene, window: Window): boolean =>
  isFighting(scene.state) &&
  (window === 'combat' || window === 'ownCombat' || window === 'othersCombat' || window === 'kill')
