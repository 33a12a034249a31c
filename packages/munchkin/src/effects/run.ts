// Effects, step by step. A step does its work and names the next; one that asks waits for the question above it. Entered by
// runProgram; leaves at the end of the list, with a played card discarded unless something else became of it (MK-CARD-12).

import { type Effect, STEP } from '@brouhaha/cards'
import { NOBODY } from '@brouhaha/table'
import { cell } from '../block.ts'
import { END } from '../deck/program.ts'
import { type FrameKind, NAMES, NOT_MINE } from '../frames/frame.ts'
import { topKind } from '../frames/top.ts'
import { agenda } from '../layout.ts'
import { discard } from '../rules/card/moves.ts'
import type { Scene } from '../scene.ts'
import { ASIDE, zoneOf } from '../zones.ts'
import * as cards from './cards.ts'
import { counters } from './counter-steps.ts'
import { isRolled } from './dice.ts'
import * as fight from './fight.ts'
import * as flight from './flight.ts'
import * as flow from './flow.ts'
import * as hands from './hands.ts'
import * as levels from './levels.ts'
import { goOn, IS_PLAYED, isNoted, PC, SOURCE, type Verb, WAITS } from './running.ts'
import * as stopping from './stopping.ts'
import * as turns from './turns.ts'

const VERBS: Readonly<Record<Effect['do'], Verb>> = {
  gainLevels: levels.gainLevels,
  loseLevels: levels.loseLevels,
  setLevel: levels.setLevel,
  die: levels.die,
  win: levels.win,
  discard: cards.choose,
  take: cards.choose,
  search: cards.choose,
  reveal: cards.choose,
  putBack: cards.choose,
  loseTrait: cards.choose,
  swapTrait: cards.swapTrait,
  switchSide: cards.choose,
  draw: cards.draw,
  loot: cards.loot,
  peek: cards.peek,
  poolHands: hands.poolHands,
  swapHands: hands.swapHands,
  passHands: hands.passHands,
  stay: cards.stay,
  addCounters: counters,
  removeCounters: counters,
  become: cards.become,
  changeSex: cards.changeSex,
  each: flow.each,
  if: flow.inCase,
  choose: flow.choose,
  roll: flow.roll,
  namePlayer: flow.namePlayer,
  nameNumber: flow.nameANumber,
  nameMonster: fight.nameMonster,
  guess: flow.guess,
  pay: flow.pay,
  strengthen: fight.strengthen,
  weaken: fight.weaken,
  remove: fight.remove,
  kill: fight.kill,
  addMonster: fight.addMonster,
  clone: fight.clone,
  moveFight: fight.moveFight,
  shareTreasures: fight.shareTreasures,
  dismissHelper: fight.dismissHelper,
  forceHelp: fight.forceHelp,
  escape: flight.letEscape,
  helpFlight: flight.helpFlight,
  setDie: flight.setDie,
  turnDie: flight.turnDie,
  reroll: flight.reroll,
  cancel: stopping.cancel,
  repeat: stopping.repeat,
  redirect: stopping.redirect,
  disarm: stopping.cancel,
  endTurn: turns.endTurn,
  extraTurn: turns.extraTurn,
  openDoor: turns.openDoor,
  skip: turns.skip,
}

function finish(scene: Scene, frame: number): void {
  const copy = scene.state[cell(frame, SOURCE)]! - 1
  const isPlayed = isNoted(scene, frame, IS_PLAYED)
  agenda.pop(scene.state)
  while (topKind(scene) === NAMES) agenda.pop(scene.state)
  if (isPlayed && zoneOf(scene, copy) === ASIDE) discard(scene, copy) // MK-CARD-13
}

export const run: FrameKind = {
  clock: 'question',
  decision: () => 'effect',
  step(scene, frame) {
    const pc = scene.state[cell(frame, PC)]!
    if (pc === END) {
      finish(scene, frame)
      return true
    }
    const step = scene.deck.steps[pc]!
    scene.meter.spend(STEP)
    if (isRolled(scene, frame, step)) {
      const next = VERBS[step.effect.do](scene, frame, step)
      if (next !== WAITS) {
        scene.deck.watch?.(step, next)
        goOn(scene, frame, next)
      }
    }
    return true
  },
  isOpen: () => false,
  owing: () => NOBODY,
  list: () => undefined,
  answer: () => NOT_MINE,
  fallback: () => 0,
}
