import { say } from '../describe/scene.ts'
import type { Effect } from '../language/effect.ts'
import type { Verb, Words } from './verb.ts'

/**
 * The helper leaves the fight unharmed, and gets nothing. Anybody may be asked for help again, unless a `stay` for the `helper` until
 * `combat` that bans `helping` comes before.
 */
export interface DismissHelper {
  readonly do: 'dismissHelper'
}

export const dismissHelper = (): Effect => ({ do: 'dismissHelper' })

export const verb: Verb<DismissHelper> = {
  fields: () => ({}),
  needs: 'helper',
  deed: 'helping',
}

export const words: Words<DismissHelper> = {
  clause: (_, scene) => say(scene, 'the helper leaves the fight', "l'allié quitte le combat"),
}
