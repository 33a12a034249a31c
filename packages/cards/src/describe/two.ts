// Two steps that are one to whoever reads them: "choose two other players", "each of the two reveals an item", "the two swap cards".

import type { Effect } from '../language/effect.ts'
import { EFFECT_WORDS } from '../verbs/list.ts'
import type { NamePlayer } from '../verbs/name-player.ts'
import type { Take } from '../verbs/take.ts'
import type { Words } from '../verbs/verb.ts'
import { isExcluded } from './given.ts'
import { acts, like, meantAlone } from './person.ts'
import { type Scene, say } from './scene.ts'
import { CHOOSE } from './verbs.ts'

type Said = (scene: Scene) => string

/** How the two are said, or undefined where they are two. */
export function twoAsOne(one: Effect, other: Effect, scene: Scene): Said | undefined {
  if (one.do === 'namePlayer' && other.do === 'namePlayer') return twoPlayers(one, other)
  if (one.do === 'take' && other.do === 'take' && isSwap(one, other, scene))
    return (here) => say(here, 'the two swap those cards', 'les deux échangent ces cartes-là')
  return ofBoth(one, other, scene)
}

const TWO: Readonly<Record<string, readonly [en: string, fr: string]>> = {
  others: ['two other players', 'deux autres joueurs'],
  everyone: ['two players', 'deux joueurs'],
  bystanders: ['two players outside the fight', 'deux joueurs hors du combat'],
}

/** The second is like the first, and somebody else. */
function twoPlayers(one: NamePlayer, other: NamePlayer): Said | undefined {
  const { among = 'others', as, by, when } = one
  const words = typeof among === 'string' ? TWO[among] : undefined
  const rest = as === undefined ? null : isExcluded(as, other.when)
  if (words === undefined || rest === null || (other.among ?? 'others') !== among || other.as === undefined)
    return undefined
  if (!isSame(other.by, by) || !isSame(rest, when)) return undefined
  return (scene) =>
    `${acts(meantAlone(by, scene), CHOOSE, scene)} ${say(scene, words[0], words[1])}${when === undefined ? '' : ` ${like(when, scene, true)}`}`
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Two players and nobody else have names. */
function pairOf({ given = [] }: Scene): readonly [string, string] | undefined {
  const [one, two, ...more] = given.filter(({ kind }) => kind === 'seat')
  return one === undefined || two === undefined || more.length > 0 ? undefined : [one.name, two.name]
}

/** What the first has to do, the second has to do as well. */
function ofBoth(one: Effect, other: Effect, scene: Scene): Said | undefined {
  const pair = pairOf(scene)
  if (pair === undefined || !('cards' in one)) return undefined
  const [first, second] = pair
  const named = (effect: Effect): string => JSON.stringify({ ...effect, as: '' })
  const isSpoken = named(one).includes(`{"the":"${first}"}`) && !named(one).includes(`{"the":"${second}"}`)
  if (!isSpoken || named(one).replaceAll(`{"the":"${first}"}`, `{"the":"${second}"}`) !== named(other)) return undefined
  const words: Words<Effect> = EFFECT_WORDS[one.do]
  return (here) => words.clause(one, { ...here, both: first })
}

/** Each gets the card that was the other's. */
function isSwap(one: Take, other: Take, scene: Scene): boolean {
  const pair = pairOf(scene)
  const card = ({ cards: { zone } }: Take) =>
    typeof zone === 'object' ? scene.given?.find(({ name, kind }) => name === zone.the && kind === 'card') : undefined
  const to = ({ to: who }: Take): string | undefined => (typeof who === 'object' && 'the' in who ? who.the : undefined)
  const [mine, theirs] = [card(one), card(other)]
  if (pair === undefined || mine?.of === undefined || theirs?.of === undefined || mine.of === theirs.of) return false
  return (
    to(one) === theirs.of &&
    to(other) === mine.of &&
    [one, other].every(({ otherwise, as, equip }) => !otherwise && !as && !equip)
  )
}
