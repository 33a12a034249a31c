// Printed cards are alike: nobody can tell which of two in a hand was played, sold, shown or taken. So the one that others have
// seen goes first, whichever was pointed at; else its number would tell that there are two (MK-CARD-17).

import { NONE, WATCHER } from '@brouhaha/table'
import { encode, firstOf, namesCopy, secondOf, thirdOf, VERB, VERBS, verbOf } from './choice.ts'
import type { MunchkinForm } from './forms/form.ts'
import { marksOf } from './marks.ts'
import type { Scene } from './scene.ts'
import { missedBy } from './strayed.ts'
import { HAND, handCopies, isCopy, isHand, isInHand, zoneOf } from './zones.ts'

const ALL = 64

/** The more have seen it, the more. */
function fameOf(scene: Scene, copy: number): number {
  const known = scene.state[scene.knownAt + copy]!
  if (((known >> WATCHER) & 1) === 1) return ALL
  let seats = 0
  for (let rest = known; rest !== 0; rest &= rest - 1) seats++
  return seats * 8 + missedBy(scene, copy)
}

/** Whether nothing but its number tells a copy from another of the same hand. */
export const isTwin = (scene: Scene, one: number, other: number): boolean =>
  scene.printed(one) === scene.printed(other) && marksOf(scene, one) === marksOf(scene, other)

/** The copy that leaves a hand in the place of one like it, the lowest where fame is equal; itself if it lies anywhere else. */
export function seenFirst(scene: Scene, copy: number, besides: readonly number[] = []): number {
  const zone = zoneOf(scene, copy)
  if (!isHand(zone)) return copy
  let first = copy
  for (let other = handCopies(scene, zone - HAND); other !== NONE; other = scene.nextOf(other)) {
    if (other === copy || !isTwin(scene, other, copy) || besides.includes(other)) continue
    const more = fameOf(scene, other) - fameOf(scene, first)
    if (more > 0 || (more === 0 && other < first)) first = other
  }
  return first
}

/** The same for a copy that a seat names, if it is one of its hand. */
const meant = (scene: Scene, seat: number, copy: number, besides?: readonly number[]): number =>
  isInHand(scene, copy, seat) ? seenFirst(scene, copy, besides) : copy

/** A choice with the cards that it means, where it names one of the chooser's hand. */
export function settled(scene: Scene, seat: number, choice: number): number {
  const verb = verbOf(choice)
  if (!namesCopy(verb)) return choice
  const first = firstOf(choice)
  const second = secondOf(choice)
  const third = thirdOf(choice)
  if (verb === VERB.sell && first !== second) {
    const [one, other] = allMeant(scene, seat, [first, second])
    if (one === first && other === second) return choice
    return encode('sell', Math.min(one!, other!), Math.max(one!, other!))
  }
  const copy = meant(scene, seat, first)
  const isAlso = verb === VERB.sell || isMonsterOfOwn(scene, verb, first, third)
  const other = isAlso ? meant(scene, seat, second) : second
  return copy === first && other === second ? choice : encode(VERBS[verb]!, copy, other, third)
}

const isMonsterOfOwn = (scene: Scene, verb: number, copy: number, use: number): boolean =>
  verb === VERB.play && isCopy(scene, copy) && scene.printed(copy).uses[use]?.aim === 'ownMonster'

/** The same for what cannot be listed. */
export function settledForm(scene: Scene, seat: number, form: MunchkinForm): MunchkinForm {
  if (form.type === 'show') return { ...form, cards: allMeant(scene, seat, form.cards) }
  if (form.type === 'sellItems') return { ...form, items: allMeant(scene, seat, form.items) }
  return form
}

function allMeant(scene: Scene, seat: number, copies: readonly number[]): readonly number[] {
  const named = [...copies]
  for (const [index, copy] of named.entries()) named[index] = meant(scene, seat, copy, named)
  return named
}
