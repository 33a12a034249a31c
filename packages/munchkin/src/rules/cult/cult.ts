// The cult: MK-CULT-02 to -11, MK-WIN-06, DEC-37. One trait cannot be given up, has a pile of its own, and ends the game when
// everybody has it.

import { firstSeats, listSeats, lowest, NOBODY, only, plus, type Seat, type Seats } from '@brouhaha/table'
import { CURSE, OPENING, RUN } from '../../frames/frame.ts'
import { isPending } from '../../frames/pending.ts'
import { CULT_SEEN, levelOf, living, SEATS } from '../../layout.ts'
import type { Scene } from '../../scene.ts'
import { CULT_PILE, TABLE, topOf } from '../../zones.ts'
import { discard, move } from '../card/moves.ts'
import { hasTrait } from '../identity/traits.ts'
import { gainLevels } from '../level/levels.ts'
import { win } from '../win/win.ts'

export const isCultist = (scene: Scene, seat: number): boolean => hasTrait(scene, seat, scene.deck.cultTrait)

function cultists(scene: Scene): Seats {
  let seats = 0
  for (let seat = 0; seat < scene.state[SEATS]!; seat++) if (isCultist(scene, seat)) seats |= 1 << seat
  return seats as Seats
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
const isUnfinished = ({ state }: Scene): boolean =>
  isPending(state, RUN) || isPending(state, CURSE) || isPending(state, OPENING)

const count = (seats: Seats): number => {
  let left: number = seats
  let found = 0
  for (; left !== 0; left &= left - 1) found++
  return found
}

/** MK-CULT-09 to -11: looked at whenever nothing is unfinished; says whether there are more Cultists, or fewer. */
export function checkCult(scene: Scene): boolean {
  const { state } = scene
  if (!scene.profile.cult || isUnfinished(scene)) return false
  const seats = cultists(scene)
  const now = count(seats)
  const before = state[CULT_SEEN]!
  if (now === before) return false
  state[CULT_SEEN] = now
  if (now === state[SEATS]) endByCult(scene)
  else if (now === state[SEATS]! - 1) gainLevels(scene, lastOutsider(scene, seats), 1, 'cult')
  return true
}

const lastOutsider = ({ state }: Scene, seats: Seats): Seat => lowest((firstSeats(state[SEATS]!) & ~seats) as Seats)

/** MK-CULT-10: the highest level wins; ties share. The dead have no character that could (MK-DEATH-11). */
function endByCult(scene: Scene): void {
  const { state } = scene
  const seats = listSeats(living(state))
  const highest = Math.max(...seats.map((seat) => levelOf(state, seat)))
  const winners = seats.filter((seat) => levelOf(state, seat) === highest)
  win(scene, winners.reduce(plus, NOBODY), 'allCultists')
}
