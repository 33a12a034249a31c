// How many of something, in words: "2 levels", "+1 for each Elf", "1,000 gold".

import { unreachable } from '@brouhaha/kit'
import type { Amount } from '../language/amount.ts'
import { de, figure, isPlural, que, signed, à } from './grammar.ts'
import { kindNoun, type Noun } from './noun.ts'
import { inSomeCases, type Parts, parts, times, worded } from './parts.ts'
import { levelGap, levelsAbove } from './parts-of-seats.ts'
import { type Scene, say } from './scene.ts'

type Rate = Extract<Parts, { readonly is: 'each' | 'every' }>

/** "for each card in your hand", "for every 200 gold of the total value of your items" */
const per = (of: Rate, scene: Scene): string => {
  if (of.is === 'each' && of.perhaps !== undefined) return of.perhaps
  if (of.is === 'each')
    return say(scene, `for each ${of.thing}`, `${of.thing.includes(', ') ? 'pour chaque' : 'par'} ${of.thing}`)
  const many = `${figure(of.by, scene.language)} ${of.things}`
  return say(scene, `for every ${many}`, `par tranche de ${many}`)
}

const isRate = (of: Parts): of is Rate => of.is === 'each' || of.is === 'every'

/** "2 levels", "1 level for each card in your hand", "levels equal to a die roll"; `where` stands behind the noun. */
export function counted(amount: Amount, noun: Noun, scene: Scene, where = ''): string {
  const tail = where === '' ? '' : ` ${where}`
  const many = (count: number): string =>
    count === 0
      ? `${say(scene, 'no', noun.gender === 'f' ? 'aucune' : 'aucun')} ${noun.one}${tail}`
      : `${figure(count, scene.language)} ${isPlural(count, scene.language) ? noun.many : noun.one}${tail}`
  const apart = typeof amount === 'object' && 'plus' in amount ? levelGap(amount.plus) : undefined
  const level = apart === undefined ? undefined : levelsAbove(apart, scene)
  if (level !== undefined) return `${many(1)} ${per({ is: 'each', factor: 1, thing: level, things: level }, scene)}`
  const cases = inSomeCases(amount, scene, (value) => figure(Math.max(0, value), scene.language))
  if (cases !== undefined && cases.value > 0) return `${many(cases.value)}${cases.more}`
  const of = parts(amount, scene)
  switch (of.is) {
    case 'number':
      return many(of.value)
    case 'each':
    case 'every':
      return `${many(of.factor)} ${per(of, scene)}`
    case 'quantity':
      return say(
        scene,
        `as many ${noun.many}${tail} as ${worded(of, scene)}`,
        `autant ${de(noun.many)}${tail} ${que(worded(of, scene))}`,
      )
    default:
      return unreachable(of)
  }
}

/** "+3", "+2 in combat for each other Cultist", "a bonus in combat equal to your level"; `minus` turns the sign. */
export function bonus(amount: Amount, scene: Scene, to = '', minus = false): string {
  const turn = minus ? -1 : 1
  const where = to === '' ? '' : ` ${to}`
  const cases = inSomeCases(amount, scene, undefined, turn)
  if (cases !== undefined) return `${signed(cases.value * turn)}${where}${cases.more}`
  const of = parts(amount, scene)
  switch (of.is) {
    case 'number':
      return `${signed(of.value * turn)}${where}`
    case 'each':
    case 'every':
      return `${signed(of.factor * turn)}${where} ${per(of, scene)}`
    case 'quantity': {
      const what = of.factor * turn < 0 ? say(scene, 'a penalty', 'un malus') : say(scene, 'a bonus', 'un bonus')
      const quantity = times(of)
      return say(scene, `${what}${where} equal to ${quantity}`, `${what}${where} égal ${à(quantity)}`)
    }
    default:
      return unreachable(of)
  }
}

/** Whether a bonus of so many begins with its number: "+3", "+1 for each Elf". */
export const isSigned = (amount: Amount, scene: Scene): boolean =>
  parts(amount, scene).is !== 'quantity' || inSomeCases(amount, scene) !== undefined

/** As gold: "1,000 gold", "the result in gold". */
export function gold(amount: Amount, scene: Scene): string {
  const of = parts(amount, scene)
  const coins = (count: number): string =>
    say(
      scene,
      `${figure(count, 'en')} gold`,
      `${figure(count, 'fr')} ${isPlural(count, 'fr') ? "pièces d'or" : "pièce d'or"}`,
    )
  if (of.is === 'number') return coins(of.value)
  if (isRate(of)) return `${coins(of.factor)} ${per(of, scene)}`
  return worded(of, scene)
}

export const LEVEL = (scene: Scene): Noun => ({
  one: say(scene, 'level', 'niveau'),
  many: say(scene, 'levels', 'niveaux'),
  gender: 'm',
})
export const TREASURE = (scene: Scene): Noun => ({
  one: say(scene, 'treasure', 'trésor'),
  many: say(scene, 'treasures', 'trésors'),
  gender: 'm',
})
const MORE_TREASURE = (scene: Scene): Noun => ({
  one: say(scene, 'extra treasure', 'trésor de plus'),
  many: say(scene, 'extra treasures', 'trésors de plus'),
  gender: 'm',
})
/** "1 extra treasure", "1 treasure fewer", "1 extra treasure for each Elf" */
export function moreTreasures(add: Amount, scene: Scene, where = ''): string {
  const of = parts(add, scene)
  const fewer = (many: number): string =>
    `${counted(many, TREASURE(scene), scene)} ${say(scene, 'fewer', 'de moins')}${where === '' ? '' : ` ${where}`}`
  if (of.is === 'number' && of.value < 0) return fewer(-of.value)
  if (isRate(of) && of.factor < 0) return `${fewer(-of.factor)} ${per(of, scene)}`
  return counted(add, MORE_TREASURE(scene), scene, where)
}
export const ITEM = (scene: Scene): Noun => kindNoun('item', scene)
