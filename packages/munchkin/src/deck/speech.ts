// What an effect speaks about: handed to the conditions and amounts that are asked on its behalf, and gone with it.

import type { LevelSource } from '@brouhaha/cards'
import { NONE, type State } from '@brouhaha/table'
import { FRAME_CELLS, MOST_SEATS } from '../layout.ts'
import { type Loss, NO_LOSS, unpackLoss } from './loss.ts'
import { cellOf, isOfCards } from './names.ts'
import type { Cast } from './seats.ts'

export interface Speech {
  /** Its seats; null where only standing numbers are asked. */
  readonly cast: Cast | null
  /** The card that speaks, also where it only stands there, and the card that its window is about, or NONE. */
  readonly source: number
  readonly it: number
  /** What its window is about as a number: the die that was rolled, the levels that were gained. */
  readonly number: number
  /** What the die of its step shows. */
  readonly die: number
  /** What was given names, and the effect that keeps it; null where nothing was. */
  readonly names: Named | null
  /** Whether the card that speaks was drawn face up. */
  readonly drawnUp: boolean
  /** Where the level came from that was just gained. */
  readonly levelFrom: LevelSource | null
}

interface Named {
  readonly places: ReadonlyMap<string, number>
  /** Where the running effect lies. */
  readonly run: number
}

type Rest = Partial<Omit<Speech, 'cast' | 'source'>>

/** The only place where speeches are made: all of one shape, they are read fast. */
export function speak(
  cast: Cast | null,
  source: number,
  { it = NONE, number = 0, die = 0, names = null, drawnUp = false, levelFrom = null }: Rest = {},
): Speech {
  return { cast, source, it, number, die, names, drawnUp, levelFrom }
}

/** Nobody speaks: what stands in play speaks of its owner alone. */
export const STANDING: Speech = speak(null, NONE)

const CARDS: Speech[] = []

/** The same for a card that may speak of itself. */
export const standing = (copy: number): Speech => {
  while (CARDS.length <= copy) CARDS.push(speak(null, CARDS.length))
  return CARDS[copy]!
}

const OWNERS: readonly Speech[][] = Array.from({ length: MOST_SEATS }, () => [])

/** What stands before somebody and holds for others speaks of its owner, whomever it is asked of; what is nobody's (NONE) of that seat. */
export const ofOwner = (owner: number, copy: number): Speech => {
  if (owner === NONE) return STANDING
  const speeches = OWNERS[owner]!
  speeches[copy] ??= speak({ you: owner, victim: owner, target: owner }, copy)
  return speeches[copy]
}

/** The seats of whoever speaks; what stands speaks of the seat that it is asked of. */
export const castFor = (seat: number, { cast }: Speech): Cast => cast ?? { you: seat, victim: seat, target: seat }

type Stated = { readonly state: State }

/** Where something lies that was given a name, or NONE. */
function namedCell({ names }: Speech, name: string): number {
  const place = names?.places.get(name)
  return place === undefined ? NONE : cellOf(names!.run, place, FRAME_CELLS)
}

/** The number behind a name; a seat or a copy plus one. */
export function numberNamed({ state }: Stated, speech: Speech, name: string): number {
  const cell = namedCell(speech, name)
  return cell === NONE ? 0 : state[cell]!
}

/** Whether a name stands for cards; else it is a player's, a number's or a monster's. */
export function isOfCard({ names }: Speech, name: string): boolean {
  const place = names?.places.get(name)
  return place !== undefined && isOfCards(place)
}

/** The number that has a name, or how many cards have it. */
export function countNamed({ state }: Stated, speech: Speech, name: string): number {
  const cell = namedCell(speech, name)
  if (cell === NONE) return 0
  return state[isOfCards(speech.names!.places.get(name)!) ? cell + 2 : cell]!
}

/** What the cards come to that have a name. */
export function lossNamed({ state }: Stated, speech: Speech, name: string): Loss {
  const cell = namedCell(speech, name)
  return cell === NONE ? NO_LOSS : unpackLoss(state[cell + 1]!)
}

/** The same speech, asked of others from here on: it goes on to speak of the seats that it began with. */
export const about = (speech: Speech, cast: Cast): Speech =>
  speech.cast === null ? speak(cast, speech.source, speech) : speech
