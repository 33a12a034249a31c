// The numbers on the agenda and what may be told of them, as each frame declares it; what is hidden is told as something else.

import { NONE } from '@brouhaha/table'
import type { Block, Told } from './block.ts'
import { NAMES_FRAME, OPTION_FRAME, PICK_FRAME, RUN_FRAME } from './effects/frame.ts'
import { agenda } from './layout.ts'
import { GATE_FRAME, ORDER_FRAME, PAY_FRAME } from './rules/card/frame.ts'
import { COMBAT_FRAME } from './rules/combat/frame.ts'
import { CURSE_FRAME } from './rules/curse/frame.ts'
import { LOOT_FRAME } from './rules/death/frame.ts'
import { BUY_FRAME } from './rules/fast/frame.ts'
import { FLEE_FRAME } from './rules/flee/frame.ts'
import { SUMMON_FRAME } from './rules/goth/frame.ts'
import { QUESTION_FRAME, SHARE_FRAME } from './rules/help/frame.ts'
import { TRIM_FRAME } from './rules/identity/frame.ts'
import { SHED_FRAME } from './rules/item/frame.ts'
import { OPENING_FRAME, SEXES_FRAME } from './rules/setup/frame.ts'
import { FRESH_FRAME } from './rules/treasure/frame.ts'
import { TURN_FRAME } from './rules/turn/frame.ts'
import type { Scene } from './scene.ts'

export const DECLARED: readonly Block<number, string>[] = [
  ...[GATE_FRAME, TURN_FRAME, RUN_FRAME, PICK_FRAME, OPTION_FRAME, CURSE_FRAME, COMBAT_FRAME, FLEE_FRAME, LOOT_FRAME],
  ...[SUMMON_FRAME, BUY_FRAME, FRESH_FRAME, SHED_FRAME, TRIM_FRAME, QUESTION_FRAME, SHARE_FRAME, PAY_FRAME],
  ...[OPENING_FRAME, SEXES_FRAME, ORDER_FRAME, NAMES_FRAME],
]

/** What may be told of the numbers behind each kind of frame; a kind that is not here tells nothing but that it is there. */
export const FRAMES: Readonly<Record<number, readonly Told[]>> = Object.fromEntries(
  DECLARED.map(({ name, told }) => [name, told]),
)

export const HIDDEN_WORTH = -1
export const HIDDEN_NAMED = -1
const HIDDEN_COPY = -2

/** A hidden copy is told as the zone that it lies in. */
export const hiddenIn = (zone: number): number => HIDDEN_COPY - zone

/** The zone of a hidden copy that a note speaks of, or NONE. */
export const hiddenZone = (value: number): number => (value <= HIDDEN_COPY ? HIDDEN_COPY - value : NONE)

export const isHiddenWorth = (told: Told, value: number): boolean =>
  (told === 'worth' || told === 'left') && value === HIDDEN_WORTH

export const isHiddenNamed = (told: Told, value: number): boolean => told === 'named' && value === HIDDEN_NAMED

/** Visits the numbers of every frame: where they lie and what they are. */
export function eachNumber(state: Scene['state'], visit: (place: number, told: Told) => void): void {
  for (let frame = agenda.top(state); frame !== NONE; frame = agenda.below(frame)) {
    const numbers = FRAMES[state[frame]!]
    for (let index = 0; numbers !== undefined && index < numbers.length; index++)
      if (numbers[index] !== 'untold') visit(frame + 1 + index, numbers[index]!)
  }
}
