import { deckCard } from '../describe/noun.ts'
import { acts } from '../describe/person.ts'
import { say } from '../describe/scene.ts'
import { LOOK } from '../describe/verbs.ts'
import type { Effect } from '../language/effect.ts'
import type { Deck } from '../language/names.ts'
import type { Verb, Words } from './verb.ts'

/** Whom the effect is about looks at the top cards of a deck; `peeked` means them from then on, as long as they lie in the deck. */
export interface Peek {
  readonly do: 'peek'
  /** Which deck. */
  readonly deck: Deck
  /** How many. */
  readonly cards: number
  /** From then on these cards have this name. */
  readonly as?: string
}

export const peek = (deck: Deck, cards: number): Effect => ({ do: 'peek', deck, cards })

export const verb: Verb<Peek> = {
  fields: ({ deck, whole, name, maybe }) => ({ deck, cards: whole(1, 20), as: maybe(name) }),
  deed: 'drawing',
  names: ({ cards }) => (cards === 1 ? 'card' : 'cards'),
}

export const words: Words<Peek> = {
  clause({ deck, cards }, scene) {
    const noun = deckCard(deck, scene)
    const top =
      cards === 1
        ? say(scene, `the top ${noun.one}`, `${noun.gender === 'f' ? 'la première' : 'le premier'} ${noun.one}`)
        : say(
            scene,
            `the top ${cards} ${noun.many}`,
            `les ${cards} premi${noun.gender === 'f' ? 'ères' : 'ers'} ${noun.many}`,
          )
    return `${acts(scene.subject, LOOK, scene)} ${top}`
  },
  after: ({ cards }, scene) => ({ ...scene, looked: cards, isPickedOver: false }),
}
