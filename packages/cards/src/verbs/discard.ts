import { fallback, handled, loser } from '../describe/loss.ts'
import { nouns } from '../describe/noun.ts'
import { type Scene, say } from '../describe/scene.ts'
import { DISCARD } from '../describe/verbs.ts'
import { usual } from '../describe/zone.ts'
import type { Effect } from '../language/effect.ts'
import type { Pick } from '../language/selector.ts'
import { isObject } from '../schema/reader.ts'
import { pickedKind } from './one-card.ts'
import type { Verb, Words } from './verb.ts'

/**
 * Cards are discarded, and what lies on them. A monster of the zone `combat` leaves the fight as by `remove`: without levels and treasure, its
 * enhancers with it; who gets rid of the last one so has won (`won`), but killed nothing.
 */
export interface Discard {
  readonly do: 'discard'
  /** Which cards. */
  readonly cards: Pick
  /** Happens instead if there was nothing to lose. */
  readonly otherwise?: readonly Effect[]
  /** A name for these cards, by which the steps behind it speak of them. */
  readonly as?: string
}

export const discard = ({ otherwise, ...cards }: Pick & { readonly otherwise?: readonly Effect[] }): Effect => ({
  do: 'discard',
  cards,
  ...(otherwise && { otherwise }),
})

export const verb: Verb<Discard> = {
  fields: ({ pick, steps, name, maybe }) => ({ cards: pick, otherwise: maybe(steps), as: maybe(name) }),
  expects: ({ cards }) =>
    isObject(cards) && (cards.zone === 'doorDiscards' || cards.zone === 'treasureDiscards')
      ? 'another zone: what lies among the discards is discarded already'
      : undefined,
  deed: 'losing',
  names: ({ cards }) => pickedKind(cards),
}

export const words: Words<Discard> = {
  clause({ cards, otherwise }, scene) {
    const { who, inside } = loser(cards.of, scene)
    return handled(who, DISCARD, cards, inside) + orAll(cards, scene) + fallback(otherwise, scene, who)
  },
}

/** Whoever has not enough gold's worth loses what he has. */
function orAll({ take, filter, zone }: Pick, scene: Scene): string {
  if (typeof take !== 'object' || !('worth' in take)) return ''
  const isFeminine = nouns(filter, scene, usual(zone)).every(({ gender }) => gender === 'f')
  return say(scene, ', or all of them', isFeminine ? ', ou toutes' : ', ou tous')
}
