// What is known within a step and behind it: the names that it and its arms give.

import type { Effect } from '../language/effect.ts'
import { armsOf } from '../walk/arms.ts'
import { nameGivenBy, namesGivenIn } from '../walk/step.ts'
import { isGiven } from './give.ts'
import { type Counted, type Given, paid, withOne } from './given.ts'
import { isChosen, isSeenAlone } from './loss.ts'
import { meantAlone } from './person.ts'
import type { Scene } from './scene.ts'

const COUNTED: Partial<Readonly<Record<Effect['do'], Counted>>> = {
  discard: 'cardsLost',
  loseTrait: 'cardsLost',
  swapTrait: 'cardsLost',
  draw: 'cardsDrawn',
  loot: 'cardsDrawn',
  loseLevels: 'levelsLost',
  gainLevels: 'levelsGained',
  roll: 'result',
  guess: 'result',
  strengthen: 'result',
  weaken: 'result',
  helpFlight: 'result',
}

/** What changes places is not lost. */
function countedIn(effect: Effect): Counted {
  if (effect.do === 'pay') return paid(effect.cost)
  if (effect.do === 'take') return isGiven(effect.cards) ? 'cardsGiven' : 'cardsTaken'
  if (effect.do === 'swapTrait' && effect.with !== undefined) return 'other'
  return COUNTED[effect.do] ?? 'other'
}

/** Within a step the name that it gives is known. */
export function withGiven(effect: Effect, scene: Scene): Scene {
  const given = nameGivenBy(effect)
  if (given === null) return scene
  return withOne(scene, {
    ...given,
    counted: countedIn(effect),
    by: effect.do === 'reveal' && isSeenAlone(effect.cards.of, effect.to, scene) ? 'peek' : effect.do,
    ...chooserOf(effect, scene),
    ...ownerOf(effect),
    ...(effect.do === 'reveal' && isChosen(effect.cards, effect.to, scene) && { isChosen: true as const }),
  })
}

/** Where somebody else chooses, two others are spoken of. */
function chooserOf(effect: Effect, scene: Scene): Pick<Given, 'chosenBy'> {
  if (effect.do !== 'namePlayer') return {}
  const chooser = meantAlone(effect.by, scene)
  if (chooser.is === 'you') return {}
  return { chosenBy: chooser.text === scene.subject.text ? 'subject' : 'other' }
}

/** The player whose cards it names, where he has a name. */
function ownerOf(effect: Effect): { readonly of?: string } {
  const of = 'cards' in effect && typeof effect.cards === 'object' && 'of' in effect.cards ? effect.cards.of : undefined
  return typeof of === 'object' && 'the' in of ? { of: of.the } : {}
}

/** Behind it, what its arms gave names to as well. */
export function behind(effect: Effect, scene: Scene): Scene {
  const inside = armsOf(effect)
    .flat()
    .reduce((known, inner) => behind(inner, withGiven(inner, known)), scene)
  if (effect.do === 'choose') return waysApart(effect.options, inside)
  return effect.do === 'each' ? together(inside, scene) : inside
}

/** What one way counted is told apart from what another counts without a name, or by another. */
function waysApart(options: readonly (readonly Effect[])[], { given = [], ...scene }: Scene): Scene {
  const counted = options.map((way) => countedByAll(way))
  const told = given.map((one): Given => {
    const way = options.findIndex((option) => namesGivenIn(option).some(({ name }) => name === one.name))
    const isElsewhere = counted.some((kinds, index) => index !== way && kinds.has(one.counted))
    return way >= 0 && isElsewhere && one.counted !== 'other' ? { ...one, way } : one
  })
  return { ...scene, given: told }
}

const countedByAll = (effects: readonly Effect[]): ReadonlySet<Counted> =>
  new Set(effects.flatMap((effect) => [countedIn(effect), ...armsOf(effect).flatMap((arm) => [...countedByAll(arm)])]))

/** Behind an each the names that it gave stand for what all brought together; a player or a monster is known inside alone. */
function together({ given = [] }: Scene, before: Scene): Scene {
  const known = before.given ?? []
  const counted = given.filter(
    ({ name, kind }) => kind !== 'seat' && kind !== 'monster' && !known.some((one) => one.name === name),
  )
  return counted.reduce<Scene>(
    (scene, one) => withOne(scene, { ...one, kind: one.kind === 'card' ? 'cards' : one.kind, isTotal: true }),
    before,
  )
}
