import { à } from '../describe/grammar.ts'
import { fallback, loser, ownCards } from '../describe/loss.ts'
import { acts, meantAlone, type Person, possessive, tonic } from '../describe/person.ts'
import { ifItIs, isGroup, itself, picked } from '../describe/pick.ts'
import { type Scene, say } from '../describe/scene.ts'
import { GIVE, TAKE } from '../describe/verbs.ts'
import type { Effect } from '../language/effect.ts'
import type { Pick, Who } from '../language/selector.ts'
import { pickedKind } from './one-card.ts'
import type { Verb, Words } from './verb.ts'

/** Cards go to somebody: items in play before him, other cards into the hand. */
export interface Take {
  readonly do: 'take'
  /** Which cards. */
  readonly cards: Pick
  /** To whom; of several seats the first. */
  readonly to: Who
  /** An item is used at once, even in a fight. */
  readonly equip?: true
  /** Happens instead if there was nothing to take. */
  readonly otherwise?: readonly Effect[]
  /** A name for these cards, by which the steps behind it speak of them. */
  readonly as?: string
}

export const take = (
  cards: Pick,
  to: Who,
  more: { readonly equip?: true; readonly otherwise?: readonly Effect[] } = {},
): Effect => ({ do: 'take', cards, to, ...more })

export const verb: Verb<Take> = {
  fields: ({ pick, who, yes, after, name, maybe }) => ({
    cards: pick,
    to: who,
    equip: maybe(yes),
    otherwise: maybe(after),
    as: maybe(name),
  }),
  deed: 'taking',
  names: ({ cards }) => pickedKind(cards),
}

export const words: Words<Take> = {
  clause(effect, scene) {
    const to = meantAlone(effect.to, scene)
    const equip = effect.equip ? say(scene, ', to use at once', ', à utiliser aussitôt') : ''
    const { who, inside } = loser(effect.cards.of, scene)
    if (isGiven(effect.cards) && who.text !== to.text) {
      const whom = say(scene, `to ${tonic(to, scene)}`, à(tonic(to, scene)))
      return `${acts(who, GIVE, scene)} ${picked(ownCards(effect.cards), inside)} ${whom}${equip}${fallback(effect.otherwise, who, scene)}`
    }
    const otherwise = fallback(effect.otherwise, to, scene)
    if (isIntoHand(effect, scene)) return `${intoHand(effect.cards, to, scene)}${otherwise}`
    return `${acts(to, TAKE, scene)} ${chosen(effect, to, scene)}${equip}${otherwise}`
  },
  after: (_, scene) => ({ ...scene, outcome: 'cards' }),
}

/** Where the owner chooses what goes, it is he who gives it. */
const isGiven = ({ by, of, zone }: Pick): boolean =>
  by === undefined && !isGroup(of) && zone !== 'it' && zone !== 'combat'

/** Where cards are neither in a hand nor before somebody; one that has just arrived is. */
const isIntoHand = ({ cards, equip }: Take, { window }: Scene): boolean =>
  equip !== true && (cards.zone === 'combat' || (cards.zone === 'it' && window !== 'arrival'))

/** "take that card into your hand if it is an item" */
function intoHand(cards: Pick, to: Person, scene: Scene): string {
  const takes = acts(to, TAKE, scene)
  const hand = `into ${possessive(to, { gender: 'f', plural: false }, scene)} hand`
  const en =
    cards.zone === 'it' ? `${itself(scene)} ${hand}${ifItIs(cards.filter, scene)}` : `${picked(cards, scene)} ${hand}`
  return say(scene, `${takes} ${en}`, `${takes} en main ${picked(cards, scene)}`)
}

function chosen({ cards, to: taker }: Take, to: Person, scene: Scene): string {
  const { by, ...rest } = cards
  return by === taker && to.is !== 'you'
    ? `${picked(rest, scene)}${say(scene, ', their choice', ', à son choix')}`
    : picked(cards, scene)
}
