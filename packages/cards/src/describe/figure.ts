// A number of somebody that grows or shrinks: "+2 in combat", "1 extra treasure for each fight won by a kill".

import { unreachable } from '@brouhaha/kit'
import type { Modifier } from '../language/ability.ts'
import type { Amount } from '../language/amount.ts'
import { bonus, moreTreasures } from './amount.ts'
import { provided } from './condition.ts'
import { si } from './grammar.ts'
import { isKnown, type Person, possessive, pronoun, states } from './person.ts'
import { type Scene, say } from './scene.ts'
import { GET, HAVE, WIN } from './verbs.ts'
import { without } from './window.ts'

/** Of none that was killed there are none anyway. */
const countsKills = (add: Amount): boolean => typeof add === 'object' && 'kills' in add

/** Only the main fighter's own treasures grow, once for a fight won in which something was killed, and never to less than none. */
function treasureWords({ add, when }: Modifier, scene: Scene): string {
  const { found, rest } = without(when, (one) => 'fights' in one && one.fights !== 'asHelper')
  const isAlone = found !== undefined && 'fights' in found && found.fights === 'alone'
  const who = pronoun(scene.subject, scene)
  const asMain = scene.isMain === true ? '' : say(scene, ' as the main fighter', ' comme combattant principal')
  const how = `${isAlone ? say(scene, ' without help', ' sans aide') : asMain}${countsKills(add) ? '' : say(scene, ' by a kill', ' en tuant un monstre')}`
  const isInOne = scene.inOneFight !== undefined
  const fight = isInOne
    ? say(scene, `if ${states(who, WIN, scene)}${how}`, `${si(states(who, WIN, scene))}${how}`)
    : say(scene, `for each fight won${how}`, `par combat gagné${how}`)
  const clause = rest === undefined ? '' : provided(rest, who, scene)
  const asked = clause === '' ? '' : isInOne ? clause.replace(/^(?=if |si |s')/, say(scene, 'and ', 'et ')) : clause
  const floor = typeof add === 'number' && add < -1 ? ' (minimum 0)' : ''
  return `${forWhom(scene.subject, scene)}${moreTreasures(add, scene)}${floor} ${fight}${asked === '' ? '' : ` ${asked}`}`
}

/** "the helper gets +2 in combat"; nothing is said where it is you. */
const forWhom = (of: Person, scene: Scene): string => (isKnown(of) ? '' : `${states(of, GET, scene)} `)

export function modifierWords(modifier: Modifier, scene: Scene): string {
  const { figure, add, when } = modifier
  if (figure === 'treasures') return treasureWords(modifier, scene)
  const clause = when === undefined ? '' : ` ${provided(when, pronoun(scene.subject, scene), scene)}`
  return `${figureWords(figure, add, scene)}${clause}`
}

/** More than anybody has. */
const ALL_HANDS = 20

/** "you have 1 hand more", "you have no hands" */
function handsWords(add: number, scene: Scene): string {
  if (add <= -ALL_HANDS)
    return scene.language === 'en'
      ? `${states(scene.subject, HAVE, scene)} no hands`
      : `${states(scene.subject, HAVE, scene, true).replace(/ pas$/, '')} aucune main`
  const many = Math.abs(add)
  const hands = many === 1 ? say(scene, 'hand', 'main') : say(scene, 'hands', 'mains')
  const more = add > 0 ? say(scene, 'more', 'de plus') : say(scene, 'fewer', 'de moins')
  return `${states(scene.subject, HAVE, scene)} ${many} ${hands} ${more}`
}

function figureWords(figure: Exclude<Modifier['figure'], 'treasures'>, add: Amount, scene: Scene): string {
  const own = (gender: 'm' | 'f'): string => possessive(scene.subject, { gender, plural: false }, scene)
  const plus = (en: string, fr: string): string =>
    `${forWhom(scene.subject, scene)}${bonus(add, scene, say(scene, en, fr))}`
  switch (figure) {
    case 'strength':
      return scene.isFightSaid === true ? plus('', '') : plus('in combat', 'en combat')
    case 'flee':
      return plus('to run away', 'pour fuir')
    case 'handLimit':
      return plus(`to ${own('f')} hand limit`, `à ${own('f')} limite de cartes en main`)
    case 'hands':
      if (typeof add === 'number') return handsWords(add, scene)
      return plus(`to ${own('m')} number of hands`, `à ${own('m')} nombre de mains`)
    case 'bigLimit':
      return plus('to the number of Big items allowed', 'au nombre de Gros objets permis')
    case 'complexLimit':
      return plus('to the number of Complex items allowed', "au nombre d'objets Complexes permis")
    case 'acolyteLimit':
      return plus('to the number of acolytes allowed', "au nombre d'acolytes permis")
    case 'priceTimes':
      return add === 1
        ? say(
            scene,
            'one item sold each turn is worth twice its price',
            'un objet vendu par tour vaut le double de son prix',
          )
        : plus(
            'to the times its price that one item sold each turn is worth',
            'au multiple du prix que vaut un objet vendu par tour',
          )
    case 'dice':
      return plus('to every die rolled', 'à chaque jet de dé')
    default:
      return unreachable(figure)
  }
}
