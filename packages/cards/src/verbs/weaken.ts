import { bonus } from '../describe/amount.ts'
import { meant, tonic } from '../describe/person.ts'
import { say } from '../describe/scene.ts'
import type { Amount } from '../language/amount.ts'
import type { Effect } from '../language/effect.ts'
import type { Who } from '../language/selector.ts'
import type { Verb, Words } from './verb.ts'

/** Fighters become weaker in this fight; nothing happens to whoever does not fight. */
export interface Weaken {
  readonly do: 'weaken'
  /** Who. */
  readonly who: Who
  /** By how much. */
  readonly by: Amount
  /** A name for what was taken away. */
  readonly as?: string
}

export const weaken = (who: Who, by: Amount): Effect => ({ do: 'weaken', who, by })

export const verb: Verb<Weaken> = {
  fields: ({ who, amount, name, maybe }) => ({ who, by: amount, as: maybe(name) }),
  deed: 'fighting',
  needs: 'openFight',
  names: () => 'number',
}

export const words: Words<Weaken> = {
  clause({ who, by }, scene) {
    const to =
      who === 'target' && scene.named !== true
        ? say(scene, 'a fighter of your choice', 'un combattant de ton choix')
        : tonic(meant(who, scene), scene)
    return bonus(by, scene, say(scene, `to ${to} in this fight`, `pour ${to} dans ce combat`), true)
  },
}
