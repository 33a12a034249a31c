import { acts } from '../describe/person.ts'
import { say } from '../describe/scene.ts'
import { NAME } from '../describe/verbs.ts'
import type { Effect } from '../language/effect.ts'
import type { Verb, Words } from './verb.ts'

/** Whom the effect is about names a number; `{ "named": true }` is that number from then on. */
export interface NameNumber {
  readonly do: 'nameNumber'
  /** From this on. */
  readonly least: number
  /** Up to this. */
  readonly most: number
  /** From then on the number has this name. */
  readonly as?: string
}

export const nameNumber = (least: number, most: number, as?: string): Effect => ({
  do: 'nameNumber',
  least,
  most,
  ...(as !== undefined && { as }),
})

export const verb: Verb<NameNumber> = {
  fields: ({ whole, name, maybe }) => ({ least: whole(0, 20), most: whole(1, 20), as: maybe(name) }),
  expects: ({ least, most }) => (Number(least) >= Number(most) ? 'least that is less than most' : undefined),
  deed: 'dice',
  names: () => 'number',
  leaves: { outcome: true, named: true },
}

export const words: Words<NameNumber> = {
  clause: ({ least, most }, scene) =>
    `${acts(scene.subject, NAME, scene)} ${say(scene, `a number from ${least} to ${most}`, `un nombre de ${least} à ${most}`)}`,
  after: (_, { outcome: _counted, ...scene }) => scene,
}
