import { gives, isGiven } from '../describe/give.ts'
import { laysBefore } from '../describe/laid.ts'
import { fallback, isFree, loser, onlyOne, ownCards } from '../describe/loss.ts'
import { acts, form, meantAlone, type Person, possessive } from '../describe/person.ts'
import { ifItIs, itself, picked } from '../describe/pick.ts'
import { type Scene, say } from '../describe/scene.ts'
import { GIVE, PUT, TAKE } from '../describe/verbs.ts'
import { hand } from '../describe/zone.ts'
import type { Effect } from '../language/effect.ts'
import { seatsMeant } from '../language/seats-meant.ts'
import type { Pick, Who } from '../language/selector.ts'
import type { Place } from '../schema/place.ts'
import { OWNED } from '../schema/ranked.ts'
import { isObject } from '../schema/reader.ts'
import { pickedKind } from './one-card.ts'
import type { Verb, Words } from './verb.ts'

/**
 * Cards go to somebody: items and one-shots that lie before a player come to lie before him, carried and not in use; other cards go into
 * the hand. A card that lay before somebody because of a `stay`
 * no longer does, unless it goes on `staying`.
 */
export interface Take {
  readonly do: 'take'
  /** Which cards. */
  readonly cards: Pick
  /** To whom; of several seats the first. That may be whoever has them: what somebody has cannot be given to him, and does not count. */
  readonly to: Who
  /** An item is used at once, even in a fight. */
  readonly equip?: true
  /** This card, which a `stay` has laid down, goes on lying there and doing what it does, before whoever takes it. */
  readonly staying?: true
  /** Happens instead if nothing changed hands: there was nothing to take, or nobody else to take it. */
  readonly otherwise?: readonly Effect[]
  /** A name for these cards, by which the steps behind it speak of them. */
  readonly as?: string
}

export const take = (cards: Pick, to: Who, more: Omit<Take, 'do' | 'cards' | 'to'> = {}): Effect => ({
  do: 'take',
  cards,
  to,
  ...more,
})

/** Whether some of these cards could be items. */
function mayBeItem(cards: unknown): boolean {
  const filter = isObject(cards) ? cards.filter : undefined
  if (!isObject(filter)) return true
  const kinds = filter.kind === undefined ? null : [filter.kind].flat()
  return filter.trait === undefined && (kinds === null || kinds.includes('item') || kinds.includes('anyItem'))
}

/** Where whoever suffers and whoever speaks are the same. */
const YOU_SUFFER: ReadonlySet<Place['part']> = new Set(['badStuff', 'meeting', 'kill'])

/** Whom a seat of a step is, by one word for each; undefined where it may be several. */
function oneSeat(raw: unknown, { part, eaches }: Place): string | undefined {
  const word = raw ?? (eaches !== undefined ? 'each' : part === 'curse' ? 'victim' : 'you')
  if (word === 'victim' && YOU_SUFFER.has(part)) return '"you"'
  return seatsMeant(word as Who) === 'one' ? JSON.stringify(word) : undefined
}

/** Nobody takes what he has already. */
const isOnesOwn = (cards: unknown, to: unknown, place: Place): boolean => {
  if (!isObject(cards) || !OWNED.has(cards.zone)) return false
  const owner = oneSeat(cards.of, place)
  return owner !== undefined && owner === oneSeat(to, place)
}

export const verb: Verb<Take> = {
  fields: ({ pick, who, yes, steps, name, maybe }) => ({
    cards: pick,
    to: who,
    equip: maybe(yes),
    staying: maybe(yes),
    otherwise: maybe(steps),
    as: maybe(name),
  }),
  expects: ({ cards, equip }) =>
    equip === true && !mayBeItem(cards) ? 'no equip: only an item is used at once' : undefined,
  misplaced({ cards, to, staying }, place) {
    if (staying === true && (place.isLaidDown !== true || !isObject(cards) || cards.zone !== 'self'))
      return 'no staying: only self goes on staying, out of what its own stay says'
    return isOnesOwn(cards, to, place)
      ? 'another to, or another of: the cards are with that player already; reveal gives them a name without moving them'
      : undefined
  },
  deed: 'taking',
  names: ({ cards }) => pickedKind(cards),
}

export const words: Words<Take> = {
  clause(effect, scene) {
    const to = meantAlone(effect.to, scene)
    const equip = effect.equip ? say(scene, ', to use at once', ', à utiliser aussitôt') : ''
    if (effect.staying === true) return `${laysBefore(to, scene)}${fallback(effect.otherwise, scene)}`
    if (effect.cards.zone === 'self' && scene.isItem !== true)
      return `${selfWords(to, scene)}${fallback(effect.otherwise, scene)}`
    const { who, inside } = loser(effect.cards.of, scene)
    if (isGiven(effect.cards) && who.text !== to.text) {
      const what = picked(onlyOne(ownCards(effect.cards)), inside)
      return `${gives(who, GIVE, what, to, scene, isFree(effect.cards))}${equip}${fallback(effect.otherwise, scene, who)}`
    }
    const otherwise = fallback(effect.otherwise, scene, to)
    if (isIntoHand(effect, scene)) return `${intoHand(effect.cards, to, scene)}${otherwise}`
    return `${acts(to, TAKE, scene)} ${picked(effect.cards, scene, to)}${equip}${otherwise}`
  },
}

/** "take this card into your hand", "put this card into the hand of the player on your left": no item comes to lie in play. */
function selfWords(to: Person, scene: Scene): string {
  const place = hand(to, scene)
  if (to.text === scene.subject.text)
    return `${acts(to, TAKE, scene)} ${say(scene, `this card into ${place}`, 'cette carte en main')}`
  return `${acts(scene.subject, PUT, scene)} ${say(scene, `this card into ${place}`, `cette carte dans ${place}`)}`
}

/** Where cards are neither in a hand nor before somebody; one that has just arrived is. */
const isIntoHand = ({ cards, equip }: Take, { window }: Scene): boolean =>
  equip !== true && (cards.zone === 'combat' || (cards.zone === 'it' && window !== 'arrival'))

/** "take that card into your hand if it is an item" */
function intoHand(cards: Pick, to: Person, scene: Scene): string {
  const takes = acts(to, TAKE, scene)
  const hand = `into ${possessive(to, { gender: 'f', plural: false }, scene)} hand`
  const en =
    cards.zone === 'it'
      ? `${itself(scene)} ${hand}${ifItIs(cards.filter, scene)}`
      : `${picked(cards, scene, to)} ${hand}`
  const it =
    to.is === 'you' && scene.isOther !== true
      ? `${TAKE.fr[0]}-la en main`
      : `${to.text} la ${form(to, TAKE, scene)} en main`
  const fr =
    cards.zone === 'it' && scene.isIt === true
      ? `${it}${ifItIs(cards.filter, scene)}`
      : cards.zone === 'it' && scene.topmost !== true
        ? `${takes} ${itself(scene)} en main${ifItIs(cards.filter, scene)}`
        : `${takes} en main ${picked(cards, scene, to)}`
  return say(scene, `${takes} ${en}`, fr)
}
