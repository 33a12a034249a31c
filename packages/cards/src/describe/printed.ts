// What stands on cards of every kind: tags, prices, and the protected rules that a card lifts.

import { unreachable } from '@brouhaha/kit'
import type { Bonus, Card } from '../language/card.ts'
import type { Condition } from '../language/condition.ts'
import type { Protected, Size, Slot } from '../language/names.ts'
import { bonus, gold } from './amount.ts'
import { provided } from './condition.ts'
import { aFighter, holder } from './person.ts'
import { type Scene, say } from './scene.ts'

/** " (Undead)" */
export const tagWords = ({ tags }: Card, scene: Scene): string =>
  tags === undefined || tags.length === 0 ? '' : ` (${tags.map((tag) => scene.names(tag)).join(', ')})`

export const priceWords = (value: number | null, scene: Scene): string =>
  value === null ? say(scene, 'no value', 'sans valeur') : gold(value, scene)

export function slotWords(slot: Slot | undefined, size: Size | undefined, scene: Scene): string {
  const where = ((): readonly [en: string, fr: string] => {
    switch (slot) {
      case undefined:
        return ['item', 'objet']
      case 'head':
        return ['headgear', 'couvre-chef']
      case 'armour':
        return ['armour', 'armure']
      case 'feet':
        return ['footgear', 'chaussures']
      case 'oneHand':
        return ['one-handed item', 'objet à une main']
      case 'twoHands':
        return ['two-handed item', 'objet à deux mains']
      default:
        return unreachable(slot)
    }
  })()
  switch (size) {
    case undefined:
      return say(scene, ...where)
    case 'big':
      return say(scene, `${where[0]}, Big`, `${where[1]}, Gros`)
    case 'complex':
      return say(scene, `${where[0]}, Complex`, `${where[1]}, Complexe`)
    default:
      return unreachable(size)
  }
}

/** "+4 against an Elf", "+2 if there is exactly 1 monster in the fight" */
export function bonusWords({ add, when }: Bonus, scene: Scene, what = ''): string {
  const plus = bonus(add, scene, what)
  if (when === undefined) return plus
  const trait = foe(when)
  if (trait !== undefined) return `${plus} ${say(scene, 'against', 'contre')} ${holder(trait, scene, 'a')}`
  return `${plus} ${provided(when, aFighter(scene), scene)}`
}

/** The one trait that a monster looks for. */
function foe(when: Condition): string | undefined {
  return 'anyFighter' in when && 'has' in when.anyFighter ? when.anyFighter.has : undefined
}

export function overrideWords(rule: Protected, scene: Scene): string {
  switch (rule) {
    case 'floor':
      return say(scene, 'this may take a level below 1', 'cela peut faire descendre sous le niveau 1')
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
