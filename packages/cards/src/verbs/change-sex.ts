import { acts } from '../describe/person.ts'
import { say } from '../describe/scene.ts'
import { CHANGE } from '../describe/verbs.ts'
import type { Effect } from '../language/effect.ts'
import type { Verb, Words } from './verb.ts'

/** Whom the effect is about becomes the other sex; nothing happens where the box asks for none. */
export interface ChangeSex {
  readonly do: 'changeSex'
}

export const changeSex = (): Effect => ({ do: 'changeSex' })

export const verb: Verb<ChangeSex> = {
  fields: () => ({}),
  deed: 'becoming',
}

export const words: Words<ChangeSex> = {
  clause: (_, scene) => `${acts(scene.subject, CHANGE, scene)} ${say(scene, 'sex', 'de sexe')}`,
}
