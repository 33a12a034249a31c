import { de } from '../describe/grammar.ts'
import { meant, tonic } from '../describe/person.ts'
import { say } from '../describe/scene.ts'
import type { Effect } from '../language/effect.ts'
import type { Who } from '../language/selector.ts'
import type { Verb, Words } from './verb.ts'

/** The hands of these seats are shuffled together and dealt back, as many cards to each as before. */
export interface PoolHands {
  readonly do: 'poolHands'
  /** Whose hands. */
  readonly who: Who
}

export const poolHands = (who: Who): Effect => ({ do: 'poolHands', who })

export const verb: Verb<PoolHands> = {
  fields: ({ who }) => ({ who }),
  deed: 'taking',
}

export const words: Words<PoolHands> = {
  clause({ who }, scene) {
    const of = meant(who, scene)
    const whose = tonic(of, scene)
    if (of.is === 'one')
      return say(
        scene,
        `the cards in the hand of ${whose} are shuffled together and dealt back, as many to each as before`,
        `on mélange les cartes en main ${de(whose)}, puis chacun en reçoit autant qu'il en avait`,
      )
    return say(
      scene,
      `the hands of ${whose} are shuffled together and dealt back, as many cards to each as before`,
      `on mélange les mains ${de(whose)}, puis chacun reçoit autant de cartes qu'il en avait`,
    )
  },
}
