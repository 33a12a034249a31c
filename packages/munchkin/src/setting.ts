// What a table agreed on before the deal (DEC-01): the cards of its boxes, compiled, and the profile that they are played with.

import type { Pack } from '@brouhaha/cards'
import { SILENT, type State } from '@brouhaha/table'
import { mixOf } from './boxes/mix.ts'
import { type Profile, VARIANTS, type Variants } from './boxes/profile.ts'
import { profileOf } from './boxes/profiles.ts'
import { type Deck, makeDeck } from './deck/deck.ts'
import { saysOf } from './deck/says.ts'
import type { MunchkinPlay } from './events.ts'
import { kindBit } from './kinds.ts'
import { BOXES_IN_PLAY, HEAD_CELLS, SWITCHES } from './layout.ts'
import { ANSWERS } from './rules/answers.ts'
import { Scene } from './scene.ts'

/** The boxes that are played; what adds to them has no rules of its own. */
export const profilesOf = (packs: readonly Pack[]): readonly Profile[] =>
  packs.filter(({ adds }) => adds === undefined).map(({ box, profile }) => profileOf(box, profile))

/** Whether the owner of the game has the last word in a dispute where these are played (MK-META-11). */
export const hostHasLastWord = (packs: readonly Pack[]): boolean => mixOf(profilesOf(packs)).hostRules

const variantsOf = (switches: number): Variants =>
  Object.fromEntries(VARIANTS.map((name, index) => [name, ((switches >> index) & 1) === 1])) as unknown as Variants

/** A last touch to compiled cards: a deck that tells which of its branches are taken. */
export type Ready = (deck: Deck) => Deck

/** Piles are a count and then the copies, the top one last. */
export interface Piles {
  readonly doorDeck: number
  readonly doorDiscards: number
  readonly treasureDeck: number
  readonly treasureDiscards: number
  readonly cultPile: number
}

/** The cards and the profile of some boxes and variants, and where everything lies in a state of them. */
export class Setting {
  readonly deck: Deck
  /** What kind of card each copy is, as a bit. */
  readonly kinds: Int32Array
  /** What each copy says at all while it lies in play (deck/says.ts). */
  readonly says: Int32Array
  readonly profile: Profile
  readonly rules = ANSWERS
  readonly boxes: number
  readonly cells: number
  readonly piles: Piles
  readonly zoneAt: number
  readonly nextAt: number
  readonly previousAt: number
  readonly markAt: number
  readonly hostAt: number
  readonly knownAt: number
  readonly tallyAt: number
  readonly astrayAt: number
  readonly strayedAt: number
  readonly fightHead: number
  readonly poolHead: number
  #last: Scene | null = null

  constructor(deck: Deck, profile: Profile, boxes: number) {
    this.deck = deck
    this.kinds = Int32Array.from(deck.copies, ({ kind }) => kindBit(kind))
    this.says = Int32Array.from(deck.copies, ({ abilities }) => saysOf(abilities))
    this.profile = profile
    this.boxes = boxes
    const copies = deck.copies.length
    let next = HEAD_CELLS
    const cells = (count: number): number => {
      next += count
      return next - count
    }
    this.fightHead = cells(1)
    this.poolHead = cells(1)
    this.zoneAt = cells(copies)
    this.nextAt = cells(copies)
    this.previousAt = cells(copies)
    this.markAt = cells(copies)
    this.hostAt = cells(copies)
    this.knownAt = cells(copies)
    this.tallyAt = cells(deck.tallies.all)
    this.piles = {
      doorDeck: cells(1 + deck.doors.length),
      doorDiscards: cells(1 + deck.doors.length),
      treasureDeck: cells(1 + deck.treasures.length),
      treasureDiscards: cells(1 + deck.treasures.length),
      cultPile: cells(1 + deck.copies.filter(({ cult }) => cult).length),
    }
    this.astrayAt = cells(Math.ceil(copies / 32))
    this.strayedAt = cells(2 * copies)
    this.cells = next
  }

  /**
   * The scene of a state; without a play, one in which nothing is carried out. The last one is kept: most calls are about the state of the
   * call before, and where no scene were left alive the machine would forget how to read one fast.
   */
  scene(state: State, play: MunchkinPlay | null = null): Scene {
    this.deck.meter.begin()
    const last = this.#last
    if (last !== null && last.state === state && (play === null || play === last.play)) return last
    const scene = new Scene(this, state, play ?? SILENT)
    this.#last = scene
    return scene
  }
}

/** The settings of a game's packs: one for each combination of boxes and variants, made when it is first played. */
export class Settings {
  readonly packs: readonly Pack[]
  readonly #ready: Ready
  readonly #settings = new Map<number, Setting>()
  #last: Setting | null = null
  #boxes = 0
  #switches = 0

  constructor(packs: readonly Pack[], ready: Ready = (deck) => deck) {
    this.packs = packs
    this.#ready = ready
  }

  /** Whether there is a game of these boxes: one of them at least is a box. */
  isPlayed(boxes: number): boolean {
    return boxes >> this.packs.length === 0 && profilesOf(this.#played(boxes)).length > 0
  }

  #played(boxes: number): readonly Pack[] {
    return this.packs.filter((_, index) => ((boxes >> index) & 1) === 1)
  }

  setting(boxes: number, switches: number): Setting {
    const combinations = 1 << VARIANTS.length
    const key = boxes * combinations + (switches & (combinations - 1))
    const known = this.#settings.get(key)
    if (known !== undefined) return known
    const packs = this.#played(boxes)
    const made = new Setting(this.#ready(makeDeck(packs)), mixOf(profilesOf(packs), variantsOf(switches)), boxes)
    this.#settings.set(key, made)
    return made
  }

  /** The scene of a state; without a play, one in which nothing is carried out. Most calls are about the setting of the call before. */
  scene(state: State, play: MunchkinPlay | null = null): Scene {
    const boxes = state[BOXES_IN_PLAY]!
    const switches = state[SWITCHES]!
    if (this.#last === null || this.#boxes !== boxes || this.#switches !== switches) {
      this.#last = this.setting(boxes, switches)
      this.#boxes = boxes
      this.#switches = switches
    }
    return this.#last.scene(state, play)
  }
}
