// Combat from its first monster to its end: MK-COMBAT-07 to -11, -16 to -21, -23 to -25, -38 to -41, -44 to -46, MK-TURN-04, -13, -14,
// MK-HELP-17, MK-INT-06. Entered by beginCombat; leaves with all cards of the fight discarded and everything paid out.

import { ACCEPTED, NONE, only, type Seat, type Seats } from '@brouhaha/table'
import { cell } from '../../block.ts'
import { encode, VERB, verbOf } from '../../choice.ts'
import { standing } from '../../deck/speech.ts'
import { fire, fireFallen } from '../../effects/fire.ts'
import { runProgram } from '../../effects/running.ts'
import { tell } from '../../events.ts'
import { COMBAT, type FrameKind, NOT_MINE } from '../../frames/frame.ts'
import {
  agenda,
  COMBAT_ON,
  CONTRACT_IF_LOST,
  EMPTIED,
  FOUGHT,
  FROM_HAND,
  helperSeat,
  MAIN,
  mainSeat,
  PAID_OUT,
  TURN_AT,
} from '../../layout.ts'
import { NOT_YOURS, no } from '../../refusals.ts'
import type { Scene } from '../../scene.ts'
import { fightCopies, list as listCopies } from '../../zones.ts'
import { discardTogether } from '../card/discards.ts'
import { KILL, openGate } from '../card/gate.ts'
import { mayWalkBy, mustPlayFirst } from '../card/monster-demands.ts'
import { discard } from '../card/moves.ts'
import { countFightAnew } from '../card/tally.ts'
import { liftWorked, noteLastFight, noteLastKill } from '../curse/stays.ts'
import { beginFlight } from '../flee/flee.ts'
import { dismissHelper, isFreeToGo } from '../help/forced.ts'
import { forgetRefusals } from '../help/help.ts'
import { closeOffers } from '../trade/offered.ts'
import { payIfLost, payKill, payLevels, payTreasures } from '../treasure/rewards.ts'
import { noticeWin } from '../turn/room.ts'
import { FRIEND_MET, MET } from '../turn/stages.ts'
import { breakOff, closeUnwon, endUnwon, FLED, GIVEN_UP, UNWON, wipe } from './closing.ts'
import { carryOutTexts, EARLIER, handBack, killedSince, noticeKills, rewardEarlier } from './fallen.ts'
import { COMBAT_FRAME } from './frame.ts'
import { enterFight, killMonster, leaveFight } from './joining.ts'
import { monsterCount, monsterText } from './monsters.ts'
import { isWinning, monstersTotal, playersTotal } from './totals.ts'
import { helperIsDead, isWon, mainIsDead, refusingSlot } from './verdict.ts'

const { STAGE } = COMBAT_FRAME.offsets
const ENTER = 0
const FIGHT = 1
const WINDOW = 2
const CLEARED = 4
const LEVELS = 5
const TREASURE = 6
const DONE = 7
/** A second frame, above the treasure that is to be drawn and below what the kill sets off. */
const WORKED = 9

const HOLDING_BACK = no(
  'MK-META-15',
  'Against this monster you must first play everything that helps you.',
  'Contre ce monstre, joue d’abord tout ce qui t’aide.',
)
const NO_WAY_PAST = no('MK-TURN-04', 'This monster must be fought.', 'Ce monstre-là, il faut le combattre.')
const NOT_WINNING = no('MK-COMBAT-03', 'You are not winning.', 'Tu n’es pas en train de gagner.')
const WINNING = no(
  'MK-COMBAT-39',
  'You are winning: nobody runs from that.',
  'Tu gagnes : on ne fuit pas un combat gagné.',
)

