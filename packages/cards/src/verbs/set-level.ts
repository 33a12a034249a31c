import { à } from '../describe/grammar.ts'
import { quantityWords } from '../describe/parts.ts'
import { acts, meant } from '../describe/person.ts'
import { say } from '../describe/scene.ts'
import { GO } from '../describe/verbs.ts'
import type { Amount } from '../language/amount.ts'
import type { Effect } from '../language/effect.ts'
import type { Who } from '../language/selector.ts'
import type { Verb, Words } from './verb.ts'

/** Somebody goes to a level, up or down; a card brings nobody to the tenth. */
export interface SetLevel {
  readonly do: 'setLevel'
  /** That level, or that of the `lowest` or `highest` at the table. */
  readonly to: Amount | 'lowest' | 'highest'
  /** Who; whom the effect is about where it is left out. */
  readonly of?: Who
}

export const setLevel = (to: SetLevel['to'], of?: Who): Effect => ({ do: 'setLevel', to, ...(of && { of }) })

export const verb: Verb<SetLevel> = {
  fields: ({ amountWithin, who, wordOr, maybe }) => ({
    to: wordOr(['lowest', 'highest'], amountWithin(1, 10)),
    of: maybe(who),
  }),
  deed: 'levelsDown',
}

export const words: Words<SetLevel> = {
  clause({ to, of }, scene) {
    const who = acts(meant(of, scene), GO, scene)
    if (to === 'lowest')
      return say(scene, `${who} to the lowest level at the table`, `${who} au plus bas niveau de la table`)
    if (to === 'highest')
      return say(scene, `${who} to the highest level at the table`, `${who} au plus haut niveau de la table`)
    const level = quantityWords(to, scene)
    return typeof to === 'number'
      ? say(scene, `${who} to level ${level}`, `${who} au niveau ${level}`)
      : say(scene, `${who} to the level equal to ${level}`, `${who} au niveau égal ${à(level)}`)
  },
}
