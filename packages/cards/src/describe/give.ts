// Who gives or shows something to whom: "gives you a card", "te donne une carte", "donne-lui une carte".

import type { Pick } from '../language/selector.ts'
import { à } from './grammar.ts'
import { acts, form, isKnown, type Person, states, tonic, type Verb } from './person.ts'
import { isGroup } from './pick.ts'
import { type Scene, say } from './scene.ts'
import { GIVE, MAY } from './verbs.ts'

/** Where the owner chooses what goes, it is he who gives it. */
export const isGiven = ({ by, of, zone }: Pick): boolean =>
  by === undefined && !isGroup(of) && zone !== 'it' && zone !== 'combat'

/** Before a French verb: "te", "lui", "leur". */
const dative = (to: Person): string => (to.is === 'you' ? 'te' : to.is === 'many' ? 'leur' : 'lui')

/** `isFree`: whoever gives may as well leave it. */
export function gives(who: Person, verb: Verb, what: string, to: Person, scene: Scene, isFree = false): string {
  const does = isFree ? `${states(who, MAY, scene)} ${say(scene, verb.en[0], verb.fr[4])}` : acts(who, verb, scene)
  if (!isKnown(to)) return `${does} ${what} ${say(scene, `to ${to.text}`, à(to.text))}`
  if (scene.language === 'en') return `${does} ${tonic(to, scene)} ${what}`
  if (isFree) return `${states(who, MAY, scene)} ${dative(to)} ${verb.fr[4]} ${what}`
  if (who.is === 'you' && scene.isOther !== true) return `${verb.fr[0]}-${to.is === 'you' ? 'toi' : dative(to)} ${what}`
  return `${who.text} ${dative(to)} ${form(who, verb, scene)} ${what}`
}

/** The same without who gives: "give a card to the player on your left", "lui donner une carte". */
export function givesTo(to: Person, what: string, how: 'order' | 'may', scene: Scene): string {
  const verb = say(scene, GIVE.en[0], how === 'order' ? GIVE.fr[0] : GIVE.fr[4])
  if (!isKnown(to)) return `${verb} ${what} ${say(scene, `to ${to.text}`, à(to.text))}`
  if (scene.language === 'en') return `${verb} ${tonic(to, scene)} ${what}`
  return how === 'order' ? `${verb}-${dative(to)} ${what}` : `${dative(to)} ${verb} ${what}`
}
