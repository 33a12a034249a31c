// How many seats, who holds a trait, and levels, also of several together.

import type { Amount } from '../language/amount.ts'
import type { Condition } from '../language/condition.ts'
import { isRanked } from '../language/ranked.ts'
import { seatsMeant } from '../language/seats-meant.ts'
import type { Who } from '../language/selector.ts'
import { de, que, si } from './grammar.ts'
import type { Parts } from './parts.ts'
import {
  holder,
  isAnybody,
  isKnown,
  like,
  meantAlone,
  ofLevel,
  type Person,
  possessive,
  pronoun,
  states,
  tonic,
} from './person.ts'
import { type Scene, say } from './scene.ts'
import { BE, HAVE } from './verbs.ts'

/** "your level", "the level of the helper" */
export function levelWords(who: Who, scene: Scene): Parts {
  const quantity = (en: string, fr: string, units?: string): Parts => ({
    is: 'quantity',
    factor: 1,
    quantity: say(scene, en, fr),
    ...(units !== undefined && { units }),
  })
  if (who === 'lowest') return quantity('the lowest level at the table', 'le plus bas niveau de la table')
  if (who === 'highest') return quantity('the highest level at the table', 'le plus haut niveau de la table')
  const whose = seatMeant(who, scene)
  if (isKnown(whose)) {
    const [own, has] = [possessive(whose, { gender: 'm', plural: false }, scene), states(whose, HAVE, scene)]
    return quantity(`${own} level`, `${own} niveau`, say(scene, `levels that ${has}`, `niveaux ${que(has)}`))
  }
  const of = say(scene, `of ${whose.text}`, de(whose.text))
  return quantity(`the level ${of}`, `le niveau ${of}`, say(scene, `levels ${of}`, `niveaux ${of}`))
}

/** The seat that an `each` has come to is the subject already. */
function seatMeant(who: Who, scene: Scene): Person {
  const whose = meantAlone(who, scene)
  return who === 'each' && whose.text === scene.subject.text ? pronoun(whose, scene) : whose
}

/** "yours", "theirs", "that of the helper": a level, where one was spoken of. */
export function levelOf(whose: Person, scene: Scene): string {
  if (whose.is === 'you') return say(scene, 'yours', 'le tien')
  return isKnown(whose)
    ? say(scene, 'theirs', 'le sien')
    : say(scene, `that of ${whose.text}`, `celui ${de(whose.text)}`)
}

/** One level and another that is taken away from it: whose they are. */
export function levelGap(list: readonly Amount[]): readonly [one: Who, other: Who] | undefined {
  if (list.length !== 2) return undefined
  const other = list.flatMap((one) =>
    typeof one === 'object' && 'times' in one && one.times[0] === -1 ? [one.times[1]] : [],
  )[0]
  const one = list.find((each) => typeof each === 'object' && 'levelOf' in each)
  if (typeof one !== 'object' || !('levelOf' in one) || typeof other !== 'object' || !('levelOf' in other))
    return undefined
  return [one.levelOf, other.levelOf]
}

/** "their level minus yours" */
export function gapWords([one, other]: readonly [one: Who, other: Who], scene: Scene): string | undefined {
  if (isRank(other)) return undefined
  const minuend = levelWords(one, scene)
  if (minuend.is !== 'quantity') return undefined
  const less = levelOf(seatMeant(other, scene), scene)
  return say(scene, `${minuend.quantity} minus ${less}`, `${minuend.quantity} moins ${less}`)
}

/** "level that player is above you", "niveau que ce joueur a de plus que toi": so many of something for each of them. */
export function levelsAbove([one, other]: readonly [one: Who, other: Who], scene: Scene): string | undefined {
  if (isRank(one) || isRank(other)) return undefined
  const [higher, lower] = [seatMeant(one, scene), tonic(seatMeant(other, scene), scene)]
  return say(
    scene,
    `level ${states(higher, BE, scene)} above ${lower}`,
    `niveau ${que(states(higher, HAVE, scene))} de plus ${que(lower)}`,
  )
}

const isRank = (who: Who): boolean => who === 'lowest' || who === 'highest'

type Each = Extract<Parts, { readonly is: 'each' }>
type Counted = Extract<Amount, { readonly seats: Who }>

/** "the sum of the levels of the other players who are female" */
export function levelsAdded(of: Counted, scene: Scene): Parts {
  const text = say(scene, 'the ', 'les ') + seatsCounted(of, scene).things
  const have = states({ is: 'many', text }, HAVE, scene)
  return {
    is: 'quantity',
    factor: 1,
    quantity: say(scene, `the sum of the levels of ${text}`, `la somme des niveaux ${de(text)}`),
    units: say(scene, `levels that ${have} together`, `niveaux ${que(have)} ensemble`),
  }
}

