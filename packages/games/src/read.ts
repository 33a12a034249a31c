// Options as a stranger wrote them, read field by field. Small on purpose: a page loads these readers with its first words.

import type { SchemaError } from '@brouhaha/table'

export type Read<Value> = { readonly value: Value } | SchemaError

/** Never throws, whatever it is given; an error names the place and what was expected there. */
export type OptionReader<Value> = (raw: unknown, path: string) => Read<Value>

const check =
  <Value>(fits: (raw: unknown) => boolean, expected: string): OptionReader<Value> =>
  (raw, path) =>
    fits(raw) ? { value: raw as Value } : { path, expected }

export const flag: OptionReader<boolean> = check((raw) => typeof raw === 'boolean', 'true or false')

export const whole = (from: number, to: number): OptionReader<number> =>
  check(
    (raw) => Number.isInteger(raw) && (raw as number) >= from && (raw as number) <= to,
    `a whole number from ${from} to ${to}`,
  )

export const oneOf = <Word extends string>(words: readonly Word[]): OptionReader<Word> =>
  check((raw) => words.includes(raw as Word), `one of ${words.join(', ')}`)

const isObject = (raw: unknown): raw is Readonly<Record<string, unknown>> =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw)

/** An object whose fields somebody else reads. */
export const anything: OptionReader<Readonly<Record<string, unknown>>> = check(isObject, 'an object')

export const optional =
  <Value>(reader: OptionReader<Value>): OptionReader<Value | undefined> =>
  (raw, path) =>
    raw === undefined ? { value: undefined } : reader(raw, path)

export const listOf =
  <Value>(
    reader: OptionReader<Value>,
    { fewest, most }: { readonly fewest: number; readonly most: number },
  ): OptionReader<Value[]> =>
  (raw, path) => {
    if (!Array.isArray(raw) || raw.length < fewest || raw.length > most)
      return { path, expected: `a list of ${fewest} to ${most}` }
    const values: Value[] = []
    for (const [index, one] of raw.entries()) {
      const read = reader(one, `${path}.${index}`)
      if ('expected' in read) return read
      values.push(read.value)
    }
    return { value: values }
  }

/** An object with these fields and no others; what is left out stays left out. */
export const fields =
  <Value extends object>(
    shape: { readonly [Field in keyof Value]-?: OptionReader<Value[Field]> },
  ): OptionReader<Value> =>
  (raw, path) => {
    if (!isObject(raw)) return { path, expected: 'an object' }
    const value: Record<string, unknown> = {}
    for (const [field, reader] of Object.entries<OptionReader<unknown>>(shape)) {
      const read = reader(Object.hasOwn(raw, field) ? raw[field] : undefined, `${path}.${field}`)
      if ('expected' in read) return read
      if (read.value !== undefined) value[field] = read.value
    }
    const unknown = Object.keys(raw).find((field) => !Object.hasOwn(shape, field))
    return unknown === undefined ? { value: value as Value } : { path, expected: `no field ${unknown}` }
  }
