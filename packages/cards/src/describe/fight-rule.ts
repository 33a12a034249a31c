// Rules of a fight: what counts for nothing, for more, or the other way round.

import { unreachable } from '@brouhaha/kit'
import type { Ability, FightRule } from '../language/ability.ts'
import type { FightSide } from '../language/names.ts'
import type { CardFilter } from '../language/selector.ts'
import { de } from './grammar.ts'
import { exceptions, nouns, plural } from './noun.ts'
import { isKnown, possessive } from './person.ts'
import { type Scene, say } from './scene.ts'

/** What the other abilities of a card ignore is nothing, however often it is doubled. */
export const amongOthers = (abilities: readonly Ability[] | undefined, scene: Scene): Scene => ({
  ...scene,
  ignored: (abilities ?? []).flatMap((one) =>
    'ignored' in one && one.ignored === 'items' ? [{ filter: one.filter, except: one.except }] : [],
  ),
})

/** Whether some of these cards may be among those that count for nothing. */
const mayBeIgnored = (filter: CardFilter | undefined, kind: 'items' | 'oneShots', { ignored = [] }: Scene): boolean =>
  ignored.some(({ filter: which, except }) => {
    if (except !== undefined && JSON.stringify(except) === JSON.stringify(filter)) return false
    const { kind: kinds = kind === 'items' ? 'item' : 'oneShot', slot, tag } = { ...filter }
    const apart = <T>(one: T | readonly T[] | undefined, other: T | readonly T[] | undefined): boolean =>
      one !== undefined && other !== undefined && ![other].flat().some((each) => [one].flat().includes(each))
    const isAnyItem = which?.kind !== undefined && [which.kind].flat().includes('anyItem')
    return (
      (isAnyItem || !apart<unknown>(which?.kind, kinds)) &&
      !apart<unknown>(which?.slot, slot) &&
      !isBut(which?.not, tag)
    )
  })

/** Whether what is left out is what is meant. */
const isBut = (not: CardFilter | undefined, tag: CardFilter['tag']): boolean =>
  not?.tag !== undefined && tag !== undefined && JSON.stringify(not) === JSON.stringify({ tag })

/** "double", "triple", "4 fois" */
function factor(times: number | undefined, scene: Scene): string {
  if (times === undefined || times === 2) return 'double'
  return times === 3 ? 'triple' : say(scene, `${times} times`, `${times} fois`)
}

/** What only an item is like: it has a place, a size, a bonus or a bearer of its own. */
const isEquipment = ({ slot, size, bonus, onlyFor, attached, host }: CardFilter): boolean =>
  slot !== undefined ||
  (size !== undefined && size !== 'small') ||
  (bonus?.least ?? 0) > 0 ||
  onlyFor !== undefined ||
  attached !== undefined ||
  host === true

/** Of the kinds that count for somebody, those that a rule means: items in use, one-shots that were played. */
function kindsMeant({ filter = {}, side, own }: IgnoredItems): readonly ('item' | 'oneShot')[] {
  const kinds = filter.kind === undefined ? ['anyItem'] : [filter.kind].flat()
  const isMeant = (kind: 'item' | 'oneShot'): boolean => kinds.includes(kind) || kinds.includes('anyItem')
  const isPlayed = isMeant('oneShot') && own !== true && !isEquipment(filter)
  return [
    ...(isMeant('item') && side !== 'monsters' ? (['item'] as const) : []),
    ...(isPlayed ? (['oneShot'] as const) : []),
  ]
}

type IgnoredItems = Extract<FightRule, { readonly ignored: string }>

/** "items and one-shots", "one-shots marked Fire", "items in use" where one-shots are left out of what they go with otherwise. */
function ignoredThings(rule: IgnoredItems, scene: Scene): { readonly text: string; readonly gender: 'm' | 'f' } {
  const kinds = kindsMeant(rule)
  const [only = 'item', ...more] = kinds
  const list = nouns({ ...rule.filter, kind: more.length === 0 ? only : kinds }, scene)
  const text = plural(list, scene, ['and', 'et des'])
  const isApart = kinds.length === 1 && only === 'item' && rule.own !== true && !isEquipment(rule.filter ?? {})
  return {
    text: isApart ? `${text} ${say(scene, 'in use', 'utilisés')}` : text,
    gender: list.every(({ gender }) => gender === 'f') ? 'f' : 'm',
  }
}

/** The bonuses of items, which may be those of one-shots as well. No card of a kind that counts for nothing does away with a monster that says so. */
function ignoredItems(rule: IgnoredItems, those: (things: string) => string, scene: Scene): string {
  const { text, gender } = ignoredThings(rule, scene)
  const side = kindsMeant(rule).includes('oneShot') && rule.side !== undefined ? ` ${sideWords(rule.side, scene)}` : ''
  const left = rule.except === undefined ? undefined : exceptions(rule.except, gender, scene)
  const except = left === undefined ? '' : say(scene, `, except ${left},`, `, sauf ${left},`)
  const things = those(text)
  if (scene.foe !== 'self' || rule.side === 'monsters')
    return say(
      scene,
      `the bonuses of ${gear(things)}${side}${except} do not count`,
      `les bonus ${de(gear(things))}${side}${except} ne comptent pas`,
    )
  return say(
    scene,
    `${things}${side}${except} give no bonus in combat and cannot get rid of this monster`,
    `${gear(things)}${side}${except} ne donnent aucun bonus en combat et ne peuvent pas éliminer ce monstre`,
  )
}