/** "each other player", one of those for whom something is added up */
export const eachSeat = (of: Counted, scene: Scene): Person => ({
  is: 'one',
  text: `${say(scene, 'each', 'chaque')} ${seatsCounted(of, scene).thing}`,
})

/** "other Elf" */
export function holdersCounted(
  { holdersOf, besidesYou }: Extract<Amount, { readonly holdersOf: unknown }>,
  scene: Scene,
): Parts {
  const other = besidesYou === true
  return {
    is: 'each',
    factor: 1,
    thing: holder(holdersOf, scene, other ? ['other', 'autre'] : ['', '']).trim(),
    things: holders(holdersOf, other, scene),
  }
}

/** "Elf players", "autres joueurs Elfe", "autres joueurs qui ont le pouvoir Rapide" */
function holders(trait: string, other: boolean, scene: Scene): string {
  const [before, devant] = other ? ['other ', 'autres '] : ['', '']
  if (scene.names.powers?.has(trait) === true)
    return `${say(scene, `${before}players`, `${devant}joueurs`)} ${like({ has: trait }, scene, true)}`
  const name = scene.names(trait)
  return say(scene, `${before}${name} players`, `${devant}joueurs ${name}`)
}

/** "fighter who is an Elf", "autre joueur" */
export function seatsCounted({ seats, when }: Counted, scene: Scene): Each {
  const all = [...toldApart(seats), ...(when === undefined ? [] : [when])].filter((one) => !isAnybody(one))
  const which = (several: boolean): string => (all.length === 0 ? '' : ` ${like({ all }, scene, several)}`)
  const each = (one: string, many: string, un: string, plusieurs: string): Each => ({
    is: 'each',
    factor: 1,
    thing: `${say(scene, one, un)}${which(false)}`,
    things: `${say(scene, many, plusieurs)}${which(true)}`,
    ...perhapsOne(seats, when, scene),
  })
  const ranked = (one: string, many: string): Each =>
    each(`player ${one}`, `players ${many}`, `joueur ${one}`, `joueurs ${many}`)
  if (isRanked(seats)) return ranked(scene.prose.ranked(seats, scene, false), scene.prose.ranked(seats, scene, true))
  switch (seats) {
    case 'fighters':
      return each('fighter', 'fighters', 'combattant', 'combattants')
    case 'others':
      return each('other player', 'other players', 'autre joueur', 'autres joueurs')
    case 'neighbours':
      return each('neighbour', 'neighbours', 'voisin', 'voisins')
    case 'bystanders':
      return each(
        'player outside the fight',
        'players outside the fight',
        'joueur hors du combat',
        'joueurs hors du combat',
      )
    case 'helper':
      return each('helper', 'helpers', 'allié', 'alliés')
    case 'main':
      return each('main fighter', 'main fighters', 'combattant principal', 'combattants principaux')
    case 'lowest':
    case 'highest':
      return ranked(ofLevel(seats, scene), ofLevel(seats, scene))
    default:
      return each('player', 'players', 'joueur', 'joueurs')
  }
}

/** Of one seat there is one or none: "if the main fighter is an Elf", "if there is a helper". */
function perhapsOne(seats: Who, when: Condition | undefined, scene: Scene): { readonly perhaps?: string } {
  if (typeof seats !== 'string' || seatsMeant(seats) !== 'one') return {}
  const condition = soleSeat(seats, when)
  if (condition === undefined) return {}
  const clause = scene.prose.holds(condition, meantAlone(seats, scene), { ...scene, link: 'si' })
  return { perhaps: say(scene, `if ${clause}`, si(clause)) }
}

/** What is asked where one seat is counted. */
export const soleSeat = (seats: Who, when: Condition | undefined): Condition | undefined => {
  if (seats === 'helper') return { anyFighter: when === undefined ? AS_HELPER : { all: [AS_HELPER, when] } }
  return when
}
const AS_HELPER: Condition = { fights: 'asHelper' }

/** Seats that have no noun of their own are told by what they are. */
const toldApart = (seats: Who): readonly Condition[] => {
  if (isRanked(seats)) return []
  if (typeof seats === 'object' && 'like' in seats) return [seats.like]
  if (typeof seats === 'object') return [{ is: seats }]
  return NOUNS.has(seats) ? [] : [{ is: seats }]
}

const NOUNS: ReadonlySet<Who> = new Set<Who>([
  'fighters',
  'others',
  'neighbours',
  'bystanders',
  'everyone',
  'helper',
  'main',
  'lowest',
  'highest',
])
