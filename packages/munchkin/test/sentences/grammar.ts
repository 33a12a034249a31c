// The grammar of the card language as its readers tell it (the schema): for every verb its fields, for every field the values that it
// may have. The first value of a field is its usual one; what follows differs from it in one thing.

import { packSchema } from '@brouhaha/cards'
import { LISTS, NUMBERS, TEXTS } from './fillers.ts'

export type Raw = Readonly<Record<string, unknown>>
type Schema = Readonly<Record<string, unknown>>

/** What stands for a list of steps until a sentence puts some there. */
const STEPS = '#/definitions/effect'

/** How deep values inside values are varied where a verb stands alone, and where it stands inside others. */
const ALONE = 2
export const INSIDE = 1
const MOST_LISTED = 3

export interface Field {
  readonly name: string
  readonly isNeeded: boolean
  /** Empty where the field is an arm: a list of steps. */
  readonly values: readonly unknown[]
  readonly isArm: boolean
}

const isObject = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const listed = (value: unknown): readonly Schema[] => (Array.isArray(value) ? (value as Schema[]) : [])

/** The field that tells a shape apart from others, and its word where that does. */
function toldBy({ properties }: Schema): string {
  const [key, field] = Object.entries((properties ?? {}) as Record<string, Schema>)[0] ?? ['', {}]
  return typeof field.const === 'string' && (key === 'do' || key === 'kind') ? field.const : key
}

/** Values without those that say the same. */
const unlike = (values: readonly unknown[]): unknown[] => {
  const known = new Set<string>()
  return values.filter((value) => {
    const said = JSON.stringify(value)
    return known.has(said) ? false : known.add(said)
  })
}

export class Grammar {
  readonly #definitions: Readonly<Record<string, Schema>>
  readonly #known = new Map<string, readonly unknown[]>()
  /** Places for which there is no filler. */
  readonly unknown = new Set<string>()

  constructor(schema: Schema = packSchema()) {
    this.#definitions = schema.definitions as Readonly<Record<string, Schema>>
  }

  /** The words of a piece, where it also has shapes besides. */
  words(piece: string): readonly string[] {
    const { enum: words, anyOf } = this.#definitions[piece]!
    const all = [words, ...listed(anyOf).map((one) => one.enum)].flatMap((some) => (Array.isArray(some) ? some : []))
    return all.filter((word) => typeof word === 'string')
  }

