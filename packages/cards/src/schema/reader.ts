// Small readers that say where plain JSON is not what was expected. A reader never throws and never changes anything.

import type { NameKind } from '../verbs/verb.ts'
import { anyOf, type Describe, fixed, refer, type Schema } from './json-schema.ts'
import { nearest } from './nearest.ts'

export interface Fault {
  readonly path: string
  readonly expected: string
  /** The word that was probably meant. */
  readonly suggestion?: string
}

/** A name that a card speaks of, to be looked up once everything is read. */
export interface Mention {
  readonly path: string
  readonly kind: 'trait' | 'card'
  readonly id: string
}

export interface Reading<Place> {
  readonly faults: Fault[]
  readonly mentions: Mention[]
  /** Where in a card we are; a reader that goes inside changes it for what it reads there. */
  place: Place
  depth: number
  /** How many objects of the card in hand were read, and how many questions about lost cards it asks. */
  parts: number
  questions: number
  /** The names that the card gives to cards, and to anything else; and what each was given to last. */
  names: { readonly cards: Set<string>; readonly others: Set<string>; readonly kinds: Map<string, NameKind> }
  /** The names that the arms of the step in hand have given so far, with what they stand for. */
  behind: ReadonlyMap<string, NameKind>
  /** How many effects and uses the whole pack has. */
  steps: number
}

/** How deep a card may nest and how much it may hold: far beyond what anybody can read aloud. */
const DEEPEST = 40
const MOST_PARTS = 500
/** As many as a running effect keeps the answers of. */
export const MOST_QUESTIONS = 4
/** As many as a running effect can keep. */
export const MOST_CARD_NAMES = 2
export const MOST_OTHER_NAMES = 8
/** A pack's effects and uses together: many times those of a box, and few enough for every table to number them. */
export const MOST_STEPS = 4_000
/** Who makes more mistakes than that mends these first. */
const MOST_FAULTS = 200
/** Far more than a list of effects, options or conditions that anybody could follow. */
export const MOST_LISTED = 20
const LONGEST_NAME = 60
export const LONGEST_SENTENCE = 160

/** Reads, and says what it expects in the words of JSON Schema. */
export interface Reader<Place> {
  (raw: unknown, path: string, reading: Reading<Place>): void
  readonly schema: Describe
}

type Read<Place> = (raw: unknown, path: string, reading: Reading<Place>) => void

export const reader = <P>(read: Read<P>, schema: Describe): Reader<P> => Object.assign(read.bind(null), { schema })

/** What another reader reads, and something more that has to hold; `tell` adds it to the schema where that can say it. */
export const also = <P>(
  inner: Reader<P>,
  check: Read<P>,
  tell: (schema: Schema) => Schema = (same) => same,
): Reader<P> =>
  reader(
    (raw, path, reading) => {
      inner(raw, path, reading)
      check(raw, path, reading)
    },
    (definitions) => tell(inner.schema(definitions)),
  )

/** A reader that is only there once all are made. */
export const later = <P>(inner: () => Reader<P>): Reader<P> =>
  reader(
    (raw, path, reading) => inner()(raw, path, reading),
    (definitions) => inner().schema(definitions),
  )

/** A piece that the schema names and others refer to. */
export const piece = <P>(name: string, inner: Reader<P>): Reader<P> =>
  reader(inner, (definitions) => refer(name, inner.schema, definitions))

export interface Optional<Place> {
  readonly maybe: Reader<Place>
}

/** A reader for every field of T; a field that may be left out says so. */
export type Shape<T, Place> = {
  readonly [K in keyof T]-?: Partial<Record<K, T[K]>> extends Pick<T, K> ? Optional<Place> : Reader<Place>
}

/** Every key that some member of a union has. */
export type KeyOf<U> = U extends unknown ? keyof U : never

export type Member<U, K extends PropertyKey> = Extract<U, Readonly<Record<K, unknown>>>

export const maybe = <P>(reader: Reader<P>): Optional<P> => ({ maybe: reader })

export function fault<P>(reading: Reading<P>, path: string, expected: string, suggestion?: string): void {
  if (reading.faults.length < MOST_FAULTS)
    reading.faults.push({ path, expected, ...(suggestion !== undefined && { suggestion }) })
}

export function isObject(raw: unknown): raw is Readonly<Record<string, unknown>> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return false
  const prototype: unknown = Object.getPrototypeOf(raw)
  return prototype === Object.prototype || prototype === null
}

