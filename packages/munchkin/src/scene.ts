// What the rules work on: a state, the cards and the profile that it is played with, and where luck and story go. Nothing of it is ever
// written: another state, another play, or the inside of a question that must not ask itself, is another scene.

import type { State } from '@brouhaha/table'
import type { Profile } from './boxes/profile.ts'
import type { Deck } from './deck/deck.ts'
import type { Meter } from './deck/meter.ts'
import type { Printed } from './deck/printed.ts'
import type { Questions } from './deck/questions.ts'
import type { MunchkinPlay } from './events.ts'
import type { Piles, Setting } from './setting.ts'

/** Questions that would lead back to themselves: whether identities are silenced, somebody counts as a holder, who is winning. */
export const SILENCING = 1
export const STANDING_IN = 2
export const WEIGHING = 4
export type Question = typeof SILENCING | typeof STANDING_IN | typeof WEIGHING

export class Scene {
  readonly #setting: Setting
  readonly deck: Deck
  /** What kind of card each copy is, as a bit. */
  readonly kinds: Int32Array
  /** What each copy says at all while it lies in play, as bits (deck/says.ts); what stays says what its step says instead. */
  readonly says: Int32Array
  readonly profile: Profile
  /** What cards ask of the rules, answered. */
  readonly rules: Questions
  /** Counts what the cards ask in one call from outside. */
  readonly meter: Meter
  readonly boxes: number
  readonly cells: number
  readonly piles: Piles
  readonly zoneAt: number
  readonly #nextAt: number
  readonly #prevAt: number
  readonly markAt: number
  readonly hostAt: number
  /** Seats that know this copy's face although it is hidden, one bit each. */
  readonly knownAt: number
  /** How often limited uses were made (deck.ts, giveTallies). */
  readonly tallyAt: number
  /** Where viewers look for copies that they have lost sight of, and whether any does (strayed.ts). They come last. */
  readonly astrayAt: number
  readonly strayedAt: number
  /** The first copies of the fight and of the pool, plus one. */
  readonly fightHead: number
  readonly poolHead: number

  readonly state: State
  readonly play: MunchkinPlay
  readonly #asked: number
  readonly #inside: Scene[] = []

  constructor(setting: Setting, state: State, play: MunchkinPlay, asked = 0) {
    this.#setting = setting
    this.deck = setting.deck
    this.kinds = setting.kinds
    this.says = setting.says
    this.profile = setting.profile
    this.rules = setting.rules
    this.meter = setting.deck.meter
    this.boxes = setting.boxes
    this.cells = setting.cells
    this.piles = setting.piles
    this.zoneAt = setting.zoneAt
    this.#nextAt = setting.nextAt
    this.#prevAt = setting.previousAt
    this.markAt = setting.markAt
    this.hostAt = setting.hostAt
    this.knownAt = setting.knownAt
    this.tallyAt = setting.tallyAt
    this.astrayAt = setting.astrayAt
    this.strayedAt = setting.strayedAt
    this.fightHead = setting.fightHead
    this.poolHead = setting.poolHead
    this.state = state
    this.play = play
    this.#asked = asked
  }

  /** The same cards and profile, with another state. */
  on(state: State, play: MunchkinPlay): Scene {
    return new Scene(this.#setting, state, play, this.#asked)
  }

  isAsking(question: Question): boolean {
    return (this.#asked & question) !== 0
  }

  /** The same while a question is asked: it has no answer inside itself. */
  asking(question: Question): Scene {
    const known = this.#inside[question]
    if (known !== undefined) return known
    const made = new Scene(this.#setting, this.state, this.play, this.#asked | question)
    this.#inside[question] = made
    return made
  }

  printed(copy: number): Printed {
    return this.deck.copies[copy]!
  }

  /** The copy behind another in its hand, table, fight or pool, or NONE. */
  nextOf(copy: number): number {
    return this.state[this.#nextAt + copy]! - 1
  }

  previousOf(copy: number): number {
    return this.state[this.#prevAt + copy]! - 1
  }

  /** Takes a copy out of the list whose first cell is `head`. */
  unlink(head: number, copy: number): void {
    const { state } = this
    const next = state[this.#nextAt + copy]!
    const prev = state[this.#prevAt + copy]!
    if (prev === 0) state[head] = next
    else state[this.#nextAt + prev - 1] = next
    if (next !== 0) state[this.#prevAt + next - 1] = prev
    state[this.#nextAt + copy] = 0
    state[this.#prevAt + copy] = 0
  }

  /** Puts a copy at the front of the list whose first cell is `head`. */
  link(head: number, copy: number): void {
    const { state } = this
    const next = state[head]!
    state[this.#nextAt + copy] = next
    if (next !== 0) state[this.#prevAt + next - 1] = copy + 1
    state[head] = copy + 1
  }
}
