// What everybody sees of a seat: MK-CARD-06, -17.

import { cell } from '../block.ts'
import { DEAD, handCount, isFighter, levelOf, lifeOf, NEEDS_HAND, REBORN, SEX, SKIPS, seatAt } from '../layout.ts'
import { fightRules } from '../rules/card/active.ts'
import { strengthOf } from '../rules/combat/totals.ts'
import { handLimit } from '../rules/turn/charity.ts'
import { extraAfter } from '../rules/turn/extra.ts'
import type { Scene } from '../scene.ts'
import { type TableCard, viewTable } from './cards.ts'
import { fighterLines } from './lines/fighter.ts'
import type { LineView } from './lines/line.ts'
import { type SlotsView, viewSlots } from './slots.ts'

export type Life = 'alive' | 'dead' | 'reborn'

export interface MunchkinSeatView {
  readonly level: number
  readonly sex: 'female' | 'male' | null
  readonly life: Life
  /** How many cards it holds, and how many it may keep when its turn ends. */
  readonly hand: number
  readonly handLimit: number
  /** What lies before it, the newest first. */
  readonly table: readonly TableCard[]
  /** Level and bonuses; in a fight with what the monsters do to them. */
  readonly strength: number
  /** What adds up to it. */
  readonly lines: readonly LineView[]
  readonly slots: SlotsView
  /** Turns that it sits out, and whether its next one begins with a new hand. */
  readonly skips: number
  readonly awaitsHand: boolean
  /** Takes an extra turn when this one is over. */
  readonly extraTurn?: true
}

const lifeWord = (life: number): Life => (life === DEAD ? 'dead' : life === REBORN ? 'reborn' : 'alive')

export function viewSeat(scene: Scene, seat: number): MunchkinSeatView {
  const { state } = scene
  const at = seatAt(seat)
  const sex = state[cell(at, SEX)]!
  const rules = isFighter(state, seat) ? fightRules(scene) : []
  return {
    level: levelOf(state, seat),
    sex: sex === 0 ? null : sex === 1 ? 'female' : 'male',
    life: lifeWord(lifeOf(state, seat)),
    hand: handCount(state, seat),
    handLimit: handLimit(scene, seat),
    table: viewTable(scene, seat),
    strength: strengthOf(scene, seat, rules),
    lines: fighterLines(scene, seat, rules),
    slots: viewSlots(scene, seat),
    skips: state[cell(at, SKIPS)]!,
    awaitsHand: state[cell(at, NEEDS_HAND)] !== 0,
    ...(extraAfter(scene) === seat && { extraTurn: true as const }),
  }
}
