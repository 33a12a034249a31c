// What is noted on a copy while it lies in play.

import { NONE } from '@brouhaha/table'
import { TURN_NUMBER } from './layout.ts'
import type { Scene } from './scene.ts'
import { list, ownerOnTable, playCopies } from './zones.ts'

/** In use; items that are not lie sideways (MK-ITEM-03). */
export const USED = 1
/** Played for the monsters' side. */
export const AGAINST = 2
/** The same bit before a seat: of what stays, that a turn of its owner has begun since it was laid down (rules/curse/stays.ts). */
export const BEGUN = 2
/** In a hand, and offered for the card that is for sale; nobody else knows (rules/fast/fast.ts). */
export const PLEDGED = 4
/** Cheated into place in honour mode, unchallenged so far. Nobody is told: it was turned for all to see, and everybody can count. */
export const SNEAKED = 8
/** Just drawn, or just received: it may be played at once (rules/treasure/fresh.ts). */
export const FRESH_DRAWN = 16
export const FRESH_RECEIVED = 32
/** Discarded together with others; its place in the pile is being decided (rules/card/discards.ts). */
export const IN_ORDER = 256
/** A monster killed before the combat is over; its reward waits (MK-META-07). */
export const KILLED = 64
/** Stays before a seat or in a fight because an effect says so; its host is the step that says it (rules/curse/stays.ts). */
const STAYING = 128
/** Its owner counts as what it lends otherwise than when it was laid down (rules/identity/count-as.ts). */
export const TURNED = 512
/** Its fight is won: it works until the rewards are given, and goes (rules/curse/stays.ts). */
export const LAST_FIGHT = 1024
const RECEIVED_SHIFT = 11
/** Far more turns than a game has; counters lie above it (counters.ts). */
const RECEIVED = 0xffff << RECEIVED_SHIFT

export const marksOf = (scene: Scene, copy: number): number => scene.state[scene.markAt + copy]!

export const isMarked = (scene: Scene, copy: number, mark: number): boolean => (marksOf(scene, copy) & mark) !== 0

export function mark(scene: Scene, copy: number, bit: number, on: boolean): void {
  const at = scene.markAt + copy
  scene.state[at] = on ? scene.state[at]! | bit : scene.state[at]! & ~bit
}

export const isStaying = (scene: Scene, copy: number): boolean => (marksOf(scene, copy) & STAYING) !== 0

export const isUsed = (scene: Scene, copy: number): boolean => (marksOf(scene, copy) & USED) !== 0

/** Notes that a copy was received in this turn, so that it is not sold before its owner's own (MK-TRADE-05). */
export function markReceived(scene: Scene, copy: number): void {
  const at = scene.markAt + copy
  scene.state[at] = (scene.state[at]! & ~RECEIVED) | ((scene.state[TURN_NUMBER]! << RECEIVED_SHIFT) & RECEIVED)
}

/** The turn in which a copy was received by trade, or 0. */
export const receivedIn = (scene: Scene, copy: number): number => (marksOf(scene, copy) & RECEIVED) >> RECEIVED_SHIFT

/** What stays keeps the step that laid it down below the copy that it lies on, and a promise above it the seat that it was made to. */
const STEP_BITS = 18
const HOST_BITS = 10
const SEAT_SHIFT = STEP_BITS + HOST_BITS
const STEP_MASK = (1 << STEP_BITS) - 1
const HOST_MASK = (1 << HOST_BITS) - 1

/** The copy that this one lies on, or NONE. */
export function hostOf(scene: Scene, copy: number): number {
  const host = scene.state[scene.hostAt + copy]!
  return (isStaying(scene, copy) ? (host >> STEP_BITS) & HOST_MASK : host) - 1
}

/** The step that laid a staying copy down. */
export const layingStep = (scene: Scene, copy: number): number => scene.state[scene.hostAt + copy]! & STEP_MASK

export function setStaying(scene: Scene, copy: number, step: number, host: number): void {
  mark(scene, copy, STAYING, true)
  scene.state[scene.hostAt + copy] = step | ((host + 1) << STEP_BITS)
}

/** In a fight: it will stay before a seat, and lies meanwhile where it lies. */
export function setPromised(scene: Scene, copy: number, seat: number, step: number): void {
  setStaying(scene, copy, step, scene.printed(copy).kind === 'enhancer' ? hostOf(scene, copy) : NONE)
  scene.state[scene.hostAt + copy]! |= (seat + 1) << SEAT_SHIFT
}

export const promisedTo = (scene: Scene, copy: number): number => (scene.state[scene.hostAt + copy]! >> SEAT_SHIFT) - 1

export function setHost(scene: Scene, copy: number, host: number): void {
  scene.state[scene.hostAt + copy] = host + 1
}

// In the fight a card lies on nothing unless it is an enhancer; the same number says something else there.

/** What a card played in the fight adds to its side. */
export const addedBy = (scene: Scene, copy: number): number => scene.state[scene.hostAt + copy]!

export function addBy(scene: Scene, copy: number, amount: number): void {
  scene.state[scene.hostAt + copy]! += amount
}

/** The copy whose text a killed monster had. */
export const killedText = (scene: Scene, copy: number): number => (scene.state[scene.hostAt + copy]! & STEP_MASK) - 1

/** Which fighters killed it before the fight moved on to somebody else (rules/combat/fallen.ts), or 0. */
export const earlierKillers = (scene: Scene, copy: number): number => scene.state[scene.hostAt + copy]! >> STEP_BITS

export function setEarlierKillers(scene: Scene, copy: number, killers: number): void {
  scene.state[scene.hostAt + copy] = (killedText(scene, copy) + 1) | (killers << STEP_BITS)
}

/** A killed monster that was to lie before somebody when its fight is over goes with the others. */
export function markKilled(scene: Scene, copy: number, text: number): void {
  mark(scene, copy, KILLED, true)
  mark(scene, copy, STAYING, false)
  scene.state[scene.hostAt + copy] = text + 1
}

const isAttachedTo = (scene: Scene, other: number, copy: number): boolean =>
  hostOf(scene, other) === copy && (scene.printed(other).kind === 'attachment' || isStaying(scene, other))

/** Cheats, enhancers and curses that lie under an item in play. */
export function attachedTo(scene: Scene, copy: number): number[] {
  const owner = ownerOnTable(scene, copy)
  if (owner === NONE) return []
  return list(scene, playCopies(scene, owner)).filter((other) => isAttachedTo(scene, other, copy))
}

/** Whether anything does. */
export function isHost(scene: Scene, copy: number): boolean {
  const owner = ownerOnTable(scene, copy)
  if (owner === NONE) return false
  for (let other = playCopies(scene, owner); other !== NONE; other = scene.nextOf(other))
    if (isAttachedTo(scene, other, copy)) return true
  return false
}