  fieldNames(piece: string): readonly string[] {
    return Object.keys(this.#definitions[piece]!.properties as Schema)
  }

  /** The shapes of a piece that has several, by what tells them apart. */
  shapes(piece: string): ReadonlyMap<string, Schema> {
    return new Map(
      listed(this.#definitions[piece]!.anyOf).flatMap((one) => (one.properties ? [[toldBy(one), one]] : [])),
    )
  }

  get verbs(): readonly string[] {
    return [...this.shapes('effect').keys()]
  }

  fieldsOf(verb: string, deep = ALONE): readonly Field[] {
    const { properties, required } = this.shapes('effect').get(verb)!
    return Object.entries(properties as Record<string, Schema>)
      .filter(([name]) => name !== 'do')
      .map(([name, schema]) => {
        const isArm = this.#holdsSteps(schema)
        return {
          name,
          isNeeded: (required as readonly string[]).includes(name),
          isArm,
          values: isArm ? [] : this.#values(schema, `effect=${verb}.${name}`, deep),
        }
      })
  }

  /** Where a card holds steps by itself: by its kind and the fields that lead there. */
  get parts(): readonly string[] {
    const parts = [...this.shapes('card')].flatMap(([kind, { properties }]) =>
      Object.entries(properties as Record<string, Schema>).flatMap(([name, schema]) => {
        const inner = Object.entries((schema.properties ?? {}) as Record<string, Schema>).filter(([, one]) =>
          this.#holdsSteps(one),
        )
        if (inner.length > 0) return inner.map(([field]) => `${kind}.${name}.${field}`)
        return this.#holdsSteps(schema) ? [name === 'onDraw' ? name : `${kind}.${name}`] : []
      }),
    )
    return [...new Set(parts)]
  }

  #holdsSteps(schema: Schema): boolean {
    if (schema.$ref === STEPS) return true
    if (Array.isArray(schema.items)) return false
    if (isObject(schema.items)) return this.#holdsSteps(schema.items)
    return Object.values((schema.properties ?? {}) as Record<string, Schema>).some((one) => this.#holdsSteps(one))
  }

  #values(schema: Schema, place: string, deep: number): readonly unknown[] {
    if (LISTS[place] !== undefined) return LISTS[place]
    if (typeof schema.$ref !== 'string') return unlike(this.#said(schema, place, deep))
    const name = schema.$ref.replace('#/definitions/', '')
    const key = `${name} ${deep}`
    const known = this.#known.get(key)
    if (known !== undefined) return known
    const made = unlike(this.#said(this.#definitions[name]!, name, deep))
    this.#known.set(key, made)
    return made
  }

  /** Inside the deepest there is only the usual. */
  #said(schema: Schema, place: string, deep: number): readonly unknown[] {
    if ('const' in schema) return [schema.const]
    if (Array.isArray(schema.enum)) return schema.enum
    if (schema.properties !== undefined) return this.#objects(schema, place, deep)
    if (Array.isArray(schema.anyOf)) return this.#choices(schema, place, deep)
    switch (schema.type) {
      case 'integer':
        return NUMBERS[place] ?? numbersIn(schema)
      case 'boolean':
        return [true, false]
      case 'array':
        return this.#lists(schema, place, deep)
      case 'string':
        return this.#texts(schema, place)
      default:
        this.unknown.add(place)
        return []
    }
  }

  #texts(_schema: Schema, place: string): readonly unknown[] {
    // A name that a step gives: preludes and sentences see to it.
    if (place.endsWith('.as')) return [undefined]
    if (TEXTS[place] === undefined) this.unknown.add(place)
    return TEXTS[place] ?? []
  }

  #choices(schema: Schema, place: string, deep: number): readonly unknown[] {
    const said = (one: Schema): readonly unknown[] =>
      this.#values(one, one.properties === undefined ? place : `${place}=${toldBy(one)}`, deep)
    const ways = listed(schema.anyOf)
    return deep > 0 ? ways.flatMap(said) : said(ways[0]!).slice(0, 1)
  }

  #lists(schema: Schema, place: string, deep: number): readonly unknown[] {
    const items = schema.items as Schema
    if (items.$ref === STEPS) return [[]]
    const least = Number(schema.minItems ?? 0)
    const inside = deep > 0 ? this.#values(items, `${place}[]`, deep - 1) : []
    const usual =
      least > 0 && inside.length === 0 ? this.#values(items, `${place}[]`, 0).slice(0, 1) : inside.slice(0, 1)
    const first = Array.from({ length: Math.min(least, MOST_LISTED) }, () => usual[0])
    return [first, ...inside.map((value) => [value, ...first.slice(1)])]
  }

  #objects(schema: Schema, place: string, deep: number): readonly unknown[] {
    const properties = schema.properties as Readonly<Record<string, Schema>>
    const needed = new Set(schema.required as readonly string[])
    // What a shape demands besides its fields: one of some.
    const ways = [...listed(schema.oneOf), ...listed(schema.anyOf)].flatMap(({ required }) =>
      Array.isArray(required) ? (required as string[]) : [],
    )
    if (ways[0] !== undefined) needed.add(ways[0])
    if (schema.minProperties === 1) needed.add(Object.keys(properties)[0]!)
    const values = new Map(
      Object.entries(properties).map(([name, field]) => [
        name,
        deep > 0 || needed.has(name) ? this.#values(field, `${place}.${name}`, Math.max(0, deep - 1)) : [],
      ]),
    )
    const usual = Object.fromEntries([...needed].map((name) => [name, values.get(name)?.[0]]))
    if (deep <= 0) return [usual]
    const others = [...values].flatMap(([name, each]) =>
      each.map((value) => ({ ...without(usual, ways, name), [name]: value })),
    )
    return [usual, ...others]
  }
}

/** Of several fields of which there is to be one, another takes the place of the usual one. */
const without = (usual: Raw, ways: readonly string[], name: string): Raw =>
  ways.includes(name) ? Object.fromEntries(Object.entries(usual).filter(([key]) => !ways.includes(key))) : usual

function numbersIn({ minimum, maximum }: Schema): readonly number[] {
  const [least, most] = [Number(minimum), Number(maximum)]
  return unlike(
    [1, 2, 0, -1, least, most].filter((value) => value >= least && value <= most && Math.abs(value) <= 20),
  ) as number[]
}
