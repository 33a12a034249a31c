// Whoever has the most or the fewest of something, behind "player": "with the most cards in hand", "au plus haut niveau".

import { isRanked, type RankedSeats, rankedBy } from '../language/ranked.ts'
import type { Who } from '../language/selector.ts'
import { de } from './grammar.ts'
import { nouns } from './noun.ts'
import { quantityWords } from './parts.ts'
import { like, ofLevel, type Person, person, pronoun, states } from './person.ts'
import { type Scene, say } from './scene.ts'
import { closed } from './share.ts'
import { HAVE, USE } from './verbs.ts'
import { usual } from './zone.ts'

export function rankedWords(who: RankedSeats, scene: Scene, several: boolean): string {
  const them: Person = { is: several ? 'many' : 'one', text: say(scene, 'who', 'qui') }
  const { they: _, ...apart } = scene
  const inside: Scene = { ...apart, subject: pronoun(them, scene) }
  const rank = levelWords(who, scene) ?? cardsWords(who, them, scene) ?? amountWords(who, inside)
  const among = who.among === undefined || who.among === 'everyone' ? '' : amongWords(who.among, scene)
  return `${rank}${among}`
}

/** "of the highest level" */
function levelWords(who: RankedSeats, scene: Scene): string | undefined {
  const amount = rankedBy(who)
  if (typeof amount !== 'object' || !('levelOf' in amount) || amount.levelOf !== 'tried') return undefined
  return ofLevel('withMost' in who ? 'highest' : 'lowest', scene)
}

const PLACES = { hand: [' in hand', ' en main'], table: [' in play', ' en jeu'], worn: [' in use', ''] } as const

/** "with the most cards in hand", "qui utilise le moins d'objets" */
function cardsWords(who: RankedSeats, them: Person, scene: Scene): string | undefined {
  const amount = rankedBy(who)
  if (typeof amount !== 'object' || !('cardsIn' in amount)) return undefined
  const { cardsIn, filter } = amount
  if (cardsIn !== 'hand' && cardsIn !== 'table' && cardsIn !== 'worn') return undefined
  const [noun, ...others] = nouns(filter, scene, usual(cardsIn))
  if (noun === undefined || others.length > 0) return undefined
  const [most, plus] = 'withMost' in who ? ['most', 'plus'] : ['fewest', 'moins']
  const [where, où] = PLACES[cardsIn]
  const has = states(them, cardsIn === 'worn' ? USE : HAVE, scene)
  return say(scene, `with the ${most} ${noun.many}${where}`, `${has} le ${plus} ${de(noun.many)}${où}`)
}

/** "for whom the total value of their items is highest" */
function amountWords(who: RankedSeats, inside: Scene): string {
  const amount = closed(quantityWords(rankedBy(who), inside))
  const [highest, haut] = 'withMost' in who ? ['highest', 'haut'] : ['lowest', 'bas']
  return say(inside, `for whom ${amount} is ${highest}`, `pour qui ${amount} est au plus ${haut}`)
}

/** " among the other players" */
const amongWords = (who: Who, scene: Scene): string =>
  say(scene, ` among ${thePlayers(who, scene)}`, ` parmi ${thePlayers(who, scene)}`)

function thePlayers(who: Who, scene: Scene): string {
  const players = (which: string): string => say(scene, `the players ${which}`, `les joueurs ${which}`)
  if (typeof who === 'object' && 'the' in who) return person(who, scene).text
  if (who === 'lowest' || who === 'highest') return players(ofLevel(who, scene))
  if (typeof who === 'string') return person(who, scene).text
  if (isRanked(who)) return players(rankedWords(who, scene, true))
  return players(like('holders' in who ? { has: who.holders } : who.like, scene, true))
}
