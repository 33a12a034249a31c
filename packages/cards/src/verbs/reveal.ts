import { gives } from '../describe/give.ts'
import { handled, isChosen, isFree, isSeenAlone, loser, onlyOne, ownCards } from '../describe/loss.ts'
import { acts, meant, pronoun, single, states } from '../describe/person.ts'
import { picked } from '../describe/pick.ts'
import { type Scene, say } from '../describe/scene.ts'
import { CHOOSE, LOOK, MAY, REVEAL, SHOW } from '../describe/verbs.ts'
import type { Effect } from '../language/effect.ts'
import type { Pick, Who } from '../language/selector.ts'
import { wrongCount } from '../schema/staying-put.ts'
import { pickedKind } from './one-card.ts'
import type { Verb, Words } from './verb.ts'

/** Cards are shown to somebody, who knows them from then on. */
export interface Reveal {
  readonly do: 'reveal'
  /** Which cards: one or all, or with `by` of `chance` as many as `take` says. */
  readonly cards: Pick
  /** To whom. */
  readonly to: Who
  /** From then on these cards have this name. */
  readonly as?: string
}

export const reveal = (cards: Pick, to: Who): Effect => ({ do: 'reveal', cards, to })

export const verb: Verb<Reveal> = {
  fields: ({ pick, who, name, maybe }) => ({ cards: pick, to: who, as: maybe(name) }),
  expects: ({ cards }) => wrongCount(cards, 'what is shown'),
  deed: 'drawing',
  names: ({ cards }) => pickedKind(cards),
}

export const words: Words<Reveal> = {
  clause(effect, scene) {
    if (isChosen(effect.cards, effect.to, scene)) return chosenWords(effect.cards, scene)
    const { who, inside } = loser(effect.cards.of, scene)
    if (effect.to === 'everyone') return handled(who, REVEAL, effect.cards, inside)
    if (isSeenAlone(effect.cards.of, effect.to, scene))
      return handled(who, LOOK, effect.cards, inside).replace(FROM_PILE, ' of the $1 discards')
    const what = picked(onlyOne(ownCards(effect.cards)), inside)
    return gives(who, SHOW, what, meant(effect.to, scene), scene, isFree(effect.cards))
  },
  after: ({ to }, scene) => ({ ...scene, shown: [...(scene.shown ?? []), to] }),
}

/** One looks at the cards of a pile, and takes none from it. */
const FROM_PILE = / from the (door|treasure) discards/

/** "choose an item you use", "choose an item the player on your left uses" */
function chosenWords(cards: Pick, scene: Scene): string {
  const { who: whose } = loser(cards.of, scene)
  const { by, ...rest } = cards
  const who = by === undefined || by === 'chance' ? whose : single(by, scene)
  const isOwn = who.text === whose.text
  const what = picked(
    onlyOne(isOwn ? ownCards(cards.by === 'chance' ? cards : rest) : rest),
    isOwn ? { ...scene, subject: pronoun(who, scene) } : scene,
    who,
  ).replace(/, (?:your|their) choice$|, à (?:ton|son) choix$/, '')
  if (!isFree(cards)) return `${acts(who, CHOOSE, scene)} ${what}`
  return `${states(who, MAY, scene)} ${say(scene, CHOOSE.en[0], CHOOSE.fr[4])} ${what}`
}
