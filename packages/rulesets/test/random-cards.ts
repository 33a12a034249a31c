// Cards of format 1 by chance, out of the grammar that is kept of it: mostly a few steps after each other that speak of what came last.

import { readFileSync } from 'node:fs'
import { Random } from '@brouhaha/kit'
import type { Raw } from './old-cards.ts'

interface Schema {
  readonly $ref?: string
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly { readonly required: readonly string[] }[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly type?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly minProperties?: number
  readonly items?: Schema | readonly Schema[]
  readonly minItems?: number
  readonly minimum?: number
}

const GRAMMAR = new URL('../../cards/src/format-1/grammar.json', import.meta.url)
const { definitions: PIECES } = JSON.parse(readFileSync(GRAMMAR, 'utf8')) as {
  readonly definitions: Readonly<Record<string, Schema>>
}
const REFERENCE = '#/definitions/'

/** What tells the ways of a piece apart: its verb, or its first word. */
const wordOf = ({ properties, required, enum: words, type }: Schema): string => {
  if (properties === undefined) return words === undefined ? (type ?? '') : 'word'
  const verb = properties.do?.const
  return typeof verb === 'string' ? verb : (required?.[0] ?? Object.keys(properties)[0]!)
}

/** How often a way is taken: once where nothing is said. */
const OFTEN: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  effect: {
    gainLevels: 8,
    loseLevels: 5,
    draw: 8,
    discard: 8,
    take: 5,
    search: 3,
    reveal: 2,
    peek: 2,
    putBack: 3,
    roll: 3,
    choose: 3,
    if: 6,
    each: 3,
    pay: 3,
    namePlayer: 4,
    nameNumber: 3,
    setLevel: 2,
    strengthen: 2,
  },
  amount: { integer: 6, outcome: 12, lost: 6, named: 4, die: 2, cardsIn: 3, sum: 2, levelOf: 2 },
  condition: { outcome: 8, lost: 6, it: 6, is: 2, count: 4, more: 2 },
}

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))

/** What is never written, since it is about another moment than these cards are played in, about other cards, or ends the game. */
const ELSEWHERE: Readonly<Record<string, ReadonlySet<string>>> = {
  effect: words('cancel repeat redirect disarm setDie turnDie reroll become win die endTurn openDoor skip moveFight'),
  amount: words('holdersOf'),
  condition: words('has holdersOf human day drawn levelFrom decides partnerCaught runners'),
  ability: words('permits bans countsAs ignored doubled reversed use on'),
}

/**
 * What edition 4 does otherwise whatever the format, so that it is not compared: a clone stays in the fight where its card says more,
 * treasure is shared in the fight at hand alone, who escapes before running need not run, and hands that are thrown together are dealt
 * in another order, since of alike cards the known one goes first.
 */
const MENDED = words('clone shareTreasures escape poolHands')

/** Fields that name other cards; and the best of a hand, which edition 4 asks for in a way that tells nobody what it is. */
const LEFT_OUT = words(
  'tag trait onlyFor nameStartsWith nameHas nameEndsWith card host attached decides deadly size extreme',
)

const DEEPEST = 5

class Writer {
  readonly #random: Random

  constructor(seed: number) {
    this.#random = new Random(seed)
  }

  chance(percent: number): boolean {
    return this.#random.below(100) < percent
  }

  one<T>(among: readonly T[]): T {
    return among[this.#random.below(among.length)]!
  }

  piece(name: string, depth: number): unknown {
    if (name === 'effects') return this.steps(depth)
    if (name === 'who') return this.one(WHO)
    const { anyOf } = PIECES[name]!
    return anyOf === undefined ? this.write(PIECES[name]!, depth) : this.write(this.#way(name, anyOf, depth), depth)
  }

  steps(depth: number): readonly unknown[] {
    const most = depth === 0 ? 4 : 2
    return Array.from({ length: 1 + this.#random.below(most) }, () => this.piece('effect', depth + 1))
  }

  #way(name: string, ways: readonly Schema[], depth: number): Schema {
    const weighed = ways.map((way) => {
      const word = wordOf(way)
      if (ELSEWHERE[name]?.has(word) || (name === 'effect' && MENDED.has(word))) return 0
      return depth > DEEPEST && !isLeaf(way) ? 0 : (OFTEN[name]?.[word] ?? 1)
    })
    return this.one(ways.flatMap((way, index) => Array.from({ length: weighed[index]! }, () => way)))
  }

  write(schema: Schema, depth: number): unknown {
    if (schema.$ref !== undefined) return this.piece(schema.$ref.slice(REFERENCE.length), depth + 1)
    if ('const' in schema) return schema.const
    if (schema.enum !== undefined) return this.one(schema.enum)
    if (schema.anyOf !== undefined) return this.write(this.one(schema.anyOf), depth)
    switch (schema.type) {
      case 'integer':
        return Math.max(schema.minimum ?? 0, 1) + this.#random.below(3)
      case 'boolean':
        return this.chance(50)
      case 'array':
        return this.#list(schema, depth)
      default:
        return this.#fields(schema, depth)
    }
  }

  #list({ items, minItems = 1 }: Schema, depth: number): readonly unknown[] {
    if (Array.isArray(items)) return items.map((item: Schema) => this.write(item, depth + 1))
    return Array.from({ length: Math.max(minItems, 1) + this.#random.below(2) }, () =>
      this.write(items as Schema, depth + 1),
    )
  }

  #fields({ properties = {}, required = [], oneOf, minProperties = 0 }: Schema, depth: number): Raw {
    const either = oneOf === undefined ? [] : this.one(oneOf).required
    const others = oneOf?.flatMap((way) => way.required) ?? []
    const optional = Object.keys(properties).filter(
      (key) => !required.includes(key) && !others.includes(key) && !LEFT_OUT.has(key),
    )
    const odds = depth > DEEPEST ? 5 : 30
    const chosen = optional.filter(() => this.chance(odds))
    const keys = [...required, ...either, ...chosen]
    if (keys.length < minProperties) keys.push(this.one(optional))
    const written = Object.fromEntries(keys.map((key) => [key, this.write(properties[key]!, depth + 1)]))
    return inOrder(written)
  }
}

/** The lower of two bounds or faces first; and nothing by chance, which falls on another of several alike cards since edition 4. */
function inOrder(written: Record<string, unknown>): Raw {
  if (typeof written.least === 'number' && typeof written.most === 'number')
    written.most = written.least + 1 + (written.most % 4)
  if (written.by === 'chance') delete written.by
  if (Array.isArray(written.on)) written.on = [1 + (Number(written.on[0]) % 3), 3 + (Number(written.on[1]) % 4)]
  return written
}

const isLeaf = ({ properties = {}, required = [] }: Schema): boolean =>
  required.every((key) => !/effects|condition/.test(JSON.stringify(properties[key])))

const WHO = ['you', 'you', 'target', 'target', 'target', 'left', 'right', 'others', 'everyone', 'lowest', 'highest']

/** In which windows a card is tried. */
const WINDOWS = ['ownTurn', 'ownTurn', 'ownTurn', 'any', 'ownCombat', 'combat']

/** What a card of this number is used for. */
export function randomUses(seed: number): readonly Raw[] {
  const writer = new Writer(seed)
  return [
    {
      use: writer.one(WINDOWS),
      ...(writer.chance(15) && { cost: writer.piece('cost', 1) }),
      effect: writer.steps(0),
    },
  ]
}
