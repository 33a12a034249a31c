// What the open gate is about, as everybody has seen it: MK-COMBAT-16, MK-CURSE-12, MK-FLEE-16, MK-CARD-14, -17. One kind for each
// clock (rules/card/gate.ts); a card is named only while its face is open to all.

import type { LevelSource } from '@brouhaha/cards'
import { unreachable } from '@brouhaha/kit'
import { NONE } from '@brouhaha/table'
import { cell } from '../block.ts'
import { castOf, SOURCE } from '../effects/running.ts'
import { isOpen } from '../faces.ts'
import { RUN } from '../frames/frame.ts'
import { ACTIVE, agenda, gates, helperSeat, MAIN } from '../layout.ts'
import { GATE_FRAME } from '../rules/card/frame.ts'
import { GATE_CLOCKS } from '../rules/card/gate.ts'
import { type Subject, subjectOfGate } from '../rules/card/windows.ts'
import type { Scene } from '../scene.ts'
import { type CardView, viewCard } from './cards.ts'
import { winnersOf } from './spoils.ts'

const { SUBJECT } = GATE_FRAME.offsets

export type GateClock = Exclude<(typeof GATE_CLOCKS)[number], ''>

export type CauseView =
  /** The fight is about to be won; `wins` is who would win the game by it. */
  | { readonly kind: 'kill'; readonly seat: number; readonly helper: number | null; readonly wins: readonly number[] }
  /** `by` is who played it, null for the door. */
  | { readonly kind: 'curse'; readonly card: CardView | null; readonly target: number; readonly by: number | null }
  /** A die lies there: for a monster that somebody runs from, or for a card that asked for it. */
  | {
      readonly kind: 'roll'
      readonly seat: number
      readonly die: number
      readonly slot: number | null
      readonly card: CardView | null
    }
  /** Somebody is about to suffer, or has just escaped. The die is 0 where none was rolled. */
  | {
      readonly kind: 'badStuff' | 'escape'
      readonly seat: number
      readonly die: number
      readonly slot: number
      readonly card: CardView | null
    }
  | {
      readonly kind: 'played'
      readonly card: CardView | null
      readonly by: number | null
      readonly target: number | null
    }
  | { readonly kind: 'turnStart' | 'turnEnd'; readonly seat: number }
  | {
      readonly kind: 'level'
      readonly seat: number
      readonly levels: number
      readonly from: LevelSource | null
    }
  /** Cards were drawn face up; the one behind the door is named. */
  | { readonly kind: 'draw' | 'arrival'; readonly seat: number; readonly card: CardView | null }

export interface GateView {
  readonly number: number
  readonly clock: GateClock
  readonly cause: CauseView
}

export const openCard = (scene: Scene, copy: number): CardView | null =>
  copy !== NONE && isOpen(scene, copy) ? viewCard(scene, copy) : null

const seatOrNull = (seat: number): number | null => (seat === NONE ? null : seat)

/** The effect of the card that was played waits below its gate, unless the card has none. */
function playedCause(scene: Scene, gate: number): CauseView {
  const { state } = scene
  const copy = state[cell(gate, SUBJECT)]! - 1
  const below = agenda.below(gate)
  const runs = below !== NONE && state[below] === RUN && state[cell(below, SOURCE)] === copy + 1
  const cast = runs ? castOf(scene, below) : null
  return {
    kind: 'played',
    card: openCard(scene, copy),
    by: cast === null ? null : cast.you,
    target: cast === null ? null : seatOrNull(cast.target === cast.you ? cast.victim : cast.target),
  }
}

function rollCause(scene: Scene, gate: number, { victim, slot, copy, outcome }: Subject): CauseView {
  const below = agenda.below(gate)
  const speaks = scene.state[below] === RUN ? scene.state[cell(below, SOURCE)]! - 1 : copy
  return { kind: 'roll', seat: victim, die: outcome, slot: seatOrNull(slot), card: openCard(scene, speaks) }
}

function causeOf(scene: Scene, gate: number, clock: GateClock): CauseView {
  const { state } = scene
  const subject = subjectOfGate(scene)
  const { victim, actor, copy, slot, outcome } = subject
  switch (clock) {
    case 'kill':
      return { kind: 'kill', seat: state[MAIN]!, helper: seatOrNull(helperSeat(state)), wins: winnersOf(scene) }
    case 'curse':
      return { kind: 'curse', card: openCard(scene, copy), target: victim, by: seatOrNull(actor) }
    case 'roll':
      return rollCause(scene, gate, subject)
    case 'badStuff':
    case 'escape':
      return { kind: clock, seat: victim, die: outcome, slot, card: openCard(scene, copy) }
    case 'played':
      return playedCause(scene, gate)
    case 'turnStart':
    case 'turnEnd':
      return { kind: clock, seat: state[ACTIVE]! }
    case 'level':
      return { kind: 'level', seat: victim, levels: outcome, from: subject.levelFrom }
    case 'draw':
    case 'arrival':
      return { kind: clock, seat: victim, card: openCard(scene, copy) }
    default:
      return unreachable(clock)
  }
}

export function viewGate(scene: Scene): GateView | null {
  const gate = gates.frame(scene.state)
  if (gate === NONE) return null
  const clock = GATE_CLOCKS[gates.clock(scene.state)] as GateClock
  return { number: gates.number(scene.state), clock, cause: causeOf(scene, gate, clock) }
}
