import { kindNoun, le } from '../describe/noun.ts'
import { say } from '../describe/scene.ts'
import type { Effect } from '../language/effect.ts'
import type { Verb, Words } from './verb.ts'

/**
 * Stops what the window is about: the curse, the card just played or put into play, the door, the level, the bad
 * stuff; of an escape it makes a capture.
 */
export interface Cancel {
  readonly do: 'cancel'
}

export const cancel = (): Effect => ({ do: 'cancel' })

export const verb: Verb<Cancel> = {
  fields: () => ({}),
  deed: 'stopping',
  needs: 'gate',
}

export const words: Words<Cancel> = {
  after: (_, scene) => ({ ...scene, isGainCancelled: true }),
  clause(_, scene) {
    switch (scene.window) {
      case 'curse':
      case 'ownCurse': {
        const curse = kindNoun('curse', scene)
        const cancelled = curse.gender === 'f' ? 'annulée' : 'annulé'
        return say(scene, `the ${curse.one} is cancelled`, `${le(curse)} est ${cancelled}`)
      }
      case 'play':
      case 'draw':
      case 'arrival':
        return say(scene, 'that card is cancelled and discarded', 'la carte est annulée et défaussée')
      case 'badStuff':
        return say(scene, 'the bad stuff does not happen', "le sale coup n'a pas lieu")
      case 'level':
        return say(scene, 'the gain is cancelled', 'ce niveau est annulé')
      default:
        return say(scene, 'that does not happen', "cela n'a pas lieu")
    }
  },
}
