import { unreachable } from '@brouhaha/kit'
import { counted } from '../describe/amount.ts'
import { deckCard } from '../describe/noun.ts'
import { actsOn, person } from '../describe/person.ts'
import { type Scene, say } from '../describe/scene.ts'
import { DRAW } from '../describe/verbs.ts'
import type { Amount } from '../language/amount.ts'
import type { Effect, Face } from '../language/effect.ts'
import type { Deck } from '../language/names.ts'
import type { Who } from '../language/selector.ts'
import { ONLY_ON_DRAW } from '../schema/place.ts'
import { isOneSeat } from './one-card.ts'
import type { Verb, Words } from './verb.ts'

/** Somebody draws cards. */
export interface Draw {
  readonly do: 'draw'
  /** From which deck. */
  readonly deck: Deck
  /** How many. */
  readonly cards: Amount
  readonly face: Face
  /** Who draws; whom the effect is about where it is left out. Of several seats each draws so many. */
  readonly to?: Who
  /** From then on these cards have this name. */
  readonly as?: string
}

export const draw = (deck: Deck, cards: Amount, more: { readonly face?: Face; readonly to?: Who } = {}): Effect => ({
  do: 'draw',
  deck,
  cards,
  face: 'down',
  ...more,
})

export const verb: Verb<Draw> = {
  fields: ({ deck, amount, word, who, name, maybe }) => ({
    deck,
    cards: amount,
    face: word<Face>({ up: true, down: true, same: true }),
    to: maybe(who),
    as: maybe(name),
  }),
  misplaced: ({ face }, { part }) => (face === 'same' && part !== 'drawn' ? ONLY_ON_DRAW : undefined),
  deed: 'drawing',
  names: ({ cards, to }) => (cards === 1 && isOneSeat(to) ? 'card' : 'cards'),
}

export const words: Words<Draw> = {
  clause: ({ deck, cards, face, to }, scene) =>
    actsOn(
      to === undefined ? scene.subject : person(to, scene, true),
      DRAW,
      counted(cards, deckCard(deck, scene), scene, facing(face, scene)),
      scene,
    ),
}

function facing(face: Face, scene: Scene): string {
  switch (face) {
    case 'up':
      return say(scene, 'face up', 'face visible')
    case 'down':
      return say(scene, 'face down', 'face cachée')
    case 'same':
      return say(scene, 'the way this card was drawn', 'comme cette carte a été piochée')
    default:
      return unreachable(face)
  }
}