/** Nothing that a screen, a terminal or a page could take for an order. */
const UNPRINTABLE = '[<>\\p{Cc}\\p{Cf}\\p{Co}\\p{Cs}\\u2028\\u2029]'
const PRINTABLE = `^(?=.*\\S)${UNPRINTABLE.replace('[', '[^')}*$`
const unprintable = new RegExp(UNPRINTABLE, 'u')

/** Words that are printed. */
export const text = <P>(expected: string, longest = LONGEST_NAME): Reader<P> =>
  reader(
    (raw, path, reading) => {
      if (typeof raw !== 'string' || raw.trim() === '') return fault(reading, path, expected)
      if ([...raw].length > longest) return fault(reading, path, `${expected} of at most ${longest} characters`)
      if (unprintable.test(raw)) fault(reading, path, `${expected} without <, > or control characters`)
    },
    () => ({ type: 'string', maxLength: longest, pattern: PRINTABLE }),
  )

const ID = '^[a-z0-9]+(?:-[a-z0-9]+)*$'
const isId = new RegExp(ID)

/** Lower-case words with hyphens: `ledger-wraith`. */
export const id = <P>(): Reader<P> =>
  reader(
    (raw, path, reading) => {
      if (typeof raw === 'string' && raw.length > LONGEST_NAME)
        fault(reading, path, `an id of at most ${LONGEST_NAME} characters`)
      else if (typeof raw !== 'string' || !isId.test(raw))
        fault(reading, path, 'an id of lower-case words with hyphens')
    },
    () => ({ type: 'string', maxLength: LONGEST_NAME, pattern: ID }),
  )

export const mention = <P>(kind: Mention['kind']): Reader<P> =>
  reader(
    (raw, path, reading) => {
      if (typeof raw === 'string') reading.mentions.push({ path, kind, id: raw })
      else fault(reading, path, `the id of a ${kind}`)
    },
    () => ({ type: 'string' }),
  )

export const whole = <P>(least: number, most: number): Reader<P> =>
  reader(
    (raw, path, reading) => {
      if (typeof raw !== 'number' || !Number.isInteger(raw) || raw < least || raw > most)
        fault(reading, path, `a whole number from ${least} to ${most}`)
    },
    () => ({ type: 'integer', minimum: least, maximum: most }),
  )

export const yes = <P>(): Reader<P> =>
  reader(
    (raw, path, reading) => {
      if (raw !== true) fault(reading, path, 'true, or nothing')
    },
    () => ({ const: true }),
  )

export const yesOrNo = <P>(): Reader<P> =>
  reader(
    (raw, path, reading) => {
      if (typeof raw !== 'boolean') fault(reading, path, 'true or false')
    },
    () => ({ type: 'boolean' }),
  )

/** One of the words that are the keys of the table, so that a new word that is not listed does not compile. */
export const word = <W extends string, P>(words: Readonly<Record<W, true>>): Reader<P> =>
  reader(
    (raw, path, reading) => {
      if (typeof raw !== 'string' || !Object.hasOwn(words, raw))
        fault(reading, path, `one of ${Object.keys(words).join(', ')}`, nearest(raw, Object.keys(words)))
    },
    () => ({ enum: Object.keys(words) }),
  )

/** These words, or what the reader reads. */
export const wordOr = <P>(words: readonly (string | null)[], otherwise: Reader<P>): Reader<P> =>
  reader(
    (raw, path, reading) => {
      if (!words.some((known) => known === raw)) otherwise(raw, path, reading)
    },
    (definitions) => anyOf({ enum: words }, otherwise.schema(definitions)),
  )

export const orNull = <P>(inner: Reader<P>): Reader<P> => wordOr([null], inner)

export const list = <P>(inner: Reader<P>, least = 0, most = MOST_LISTED): Reader<P> =>
  reader(
    (raw, path, reading) => {
      if (!Array.isArray(raw)) return fault(reading, path, 'a list')
      if (raw.length < least) fault(reading, path, `a list of at least ${least}`)
      if (raw.length > most) return fault(reading, path, `a list of at most ${most}`)
      raw.forEach((entry: unknown, index) => {
        inner(entry, `${path}[${index}]`, reading)
      })
    },
    (definitions) => ({
      type: 'array',
      items: inner.schema(definitions),
      ...(least > 0 && { minItems: least }),
      maxItems: most,
    }),
  )

/** A list is read by one reader, anything else by the other. */
export const listOr = <P>(several: Reader<P>, otherwise: Reader<P>): Reader<P> =>
  reader(
    (raw, path, reading) => (Array.isArray(raw) ? several : otherwise)(raw, path, reading),
    (definitions) => anyOf(otherwise.schema(definitions), several.schema(definitions)),
  )

