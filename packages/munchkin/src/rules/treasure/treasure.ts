// Treasure: MK-TREAS-01, -04, -07, MK-TURN-13, MK-CARD-05. What a won combat pays (rules/treasure/rewards.ts) is drawn at once or in phase 3,
// and shared (rules/help/sharing.ts).

import { NONE } from '@brouhaha/table'
import { drawToHand } from '../../effects/drawn.ts'
import { tell } from '../../events.ts'
import { SHARE } from '../../frames/frame.ts'
import { ACTIVE, agenda, DUE_SHARE, isGone, TREASURE_DUE } from '../../layout.ts'
import type { Scene } from '../../scene.ts'
import { pileCount, TREASURE_DECK, TREASURE_DISCARDS } from '../../zones.ts'
import { DRAWN, hasAnswer, openGate } from '../card/gate.ts'
import { drawToPile, isForPile } from '../help/pile.ts'
import { offerFresh } from './fresh.ts'

/** MK-TREAS-07: what deck and discards hold, and no more. */
export const available = (scene: Scene, count: number): number =>
  Math.min(count, pileCount(scene, TREASURE_DECK) + pileCount(scene, TREASURE_DISCARDS))

/** Draws treasures into a hand; the seat may play them at once (MK-TREAS-04). */
export function drawTreasure(scene: Scene, seat: number, count: number, face: 'up' | 'down'): readonly number[] {
  const due = isGone(scene.state, seat) ? 0 : available(scene, count)
  if (due <= 0) return NOTHING
  tell(scene.play, { type: 'treasureDrawn', seat, count: due, face })
  if (isForPile(scene, seat)) return drawToPile(scene, seat, due)
  const drawn = Array.from({ length: due }, () => drawToHand(scene, TREASURE_DECK, seat, face))
  offerFresh(scene, seat, drawn, 'drawn')
  if (face === 'up' && hasAnswer(scene, 'draw')) openGate(scene, DRAWN, seat)
  return drawn
}

const NOTHING: readonly number[] = []

/** Who shares: the helper, how many treasures he was promised, whether he picks first. */
export interface Share {
  readonly helper: number
  /** Below nothing: a card deals everything out among the seats of this number's bits, whatever was agreed. */
  readonly promised: number
  readonly helperFirst: boolean
}

/** Pays treasure when everything above this frame is done. */
export function payTreasure(scene: Scene, main: number, count: number, { helper, promised, helperFirst }: Share): void {
  if (count > 0) agenda.push(scene.state, SHARE, main, helper + 1, count, promised, helperFirst ? 1 : 0)
}

/** MK-TURN-13: kept for phase 3 of the main fighter's own turn. */
export function keepTreasure({ state }: Scene, count: number, { helper, promised, helperFirst }: Share): void {
  state[TREASURE_DUE]! += count
  if (helper !== NONE || promised !== 0) state[DUE_SHARE] = (helper + 1) | (helperFirst ? 8 : 0) | (promised << 4)
}

/** Phase 3: what was kept. */
export function drawDue(scene: Scene): void {
  const { state } = scene
  const count = state[TREASURE_DUE]!
  const share = state[DUE_SHARE]!
  state[TREASURE_DUE] = 0
  state[DUE_SHARE] = 0
  const helperFirst = (share & 8) !== 0
  payTreasure(scene, state[ACTIVE]!, count, { helper: (share & 7) - 1, promised: share >> 4, helperFirst })
}
