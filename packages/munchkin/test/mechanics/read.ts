// What `pack check` says of cards as strangers write them: their texts in both languages, or what it has against them.

import { describe, expectedInFrench, namesOf, readPack } from '@brouhaha/cards'
import type { Raw } from './sit.ts'

/** In English and in French. */
export function textsOf(card: Raw, ...others: readonly Raw[]): readonly [en: string, fr: string] {
  const read = readPack({ box: 'test', cards: [card, ...others] })
  if ('faults' in read) throw new Error(JSON.stringify(read.faults))
  const said = (language: 'en' | 'fr'): string =>
    describe(read.pack.cards[0]!, language, namesOf([read.pack], language)).join(' ')
  return [said('en'), said('fr')]
}

/** What was expected in the place of each mistake; every sentence exists in French. */
export function faultsOf(card: Raw, ...others: readonly Raw[]): readonly string[] {
  const read = readPack({ box: 'test', cards: [card, ...others] })
  if ('pack' in read) return []
  return read.faults.map(({ expected }) => {
    if (expectedInFrench(expected) === null) throw new Error(`not in French: ${expected}`)
    return expected
  })
}
