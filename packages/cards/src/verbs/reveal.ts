import { à } from '../describe/grammar.ts'
import { loser, ownCards } from '../describe/loss.ts'
import { acts } from '../describe/person.ts'
import { picked, recipient } from '../describe/pick.ts'
import { say } from '../describe/scene.ts'
import { SHOW } from '../describe/verbs.ts'
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
    const to = recipient(effect.to, scene)
    return `${acts(who, SHOW, scene)} ${picked(ownCards(effect.cards), inside)} ${say(scene, `to ${to}`, à(to))}`
  },
}
