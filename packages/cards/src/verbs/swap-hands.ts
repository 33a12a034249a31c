import { de } from '../describe/grammar.ts'
import { acts, isKnown, meantAlone, possessive, tonic } from '../describe/person.ts'
import { type Scene, say } from '../describe/scene.ts'
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
    if (areBoth(effect, scene)) return say(scene, 'the two swap hands', 'les deux échangent leurs mains')
    const who = meantAlone(effect.who, scene)
    const hand = possessive(who, { gender: 'f', plural: false }, scene)
    const other = meantAlone(effect.with, scene)
    const theirs = other.is === 'you' ? 'la tienne' : isKnown(other) ? 'la sienne' : `celle ${de(other.text)}`
    return `${acts(who, SWAP, scene)} ${say(scene, `hands with ${tonic(other, scene)}`, `${hand} main avec ${theirs}`)}`
  },
}

/** The two players who have names. */
function areBoth({ who, with: other }: SwapHands, { given = [] }: Scene): boolean {
  const seats = given.filter(({ kind }) => kind === 'seat').map(({ name }) => name)
  const named = [who, other].flatMap((one) => (typeof one === 'object' && 'the' in one ? [one.the] : []))
  return seats.length === 2 && new Set(named).size === 2 && named.every((name) => seats.includes(name))
}
