import { handled, loser } from '../describe/loss.ts'
import { isSeveral } from '../describe/pick.ts'
import { type Scene, say } from '../describe/scene.ts'
import { PUT_BACK } from '../describe/verbs.ts'
import type { Effect } from '../language/effect.ts'
import type { Pick } from '../language/selector.ts'
import { pickedKind } from './one-card.ts'
import type { Verb, Words } from './verb.ts'

/**
 * Cards go onto or under the deck that they come from, one after the other: the last on top of those before, or under them. Where somebody
 * chooses, that is the order in which he chooses; all of them, or no more than there are, go without a question, so that cards that were
 * peeked at come to lie on top the other way round, and under the deck as they lay. A card that goes back is still `peeked`: behind a `peek`
 * of 3, `{ "zone": "peeked", "take": { "upTo": 3 } }` to the `top` is “in any order”.
 */
export interface PutBack {
  readonly do: 'putBack'
  /** Which cards. */
  readonly cards: Pick
  /** `top` or `bottom` of the deck. */
  readonly to: 'top' | 'bottom'
  /** From then on these cards have this name. */
  readonly as?: string
}

export const putBack = (cards: Pick, to: PutBack['to']): Effect => ({ do: 'putBack', cards, to })

export const verb: Verb<PutBack> = {
  fields: ({ pick, word, name, maybe }) => ({
    cards: pick,
    to: word<PutBack['to']>({ top: true, bottom: true }),
    as: maybe(name),
  }),
  deed: 'drawing',
  names: ({ cards }) => pickedKind(cards),
}

export const words: Words<PutBack> = {
  clause({ cards, to }, scene) {
    const { who, inside } = loser(cards.of, scene)
    const what = handled(who, PUT_BACK, cards, inside)
    const deck = deckOf(cards, scene)
    return to === 'top'
      ? say(scene, `${what} back on top of ${deck}`, `${what} sur ${deck}`)
      : say(scene, `${what} back under ${deck}`, `${what} sous ${deck}`)
  },
}

function deckOf(cards: Pick, scene: Scene): string {
  if (cards.zone === 'it' || cards.zone === 'peeked') return say(scene, 'the deck', 'la pioche')
  return isSeveral(cards) ? say(scene, 'their deck', 'leur pioche') : say(scene, 'its deck', 'sa pioche')
}
