// What an effect speaks about: handed to the conditions and amounts that are asked on its behalf, and gone with it.

import type { LevelSource } from '@brouhaha/cards'
import type { Cast } from './seats.ts'

export interface Loss {
  readonly value: number
  readonly bonus: number
  readonly level: number
  /** Which of the deck's `lost` filters fit one of the cards, one bit each. */
  readonly kinds: number
}

const NO_LOSS: Loss = { value: 0, bonus: 0, level: 0, kinds: 0 }

export interface Speech {
  /** Its seats; null where only standing numbers are asked. */
  readonly cast: Cast | null
  /** The card that speaks, and the card that it spoke of last, or −1. */
  readonly source: number
  readonly it: number
  /** What its last die, loss or choice came to. */
  readonly outcome: number
  /** The cards that it last took away, together. */
  readonly lost: Loss
  /** The number that somebody named. */
  readonly named: number
  /** Whether the card that speaks was drawn face up. */
  readonly drawnUp: boolean
  /** Where the level came from that was just gained. */
  readonly levelFrom: LevelSource | null
}

type Rest = Partial<Omit<Speech, 'cast' | 'source'>>

/** The only place where speeches are made: all of one shape, they are read fast. */
export function speak(
  cast: Cast | null,
  source: number,
  { it = -1, outcome = 0, lost = NO_LOSS, named = 0, drawnUp = false, levelFrom = null }: Rest = {},
): Speech {
  return { cast, source, it, outcome, lost, named, drawnUp, levelFrom }
}

/** Nobody speaks: what stands in play speaks of its owner alone. */
export const STANDING: Speech = speak(null, -1)
