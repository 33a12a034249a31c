// Cards that somebody loses, shows or puts away.

import type { Effect } from '../language/effect.ts'
import type { Pick, Who } from '../language/selector.ts'
import { lastWay } from './branch.ts'
import { acts, meant, type Person, pronoun, states, type Verb } from './person.ts'
import { isGroup, picked } from './pick.ts'
import { type Scene, say } from './scene.ts'
import { MAY } from './verbs.ts'

/**
 * Whoever loses cards does it themselves, unless it is some seat out of many: then the subject sees to it. What they lose is
 * theirs.
 */
export function loser(of: Who | undefined, scene: Scene): { readonly who: Person; readonly inside: Scene } {
  const who = of === undefined || isGroup(of) ? scene.subject : meant(of, scene)
  return { who, inside: { ...scene, subject: pronoun(who, scene) } }
}

/** "discard a card"; "you may discard a card", where one may as well leave it. */
export function handled(who: Person, verb: Verb, cards: Pick, scene: Scene): string {
  if (!isFree(cards)) return `${acts(who, verb, scene)} ${picked(ownCards(cards), scene)}`
  const may = states(who, MAY, scene)
  const to = say(scene, verb.en[0], verb.fr[4])
  if (cards.zone !== 'peeked' || cards.filter !== undefined || scene.looked === undefined)
    return `${may} ${to} ${picked(onlyOne(ownCards(cards)), scene)}`
  return scene.looked === 1
    ? say(scene, `${may} ${to} it`, `${may} la ${to}`)
    : say(scene, `${may} ${to} one of them`, `${may} ${to} l'une d'elles`)
}

/** The cards as their owner sees them, who was named already. */
export const ownCards = ({ of, ...pick }: Pick): Pick =>
  of === undefined || isGroup(of) ? { ...pick, ...(of && { of }) } : pick

/** Whether whoever loses it may as well keep it: one card at most. */
export const isFree = ({ take }: Pick): boolean => typeof take === 'object' && 'upTo' in take && take.upTo === 1

export const onlyOne = (cards: Pick): Pick => (isFree(cards) ? { ...cards, take: 1 } : cards)

/** Nobody shows what lies open, or what they have to themselves: one chooses it. */
export function isChosen({ zone, of, take }: Pick, to: Who, scene: Scene): boolean {
  if (take === 'all' || typeof zone !== 'string') return false
  if (OPEN.has(zone)) return true
  return HELD.has(zone) && !isGroup(of) && isSeenAlone(of, to, scene)
}

/** Nobody shows anything to themselves: one looks at it. */
export const isSeenAlone = (of: Who | undefined, to: Who, scene: Scene): boolean =>
  to !== 'everyone' && meant(to, scene).text === loser(of, scene).who.text

const OPEN: ReadonlySet<string> = new Set(['worn', 'table', 'combat'])
const HELD: ReadonlySet<string> = new Set(['hand', 'either', 'handOrItems', 'peeked'])

/** "; failing that, lose 1 level": it is about whom the whole step is about, whoever had nothing to lose. */
export function fallback(otherwise: readonly Effect[] | undefined, scene: Scene, who = scene.subject): string {
  if (otherwise === undefined) return ''
  const isClear = who.text === scene.subject.text
  const inside: Scene = isClear ? { ...scene, subject: pronoun(who, scene) } : scene
  const what = `${say(scene, 'failing that, ', 'à défaut, ')}${lastWay(otherwise, { ...inside, isFollowed: false })}`
  return scene.isFollowed === true ? ` (${what})` : `${say(scene, '; ', ' ; ')}${what}`
}
