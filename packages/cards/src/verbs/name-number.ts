import { acts } from '../describe/person.ts'
import { say } from '../describe/scene.ts'
import { NAME } from '../describe/verbs.ts'
import type { Effect } from '../language/effect.ts'
import type { Verb, Words } from './verb.ts'

/** Whom the effect is about names a number, which has this name from then on. */
export interface NameNumber {
  readonly do: 'nameNumber'
  /** The name by which the steps behind it speak of the number. */
  readonly as: string
  /** From this on. */
  readonly least: number
  /** Up to this. */
  readonly most: number
}

export const nameNumber = (as: string, least: number, most: number): Effect => ({ do: 'nameNumber', as, least, most })

export const verb: Verb<NameNumber> = {
  fields: ({ whole, name }) => ({ as: name, least: whole(0, 20), most: whole(1, 20) }),
  expects: ({ least, most }) => (Number(least) >= Number(most) ? 'least that is less than most' : undefined),
  deed: 'dice',
  names: () => 'number',
}

export const words: Words<NameNumber> = {
  clause: ({ least, most }, scene) =>
    `${acts(scene.subject, NAME, scene)} ${say(scene, `a number from ${least} to ${most}`, `un nombre de ${least} à ${most}`)}`,
}
