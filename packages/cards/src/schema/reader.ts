// Small readers that say where plain JSON is not what was expected. A reader never throws and never changes anything.

export interface Fault {
  readonly path: string
  readonly expected: string
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
}

/** How deep a card may nest: far beyond what anybody can read aloud. */
const DEEPEST = 40

export type Reader<Place> = (raw: unknown, path: string, reading: Reading<Place>) => void

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

export function fault<P>(reading: Reading<P>, path: string, expected: string): void {
  reading.faults.push({ path, expected })
}

export function isObject(raw: unknown): raw is Readonly<Record<string, unknown>> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return false
  const prototype: unknown = Object.getPrototypeOf(raw)
  return prototype === Object.prototype || prototype === null
}

export const text =
  <P>(expected = 'some text'): Reader<P> =>
  (raw, path, reading) => {
    if (typeof raw !== 'string' || raw.trim() === '') fault(reading, path, expected)
  }

/** Lower-case words with hyphens: `ledger-wraith`. */
export const id =
  <P>(): Reader<P> =>
  (raw, path, reading) => {
    if (typeof raw !== 'string' || !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(raw))
      fault(reading, path, 'an id of lower-case words with hyphens')
  }

export const mention =
  <P>(kind: Mention['kind']): Reader<P> =>
  (raw, path, reading) => {
    if (typeof raw === 'string') reading.mentions.push({ path, kind, id: raw })
    else fault(reading, path, `the id of a ${kind}`)
  }

export const whole =
  <P>(least: number, most: number): Reader<P> =>
  (raw, path, reading) => {
    if (typeof raw !== 'number' || !Number.isInteger(raw) || raw < least || raw > most)
      fault(reading, path, `a whole number from ${least} to ${most}`)
  }

export const yes =
  <P>(): Reader<P> =>
  (raw, path, reading) => {
    if (raw !== true) fault(reading, path, 'true, or nothing')
  }

export const yesOrNo =
  <P>(): Reader<P> =>
  (raw, path, reading) => {
    if (typeof raw !== 'boolean') fault(reading, path, 'true or false')
  }

/** One of the words that are the keys of the table, so that a new word that is not listed does not compile. */
export function word<W extends string, P>(words: Readonly<Record<W, true>>): Reader<P> {
  return (raw, path, reading) => {
    if (typeof raw !== 'string' || !Object.hasOwn(words, raw))
      fault(reading, path, `one of ${Object.keys(words).join(', ')}`)
  }
}

export const list =
  <P>(reader: Reader<P>, least = 0): Reader<P> =>
  (raw, path, reading) => {
    if (!Array.isArray(raw)) return fault(reading, path, 'a list')
    if (raw.length < least) fault(reading, path, `a list of at least ${least}`)
    raw.forEach((entry: unknown, index) => {
      reader(entry, `${path}[${index}]`, reading)
    })
  }

/** One of them, or a list of them. */
export const oneOrMore = <P>(reader: Reader<P>): Reader<P> => {
  const several = list(reader, 1)
  return (raw, path, reading) => (Array.isArray(raw) ? several : reader)(raw, path, reading)
}

/** An object is read by one reader, anything else by the other. */
export const objectOr =
  <P>(inside: Reader<P>, otherwise: Reader<P>): Reader<P> =>
  (raw, path, reading) =>
    (isObject(raw) ? inside : otherwise)(raw, path, reading)

/** Exactly these fields, and one that was `told` apart by before. */
export function fields<T, P>(shape: Shape<T, P>, told?: string): Reader<P> {
  const entries = Object.entries(shape) as [string, Optional<P> | Reader<P>][]
  return (raw, path, reading) => {
    if (!isObject(raw)) return fault(reading, path, 'an object')
    if (reading.depth >= DEEPEST) return fault(reading, path, `nesting no deeper than ${DEEPEST}`)
    reading.depth += 1
    for (const [key, field] of entries) {
      const inner = path === '' ? key : `${path}.${key}`
      const present = Object.hasOwn(raw, key)
      if (typeof field === 'function') field(present ? raw[key] : undefined, inner, reading)
      else if (present) field.maybe(raw[key], inner, reading)
    }
    for (const key of Object.keys(raw)) {
      if (key !== told && !Object.hasOwn(shape, key))
        fault(reading, path === '' ? key : `${path}.${key}`, 'no such field')
    }
    reading.depth -= 1
  }
}

/** A union whose members are told apart by which of these keys they have. */
export function byKey<P>(what: string, members: Readonly<Record<string, Reader<P>>>): Reader<P> {
  const keys = Object.keys(members)
  return (raw, path, reading) => {
    if (!isObject(raw)) return fault(reading, path, what)
    const key = keys.find((candidate) => Object.hasOwn(raw, candidate))
    const reader = key === undefined ? undefined : members[key]
    if (reader) reader(raw, path, reading)
    else fault(reading, path, `${what}: one of ${keys.join(', ')}`)
  }
}

/** A union whose members are told apart by the word under this key. */
export function byWord<P>(key: string, members: Readonly<Record<string, Reader<P>>>): Reader<P> {
  return (raw, path, reading) => {
    if (!isObject(raw)) return fault(reading, path, 'an object')
    const named = Object.hasOwn(raw, key) ? raw[key] : undefined
    const reader = typeof named === 'string' && Object.hasOwn(members, named) ? members[named] : undefined
    if (reader) reader(raw, path, reading)
    else fault(reading, path === '' ? key : `${path}.${key}`, `one of ${Object.keys(members).join(', ')}`)
  }
}
