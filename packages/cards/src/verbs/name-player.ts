import { acts, like, meant, tonic } from '../describe/person.ts'
import { CHOOSE } from '../describe/verbs.ts'
import { owner } from '../describe/zone.ts'
import type { Condition } from '../language/condition.ts'
import type { Effect } from '../language/effect.ts'
import type { Who } from '../language/selector.ts'
import type { Verb, Words } from './verb.ts'

/** Somebody chooses one of the others (or `among`) who is like this; from then on `target` is that seat. */
export interface NamePlayer {
  readonly do: 'namePlayer'
  readonly by?: Who
  readonly among?: Who
  readonly when?: Condition
}

export const namePlayer = (more: Omit<NamePlayer, 'do'> = {}): Effect => ({ do: 'namePlayer', ...more })

export const verb: Verb<NamePlayer> = {
  fields: ({ who, condition, maybe }) => ({ by: maybe(who), among: maybe(who), when: maybe(condition) }),
  deed: null,
  leaves: { target: true },
}

export const words: Words<NamePlayer> = {
  clause(effect, scene) {
    const by = acts(meant(effect.by, scene), CHOOSE, scene)
    const whom = tonic(owner(effect.among ?? 'others', scene), scene)
    return `${by} ${whom}${effect.when === undefined ? '' : ` ${like(effect.when, scene)}`}`
  },
  after: (_, scene) => ({ ...scene, named: true }),
}
