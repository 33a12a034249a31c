import { unreachable } from '@brouhaha/kit'
import { bonus, isSigned } from '../describe/amount.ts'
import { type Person, states } from '../describe/person.ts'
import { type Scene, say } from '../describe/scene.ts'
import { GET } from '../describe/verbs.ts'
import type { Amount } from '../language/amount.ts'
import type { Effect } from '../language/effect.ts'
import type { Verb, Words } from './verb.ts'

/** One side of the fight becomes stronger; nothing happens once the fighters run. */
export interface Strengthen {
  readonly do: 'strengthen'
  /** The `players`, the `monsters`, or `either`: whoever plays the card says which, or, if nobody has yet, whoever it happens to. */
  readonly side: 'players' | 'monsters' | 'either'
  /** By how much; less than nothing weakens it. */
  readonly add: Amount
  /** A name for what was added. */
  readonly as?: string
}

export const strengthen = (side: Strengthen['side'], add: Amount): Effect => ({ do: 'strengthen', side, add })

export const verb: Verb<Strengthen> = {
  fields: ({ word, amount, name, maybe }) => ({
    side: word<Strengthen['side']>({ players: true, monsters: true, either: true }),
    add: amount,
    as: maybe(name),
  }),
  deed: 'fighting',
  needs: 'openFight',
  names: () => 'number',
  aim: ({ side }) => (side === 'either' ? 'side' : undefined),
}

export const words: Words<Strengthen> = {
  clause({ side, add }, scene) {
    if (scene.isLater !== true || isSigned(add, scene)) return bonus(add, scene, sideWords(side, scene))
    return `${states(sideItself(side, scene), GET, scene)} ${bonus(add, scene)}`
  },
}

/** Behind another step: "then the players' side gets a bonus equal to that number". */
function sideItself(side: Strengthen['side'], scene: Scene): Person {
  switch (side) {
    case 'players':
      return { is: 'one', text: say(scene, "the players' side", 'le camp des joueurs') }
    case 'monsters':
      return { is: 'many', text: say(scene, 'the monsters', 'les monstres') }
    case 'either':
      return { is: 'one', text: say(scene, 'the side of your choice', 'le camp de ton choix') }
    default:
      return unreachable(side)
  }
}

function sideWords(side: Strengthen['side'], scene: Scene): string {
  switch (side) {
    case 'players':
      return say(scene, "to the players' side", 'au camp des joueurs')
    case 'monsters':
      return say(scene, 'to the monsters', 'aux monstres')
    case 'either':
      return say(scene, 'to the side of your choice', 'au camp de ton choix')
    default:
      return unreachable(side)
  }
}
