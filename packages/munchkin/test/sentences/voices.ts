// Whom and what a sentence speaks of when it is reached: known from where it stands and from what was answered on the way.

export interface Voices {
  readonly you: number
  /** Whom the effect is about. */
  readonly about: number
  readonly victim?: number
  readonly target?: number
  readonly actor?: number
  readonly isEach?: boolean
  /** Who is asked, where one seat after the other is. */
  readonly tried?: number
  /** What was named as the card was played: a side, a monster by its place. */
  readonly side?: number
  readonly slot?: number
  /** The monster of the roll step; the one that was asked for; the card that was picked. */
  readonly rollOf?: number
  readonly monsterAsked?: number
  readonly sideAsked?: number
  readonly cardAsked?: number
  /** The card that says so. */
  readonly self: number
  readonly it?: number
  /** What the die of a window shows, or how many levels were gained there. */
  readonly rolled?: number
  readonly gained?: number
  readonly levelFrom?: string
  readonly isDrawnUp?: boolean
  readonly cameFrom?: 'door' | 'hand'
  /** What preludes gave names to. */
  readonly seatNamed?: number
  readonly numberNamed?: number
  readonly monsterNamed?: number
  readonly cardNamed?: number
  readonly cardsNamed?: readonly number[]
}

/** As a seat: whoever should have named one has died. */
export const NOBODY = -1

/** A word that means nothing where it stands: the reader should not have taken it. */
export class Meaningless extends Error {}

/** Words about which this proof has no opinion, and why: a sentence with one is told as unsure, and no more. */
export const UNSURE = {
  conditions: {
    cameFrom: 'the table does not show whether a monster came through a door or out of a hand',
    caught: 'who was caught in a turn is no fact of the table: only what came of it is',
    decides: 'it tries a fight to its end with a card that is not there yet',
    partnerCaught: 'it speaks of a flight that goes on while it is asked',
    runners: 'it speaks of a flight that goes on while it is asked',
  },
  filters: {
    decides: 'it tries a fight to its end with a card that is not there yet',
  },
  moments: {
    comesIntoPlay: 'beside what it does the card comes into play, and nothing was played to compare with',
    reborn: 'whoever comes back draws a new hand in the same moment',
  },
  /** Fields of verbs, each by the verb. */
  fields: {
    'take.staying': 'what goes on standing before somebody else is not told by the row of take',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>

/** A word about which this proof has no opinion. */
export class Unsure extends Error {}

export function known<T>(value: T | undefined, word: string): T {
  if (value === undefined) throw new Meaningless(word)
  return value
}
