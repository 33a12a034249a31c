// The proof of the card language in short. The whole of it: `npm run prove -- munchkin-sentences`.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  judgeSentence,
  probeSentences,
  proveSentences,
  SENTENCE_CHUNK,
  theVolume,
} from '../proof/munchkin-sentences.ts'
import { ALL_ARMS, ARMS } from './arms.ts'
import type { Raw } from './grammar.ts'
import { AMOUNT_WORDS, CONDITION_WORDS, SEAT_SHAPES, SEAT_WORDS } from './meaning.ts'
import { FILTER_WORDS, ZONE_WORDS } from './meaning-cards.ts'
import { MOMENTS, PARTS, WINDOWS } from './places.ts'
import { ROWS } from './rows.ts'
import { UNSURE } from './voices.ts'

const { grammar } = theVolume()

/** Words that the proof does not know, and words that the language no longer has. */
const unlike = (words: Iterable<string>, known: readonly string[]): string[] => {
  const all = [...words]
  return [...all.filter((word) => !known.includes(word)), ...known.filter((word) => !all.includes(word))]
}

describe('every word of the language is known to the proof', () => {
  test('verbs, and the fields of each', () => {
    expect(unlike(grammar.verbs, Object.keys(ROWS))).toEqual([])
    for (const verb of grammar.verbs) grammar.fieldsOf(verb)
    expect([...grammar.unknown]).toEqual([])
  })

  test('what leads to other steps', () => {
    const arms = grammar.verbs.flatMap((verb) =>
      grammar.fieldsOf(verb).flatMap(({ name, isArm }) => (isArm ? [`${verb}.${name}`] : [])),
    )
    expect(unlike(arms, Object.keys(ARMS))).toEqual([])
  })

  test('windows, moments and the parts of cards', () => {
    expect(unlike(grammar.words('window'), Object.keys(WINDOWS))).toEqual([])
    expect(unlike(grammar.words('moment'), Object.keys(MOMENTS))).toEqual([])
    expect(unlike(grammar.parts, Object.keys(PARTS))).toEqual([])
    const unreached = Object.entries(MOMENTS).flatMap(([moment, { carriers }]) => (carriers.length > 0 ? [] : [moment]))
    expect(unreached).toEqual(Object.keys(UNSURE.moments))
  })

  test('seats, zones, filters, conditions and amounts', () => {
    expect(unlike(grammar.words('who'), SEAT_WORDS)).toEqual([])
    expect(unlike(grammar.shapes('who').keys(), SEAT_SHAPES)).toEqual([])
    expect(unlike(grammar.words('zone'), ZONE_WORDS)).toEqual([])
    expect(unlike(grammar.fieldNames('filter'), [...FILTER_WORDS, ...Object.keys(UNSURE.filters)])).toEqual([])
    expect(unlike(grammar.shapes('condition').keys(), [...CONDITION_WORDS, ...Object.keys(UNSURE.conditions)])).toEqual(
      [],
    )
    expect(unlike(grammar.shapes('counted').keys(), AMOUNT_WORDS)).toEqual([])
  })
})

test('the table of verbs knows neither the effects nor the compiler', () => {
  const files = [
    'row.ts',
    'rows.ts',
    'rows-of-cards.ts',
    'rows-of-fights.ts',
    'rows-of-players.ts',
    'rows-of-staying.ts',
    'rows-of-traits.ts',
    'windows.ts',
    'abilities.ts',
    'expected.ts',
    'meaning.ts',
    'meaning-cards.ts',
    'voices.ts',
    'fillers.ts',
  ]
  const imported = files.flatMap((file) => {
    const text = readFileSync(join(import.meta.dirname, file), 'utf8')
    return [...text.matchAll(/^import (?!type )[^']*'([^']+)'/gm)].map(([, from]) => from!)
  })
  expect(imported.filter((from) => !from.startsWith('./') || !files.includes(from.slice(2)))).toEqual([])
})

test('a sample of all sentences does what the page says, and nothing else', () => {
  const { breaches, outcomes } = proveSentences({ seed: 1, chunk: 0, size: 500 })
  expect(breaches).toEqual([])
  expect(outcomes.right).toBeGreaterThan(50)
})

/** Numbers change with the grammar: by what it says, inside what, where. */
const judged = (step: Raw, arms: readonly string[], where: string) => {
  const chain = arms.map((name) => ALL_ARMS.find((arm) => arm.name === name)!)
  const place = theVolume()
    .spots.flat(2)
    .find(({ name }) => name === where)!
  return judgeSentence({ step, chain, place })
}

test.each([
  'combat of special by main in a fight lost',
  'on levelLost of curse',
  'flight of item by main in a fight lost',
])('a monster that was named has a level: %s', (where) => {
  const level = { the: 'beast', sum: 'level' }
  expect(judged({ do: 'gainLevels', levels: level }, [], where).outcome).toBe('right')
  expect(judged({ do: 'gainLevels', levels: { the: 'beast' } }, [], where).outcome).toBe('refused')
})

describe('what was once judged wrongly', () => {
  test('cards that are chosen go one after the other, and the first sets off what waits for a loss', () => {
    for (const take of [2, { different: 'slot' }])
      expect(judged({ do: 'discard', cards: { zone: 'worn', take } }, [], 'on lost of item').outcome).toBe('right')
  })

  test('and all of them where nothing waits for a loss', () => {
    expect(judged({ do: 'discard', cards: { zone: 'worn', take: 2 } }, [], 'on died of item').outcome).toBe('right')
  })

  test('[MK-COMBAT-13] nobody pays for a theft that he is not offered', () => {
    const step = { do: 'take', cards: { zone: 'worn' }, to: { holders: 'elf' } }
    const chain = ['option 1', 'each left', 'paid']
    const says = 'nobody is offered a theft in a fight'
    expect(judged(step, chain, 'flight of item by main in a fight lost')).toEqual({ outcome: 'withheld', says })
  })

  test('once a fight is won, what was killed in it is faced', () => {
    const step = { do: 'addCounters', counters: { seats: 'you', when: { facing: {} } } }
    expect(judged(step, [], 'on won of curse').outcome).toBe('right')
    expect(judged({ ...step, counters: { monsters: {} } }, [], 'on killed of monster').outcome).not.toBe('mismatch')
  })
})

test('a sentence is the same by its number, whenever it is asked for', () => {
  const all = theVolume()
  expect(all.size).toBeGreaterThan(100 * SENTENCE_CHUNK)
  const told = () => judgeSentence(all.sentence(all.size - 1, 1))
  expect(told()).toEqual(told())
})

test('what more than one step shows', () => {
  expect(probeSentences().filter(({ says }) => says !== '')).toEqual([])
})
