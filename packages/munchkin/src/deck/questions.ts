// What cards ask of the rules. The compiler makes questions of conditions and amounts; whoever makes a setting brings the answers
// (rules/answers.ts), so that the cards of a table can be read without knowing how it is played.

import type { TraitKind } from '@brouhaha/cards'
import type { Scene } from '../scene.ts'
import type { Printed, Test } from './printed.ts'

export interface Questions {
  hasTrait(scene: Scene, seat: number, trait: number): boolean
  traitsOfKind(scene: Scene, seat: number, kind: TraitKind): number
  /** Those of a kind that a seat has or counts as having, each once. */
  traitsHeld(scene: Scene, seat: number, kind: TraitKind): ReadonlySet<number>
  isWholeHuman(scene: Scene, seat: number): boolean
  isHalfHuman(scene: Scene, seat: number): boolean
  /** The card whose text a monster of the fight has. */
  monsterText(scene: Scene, slot: number): Printed
  isWinning(scene: Scene): boolean
  /** What each side of the fight comes to. */
  playersTotal(scene: Scene): number
  monstersTotal(scene: Scene): number
  /** Losing now, and winning with the card that speaks. */
  readonly decides: Test
  isFleeing(scene: Scene): boolean
  /** Whether a fighter was caught by a monster, and whether it was decided between the two at all. */
  wasCaughtBy(scene: Scene, seat: number, slot: number): boolean
  isSettled(scene: Scene, seat: number, slot: number): boolean
  /** Whether a seat was caught in this turn. */
  wasCaught(scene: Scene, seat: number): boolean
}
