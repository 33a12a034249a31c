// Whole hands that change places, face down: MK-CARD-17.

import { only, plus, type Seat, type Seats } from '@brouhaha/table'
import { livingFrom } from '../deck/seats.ts'
import { draws } from '../layout.ts'
import type { Scene } from '../scene.ts'
import { ASIDE, HAND, handCopies, list, moveHidden } from '../zones.ts'
import { castOf, seatsIn, verb } from './running.ts'

/** As many cards to each as before, and nobody knows any but his own. */
export const poolHands = verb<'poolHands'>((scene, frame, { who }, step) => {
  const seats = seatsIn(scene, frame, who)
  const hands = seats.map((seat) => list(scene, handCopies(scene, seat)))
  const pool: number[] = []
  seats.forEach((seat, index) => {
    for (const copy of hands[index]!) {
      moveHidden(scene, copy, ASIDE, only(seat))
      pool.push(copy)
    }
  })
  for (let last = pool.length - 1; last > 0; last--) {
    const other = scene.play.chance.below(scene.state, draws.hand, last + 1)
    const kept = pool[last]!
    pool[last] = pool[other]!
    pool[other] = kept
  }
  seats.forEach((seat, index) => {
    for (const copy of pool.splice(0, hands[index]!.length)) moveHidden(scene, copy, HAND + seat, only(seat))
  })
  return step.next
})

/** Two hands change places; who had seen a card still knows it. */
export const swapHands = verb<'swapHands'>((scene, frame, { who, with: other }, step) => {
  const [one] = seatsIn(scene, frame, who)
  const [two] = seatsIn(scene, frame, other)
  if (one !== undefined && two !== undefined && one !== two) passRound(scene, [two, one])
  return step.next
})

/** Every hand goes to the next seat at the same time; the dead are left out. */
export const passHands = verb<'passHands'>((scene, frame, { to }, step) => {
  const seats = livingFrom(scene, castOf(scene, frame).you)
  if (seats.length > 1) passRound(scene, to === 'left' ? seats : seats.reverse())
  return step.next
})

/**
 * Each hand goes to the seat behind, the last one to the first by way of the table. One after the other into a hand that has just been
 * emptied, so that who had seen a card, wherever he sits, still knows it; giver and receiver see what passes between them.
 */
function passRound(scene: Scene, seats: readonly Seat[]): void {
  const hands = seats.map((seat) => list(scene, handCopies(scene, seat)))
  const last = seats.length - 1
  const eyes = (from: number): Seats => plus(only(seats[from]!), seats[(from + 1) % seats.length]!)
  for (const copy of hands[last]!) moveHidden(scene, copy, ASIDE, eyes(last))
  for (let from = last - 1; from >= 0; from--)
    for (const copy of hands[from]!) moveHidden(scene, copy, HAND + seats[from + 1]!, eyes(from))
  for (const copy of hands[last]!) moveHidden(scene, copy, HAND + seats[0]!, eyes(last))
}
