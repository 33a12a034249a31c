// Cards that stay: before whom, on what, how long.

import { unreachable } from '@brouhaha/kit'
import type { Duration, Effect } from '../language/effect.ts'
import { holds } from './condition.ts'
import { que } from './grammar.ts'
import { about, meant, type Person, possessive, pronoun, states, tonic } from './person.ts'
import { picked } from './pick.ts'
import { type Scene, say } from './scene.ts'
import { costWords } from './use.ts'
import { GAIN, KILL, MAY } from './verbs.ts'

type Stay = Extract<Effect, { readonly do: 'stay' }>

function untilWords(until: Duration, of: Person, scene: Scene): string {
  /** The subjunctive of French -er verbs is their present; that of gagner too. */
  const upTo = (en: string, fr: string): string => say(scene, `until ${en}`, `jusqu'à ce ${que(fr)}`)
  if (typeof until === 'object') {
    const clause = holds(until.until, of, scene)
    return say(scene, `until ${clause}`, `jusqu'au moment où ${clause}`)
  }
  switch (until) {
    case 'combat':
      return say(scene, 'for this fight', 'pour ce combat')
    case 'nextCombat':
      return say(
        scene,
        'for the next fight (this one, if it has begun)',
        "au prochain combat (celui-ci s'il a commencé)",
      )
    case 'nextTurn':
      return say(
        scene,
        `in ${possessive(of, { gender: 'm', plural: false }, scene)} next turn (this one, if it has begun)`,
        `à ${possessive(of, { gender: 'm', plural: false }, scene)} prochain tour (celui-ci s'il a commencé)`,
      )
    case 'untilKill':
      return upTo(`${states(of, KILL, scene)} a monster`, `${states(of, KILL, scene)} un monstre`)
    case 'untilSoloKill':
      return upTo(
        `${states(of, KILL, scene)} a monster without help`,
        `${states(of, KILL, scene)} un monstre sans aide`,
      )
    case 'untilLevelGained':
      return upTo(`${states(of, GAIN, scene)} a level`, `${states(of, GAIN, scene)} un niveau`)
    case 'untilLifted':
      return say(scene, 'until something lifts it', "tant que rien ne l'annule")
    default:
      return unreachable(until)
  }
}

const inFight = ({ window }: Scene): boolean =>
  window === 'combat' || window === 'ownCombat' || window === 'othersCombat'

export function stayWords(stay: Stay, scene: Scene): string {
  const of = meant(stay.who, scene)
  const later = pronoun(of, scene)
  const isForOneFight = stay.until === 'combat' || stay.until === 'nextCombat'
  const inside: Scene = { ...scene, subject: later, inOneFight: isForOneFight }
  const mine = later.is === 'you'
  const where =
    stay.on !== undefined
      ? say(
          scene,
          `put this card on ${picked(stay.on, inside)}; `,
          `pose cette carte sur ${picked(stay.on, inside)} ; `,
        )
      : stay.who !== undefined && !mine
        ? say(scene, `put this card before ${tonic(of, scene)}; `, `pose cette carte devant ${tonic(of, scene)} ; `)
        : ''
  const whose = stay.who === undefined ? about(of, scene) : ''
  const abilities = scene.prose.abilities(stay.abilities, inside)
  const isSaid =
    (stay.until === 'combat' && inFight(scene)) || (stay.until === 'untilLifted' && stay.lift !== undefined)
  const until = isSaid ? '' : `${untilWords(stay.until, later, scene)}, `
  const does = `${whose}${where}${until}${abilities}`
  if (stay.lift === undefined) return does
  const may = `${states(later, MAY, scene)} ${costWords(stay.lift, 'may', inside)}`
  return say(
    scene,
    `${does}; in ${mine ? 'your' : 'their'} own turn, ${may} to end it`,
    `${does} ; à ${mine ? 'ton' : 'son'} tour, ${may} pour ${mine ? "t'en" : "s'en"} défaire`,
  )
}