/** Of what is worn one has one at most: "your headgear", "tes chaussures". */
const gear = (things: string): string =>
  things.replace(/pieces of (?=headgear|footgear)|suits of (?=armour)|paires de (?=chaussures)/g, '')

/** "in your fights, ", where a rule for both sides does not speak of one fight already. */
export function whichFights(rule: FightRule, scene: Scene): string {
  const isPersonal = 'reversed' in rule || rule.own === true || ('doubled' in rule && rule.doubled === 'self')
  if (isPersonal || scene.inOneFight !== undefined || !isKnown(scene.subject)) return ''
  const own = possessive(scene.subject, { gender: 'm', plural: true }, scene)
  return say(scene, `in ${own} fights, `, `dans ${own} combats, `)
}

/** For which side they count that a rule is about. */
function sideWords(side: FightSide | undefined, scene: Scene): string {
  if (side === undefined) return say(scene, 'on both sides', 'dans les deux camps')
  return side === 'players'
    ? say(scene, "on the players' side", 'dans le camp des joueurs')
    : say(scene, "on the monsters' side", 'dans le camp des monstres')
}

export function ruleWords(rule: FightRule, scene: Scene): string {
  const things = (filter: CardFilter | undefined, kind: 'item' | 'oneShot' | 'enhancer'): string =>
    plural(nouns(filter, scene, kind), scene, ['and', 'et'])
  const isOwn = 'own' in rule && rule.own === true
  const mine = possessive(scene.subject, { gender: 'm', plural: true }, scene)
  const one = (gender: 'm' | 'f'): string => possessive(scene.subject, { gender, plural: false }, scene)
  /** "your items", "les objets" */
  const those = (things: string): string => (isOwn ? `${mine} ${things}` : say(scene, things, `les ${things}`))
  if ('ignored' in rule) {
    const except =
      rule.except === undefined
        ? ''
        : say(scene, `, except ${exceptions(rule.except, 'm', scene)}`, `, sauf ${exceptions(rule.except, 'm', scene)}`)
    const nothing = (en: string, fr: string): string =>
      say(scene, `${en} count for nothing${except}`, `${fr} ne comptent pas${except}`)
    switch (rule.ignored) {
      case 'level':
        return isOwn
          ? say(scene, `${mine} level counts for nothing`, `${one('m')} niveau ne compte pas`)
          : nothing("the fighters' levels", 'les niveaux des combattants')
      case 'items':
        return ignoredItems(rule, those, scene)
      case 'traits': {
        const which =
          rule.filter === undefined
            ? say(scene, 'identities', 'identités')
            : plural(nouns(rule.filter, scene), scene, ['and', 'et'])
        const silenced = those(which)
        return nothing(`the abilities of ${silenced}`, `les capacités ${de(silenced)}`)
      }
      case 'printedBonuses':
        return nothing("the monsters' own bonuses and penalties", 'les bonus et malus propres aux monstres')
      default:
        return unreachable(rule.ignored)
    }
  }
  if ('doubled' in rule) {
    switch (rule.doubled) {
      case 'items':
      case 'oneShots':
      case 'enhancers': {
        const kind = rule.doubled === 'items' ? 'item' : rule.doubled === 'oneShots' ? 'oneShot' : 'enhancer'
        const doubled = gear(those(things(rule.filter, kind)))
        const sides = kind === 'oneShot' ? ` ${sideWords(rule.side, scene)}` : ''
        const counts =
          rule.doubled !== 'enhancers' && mayBeIgnored(rule.filter, rule.doubled, scene)
            ? say(scene, ', where they count at all', ', quand il compte')
            : ''
        return say(
          scene,
          `the bonuses of ${doubled} count ${factor(rule.times, scene)}${sides}${counts}`,
          `le bonus ${de(doubled)} compte ${factor(rule.times, scene)}${sides}${counts}`,
        )
      }
      case 'printedBonuses':
        return say(
          scene,
          `the monsters' own bonuses and penalties count ${factor(rule.times, scene)}`,
          `les bonus et malus propres aux monstres comptent ${factor(rule.times, scene)}`,
        )
      case 'self': {
        const own = possessive(scene.subject, { gender: 'f', plural: false }, scene)
        return say(
          scene,
          `${own} own strength counts ${factor(rule.times, scene)}`,
          `${own} propre force compte ${factor(rule.times, scene)}`,
        )
      }
      default:
        return unreachable(rule.doubled)
    }
  }
  if ('reversed' in rule) {
    return rule.filter?.host
      ? say(scene, "that item's bonus counts as a penalty", 'le bonus de cet objet compte comme un malus')
      : say(
          scene,
          `the bonuses of ${gear(things(rule.filter, 'item'))} count as penalties`,
          `le bonus des ${gear(things(rule.filter, 'item'))} compte comme un malus`,
        )
  }
  return unreachable(rule)
}
