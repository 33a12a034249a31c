// The cult: MK-CULT-02 to -11, MK-WIN-06, DEC-37. One trait cannot be given up, has a pile of its own, and ends the game when
// everybody has it.

import { only, type Seat, type Seats } from '@brouhaha/table'
import { CURSE, OPENING, OPTION, PICK, RUN, TRIM } from '../frames/frame.ts'
import { agenda, CULT_SEEN, DEAD, levelOf, lifeOf, SEATS } from '../layout.ts'
import type { Scene } from '../scene.ts'
import { CULT_PILE, discard, move, pileCount, TABLE, topOf } from '../zones.ts'
import { gainLevels } from './levels.ts'
import { hasTrait, traitsOfKind } from './traits.ts'
import { trimForCult } from './trim.ts'
import { win } from './win.ts'

export const isCultist = (scene: Scene, seat: number): boolean => hasTrait(scene, seat, scene.deck.cultTrait)

function cultists(scene: Scene): Seats {
  let seats = 0
  for (let seat = 0; seat < scene.state[SEATS]!; seat++) if (isCultist(scene, seat)) seats |= 1 << seat
  return seats as Seats
}

/** MK-CULT-06, -07: by a card of the pile, if there is one; an existing class makes room. */
export function becomeCultist(scene: Scene, seat: number): boolean {
  if (isCultist(scene, seat) || pileCount(scene, CULT_PILE) === 0) return false
  if (traitsOfKind(scene, seat, 'class') > 0) trimForCult(scene, seat)
  else joinCult(scene, seat)
  return true
}

export function joinCult(scene: Scene, seat: number): void {
  move(scene, topOf(scene, CULT_PILE), TABLE + seat)
}

/** MK-CULT-06: one class goes, the cult comes, in one action, so that Super Munchkin stays. */
export function swapForCult(scene: Scene, seat: number, old: number): void {
  joinCult(scene, seat)
  discard(scene, old)
}

/** MK-CULT-03, -08: no card takes the lone Cultist's class away. */
export const isLoneCultist = (scene: Scene, seat: number): boolean => cultists(scene) === only(seat as Seat)

/** Unfinished effects may still make more Cultists (MK-CULT-11); the opening counts as one (MK-SETUP-15). */
function isUnfinished(scene: Scene): boolean {
  for (let frame = agenda.top(scene.state); frame >= 0; frame = agenda.below(frame)) {
    const kind = scene.state[frame]
    if (kind === RUN || kind === CURSE || kind === PICK || kind === OPTION || kind === TRIM || kind === OPENING)
      return true
  }
  return false
}

const count = (seats: Seats): number => {
  let left: number = seats
  let found = 0
  for (; left !== 0; left &= left - 1) found++
  return found
}

/** MK-CULT-09 to -11: looked at whenever nothing is unfinished; says whether anything came of it. */
export function checkCult(scene: Scene): boolean {
  const { state } = scene
  if (!scene.profile.cult || isUnfinished(scene)) return false
  const seats = cultists(scene)
  const now = count(seats)
  const before = state[CULT_SEEN]!
  if (now === before) return false
  state[CULT_SEEN] = now
  if (now === state[SEATS]) {
    endByCult(scene)
    return true
  }
  if (now !== state[SEATS]! - 1) return false
  const last = lastOutsider(scene, seats)
  return gainLevels(scene, last, 1, 'cult') > 0 // the dead gain nothing (MK-DEATH-11)
}

function lastOutsider(scene: Scene, seats: Seats): number {
  for (let seat = 0; seat < scene.state[SEATS]!; seat++) if (((seats >> seat) & 1) === 0) return seat
  return 0
}

/** MK-CULT-10: the highest level wins; ties share. The dead have no character that could (MK-DEATH-11). */
function endByCult(scene: Scene): void {
  const { state } = scene
  let highest = 0
  let winners = 0
  for (let seat = 0; seat < state[SEATS]!; seat++) {
    const level = lifeOf(state, seat) === DEAD ? 0 : levelOf(state, seat)
    if (level > highest) winners = 0
    highest = Math.max(highest, level)
    if (level === highest) winners |= 1 << seat
  }
  win(scene, winners as Seats, 'allCultists')
}
