// A schema with a sentence for every word of the language. Sentences are found by where the word stands: `pick.zone` is a field,
// `effect=draw` one of several shapes, by what tells it apart, `window:any` a word among words, `…[]` what a list is made of.

import type { Schema } from './json-schema.ts'

/** The sentence for a place, or nothing. */
type Sentence = (place: string) => string | undefined

type Properties = Readonly<Record<string, Schema>>

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The field that tells a shape apart from others, and its word where that does. */
export function toldBy({ properties }: Schema): readonly [key: string, word: string] | null {
  const entries = Object.entries((properties ?? {}) as Properties)
  const [key, field] = entries[0] ?? []
  if (key === undefined || field === undefined) return null
  return [key, typeof field.const === 'string' && (key === 'do' || key === 'kind') ? field.const : key]
}

/** The same schema with descriptions. */
export function described(schema: Schema, place: string, sentence: Sentence): Schema {
  const description = sentence(place)
  return { ...(description !== undefined && { description }), ...inside(schema, place, sentence) }
}

function inside(schema: Schema, place: string, sentence: Sentence): Schema {
  const { properties, anyOf, items, additionalProperties, enum: words } = schema
  const field = (key: string, inner: Schema): Schema =>
    isTold(key, inner) ? inner : described(inner, `${place}.${key}`, sentence)
  return {
    ...schema,
    ...(isSchema(properties) && { properties: mapped(properties as Properties, field) }),
    // What a shape demands besides its fields is no choice.
    ...(Array.isArray(anyOf) &&
      properties === undefined && { anyOf: (anyOf as readonly Schema[]).map((one) => shape(one, place, sentence)) }),
    ...(isSchema(items) && { items: described(items, `${place}[]`, sentence) }),
    ...(isSchema(additionalProperties) && {
      additionalProperties: described(additionalProperties, `${place}{}`, sentence),
    }),
    ...(Array.isArray(words) && wordsIn(words, place, sentence)),
  }
}

/** Verb and kind are what the whole shape is about. */
const isTold = (key: string, { const: word }: Schema): boolean =>
  (key === 'do' || key === 'kind') && typeof word === 'string'

const mapped = (properties: Properties, change: (key: string, inner: Schema) => Schema): Properties =>
  Object.fromEntries(Object.entries(properties).map(([key, inner]) => [key, change(key, inner)]))

/** Words and lists have the place of what they are a choice for; a shape has its own. */
function shape(schema: Schema, place: string, sentence: Sentence): Schema {
  const told = toldBy(schema)
  return told === null ? inside(schema, place, sentence) : described(schema, `${place}=${told[1]}`, sentence)
}

/** Editors show these beside the words they complete. */
function wordsIn(words: readonly unknown[], place: string, sentence: Sentence): Schema {
  const told = words.map((word) => sentence(`${place}:${String(word)}`) ?? '')
  return told.some((one) => one !== '') ? { enumDescriptions: told } : {}
}
