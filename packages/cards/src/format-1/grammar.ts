// The words of format 1 as the last rules knew them that read it: a schema that is kept as it was published then.

import type { Schema } from '../schema/json-schema.ts'
import { fieldPath, isObject } from '../schema/reader.ts'
import grammar from './grammar.json' with { type: 'json' }

type Pieces = Readonly<Record<string, Schema>>

const GRAMMAR: Schema = grammar
const PIECES = GRAMMAR.definitions as Pieces
const REFERENCE = '#/definitions/'
/** Deeper than any card that the readers let through. */
const DEEPEST = 200

/** A pack as it is kept: what only a file has is left out. */
const KEPT: Schema = { ...GRAMMAR, required: ['box', 'cards'] }

/** Where a pack speaks no format 1, as deep as it can be told; null where it does. */
export const strangeIn = (pack: unknown): string | null => strange(KEPT, pack, '', 0)

function strange(schema: Schema, value: unknown, path: string, depth: number): string | null {
  if (depth > DEEPEST) return path
  if (typeof schema.$ref === 'string')
    return strange(PIECES[schema.$ref.slice(REFERENCE.length)]!, value, path, depth + 1)
  if (Array.isArray(schema.anyOf)) {
    const found = (schema.anyOf as readonly Schema[]).map((one) => strange(one, value, path, depth + 1))
    if (!found.includes(null)) return deepest(found as readonly string[])
  }
  if (Array.isArray(schema.enum)) return schema.enum.includes(value) ? null : path
  if ('const' in schema) return schema.const === value ? null : path
  switch (schema.type) {
    case 'object':
      return inObject(schema, value, path, depth)
    case 'array':
      return inList(schema, value, path, depth)
    case 'string':
      return isText(schema, value) ? null : path
    case 'integer':
      return Number.isInteger(value) &&
        Number(value) >= Number(schema.minimum ?? value) &&
        Number(value) <= Number(schema.maximum ?? value)
        ? null
        : path
    case 'boolean':
      return typeof value === 'boolean' ? null : path
    default:
      // A piece that only says more about what another one has read.
      if (Array.isArray(value)) return inList(schema, value, path, depth)
      return isObject(value) ? inObject(schema, value, path, depth) : null
  }
}

const deepest = (paths: readonly string[]): string =>
  paths.reduce((best, path) => (path.length > best.length ? path : best))

const isText = ({ maxLength, pattern }: Schema, value: unknown): boolean =>
  typeof value === 'string' &&
  [...value].length <= Number(maxLength ?? value.length) &&
  (typeof pattern !== 'string' || new RegExp(pattern, 'u').test(value))

function inObject(schema: Schema, value: unknown, path: string, depth: number): string | null {
  if (!isObject(value)) return path
  const keys = Object.keys(value)
  const { required = [], properties = {}, additionalProperties, oneOf, not, propertyNames } = schema
  const lacks = (names: unknown): boolean => !(names as readonly string[]).every((name) => Object.hasOwn(value, name))
  if (lacks(required) || isOther(schema, value)) return path
  if (keys.length < Number(schema.minProperties ?? 0) || keys.length > Number(schema.maxProperties ?? keys.length))
    return path
  if (Array.isArray(oneOf) && (oneOf as readonly Schema[]).filter((one) => !lacks(one.required)).length !== 1)
    return path
  if (isObject(not) && !lacks(not.required)) return path
  for (const key of keys) {
    const inside = fieldPath(path, key)
    const known = Object.hasOwn(properties as Pieces, key) ? (properties as Pieces)[key] : additionalProperties
    if (known === undefined) continue
    if (!isObject(known)) return inside
    if (isObject(propertyNames) && strange(propertyNames, key, inside, depth + 1) !== null) return inside
    const found = strange(known, value[key], inside, depth + 1)
    if (found !== null) return found
  }
  return null
}

/** Whether the word that tells kinds apart is another one. */
const isOther = ({ required, properties }: Schema, value: Readonly<Record<string, unknown>>): boolean =>
  ((required ?? []) as readonly string[]).some((key) => {
    const word = (properties as Pieces | undefined)?.[key]?.const
    return word !== undefined && value[key] !== word
  })

function inList({ items, minItems = 0, maxItems }: Schema, value: unknown, path: string, depth: number): string | null {
  if (!Array.isArray(value) || value.length < Number(minItems) || value.length > Number(maxItems ?? value.length))
    return path
  if (items === undefined) return null
  for (const [index, entry] of value.entries()) {
    const item = Array.isArray(items) ? (items as readonly Schema[])[index] : (items as Schema)
    const found = item === undefined ? `${path}[${index}]` : strange(item, entry, `${path}[${index}]`, depth + 1)
    if (found !== null) return found
  }
  return null
}
