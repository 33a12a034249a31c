import { say } from '../describe/scene.ts'
import type { Effect } from '../language/effect.ts'
import type { Verb, Words } from './verb.ts'

/** Whoever has the turn opens another door, once all the other steps are done; nothing happens in a fight, or once something was met. */
export interface OpenDoor {
  readonly do: 'openDoor'
}

export const openDoor = (): Effect => ({ do: 'openDoor' })

export const verb: Verb<OpenDoor> = {
  fields: () => ({}),
  misplaced: (_, { isFollowed }) =>
    isFollowed ? 'openDoor as the last step: the door opens once all the others are done' : undefined,
  deed: 'turning',
}

export const words: Words<OpenDoor> = {
  clause: (_, scene) =>
    say(scene, 'the player whose turn it is opens another door', "le joueur dont c'est le tour ouvre une autre porte"),
}