/** One of them, or a list of them. */
export const oneOrMore = <P>(inner: Reader<P>): Reader<P> => listOr(list(inner, 1), inner)

/** An object is read by one reader, anything else by the other. */
export const objectOr = <P>(inside: Reader<P>, otherwise: Reader<P>): Reader<P> =>
  reader(
    (raw, path, reading) => (isObject(raw) ? inside : otherwise)(raw, path, reading),
    (definitions) => anyOf(otherwise.schema(definitions), inside.schema(definitions)),
  )

/** Where a field is; a key that is no plain word is cut short, so that a path can be printed. */
export const fieldPath = (path: string, key: string): string => {
  const name = /^[\w-]{1,60}$/.test(key) ? key : `[${JSON.stringify(key.slice(0, 20))}]`
  return path === '' ? name : `${path}.${name}`
}

/** Exactly these fields, and one that was `told` apart by before. */
export function fields<T, P>(shape: Shape<T, P>, told?: string): Reader<P> {
  const entries = Object.entries(shape) as [string, Optional<P> | Reader<P>][]
  const known = [...(told === undefined ? [] : [told]), ...Object.keys(shape)].join(', ')
  const read: Read<P> = (raw, path, reading) => {
    if (!isObject(raw)) return fault(reading, path, 'an object')
    if (reading.depth >= DEEPEST) return fault(reading, path, `nesting no deeper than ${DEEPEST}`)
    reading.parts += 1
    if (reading.parts > MOST_PARTS) return fault(reading, path, `a card of at most ${MOST_PARTS} parts`)
    reading.depth += 1
    for (const [key, field] of entries) {
      const inner = fieldPath(path, key)
      const present = Object.hasOwn(raw, key)
      if (typeof field === 'function') field(present ? raw[key] : undefined, inner, reading)
      else if (present) field.maybe(raw[key], inner, reading)
    }
    for (const key of Object.keys(raw)) {
      if (key !== told && !Object.hasOwn(shape, key))
        fault(reading, fieldPath(path, key), `no such field: there are ${known}`, nearest(key, Object.keys(shape)))
    }
    reading.depth -= 1
  }
  return reader(read, (definitions) => ({
    type: 'object',
    properties: Object.fromEntries(
      entries.map(([key, field]) => [key, (typeof field === 'function' ? field : field.maybe).schema(definitions)]),
    ),
    required: entries.flatMap(([key, field]) => (typeof field === 'function' ? [key] : [])),
    additionalProperties: false,
  }))
}

/** A union whose members are told apart by which of these keys they have. `gone`: what stands for keys of format 1 now. */
export function byKey<P>(
  what: string,
  members: Readonly<Record<string, Reader<P>>>,
  gone: Readonly<Record<string, string>> = {},
): Reader<P> {
  const keys = Object.keys(members)
  const read: Read<P> = (raw, path, reading) => {
    if (!isObject(raw)) return fault(reading, path, what)
    const key = keys.find((candidate) => Object.hasOwn(raw, candidate))
    const member = key === undefined ? undefined : members[key]
    const old = Object.keys(raw).find((word) => Object.hasOwn(gone, word))
    if (member) member(raw, path, reading)
    else if (old !== undefined) fault(reading, fieldPath(path, old), gone[old]!)
    else fault(reading, path, `${what}: one of ${keys.join(', ')}`, nearest(Object.keys(raw)[0], keys))
  }
  return reader(read, (definitions) => anyOf(...Object.values(members).map((member) => member.schema(definitions))))
}

/** A union whose members are told apart by the word under this key. */
export function byWord<P>(key: string, members: Readonly<Record<string, Reader<P>>>): Reader<P> {
  const read: Read<P> = (raw, path, reading) => {
    if (!isObject(raw)) return fault(reading, path, 'an object')
    const named = Object.hasOwn(raw, key) ? raw[key] : undefined
    const member = typeof named === 'string' && Object.hasOwn(members, named) ? members[named] : undefined
    if (member) member(raw, path, reading)
    else
      fault(
        reading,
        fieldPath(path, key),
        `one of ${Object.keys(members).join(', ')}`,
        nearest(named, Object.keys(members)),
      )
  }
  return reader(read, (definitions) =>
    anyOf(...Object.entries(members).map(([name, member]) => fixed(member.schema(definitions), key, name))),
  )
}
