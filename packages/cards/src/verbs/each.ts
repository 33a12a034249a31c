import { unreachable } from '@brouhaha/kit'
import { person } from '../describe/person.ts'
import { type Scene, say } from '../describe/scene.ts'
import type { Effect } from '../language/effect.ts'
import { seatsMeant } from '../language/seats-meant.ts'
import type { Who } from '../language/selector.ts'
import { isObject } from '../schema/reader.ts'
import type { Verb, Words } from './verb.ts'

/**
 * Effects happen for one seat after the other; inside, that seat is `each`, and whoever is left out means it. A name for cards or a
 * number stands, behind it, for what all of them brought together; one for a player or a monster is known inside alone.
 */
export interface Each {
  readonly do: 'each'
  /** For whom. */
  readonly who: Who
  /**
   * `seats`: as they sit, from `you` on. `levels`: the highest first. `levelsRising`: the lowest first. As they sit
   * where it is left out.
   */
  readonly inOrderOf?: 'seats' | 'levels' | 'levelsRising'
  /** What happens for each. */
  readonly effect: readonly Effect[]
}

type Order = NonNullable<Each['inOrderOf']>

export const each = (who: Who, effect: readonly Effect[], inOrderOf?: Order): Effect => ({
  do: 'each',
  who,
  ...(inOrderOf && { inOrderOf }),
  effect,
})

export const verb: Verb<Each> = {
  fields: ({ who, word, forEach, maybe }) => ({
    who,
    inOrderOf: maybe(word<Order>({ seats: true, levels: true, levelsRising: true })),
    effect: forEach,
  }),
  expects: ({ who, effect }) =>
    seatsMeant(who as Who) === 'together' && laysItself(effect) ? LIES_BEFORE_ONE : undefined,
  deed: null,
}

const LIES_BEFORE_ONE =
  'a stay before the each, with for in what it does, or an if around it that one player alone fulfils: a card lies before one player, and each would take it from the one before'

/** Whether the card would be laid before one seat after the other; behind an `if` it may be one of them alone. */
function laysItself(raw: unknown): boolean {
  if (Array.isArray(raw)) return raw.some(laysItself)
  if (!isObject(raw) || raw.do === 'if' || raw.do === 'each') return false
  if (raw.do === 'stay') return raw.on === undefined && (raw.who === undefined || raw.who === 'each')
  return Object.values(raw).some((inner) => Array.isArray(inner) && laysItself(inner))
}

export const words: Words<Each> = {
  clause({ who, inOrderOf, effect }, scene) {
    const inside: Scene = { ...scene, subject: person(who, scene, true) }
    return `${order(inOrderOf, scene)}${scene.prose.steps(effect, inside)}`
  },
}

function order(by: Order | undefined, scene: Scene): string {
  switch (by) {
    case undefined:
      return ''
    case 'seats':
      return say(scene, 'in turn, ', 'à tour de rôle, ')
    case 'levels':
      return say(scene, 'from the highest level down, ', 'par niveau décroissant, ')
    case 'levelsRising':
      return say(scene, 'from the lowest level up, ', 'par niveau croissant, ')
    default:
      return unreachable(by)
  }
}
