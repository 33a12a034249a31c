import { picked } from '../describe/pick.ts'
import { say } from '../describe/scene.ts'
import type { Effect } from '../language/effect.ts'
import type { CardFilter, Pick } from '../language/selector.ts'
import { isObject } from '../schema/reader.ts'
import { wrongCount } from '../schema/staying-put.ts'
import { pickedKind } from './one-card.ts'
import type { Verb, Words } from './verb.ts'

/** One-shots of the fight count for the other side. */
export interface SwitchSide {
  readonly do: 'switchSide'
  /** Which cards, usually of the zone `combat`: one or all, or with `by` of `chance` as many as `take` says. */
  readonly cards: Pick
  /** A name for these cards. */
  readonly as?: string
}

export const switchSide = (filter: CardFilter = { kind: 'oneShot' }): Effect => ({
  do: 'switchSide',
  cards: { zone: 'combat', filter },
})

export const verb: Verb<SwitchSide> = {
  fields: ({ pick, name, maybe }) => ({ cards: pick, as: maybe(name) }),
  expects: ({ cards }) =>
    isObject(cards) && typeof cards.zone === 'string' && cards.zone !== 'combat' && cards.zone !== 'it'
      ? 'cards of the zone combat: only what was played in the fight changes sides'
      : wrongCount(cards, 'what changes sides'),
  deed: 'fighting',
  needs: 'openFight',
  names: ({ cards }) => pickedKind(cards),
}

export const words: Words<SwitchSide> = {
  clause({ cards }, scene) {
    const what = picked(cards, scene)
    return say(scene, `${what} counts for the other side`, `${what} compte pour l'autre camp`)
  },
}
