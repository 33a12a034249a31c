// Cards by chance, out of the published schema of a pack: every field and every word of the language comes up. Most are refused by the
// reader, who has to say why; what it accepts can be played.

import { readFileSync } from 'node:fs'
import { Random } from '@brouhaha/kit'
import type { Raw } from './examples.ts'

interface Schema {
  readonly $ref?: string
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly { readonly required?: readonly string[] }[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly type?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema | readonly Schema[]
  readonly minItems?: number
  readonly minimum?: number
}

const { definitions: PIECES } = JSON.parse(
  readFileSync(new URL('../../../docs/pack.schema.json', import.meta.url), 'utf8'),
) as { readonly definitions: Readonly<Record<string, Schema>> }
const pieceOf = ($ref: string): Schema => PIECES[$ref.slice('#/definitions/'.length)]!

const TRAITS = ['elf', 'dwarf', 'orc', 'warrior', 'wizard', 'thief', 'cultist']
const NAMES = ['one', 'two']
/** What stands in fields of free text. */
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    ['has', 'holders', 'holdersOf', 'trait', 'countsAs', 'onlyFor', 'orOn'].map((key) => [key, TRAITS]),
  ),
  as: NAMES,
  the: NAMES,
  tag: ['undead', 'goth', 'fire'],
  tags: ['undead', 'goth', 'fire'],
  card: ['sword', 'helmet', 'rat', 'goblin'],
}
const NOT_WRITTEN = new Set(['id', 'art', 'en', 'fr', 'copies', 'flavour', 'short', 'overrides'])
/** What makes a card do something: mostly written where a card may have it. */
const DEEDS = new Set(['abilities', 'uses', 'effect', 'badStuff', 'fightRules', 'onKill', 'onReveal', 'strength'])

/** Steps inside, at the least, until nothing more is asked for. */
const shallowest = new Map<Schema, number>()
function depthOf(schema: Schema, path: readonly Schema[] = []): number {
  if (path.includes(schema) || path.length > 12) return Number.POSITIVE_INFINITY
  const known = shallowest.get(schema)
  if (known !== undefined) return known
  const inner = (each: Schema): number => depthOf(each, [...path, schema])
  let depth = 0
  if (schema.$ref !== undefined) depth = inner(pieceOf(schema.$ref))
  else if (schema.anyOf !== undefined) depth = Math.min(...schema.anyOf.map(inner))
  else if (schema.properties !== undefined)
    depth = 1 + Math.max(0, ...(schema.required ?? []).map((key) => inner(schema.properties![key]!)))
  else if (schema.type === 'array' && !Array.isArray(schema.items)) depth = inner(schema.items as Schema)
  if (path.length === 0) shallowest.set(schema, depth)
  return depth
}

const DEEPEST = 7

class Writer {
  readonly #random: Random

  constructor(seed: number) {
    this.#random = new Random(seed)
  }

  one<T>(among: readonly T[]): T {
    return among[this.#random.below(among.length)]!
  }

  write(schema: Schema, depth: number, key = ''): unknown {
    if (schema.$ref !== undefined) return this.write(pieceOf(schema.$ref), depth, key)
    if ('const' in schema) return schema.const
    if (schema.enum !== undefined) return this.one(schema.enum)
    if (schema.anyOf !== undefined) return this.write(this.#way(schema.anyOf, depth), depth, key)
    switch (schema.type) {
      case 'integer':
        return Math.max(schema.minimum ?? 0, this.#random.below(8) === 0 ? -3 : 1) + this.#random.below(4)
      case 'boolean':
        return this.#random.below(2) === 0
      case 'string':
        return this.one(TEXTS[key] ?? TRAITS)
      case 'array':
        return this.#list(schema, depth, key)
      default:
        return this.fields(schema, depth)
    }
  }

  /** What speaks of a name only works behind the step that gives it, so it is tried less often. */
  #way(ways: readonly Schema[], depth: number): Schema {
    const found = this.one(ways)
    if (depth < DEEPEST)
      return found.properties?.the !== undefined && this.#random.below(6) > 0 ? this.one(ways) : found
    const least = Math.min(...ways.map((way) => depthOf(way)))
    return this.one(ways.filter((way) => depthOf(way) === least))
  }

  #list({ items, minItems = 1 }: Schema, depth: number, key: string): readonly unknown[] {
    if (Array.isArray(items)) return items.map((item: Schema) => this.write(item, depth + 1, key))
    const more = depth < DEEPEST && this.#random.below(3) === 0 ? 1 : 0
    return Array.from({ length: Math.max(minItems, 1) + more }, () => this.write(items as Schema, depth + 1, key))
  }

  fields({ properties = {}, required = [], oneOf }: Schema, depth: number, often = 4): Raw {
    const either = oneOf === undefined ? [] : (this.one(oneOf).required ?? [])
    const others = new Set(oneOf?.flatMap((way) => way.required ?? []))
    const chosen = Object.keys(properties).filter(
      (key) =>
        !required.includes(key) &&
        !others.has(key) &&
        (this.#random.below(often + depth) === 0 || (depth === 0 && DEEDS.has(key) && this.#random.below(4) > 0)),
    )
    const isRange = 'least' in properties && 'most' in properties && required.length === 0
    const bound = isRange && chosen.length === 0 ? [this.one(['least', 'most'])] : []
    const keys = [...new Set([...required, ...either, ...chosen, ...bound])].filter((key) => !NOT_WRITTEN.has(key))
    const written = Object.fromEntries(keys.map((key) => [key, this.write(properties[key]!, depth + 1, key)]))
    if (typeof written.least === 'number' && typeof written.most === 'number') written.most += written.least
    return written
  }
}

/** Cards with these numbers, the same ones each time. */
export function randomCards(from: number, many: number): readonly Raw[] {
  const kinds = PIECES.card!.anyOf!
  return Array.from({ length: many }, (_, index) => {
    const number = from + index
    const card = new Writer(number + 1).fields(kinds[number % kinds.length]!, 0, 3)
    return {
      ...card,
      id: `random-${number}`,
      copies: 1,
      en: { name: `Random ${number}` },
      fr: { name: `Hasard ${number}` },
    }
  })
}
