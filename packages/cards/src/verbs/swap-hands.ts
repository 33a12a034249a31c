import { de } from '../describe/grammar.ts'
import { acts, meantAlone, possessive, tonic } from '../describe/person.ts'
import { say } from '../describe/scene.ts'
import { SWAP } from '../describe/verbs.ts'
import type { Effect } from '../language/effect.ts'
import type { Who } from '../language/selector.ts'
import type { Verb, Words } from './verb.ts'

/** Two seats exchange their hands. */
export interface SwapHands {
  readonly do: 'swapHands'
  /** The one; of several seats the first. */
  readonly who: Who
  /** The other; of several seats the first. */
  readonly with: Who
}

export const swapHands = (who: Who, other: Who): Effect => ({ do: 'swapHands', who, with: other })

export const verb: Verb<SwapHands> = {
  fields: ({ who }) => ({ who, with: who }),
  deed: 'taking',
}

export const words: Words<SwapHands> = {
  clause(effect, scene) {
    const who = meantAlone(effect.who, scene)
    const hand = possessive(who, { gender: 'f', plural: false }, scene)
    const other = tonic(meantAlone(effect.with, scene), scene)
    return `${acts(who, SWAP, scene)} ${say(scene, `hands with ${other}`, other === 'toi' ? `${hand} main avec la tienne` : `${hand} main avec celle ${de(other)}`)}`
  },
}
