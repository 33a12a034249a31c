// Unfinished work, by kind. A frame on the agenda is its kind and seven numbers; what they mean is declared in its chapter.

import type { Seats } from '@brouhaha/table'
import type { Offers } from '../offers.ts'
import type { Scene } from '../scene.ts'

/** The answer was meant for something else than this frame. */
export const NOT_MINE = -1

export interface FrameKind {
  /** Does the next piece of work. True if it did any (the frame may be gone), false if it waits for somebody. */
  step(scene: Scene, frame: number): boolean
  /** Standing permissions hold while it waits on top of the agenda: curses, level cards, trades and the like. */
  isOpen(scene: Scene, frame: number): boolean
  /** The seats (or HOUSE) that it waits for. */
  owing(scene: Scene, frame: number): Seats
  list(scene: Scene, frame: number, seat: number, offers: Offers): void
  /** ACCEPTED, a refusal, or NOT_MINE if the choice is no answer to this. Changes nothing unless accepted. */
  answer(scene: Scene, frame: number, seat: number, choice: number): number
  /** What silence means: an ordinary choice of that seat. */
  fallback(scene: Scene, frame: number, seat: number): number
  /** The clock that runs meanwhile. */
  readonly clock: string
  /** The decision that it puts to its seats, for people: `openOrArrange`, `whichItem`. */
  decision(scene: Scene, frame: number): string
}

/** Kinds on the agenda. What their numbers are is declared in the chapters (`frame.ts`). */
export const GATE = 1
export const TURN = 2
/** An effect in the middle of its steps. */
export const RUN = 3
/** Somebody chooses cards for a step of the effect below. */
export const PICK = 4
/** Somebody chooses one of several ways to go on. */
export const OPTION = 5
export const CURSE = 6
export const COMBAT = 7
export const FLEE = 8
/** A corpse is looted. */
export const LOOT = 9
/** Goths call goths. */
export const SUMMON = 10
/** The top discard is for sale. */
export const BUY = 11
/** A card just received may be played at once. */
export const FRESH = 12
/** Too many Big items. */
export const SHED = 13
/** Too many powers, acolytes or Complex items in use. */
export const TRIM = 14
/** A seat is asked for help. */
export const ASKED_TO_HELP = 15
/** Treasure is picked in the order agreed. */
export const SHARE = 16
/** An ability is paid for, card by card. */
export const PAY = 17
/** Opening plays before the first turn. */
export const OPENING = 18
/** Sexes are chosen. */
export const SEXES = 19
/** The active player orders cards discarded together. */
export const ORDER = 20

/** What the effect above has given names to. */
export const NAMES = 21

export const KINDS = 22
