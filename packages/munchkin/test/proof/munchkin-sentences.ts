// Sentences of the card language: each is refused with what to write instead, or does what its verb's row says and nothing else.

import type { Outcome } from '../sentences/held.ts'
import { judge } from '../sentences/judge.ts'
import { PROBES } from '../sentences/probes.ts'
import { Volume } from '../sentences/volume.ts'

export interface SentencesProved {
  readonly sentences: number
  readonly outcomes: Readonly<Record<Outcome, number>>
  /** Why some were not judged, and how many. */
  readonly unsure: Readonly<Record<string, number>>
  /** What an accepted sentence did that its row does not say, or did not. */
  readonly breaches: readonly { readonly sentence: number; readonly outcome: Outcome; readonly says: string }[]
}

let volume: Volume | null = null
export const theVolume = (): Volume => (volume ??= new Volume())

/** Sentences that stand side by side are alike; a chunk is made of some that are not. */
const STRIDE = 7_919

export const SENTENCE_CHUNK = 2_000

export function proveSentences({
  seed,
  chunk,
  size,
}: {
  readonly seed: number
  readonly chunk: number
  readonly size: number
}): SentencesProved {
  const all = theVolume()
  const outcomes: Record<Outcome, number> = {
    refused: 0,
    withheld: 0,
    idle: 0,
    unsure: 0,
    right: 0,
    inert: 0,
    mismatch: 0,
  }
  const unsure: Record<string, number> = {}
  const breaches: { sentence: number; outcome: Outcome; says: string }[] = []
  for (let number = chunk * SENTENCE_CHUNK; number < chunk * SENTENCE_CHUNK + size; number++) {
    const index = (number * STRIDE) % all.size
    const sentence = all.sentence(index, seed)
    const { outcome, says } = judge(sentence)
    outcomes[outcome]++
    if (outcome === 'unsure') unsure[says] = (unsure[says] ?? 0) + 1
    if (outcome === 'inert' || outcome === 'mismatch')
      breaches.push({ sentence: index, outcome, says: `${toldOf(sentence)}: ${says}` })
  }
  return { sentences: size, outcomes, unsure, breaches }
}

const toldOf = ({ step, chain, place }: ReturnType<Volume['sentence']>): string =>
  `${JSON.stringify(step)} in ${[...chain.map(({ name }) => name), place.name].join(' < ')}`

/** What more than one step shows, each by its name, with what is wrong. */
export const probeSentences = (): readonly { readonly name: string; readonly says: string }[] =>
  PROBES.map(({ name, judge: probe }) => ({ name, says: probe().says }))

export const judgeSentence = judge
