// All sentences, by number. Alone, every verb has each of its fields varied one at a time, in every spot by every seat; inside one, two or
// three containers every pair of things (a field's value, an arm, a spot, a seat, a card) occurs together, and the rest is drawn.

import { Random } from '@brouhaha/kit'
import { ALL_ARMS, type Arm } from './arms.ts'
import { type Field, Grammar, INSIDE, type Raw } from './grammar.ts'
import { momentSpots, type Place, partSpots, type Spot, useSpots } from './places.ts'
import type { Sentence } from './playing.ts'

const DEEPEST = 3

/** A step with what its containers want, and nothing in their arms. */
function stepOf(verb: string, fields: readonly Field[], chosen: Readonly<Record<string, unknown>> = {}): Raw {
  const usual = fields
    .filter(({ isNeeded, isArm }) => isNeeded && !isArm)
    .map(({ name, values }) => [name, USUAL[`${verb}.${name}`] ?? values[0]])
  const arms = fields
    .filter(({ isArm, isNeeded }) => isArm && isNeeded)
    .map(({ name }) => [name, EMPTY[`${verb}.${name}`] ?? []])
  const named = verb === 'nameMonster' || verb === 'roll' ? { as: 'other' } : {}
  return { do: verb, ...Object.fromEntries(usual), ...Object.fromEntries(arms), ...chosen, ...named }
}

/** Nobody takes what he has. */
const USUAL: Readonly<Record<string, unknown>> = { 'take.to': 'right' }

const EMPTY: Readonly<Record<string, unknown>> = {
  'choose.options': [[], []],
}

/** One dimension of a sentence inside others: how many ways there are. */
type Sizes = readonly number[]

interface Part {
  readonly size: number
  at(index: number, random: Random): Sentence
}

export class Volume {
  readonly grammar = new Grammar()
  readonly spots: readonly Spot[]
  readonly #parts: readonly Part[]
  readonly size: number

  constructor() {
    this.spots = [
      ...useSpots(this.grammar.words('window')),
      ...partSpots(),
      ...momentSpots(this.grammar.words('moment')),
    ]
    this.#parts = this.grammar.verbs.flatMap((verb) => [
      ...this.#alone(verb),
      ...Array.from({ length: DEEPEST }, (_, depth) => this.#inside(verb, depth + 1)).flat(),
    ])
    this.size = this.#parts.reduce((sum, { size }) => sum + size, 0)
  }

  /** How many there are of each depth. */
  get sizes(): readonly number[] {
    const sizes = Array.from({ length: DEEPEST + 1 }, () => 0)
    this.#parts.forEach(({ size }, index) => {
      sizes[index % (DEEPEST + 2) < 2 ? 0 : (index % (DEEPEST + 2)) - 1]! += size
    })
    return sizes
  }

  sentence(index: number, seed: number): Sentence {
    let left = index
    for (const part of this.#parts) {
      if (left < part.size) return part.at(left, new Random(seed, index))
      left -= part.size
    }
    throw new Error(`there is no sentence ${index}`)
  }

  /** The usual step in every place; then each value of each field, in every spot by every seat, with some card. */
  #alone(verb: string): readonly Part[] {
    const fields = this.grammar.fieldsOf(verb)
    const places = this.spots.flat(2)
    const others = fields.flatMap(({ name, values, isArm }) =>
      isArm ? [] : values.map((value) => stepOf(verb, fields, { [name]: value })),
    )
    const seats = this.spots.flat()
    return [
      { size: places.length, at: (index) => ({ step: stepOf(verb, fields), chain: [], place: places[index]! }) },
      {
        size: others.length * seats.length,
        at: (index, random) => ({
          step: others[Math.floor(index / seats.length)]!,
          chain: [],
          place: anyOf(seats[index % seats.length]!, random),
        }),
      },
    ]
  }

  #inside(verb: string, depth: number): readonly Part[] {
    const fields = this.grammar.fieldsOf(verb, INSIDE).filter(({ isArm }) => !isArm)
    const sizes: Sizes = [
      this.spots.length,
      3,
      7,
      ...Array.from({ length: depth }, () => ALL_ARMS.length),
      ...fields.map(({ values, isNeeded }) => values.length + (isNeeded ? 0 : 1)),
    ]
    const pairs = sizes.flatMap((one, first) =>
      sizes.slice(first + 1).map((other, behind) => ({ first, second: first + 1 + behind, size: one * other })),
    )
    const size = pairs.reduce((sum, pair) => sum + pair.size, 0)
    return [
      {
        size,
        at: (index, random) => {
          const ways = sizes.map((one) => random.below(one))
          let left = index
          for (const pair of pairs) {
            if (left < pair.size) {
              ways[pair.first] = left % sizes[pair.first]!
              ways[pair.second] = Math.floor(left / sizes[pair.first]!)
              break
            }
            left -= pair.size
          }
          return this.#made(verb, fields, depth, ways)
        },
      },
    ]
  }

  #made(verb: string, fields: readonly Field[], depth: number, ways: readonly number[]): Sentence {
    const [where, seat, card] = ways as readonly [number, number, number]
    const chain: Arm[] = ways.slice(3, 3 + depth).map((way) => ALL_ARMS[way]!)
    const chosen = fields.flatMap(({ name, values, isNeeded }, index) => {
      const way = ways[3 + depth + index]! - (isNeeded ? 0 : 1)
      return way < 0 ? [] : [[name, values[way]]]
    })
    const seats = this.spots[where]!
    const cards = seats[seat % seats.length]!
    return {
      step: stepOf(verb, this.grammar.fieldsOf(verb, INSIDE), Object.fromEntries(chosen)),
      chain,
      place: cards[card % cards.length]!,
    }
  }
}

const anyOf = (places: readonly Place[], random: Random): Place => places[random.below(places.length)]!
