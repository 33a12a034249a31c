import { indefinite, nouns } from '../describe/noun.ts'
import { acts, meant } from '../describe/person.ts'
import { CHOOSE } from '../describe/verbs.ts'
import type { Effect } from '../language/effect.ts'
import type { CardFilter, Who } from '../language/selector.ts'
import type { Verb, Words } from './verb.ts'

/**
 * Somebody chooses a monster of the fight, which has this name from then on: in `remove` and `kill`, and its level is `{ "the": NAME,
 * "sum": "level" }`. Nothing happens where none is like that.
 */
export interface NameMonster {
  readonly do: 'nameMonster'
  /** The name by which the steps behind it speak of the monster. */
  readonly as: string
  /** Only such monsters. */
  readonly filter?: CardFilter
  /** Who chooses; whoever the effect is about where it is left out. */
  readonly by?: Who
}

export const nameMonster = (as: string, more: Omit<NameMonster, 'do' | 'as'> = {}): Effect => ({
  do: 'nameMonster',
  as,
  ...more,
})

export const verb: Verb<NameMonster> = {
  fields: ({ name, filter, who, maybe }) => ({ as: name, filter: maybe(filter), by: maybe(who) }),
  deed: null,
  needs: 'fight',
  names: () => 'monster',
}

export const words: Words<NameMonster> = {
  clause: ({ filter, by }, scene) =>
    `${acts(meant(by, scene), CHOOSE, scene)} ${indefinite(nouns({ kind: 'monster', ...filter }, scene), scene)}`,
}
