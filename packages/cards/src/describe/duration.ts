// How long something lasts.

import { unreachable } from '@brouhaha/kit'
import type { Duration } from '../language/effect.ts'
import { holds } from './condition.ts'
import { que } from './grammar.ts'
import { type Person, possessive, states } from './person.ts'
import { type Scene, say } from './scene.ts'
import { GAIN, KILL } from './verbs.ts'

/** What ends something has been so: "you have no headgear", "you are no longer an Elf", "tu n'es plus Elfe". */
const noLonger = (clause: string): string =>
  clause
    .replace(/^(you|they) do not (have|use) any /, '$1 $2 no ')
    .replace(/^(you|they) do not /, '$1 no longer ')
    .replace(/^(you|they) are not /, '$1 are no longer ')
    .replace(/^((?:tu|ils?) n(?:'|e )\S+) pas /, '$1 plus ')

export function untilWords(until: Duration, of: Person, scene: Scene): string {
  /** The subjunctive of French -er verbs is their present; that of gagner too. */
  const upTo = (en: string, fr: string): string => say(scene, `until ${en}`, `jusqu'à ce ${que(fr)}`)
  if (typeof until === 'object') {
    const clause = noLonger(holds(until.until, of, { ...scene, link: 'où' }))
    const none = /^il n'y a pas (d.*)$/s.exec(clause)?.[1]
    return say(
      scene,
      `until ${clause}`,
      none === undefined ? `jusqu'au moment où ${clause}` : `jusqu'à ce qu'il n'y ait plus ${none}`,
    )
  }
  switch (until) {
    case 'combat':
      return say(scene, 'for this fight', 'pour ce combat')
    case 'nextCombat': {
      const own = possessive(of, { gender: 'm', plural: false }, scene)
      return scene.isBeforeFights === true
        ? say(scene, `in ${own} next fight`, `à ${own} prochain combat`)
        : say(
            scene,
            `in ${own} next fight (this one, if it has begun)`,
            `à ${own} prochain combat (celui-ci s'il a commencé)`,
          )
    }
    case 'nextTurn':
      return say(
        scene,
        `in ${possessive(of, { gender: 'm', plural: false }, scene)} next turn (this one, if it has begun)`,
        `à ${possessive(of, { gender: 'm', plural: false }, scene)} prochain tour (celui-ci s'il a commencé)`,
      )
    case 'untilNextTurn':
      return say(
        scene,
        `until ${possessive(of, { gender: 'm', plural: false }, scene)} next turn`,
        `jusqu'à ${possessive(of, { gender: 'm', plural: false }, scene)} prochain tour`,
      )
    case 'untilNextTurnEnds':
      return say(
        scene,
        `until the end of ${possessive(of, { gender: 'm', plural: false }, scene)} next turn`,
        `jusqu'à la fin de ${possessive(of, { gender: 'm', plural: false }, scene)} prochain tour`,
      )
    case 'untilTurnEnds':
      return say(scene, 'until the end of this turn', "jusqu'à la fin de ce tour")
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
      return scene.owner !== undefined ? say(scene, 'from then on', 'dès lors') : say(scene, 'from now on', 'désormais')
    default:
      return unreachable(until)
  }
}