const NOT_YOUR_COMBAT = no(
  'MK-COMBAT-21',
  'It is not your combat: only whoever fights it claims the kill or runs.',
  'Ce n’est pas ton combat : seul qui le mène conclut ou déguerpit.',
)
const BOUND_TO_HELP = no(
  'MK-HELP-02',
  'You agreed to help: the main fighter says when it is over.',
  'Tu as promis ton aide : c’est le combattant principal qui dit quand c’est fini.',
)

export function beginCombat(scene: Scene, seat: number, copy: number, fromHand: boolean): void {
  const { state } = scene
  state[COMBAT_ON] = FOUGHT
  state[MAIN] = seat
  state[FROM_HAND] = fromHand ? 1 : 0
  const { refuses, programs } = scene.printed(copy)
  if (refuses?.(scene, seat, standing(copy))) {
    // MK-TURN-14: no combat at all; but who met it is known until the gift is given.
    state[COMBAT_ON] = PAID_OUT
    state[cell(TURN_AT, MET)] = FRIEND_MET
    tell(scene.play, { type: 'friendly', copy })
    discard(scene, copy)
    agenda.push(state, COMBAT, DONE)
    runProgram(scene, { program: programs.gift, cast: { you: seat, victim: seat, target: seat }, source: copy })
    return
  }
  tell(scene.play, { type: 'combatBegan', main: seat, copy, fromHand })
  countFightAnew(scene)
  agenda.push(state, COMBAT, ENTER)
  enterFight(scene, copy, seat, 'first')
}

/** MK-COMBAT-44, MK-TURN-14: a monster that refuses this side leaves, and concerns nobody else. */
function refusal(scene: Scene, slot: number): void {
  const main = scene.state[MAIN]!
  const { gift } = monsterText(scene, slot).programs
  const copy = leaveFight(scene, slot, 'friendly')
  runProgram(scene, { program: gift, cast: { you: main, victim: main, target: main }, source: copy })
}

/** Whoever and whatever has no place in this fight any more leaves it. True if anything did. */
function sortOut(scene: Scene): boolean {
  if (helperIsDead(scene) || isFreeToGo(scene)) {
    dismissHelper(scene) // MK-DEATH-20, MK-HELP-17
    return true
  }
  const slot = refusingSlot(scene)
  if (slot !== NONE) refusal(scene, slot)
  return slot !== NONE
}

/** MK-TURN-13: what the cards say of the win is done while they still lie there; then they go, then levels, then treasure. */
function winFight(scene: Scene, frame: number): void {
  const { state } = scene
  state[cell(frame, STAGE)] = CLEARED
  for (let slot = monsterCount(scene) - 1; slot >= 0; slot--) killMonster(scene, slot)
  const killed = killedSince(scene)
  noticeWin(scene)
  closeOffers(scene)
  tell(scene.play, { type: 'combatEnd', won: true })
  noteLastFight(scene)
  noteLastKill(scene)
  state[COMBAT_ON] = PAID_OUT
  noticeKills(scene, killed)
  if (helperSeat(state) !== NONE) noticeWinOf(scene, helperSeat(state))
  noticeWinOf(scene, state[MAIN]!)
  carryOutTexts(scene, killed)
  rewardEarlier(scene)
}

function noticeWinOf(scene: Scene, seat: number): void {
  for (const moment of ['fightOver', 'won'] as const) {
    fire(scene, seat, moment)
    fireFallen(scene, seat, moment)
  }
}

