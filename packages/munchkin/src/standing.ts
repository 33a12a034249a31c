// Standing permissions: what a seat may do in any open moment, straight from the timing table. Each verb stands in the chapter
// that rules it; this is the list of them.

import { ACCEPTED, NONE } from '@brouhaha/table'
import { firstOf, VERBS, type Verb, verbOf } from './choice.ts'
import { ANYTHING, asTable } from './kinds.ts'
import { TURN_NUMBER } from './layout.ts'
import type { Offers } from './offers.ts'
import { acolyteVerbs } from './rules/acolyte/acolytes.ts'
import { ARRIVED, hasAnswerTo, openGate } from './rules/card/gate.ts'
import { useVerbs } from './rules/card/uses.ts'
import { enhancerVerbs } from './rules/combat/enhancers.ts'
import { curseVerbs } from './rules/curse/curse.ts'
import { helpVerbs } from './rules/help/help.ts'
import { countVerbs } from './rules/identity/count-as.ts'
import { traitVerbs } from './rules/identity/identity.ts'
import { honourVerbs } from './rules/item/honour.ts'
import { itemVerbs } from './rules/item/items.ts'
import { sellVerbs } from './rules/sell/sell.ts'
import { tradeVerbs } from './rules/trade/trade.ts'
import type { Scene } from './scene.ts'
import { whyUntimely } from './untimely.ts'
import { handCopies, playCopies } from './zones.ts'

export interface StandingVerb {
  /** Kinds of cards without any of which there is nothing to list (kinds.ts); left out where cards do not matter. */
  readonly needs?: number
  list(scene: Scene, seat: number, offers: Offers): void
  /** ACCEPTED and done, or a refusal and nothing changed. */
  apply(scene: Scene, seat: number, choice: number): number
}

export type StandingVerbs = Partial<Readonly<Record<Verb, StandingVerb>>>

/** The kinds of cards that a seat holds, in hand and on the table. */
export function kindsOf(scene: Scene, seat: number): number {
  const { kinds } = scene
  let [hand, table] = [0, 0]
  for (let copy = handCopies(scene, seat); copy !== NONE; copy = scene.nextOf(copy)) hand |= kinds[copy]!
  for (let copy = playCopies(scene, seat); copy !== NONE; copy = scene.nextOf(copy)) table |= kinds[copy]!
  return hand | asTable(table) | ANYTHING
}

/** Verbs in the order in which they are listed; those for which a seat has no card are not even asked. */
class Listed {
  readonly #lists: readonly StandingVerb['list'][]
  readonly #needs: Int32Array

  constructor(verbs: StandingVerbs) {
    const all = Object.values(verbs)
    this.#lists = all.map(({ list }) => list)
    this.#needs = Int32Array.from(all, ({ needs = ANYTHING }) => needs)
  }

  list(scene: Scene, seat: number, offers: Offers): void {
    const held = kindsOf(scene, seat)
    for (let index = 0; index < this.#lists.length; index++)
      if ((this.#needs[index]! & held) !== 0) this.#lists[index]!(scene, seat, offers)
  }
}

export const standing: StandingVerbs = {
  ...itemVerbs,
  ...traitVerbs,
  ...acolyteVerbs,
  ...curseVerbs,
  ...enhancerVerbs,
  ...useVerbs,
  ...helpVerbs,
  ...tradeVerbs,
  ...sellVerbs,
  ...honourVerbs,
  ...countVerbs,
}
/** What may be played before the first turn (MK-SETUP-08 to -10). */
const opening: StandingVerbs = { ...itemVerbs, ...traitVerbs, ...acolyteVerbs }
const listed = new Listed(standing)
const openingListed = new Listed(opening)
const byNumber = VERBS.map((verb) => standing[verb] ?? null)

export function listStanding(scene: Scene, seat: number, offers: Offers): void {
  listed.list(scene, seat, offers)
}

export const isOpeningVerb = (verb: number): boolean => opening[VERBS[verb]!] !== undefined

export function listOpening(scene: Scene, seat: number, offers: Offers): void {
  openingListed.list(scene, seat, offers)
}

/** Verbs by which a card comes into play, to stay there. */
const ARRIVALS: ReadonlySet<Verb | undefined> = new Set<Verb>([
  'playItem',
  'attach',
  'playTrait',
  'playMulti',
  'playAcolyte',
  'enhance',
  'enhanceSeat',
])

export function applyStanding(scene: Scene, seat: number, choice: number): number {
  const verb = byNumber[verbOf(choice)]
  if (verb === null || verb === undefined) return whyUntimely(scene, verbOf(choice))
  const verdict = verb.apply(scene, seat, choice)
  const mayAnswer = verdict === ACCEPTED && scene.state[TURN_NUMBER]! > 0 && ARRIVALS.has(VERBS[verbOf(choice)])
  if (mayAnswer && hasAnswerTo(scene, firstOf(choice), 'arrival')) openGate(scene, ARRIVED, seat, firstOf(choice) + 1)
  return verdict
}
