// What must hold in every state, whatever was played. Each copy lies in exactly one place and every list and count agrees with
// it; levels, the dead, monsters, hosts, powers and offers are as the rules leave them; what is not in use is nothing.

import { NONE } from '@brouhaha/table'
import { cell } from '../block.ts'
import { ASKED_TO_HELP, TRIM } from '../frames/frame.ts'
import { topKind } from '../frames/top.ts'
import {
  agenda,
  CORPSE,
  DEAD,
  helperSeat,
  isCombat,
  isOver,
  levelOf,
  lifeOf,
  MAIN,
  MOST_OFFERED,
  MOST_PROMISED,
  OFFER_GIVES,
  OFFER_KIND,
  OFFER_TO,
  OFFER_WANTS,
  offerAt,
  SEATS,
  seatCell,
  UNSETTLED,
  WINNERS,
} from '../layout.ts'
import { hostOf, isMarked, isStaying, KILLED, killedText } from '../marks.ts'
import { monsterCopy, monsterCount, monsterTwin } from '../rules/combat/monsters.ts'
import { rankSum } from '../rules/identity/identity.ts'
import { LOWEST_LEVEL, WINNING_LEVEL } from '../rules/level/levels.ts'
import { TRADE as TRADE_OFFER, VOLUNTEER } from '../rules/trade/offered.ts'
import { wrongExtra } from '../rules/turn/extra.ts'
import type { Scene } from '../scene.ts'
import { FIGHT, fightCopies, handCopies, isOnTable, ownerOnTable, playCopies, zoneOf } from '../zones.ts'
import { leftOvers } from './left-overs.ts'
import { misplaced } from './places.ts'
import { wrongStrays } from './strays.ts'

/** Everything that is wrong with a state; nothing, if the rules are right. */
export function faults(scene: Scene): string[] {
  const lost = misplaced(scene)
  if (lost.length > 0) return lost // Nobody walks along lists that lead anywhere.
  return [
    ...wrongSeats(scene),
    ...wrongFight(scene),
    ...wrongTables(scene),
    ...wrongOffers(scene),
    ...leftOvers(scene),
    ...wrongStrays(scene),
  ]
}

function wrongSeats(scene: Scene): string[] {
  const { state } = scene
  const found: string[] = []
  for (let seat = 0; seat < state[SEATS]!; seat++) {
    const level = levelOf(state, seat)
    if (level < LOWEST_LEVEL || level > (isOver(state) ? WINNING_LEVEL : WINNING_LEVEL - 1))
      found.push(`seat ${seat} has level ${level}`)
    if (lifeOf(state, seat) !== DEAD || state[seatCell(seat, CORPSE)] !== 0 || isOver(state)) continue
    if (handCopies(scene, seat) !== NONE) found.push(`seat ${seat} is dead and holds cards`)
    for (let copy = playCopies(scene, seat); copy !== NONE; copy = scene.nextOf(copy))
      if (scene.printed(copy).kind === 'item') found.push(`seat ${seat} is dead and has items`)
  }
  if (wrongExtra(scene, state[SEATS]!)) found.push('an extra turn of nobody')
  if ((state[WINNERS] !== 0) !== isOver(state)) found.push('somebody has won a game that goes on')
  return found
}

function wrongFight(scene: Scene): string[] {
  const { state } = scene
  const found: string[] = []
  const monsters = monsterCount(scene)
  if (monsters > 0 && !isCombat(state)) found.push('monsters without a fight')
  for (let slot = 0; slot < monsters; slot++) {
    const copy = monsterCopy(scene, slot)
    if (zoneOf(scene, copy) !== FIGHT) found.push(`the monster of slot ${slot} is not in the fight`)
    if (isMarked(scene, copy, KILLED)) found.push(`the monster of slot ${slot} is killed`)
    for (let other = 0; other < slot; other++)
      if (monsterCopy(scene, other) === copy) found.push(`copy ${copy} fights twice`)
  }
  for (let copy = fightCopies(scene); copy !== NONE; copy = scene.nextOf(copy)) {
    const { kind } = scene.printed(copy)
    if (kind === 'monster' && !isMarked(scene, copy, KILLED) && slotOf(scene, copy) === NONE)
      found.push(`monster ${copy} fights for nobody`)
    if (kind === 'enhancer' && !isTwin(scene, hostOf(scene, copy))) found.push(`enhancer ${copy} lies on no monster`)
  }
  if (isCombat(state) && helperSeat(state) === state[MAIN]) found.push('the main fighter helps')
  return found
}

function slotOf(scene: Scene, copy: number): number {
  for (let slot = 0; slot < monsterCount(scene); slot++) if (monsterCopy(scene, slot) === copy) return slot
  return NONE
}

/** A monster that fights or was killed, or the original of a clone that does or was. */
function isTwin(scene: Scene, copy: number): boolean {
  if (copy === NONE) return false
  for (let other = fightCopies(scene); other !== NONE; other = scene.nextOf(other))
    if (isMarked(scene, other, KILLED) && (other === copy || killedText(scene, other) === copy)) return true
  for (let slot = 0; slot < monsterCount(scene); slot++) if (monsterTwin(scene, slot) === copy) return true
  return false
}

function wrongTables(scene: Scene): string[] {
  const { state } = scene
  const found: string[] = []
  if (isOver(state)) return found
  for (let seat = 0; seat < state[SEATS]!; seat++) {
    if (state[UNSETTLED] !== 0) continue
    for (let copy = playCopies(scene, seat); copy !== NONE; copy = scene.nextOf(copy)) {
      const { kind } = scene.printed(copy)
      const host = hostOf(scene, copy)
      const needsHost = kind === 'attachment' && !isStaying(scene, copy)
      if ((needsHost || host !== NONE) && (host === NONE || ownerOnTable(scene, host) !== seat))
        found.push(`copy ${copy} before seat ${seat} lies on ${host}, which is not there`)
    }
    if (!isTrimmed(scene) && rankSum(scene, seat) > levelOf(state, seat))
      found.push(`the powers of seat ${seat} outrank its level`)
  }
  return found
}

/** Somebody is asked what has to go. */
function isTrimmed({ state }: Scene): boolean {
  for (let frame = agenda.top(state); frame !== NONE; frame = agenda.below(frame))
    if (state[frame] === TRIM) return true
  return false
}

function wrongOffers(scene: Scene): string[] {
  const { state } = scene
  const found: string[] = []
  if (isOver(state)) return found
  const look = (at: number, most: number, owner: number): void => {
    for (let i = 0; i < most; i++) {
      const copy = state[at + i]! - 1
      if (copy !== NONE && !isOnTable(scene, copy, owner)) found.push(`copy ${copy} is offered and not before ${owner}`)
    }
  }
  for (let seat = 0; seat < state[SEATS]!; seat++) {
    const at = offerAt(seat)
    const kind = state[cell(at, OFFER_KIND)]!
    if (kind === TRADE_OFFER) {
      look(cell(at, OFFER_GIVES), MOST_OFFERED, seat)
      look(cell(at, OFFER_WANTS), MOST_OFFERED, state[cell(at, OFFER_TO)]!)
    } else if (kind === VOLUNTEER || (kind !== 0 && topKind(scene) === ASKED_TO_HELP))
      // A question that lies under something else sees to its own offer when that is done.
      look(cell(at, OFFER_GIVES), MOST_PROMISED, state[MAIN]!)
  }
  return found
}