const step: FrameKind['step'] = (scene, frame) => {
  const { state } = scene
  const stage = state[cell(frame, STAGE)]!
  switch (stage) {
    case ENTER:
      state[cell(frame, STAGE)] = FIGHT
      if (!mainIsDead(scene)) fire(scene, state[MAIN]!, 'fightBegins')
      return true
    case FIGHT: {
      if (mainIsDead(scene)) return fallApart(scene, frame)
      if (sortOut(scene)) return true
      forgetRefusals(scene)
      if (monsterCount(scene) > 0) return false
      state[EMPTIED] = 1 // MK-COMBAT-38
      state[cell(frame, STAGE)] = WINDOW
      openGate(scene, KILL)
      return true
    }
    case WINDOW:
      if (isWon(scene)) winFight(scene, frame)
      else state[cell(frame, STAGE)] = FIGHT
      return true
    case FLED:
      return lose(scene, frame)
    case GIVEN_UP:
      breakOff(scene)
      return true
    case UNWON:
      closeUnwon(scene)
      return true
    case CLEARED:
      state[cell(frame, STAGE)] = LEVELS
      discardTogether(scene, listCopies(scene, fightCopies(scene)))
      return true
    case LEVELS:
      state[cell(frame, STAGE)] = TREASURE
      payLevels(scene)
      return true
    case TREASURE:
      state[cell(frame, STAGE)] = DONE
      payTreasures(scene)
      agenda.push(state, COMBAT, WORKED)
      payKill(scene)
      return true
    case EARLIER:
      handBack(scene, frame)
      return true
    case WORKED:
      agenda.pop(state)
      liftWorked(scene)
      return true
    default:
      agenda.pop(state)
      wipe(scene)
      return true
  }
}

/** MK-DEATH-20, MK-TURN-24: nobody is left who could win it; a helper who lives still has to run. */
function fallApart(scene: Scene, frame: number): true {
  if (monsterCount(scene) === 0) return lose(scene, frame)
  scene.state[cell(frame, STAGE)] = FLED
  beginFlight(scene)
  return true
}

/** MK-FLEE-11: everything is discarded, after a payment that was promised even for this. */
function lose(scene: Scene, frame: number): true {
  if (scene.state[CONTRACT_IF_LOST] !== 0) payIfLost(scene)
  endUnwon(scene, frame)
  return true
}

/** MK-META-15: an optional monster is left alone; it goes, and nothing comes of it. */
function walkBy(scene: Scene): number {
  if (!mayWalkBy(scene)) return NO_WAY_PAST
  leaveFight(scene, 0, 'friendly')
  breakOff(scene)
  return ACCEPTED
}

const answer: FrameKind['answer'] = (scene, frame, seat, choice) => {
  const { state } = scene
  const verb = verbOf(choice)
  if (verb !== VERB.claim && verb !== VERB.run && verb !== VERB.decline) return NOT_MINE
  if (seat !== state[MAIN]) return seat === helperSeat(state) ? BOUND_TO_HELP : NOT_YOUR_COMBAT
  if (state[cell(frame, STAGE)] !== FIGHT) return NOT_YOURS
  if (verb === VERB.decline) return walkBy(scene)
  if (mustPlayFirst(scene, seat) !== NONE) return HOLDING_BACK
  if (verb === VERB.claim) {
    if (!isWinning(scene)) return NOT_WINNING
    tell(scene.play, { type: 'totals', players: playersTotal(scene), monsters: monstersTotal(scene) })
    state[cell(frame, STAGE)] = WINDOW
    openGate(scene, KILL)
    return ACCEPTED
  }
  if (isWinning(scene)) return WINNING
  state[cell(frame, STAGE)] = FLED
  beginFlight(scene)
  return ACCEPTED
}

export const combat: FrameKind = {
  clock: 'combat',
  decision: () => 'fightOrRun',
  step,
  isOpen: () => true,
  owing: (scene): Seats => only(mainSeat(scene.state) as Seat),
  list(scene, frame, seat, offers) {
    if (seat !== scene.state[MAIN] || scene.state[cell(frame, STAGE)] !== FIGHT) return
    if (mayWalkBy(scene)) offers.add(encode('decline'))
    if (mustPlayFirst(scene, seat) === NONE) offers.add(encode(isWinning(scene) ? 'claim' : 'run'))
  },
  answer,
  fallback(scene, _frame, seat) {
    const first = mustPlayFirst(scene, seat)
    return first !== NONE ? first : encode(isWinning(scene) ? 'claim' : 'run')
  },
}
