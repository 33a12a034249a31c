// How many seats, who holds a trait, and levels.

import type { Amount } from '../language/amount.ts'
import type { Condition } from '../language/condition.ts'
import { isRanked } from '../language/ranked.ts'
import type { Who } from '../language/selector.ts'
import { de } from './grammar.ts'
import type { Parts } from './parts.ts'
import { holder, isKnown, like, meantAlone, ofLevel, possessive } from './person.ts'
import { type Scene, say } from './scene.ts'

/** "your level", "the level of the helper" */
export function levelWords(who: Who, scene: Scene): Parts {
  const quantity = (en: string, fr: string): Parts => ({ is: 'quantity', factor: 1, quantity: say(scene, en, fr) })
  if (who === 'lowest') return quantity('the lowest level at the table', 'le plus bas niveau de la table')
  if (who === 'highest') return quantity('the highest level at the table', 'le plus haut niveau de la table')
  const whose = meantAlone(who, scene)
  if (isKnown(whose))
    return quantity(
      `${possessive(whose, { gender: 'm', plural: false }, scene)} level`,
      `${possessive(whose, { gender: 'm', plural: false }, scene)} niveau`,
    )
  return quantity(`the level of ${whose.text}`, `le niveau ${de(whose.text)}`)
}

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
export function seatsCounted({ seats, when }: Extract<Amount, { readonly seats: Who }>, scene: Scene): Parts {
  const all = [...toldApart(seats), ...(when === undefined ? [] : [when])]
  const which = (several: boolean): string => (all.length === 0 ? '' : ` ${like({ all }, scene, several)}`)
  const each = (one: string, many: string, un: string, plusieurs: string): Parts => ({
    is: 'each',
    factor: 1,
    thing: `${say(scene, one, un)}${which(false)}`,
    things: `${say(scene, many, plusieurs)}${which(true)}`,
  })
  const ranked = (one: string, many: string): Parts =>
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
