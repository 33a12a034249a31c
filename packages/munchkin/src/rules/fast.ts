// Fast games: MK-FAST-02 to -04, DEC-46. Whenever a race, a class or what doubles them lies on top of the door discards, every
// living seat is asked, whatever it holds, whether it pays a level card for it. Several buyers roll.

import { ACCEPTED, includes, listSeats, type Seat, type Seats } from '@brouhaha/table'
import { encode, VERB, verbOf } from '../choice.ts'
import { reveal } from '../events.ts'
import { BUY, type FrameKind, NOT_MINE } from '../frames/frame.ts'
import { agenda, draws, present, SALE_SEEN } from '../layout.ts'
import { NOT_YOURS, no } from '../refusals.ts'
import type { Scene } from '../scene.ts'
import { DOOR_DISCARDS, discard, HAND, handCopies, move, topOf } from '../zones.ts'
import { isForSale } from './discards.ts'
import { isBanned } from './figures.ts'
import { offerFresh } from './fresh.ts'

const COPY = 1
const ANSWERED = 2
const BUYERS = 3

const NOTHING_FOR_YOU = no(
  'MK-META-03',
  'A card says that you receive nothing for now.',
  'Une carte dit que tu ne reçois rien pour l’instant.',
)
const NOTHING_TO_PAY = no(
  'MK-FAST-02',
  'You need a level card in hand to pay with.',
  'Il te faut une carte « Gagnez un niveau » en main pour payer.',
)

/** Offers the top discard for sale, once each time that it gets there; says whether it did. */
export function offerSale(scene: Scene): boolean {
  if (!scene.profile.variants.buyDiscards) return false
  const { state } = scene
  const top = topOf(scene, DOOR_DISCARDS)
  if (state[SALE_SEEN] === top + 1) return false
  state[SALE_SEEN] = top + 1
  if (top < 0 || !isForSale(scene.printed(top))) return false
  agenda.push(state, BUY, top)
  return true
}

const levelCardOf = (scene: Scene, seat: number): number => {
  for (let copy = handCopies(scene, seat); copy >= 0; copy = scene.nextOf(copy))
    if (scene.printed(copy).levelCard) return copy
  return -1
}

/** MK-FAST-03, -04: the highest roll takes it and pays; ties roll again among themselves. */
function settle(scene: Scene, copy: number, wanting: Seats): void {
  let buyers: readonly Seat[] = listSeats(wanting)
  while (buyers.length > 1) {
    const rolls = buyers.map((seat) => {
      const value = scene.play.chance.below(scene.state, draws.buy, 6) + 1
      reveal(scene.play, { type: 'rolled', seat, draw: 'buy', value })
      return value
    })
    const best = Math.max(...rolls)
    buyers = buyers.filter((_, index) => rolls[index] === best)
  }
  const [buyer] = buyers
  if (buyer === undefined) return
  discard(scene, levelCardOf(scene, buyer))
  move(scene, copy, HAND + buyer)
  offerFresh(scene, buyer, [copy], 'received')
}

export const buying: FrameKind = {
  clock: 'question',
  decision: () => 'buyTopDiscard',
  step(scene, frame) {
    const { state } = scene
    const all = present(state)
    if ((state[frame + ANSWERED]! & all) !== all) return false
    const [copy, wanting] = [state[frame + COPY]!, state[frame + BUYERS]! as Seats]
    agenda.pop(state)
    settle(scene, copy, wanting)
    return true
  },
  isOpen: () => false,
  owing: (scene, frame): Seats => (present(scene.state) & ~scene.state[frame + ANSWERED]!) as Seats,
  list(scene, frame, seat, offers) {
    if (
      !includes(present(scene.state), seat as Seat) ||
      includes(scene.state[frame + ANSWERED]! as Seats, seat as Seat)
    )
      return
    offers.add(encode('decline'))
    if (levelCardOf(scene, seat) >= 0 && !isBanned(scene, seat, 'receiving')) offers.add(encode('buy'))
  },
  answer(scene, frame, seat, choice) {
    const { state } = scene
    const verb = verbOf(choice)
    if (verb !== VERB.buy && verb !== VERB.decline) return NOT_MINE
    if (!includes(present(state), seat as Seat) || includes(state[frame + ANSWERED]! as Seats, seat as Seat))
      return NOT_YOURS
    if (verb === VERB.buy && isBanned(scene, seat, 'receiving')) return NOTHING_FOR_YOU
    if (verb === VERB.buy && levelCardOf(scene, seat) < 0) return NOTHING_TO_PAY
    state[frame + ANSWERED]! |= 1 << seat
    if (verb === VERB.buy) state[frame + BUYERS]! |= 1 << seat
    reveal(scene.play, { type: 'answered', seat })
    return ACCEPTED
  },
  fallback: () => encode('decline'),
}
