// Every word that the readers know is explained where somebody who writes a pack reads it. The words are those of the readers: who adds
// one writes its comment beside its type, and `npm run schema` brings it here.

import { expect, test } from 'vitest'
import { packSchema, schemaToldBy } from '../src/schema/pack-file.ts'
import { SENTENCES } from '../src/schema/sentences.ts'

const places = new Set<string>()
schemaToldBy((place) => {
  places.add(place)
  return undefined
})

const told = (place: string): string =>
  (SENTENCES[place] ?? SENTENCES[place.replace(/^card=\w+\./, 'card.')] ?? '').trim()

/** Lists and records are what they are made of; `null` is no word; one of two shapes inside a field is told by its fields. */
const isWord = (place: string): boolean => !/(?:\[\]|\{\}|:null)$/.test(place) && !/\..*=\w+$/.test(place)

/** A word among words has its own sentence, or is named by the one about all of them. */
const isTold = (place: string): boolean => {
  if (told(place) !== '') return true
  const [, where = '', word = ''] = /^(.*?)(?:\[\])?:(\w+)$/.exec(place) ?? []
  return told(where).includes(`\`${word}\``)
}

test('the readers know more than four hundred words', () => {
  expect([...places].filter(isWord).length).toBeGreaterThan(400)
})

test('each of them has a sentence', () => {
  expect([...places].filter((place) => isWord(place) && !isTold(place))).toEqual([])
})

test('no sentence is about something that is not there', () => {
  const known = new Set([...places].flatMap((place) => [place, place.replace(/^card=\w+\./, 'card.')]))
  expect(Object.keys(SENTENCES).filter((place) => !known.has(place))).toEqual([])
})

test('sentences end like sentences, and stand in the schema', () => {
  const text = JSON.stringify(packSchema())
  const all = Object.values(SENTENCES)
  expect(all.filter((sentence) => !/[.…]$/.test(sentence))).toEqual([])
  expect(all.filter((sentence) => !text.includes(JSON.stringify(sentence)))).toEqual([])
})
