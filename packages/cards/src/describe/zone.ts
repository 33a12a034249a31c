// Where cards are, seen from their owner.

import { unreachable } from '@brouhaha/kit'
import { isRanked } from '../language/ranked.ts'
import type { CardFilter, CardKind, Who, Zone } from '../language/selector.ts'
import { de, que } from './grammar.ts'
import {
  holder,
  isKnown,
  meant,
  neighbours,
  nobody,
  ofLevel,
  type Person,
  person,
  possessive,
  states,
  toldPlayer,
} from './person.ts'
import { type Scene, say } from './scene.ts'
import { HAVE, USE } from './verbs.ts'

/** Out of a group, whichever seat it is: "another player", "any player". */
export function owner(of: Who | undefined, scene: Scene): Person {
  const one = (en: string, fr: string): Person => ({ is: 'one', text: say(scene, en, fr) })
  if (typeof of === 'object' && ('the' in of || isRanked(of))) return meant(of, scene)
  if (typeof of === 'object')
    return 'holders' in of
      ? { is: 'one', text: holder(of.holders, scene, 'a') }
      : { is: 'one', text: toldPlayer(of, ['a', 'un'], scene).text.replace(/^a other /, 'another ') }
  switch (of) {
    case 'others':
      return one('another player', 'un autre joueur')
    case 'everyone':
      return one('any player', "n'importe quel joueur")
    case 'fighters':
      return one('a fighter', 'un combattant')
    case 'neighbours':
      return one(`one of ${neighbours(scene)}`, `l'un ${de(neighbours(scene))}`)
    case 'bystanders':
      return one('a player outside the fight', 'un joueur hors du combat')
    default:
      return meant(of, scene)
  }
}

/** Any of them, those who share a rank too: "a player of the lowest level". */
export function someOne(of: Who, scene: Scene): Person {
  if (of === 'everyone') return { is: 'one', text: say(scene, 'any player', 'un joueur') }
  if (of === 'lowest' || of === 'highest')
    return { is: 'one', text: say(scene, `a player ${ofLevel(of, scene)}`, `un joueur ${ofLevel(of, scene)}`) }
  if (isRanked(of)) return toldPlayer(of, ['a', 'un'], scene)
  return owner(of, scene)
}

/** None of a group: "no other player"; nothing where one seat is meant. */
export function noneOfThem(of: Who, scene: Scene): Person | undefined {
  const none = (en: string, fr: string): Person => ({
    is: 'none',
    text: say(scene, en, fr),
    every: person(of, scene, true).text,
  })
  if (typeof of === 'object' && 'the' in of) return undefined
  if (typeof of === 'object') return { ...none('', ''), text: toldPlayer(of, ['no', 'aucun'], scene).text }
  switch (of) {
    case 'others':
      return none('no other player', 'aucun autre joueur')
    case 'everyone':
      return none('no player', 'aucun joueur')
    case 'fighters':
      return nobody(scene)
    case 'neighbours':
      return none(`none of ${neighbours(scene)}`, `aucun ${de(neighbours(scene))}`)
    case 'bystanders':
      return none('no player outside the fight', 'aucun joueur hors du combat')
    case 'lowest':
    case 'highest':
      return none(`no player ${ofLevel(of, scene)}`, `aucun joueur ${ofLevel(of, scene)}`)
    default:
      return undefined
  }
}

const MAIN = { gender: 'f', plural: false } as const

/** "your hand", "the helper's hand", "the hand of the player on your left" */
export function hand(of: Person, scene: Scene): string {
  if (isKnown(of)) return `${possessive(of, MAIN, scene)} ${say(scene, 'hand', 'main')}`
  if (of.is === 'many') return say(scene, genitive(of.text, 'hands'), `les mains ${de(of.text)}`)
  return say(scene, genitive(of.text, 'hand'), `la main ${de(of.text)}`)
}

/** "the helper's", "the fighters'" */
const apostrophe = (text: string): string => (text.endsWith('s') ? `${text}'` : `${text}'s`)

/** What takes no apostrophe. */
const LONG = /^whoever | (?:of|who|whose|such|on|outside|with|for|from|played|aimed|hits?|chosen)(?: |$)/

/** "the helper's turn"; whoever takes more than a word or two comes behind: "the turn of the player on your left". */
export const genitive = (text: string, noun: string): string =>
  LONG.test(text) ? `the ${noun} of ${text}` : `${apostrophe(text)} ${noun}`

/** Behind a noun, where more about the card is to follow: "of yours", "d'un autre joueur". */
export const belongingTo = (of: Person, scene: Scene): string => {
  if (of.is === 'you') return say(scene, 'of yours', 'à toi')
  return isKnown(of)
    ? say(scene, 'of theirs', 'à lui')
    : say(scene, LONG.test(of.text) ? `of ${of.text}` : `of ${apostrophe(of.text)}`, de(of.text))
}

/** Behind a noun: "from your hand", "que tu utilises". `counts`: the cards stay there. */
export function inZone(zone: Zone, of: Person, scene: Scene, counts = false, filter?: CardFilter): string {
  if (typeof zone === 'object') return ''
  const which = of.text.startsWith('that ') ? 'which' : 'that'
  const out = counts ? say(scene, 'in', 'dans') : say(scene, 'from', 'de')
  switch (zone) {
    case 'worn':
      return say(scene, `${which} ${states(of, USE, scene)}`, que(states(of, USE, scene)))
    case 'table':
      return say(scene, `${which} ${states(of, HAVE, scene)} in play`, `${que(states(of, HAVE, scene))} en jeu`)
    case 'hand':
      return `${out} ${hand(of, scene)}`
    case 'either':
      return say(scene, `${out} ${hand(of, scene)} or in play`, `${out} ${hand(of, scene)} ou en jeu`)
    case 'handOrItems': {
      const items = isKnown(of)
        ? `parmi ${possessive(of, { gender: 'm', plural: true }, scene)} objets en jeu`
        : `parmi les objets en jeu ${de(of.text)}`
      return say(scene, `${out} ${hand(of, scene)} or items in play`, `${out} ${hand(of, scene)} ou ${items}`)
    }
    case 'doorDiscards':
      return say(scene, `${out} the door discards`, `${out} la défausse des Portes`)
    case 'treasureDiscards':
      return say(scene, `${out} the treasure discards`, `${out} la défausse des Trésors`)
    case 'peeked':
      return say(scene, 'from among the cards seen', 'parmi les cartes vues')
    case 'combat':
      return say(scene, areMonsters(filter) ? 'in this fight' : 'played in this fight', 'en jeu dans ce combat')
    case 'it':
    case 'self':
      return ''
    default:
      return unreachable(zone)
  }
}

/** Nobody need have played a monster that fights. */
export const areMonsters = (filter: CardFilter | undefined): boolean =>
  filter?.deadly === true || filter?.level !== undefined || [filter?.kind ?? []].flat().includes('monster')

/** What the cards of a zone are if nothing else says so. */
export function usual(zone: Zone): CardKind | undefined {
  return zone === 'worn' ? 'item' : undefined
}
