// Showing cards: MK-CARD-15, TIM-33, DEC-50, TT-07. Whenever one likes, to whom one likes; nothing else changes.

import { ACCEPTED, type Seats } from '@brouhaha/table'
import { reveal } from '../../events.ts'
import { DEAD, lifeOf, SEATS } from '../../layout.ts'
import { DEAD_DO_NOTHING, NOT_THERE, no } from '../../refusals.ts'
import type { Scene } from '../../scene.ts'
import { isInHand, showTo } from '../../zones.ts'
import { areCopies } from '../trade/goods.ts'

const NOTHING = no(
  'MK-CARD-15',
  'Show at least one card of your hand to at least one other player.',
  'Montre au moins une carte de ta main à au moins un autre joueur.',
)

export function judgeShow(scene: Scene, seat: number, cards: readonly number[], seats: readonly number[]): number {
  if (lifeOf(scene.state, seat) === DEAD) return DEAD_DO_NOTHING
  if (cards.length === 0 || seats.length === 0 || seats.includes(seat)) return NOTHING
  if (seats.some((other) => other >= scene.state[SEATS]!)) return NOTHING
  return areCopies(scene, cards) && cards.every((copy) => isInHand(scene, copy, seat)) ? ACCEPTED : NOT_THERE
}

export function show(scene: Scene, seat: number, cards: readonly number[], seats: readonly number[]): number {
  const answer = judgeShow(scene, seat, cards, seats)
  if (answer !== ACCEPTED) return answer
  const to = seats.reduce((set, other) => set | (1 << other), 0) as Seats
  for (const copy of cards) showTo(scene, copy, to)
  reveal(scene.play, { type: 'showed', seat, to, count: cards.length }, to, { copies: [...cards] })
  return ACCEPTED
}
