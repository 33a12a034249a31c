// What stands on cards of every kind: tags, prices, and the protected rules that a card lifts.

import { unreachable } from '@brouhaha/kit'
import type { Bonus, Card } from '../language/card.ts'
import type { Condition } from '../language/condition.ts'
import type { Protected, Size, Slot } from '../language/names.ts'
import { bonus, gold } from './amount.ts'
import { provided } from './condition.ts'
import { sized } from './noun.ts'
import { holder, mainFighter } from './person.ts'
import { type Scene, say } from './scene.ts'
import { printedTags } from './tags.ts'

/** " (Undead)" */
export function tagWords(card: Card, scene: Scene): string {
  const tags = printedTags(card).map((tag) => scene.names(tag))
  return tags.length === 0 ? '' : ` (${tags.join(', ')})`
}

export const priceWords = (value: number | null, scene: Scene): string =>
  value === null ? say(scene, 'no value', 'sans valeur') : gold(value, scene)

const PLACES: Readonly<Record<Slot | 'none', readonly [en: string, fr: string, gender: 'm' | 'f', several: boolean]>> =
  {
    none: ['item', 'objet', 'm', false],
    head: ['headgear', 'couvre-chef', 'm', false],
    armour: ['armour', 'armure', 'f', false],
    feet: ['footgear', 'chaussures', 'f', true],
    oneHand: ['one-handed item', 'objet à une main', 'm', false],
    twoHands: ['two-handed item', 'objet à deux mains', 'm', false],
  }

/** What a French participle ends in when it is said of such an item: "réservée", "interdites". */
export function slotEnding(slot: Slot | undefined): string {
  const [, , gender, several] = PLACES[slot ?? 'none']
  return `${gender === 'f' ? 'e' : ''}${several ? 's' : ''}`
}

/** "Big armour", "grosses chaussures" */
export function slotWords(slot: Slot | undefined, size: Size | undefined, scene: Scene): string {
  const [en, fr, gender, several] = PLACES[slot ?? 'none']
  const text = say(scene, en, fr)
  const noun = sized({ one: text, many: text, gender }, size, scene)
  return several ? noun.many : noun.one
}

/** "+4 against an Elf", "1 extra treasure if there is only 1 monster in the fight" */
export function inCaseOf({ when }: Bonus, scene: Scene, bonus: string): string {
  if (when === undefined) return bonus
  const trait = foe(when)
  if (trait !== undefined) return `${bonus} ${say(scene, 'against', 'contre')} ${holder(trait, scene, 'a')}`
  return `${bonus} ${provided('anyFighter' in when && isAlone(when.anyFighter) ? when.anyFighter : when, mainFighter(scene), scene)}`
}

/** Whoever fights without help is the main fighter. */
const isAlone = (when: Condition): boolean => 'fights' in when && when.fights === 'alone'

export const bonusWords = (each: Bonus, scene: Scene, what = ''): string =>
  inCaseOf(each, scene, bonus(each.add, scene, what))

/** The one trait that a monster looks for. */
function foe(when: Condition): string | undefined {
  return 'anyFighter' in when && 'has' in when.anyFighter ? when.anyFighter.has : undefined
}

export function overrideWords(rule: Protected, scene: Scene): string {
  switch (rule) {
    case 'killLevel':
      return say(
        scene,
        'the level is gained even though nothing is killed',
        "le niveau est gagné même si rien n'est tué",
      )
    case 'midCombatReward':
      return say(scene, 'this works even in the middle of a fight', 'cela vaut même en plein combat')
    case 'tenByKill':
      return say(scene, 'this may even be the winning level', 'cela peut même être le niveau de la victoire')
    case 'loneCultist':
      return say(scene, 'even the only Cultist is freed', 'même le seul Cultiste est libéré')
    default:
      return unreachable(rule)
  }
}
