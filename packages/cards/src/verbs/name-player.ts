import { acts, like, meantAlone, tonic } from '../describe/person.ts'
import { CHOOSE } from '../describe/verbs.ts'
import { someOne } from '../describe/zone.ts'
import type { Condition } from '../language/condition.ts'
import type { Effect } from '../language/effect.ts'
import type { Who } from '../language/selector.ts'
import type { Verb, Words } from './verb.ts'

/**
 * Somebody chooses a seat; `target` is that seat from then on. Nobody is asked where only one can be meant; where
 * nobody can, the target stays who it was.
 */
export interface NamePlayer {
  readonly do: 'namePlayer'
  /** Who chooses; whom the effect is about where it is left out. */
  readonly by?: Who
  /** Among these seats; the others where it is left out. */
  readonly among?: Who
  /** Only seats that are like this. */
  readonly when?: Condition
  /** From then on the player has this name. */
  readonly as?: string
}

export const namePlayer = (more: Omit<NamePlayer, 'do'> = {}): Effect => ({ do: 'namePlayer', ...more })

export const verb: Verb<NamePlayer> = {
  fields: ({ who, condition, name, maybe }) => ({
    by: maybe(who),
    among: maybe(who),
    when: maybe(condition),
    as: maybe(name),
  }),
  deed: null,
  names: () => 'seat',
  leaves: { target: true },
}

export const words: Words<NamePlayer> = {
  clause(effect, scene) {
    const by = acts(meantAlone(effect.by, scene), CHOOSE, scene)
    const whom = tonic(someOne(effect.among ?? 'others', scene), scene)
    return `${by} ${whom}${effect.when === undefined ? '' : ` ${like(effect.when, scene)}`}`
  },
  after: (_, scene) => ({ ...scene, named: true }),
}
