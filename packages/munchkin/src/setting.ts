// What a table agreed on before the deal (DEC-01, MK-FAST-09, TT-20): boxes, variants, customs. Switches are bits of one cell.

import type { Pack } from '@brouhaha/cards'
import { mixOf } from './boxes/mix.ts'
import { type Profile, VARIANTS, type Variants } from './boxes/profile.ts'
import { profileOf } from './boxes/profiles.ts'
import { type Deck, makeDeck } from './deck/deck.ts'
import { SWITCHES } from './layout.ts'
import { Scene } from './scene.ts'

/** Customs of the table beside the variants: honour mode, binding pacts, gates that wait until everybody has passed. */
export const CUSTOMS = ['honour', 'pacts', 'passes'] as const
export type Custom = (typeof CUSTOMS)[number]
type Switch = keyof Variants | Custom

const ALL_SWITCHES: readonly Switch[] = [...VARIANTS, ...CUSTOMS]

export const isSwitchedOn = (scene: Scene, wanted: Switch): boolean =>
  ((scene.state[SWITCHES]! >> ALL_SWITCHES.indexOf(wanted)) & 1) === 1

export const switchesOf = (on: (wanted: Switch) => boolean): number =>
  ALL_SWITCHES.reduce((bits, one, index) => (on(one) ? bits | (1 << index) : bits), 0)

/** The boxes that are played; what adds to them has no rules of its own. */
export const profilesOf = (packs: readonly Pack[]): readonly Profile[] =>
  packs.filter(({ adds }) => adds === undefined).map(({ box, profile }) => profileOf(box, profile))

const variantsOf = (switches: number): Variants =>
  Object.fromEntries(VARIANTS.map((name, index) => [name, ((switches >> index) & 1) === 1])) as unknown as Variants

/** A last touch to compiled cards: a deck that tells which of its branches are taken. */
export type Ready = (deck: Deck) => Deck

/** The scenes of a game's packs: one for each combination of boxes and variants, made when it is first played. */
export class Settings {
  readonly packs: readonly Pack[]
  readonly #ready: Ready
  readonly #scenes = new Map<number, Scene>()

  constructor(packs: readonly Pack[], ready: Ready = (deck) => deck) {
    this.packs = packs
    this.#ready = ready
  }

  scene(boxes: number, switches: number): Scene {
    const variants = switches & ((1 << VARIANTS.length) - 1)
    const key = boxes * (1 << VARIANTS.length) + variants
    const known = this.#scenes.get(key)
    if (known !== undefined) return known
    const packs = this.packs.filter((_, index) => ((boxes >> index) & 1) === 1)
    const made = new Scene(this.#ready(makeDeck(packs)), mixOf(profilesOf(packs), variantsOf(switches)), boxes)
    this.#scenes.set(key, made)
    return made
  }
}
