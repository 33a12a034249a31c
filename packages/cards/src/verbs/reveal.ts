import { gives } from '../describe/give.ts'
import { handled, isFree, loser, onlyOne, ownCards } from '../describe/loss.ts'
import { meant } from '../describe/person.ts'
import { picked } from '../describe/pick.ts'
import { REVEAL, SHOW } from '../describe/verbs.ts'
import type { Effect } from '../language/effect.ts'
import type { Pick, Who } from '../language/selector.ts'
import { pickedKind } from './one-card.ts'
import type { Verb, Words } from './verb.ts'

/** Cards are shown to somebody, who knows them from then on. */
export interface Reveal {
  readonly do: 'reveal'
  /** Which cards. */
  readonly cards: Pick
  /** To whom. */
  readonly to: Who
  /** From then on these cards have this name. */
  readonly as?: string
}

export const reveal = (cards: Pick, to: Who): Effect => ({ do: 'reveal', cards, to })

export const verb: Verb<Reveal> = {
  fields: ({ pick, who, name, maybe }) => ({ cards: pick, to: who, as: maybe(name) }),
  deed: 'drawing',
  names: ({ cards }) => pickedKind(cards),
}

export const words: Words<Reveal> = {
  clause(effect, scene) {
    const { who, inside } = loser(effect.cards.of, scene)
    if (effect.to === 'everyone') return handled(who, REVEAL, effect.cards, inside)
    const what = picked(onlyOne(ownCards(effect.cards)), inside)
    return gives(who, SHOW, what, meant(effect.to, scene), scene, isFree(effect.cards))
  },
  after: ({ to }, scene) => ({ ...scene, shown: [...(scene.shown ?? []), to] }),
}
