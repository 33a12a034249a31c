// One addend of a number on the table, and what it comes from. The walks beside this file go the way of rules/combat/totals.ts and
// rules/flee/flee.ts with the same tests; test/view-lines.test.ts holds them to the engine's own sums, game after game.

import { isStaying } from '../../marks.ts'
import type { Scene } from '../../scene.ts'
import { type CardView, viewCard } from '../cards.ts'

export type LineKind =
  | 'level'
  | 'item'
  | 'trait'
  | 'acolyte'
  | 'curse'
  | 'effect'
  | 'monster'
  | 'enhancer'
  /** A card that was played for a side of the fight. */
  | 'card'
  /** All that a fighter is worth, in the sum of a side. */
  | 'fighter'
  | 'rule'

export interface LineView {
  readonly what: LineKind
  /** The card that it comes from, null where none lies there for it. */
  readonly copy: number | null
  readonly id: string | null
  readonly adds: number
  /** What the card's own number was multiplied by: 0 where it counts for nothing, less where it works against its owner. */
  readonly times?: number
  /** The card that multiplies it. */
  readonly because?: CardView
  /** The rule that says so where no card does. */
  readonly rule?: string
  readonly seat?: number
}

/** How often a number counts, and the card that makes it so. */
export interface Factor {
  readonly times: number
  readonly because: CardView | null
}

export const ONCE: Factor = { times: 1, because: null }

export const cardLine = (scene: Scene, what: LineKind, copy: number, adds: number, factor = ONCE): LineView => ({
  what,
  ...viewCard(scene, copy),
  ...multiplied(adds, factor),
})

export const ruleLine = (what: LineKind, rule: string, adds: number, factor = ONCE): LineView => ({
  what,
  copy: null,
  id: null,
  rule,
  ...multiplied(adds, factor),
})

const multiplied = (adds: number, { times, because }: Factor): Pick<LineView, 'adds' | 'times' | 'because'> => ({
  adds: times === 0 ? 0 : adds * times,
  ...(times === 1 ? {} : { times }),
  ...(because === null ? {} : { because }),
})

/** What a card before a seat or in a fight counts as. */
export function kindOfLine(scene: Scene, copy: number): LineKind {
  const { kind, traitKind } = scene.printed(copy)
  if (isStaying(scene, copy)) return kind === 'curse' ? 'curse' : 'effect'
  if (traitKind !== null || kind === 'multi') return 'trait'
  if (kind === 'item' || kind === 'attachment' || kind === 'oneShot') return 'item'
  if (kind === 'acolyte' || kind === 'monster' || kind === 'enhancer' || kind === 'curse') return kind
  return 'effect'
}

export const sumOf = (lines: readonly LineView[]): number => lines.reduce((sum, { adds }) => sum + adds, 0)
