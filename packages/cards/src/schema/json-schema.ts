// What readers say about themselves in the words of JSON Schema, for editors and other programs.

/** A piece of a JSON Schema, draft 7. */
export type Schema = { readonly [keyword: string]: unknown }

/** The named pieces that others refer to, gathered while a schema is written. */
export type Definitions = Map<string, Schema>

export type Describe = (definitions: Definitions) => Schema

/** The piece once, under its name; a reference to it everywhere, so that pieces may hold each other. */
export function refer(name: string, describe: Describe, definitions: Definitions): Schema {
  if (!definitions.has(name)) {
    definitions.set(name, {})
    definitions.set(name, describe(definitions))
  }
  return { $ref: `#/definitions/${name}` }
}

/** One of several shapes; a choice among choices is one choice. */
export const anyOf = (...schemas: readonly Schema[]): Schema => ({
  anyOf: schemas.flatMap((schema) =>
    Object.keys(schema).length === 1 && Array.isArray(schema.anyOf) ? (schema.anyOf as readonly Schema[]) : [schema],
  ),
})

/** An object of this kind: the word that tells kinds apart is fixed. */
export function fixed(schema: Schema, key: string, value: string): Schema {
  const properties = schema.properties as Readonly<Record<string, Schema>>
  const required = schema.required as readonly string[]
  return {
    ...schema,
    properties: { [key]: { const: value }, ...without(properties, key) },
    required: [key, ...required.filter((name) => name !== key)],
  }
}

const without = (properties: Readonly<Record<string, Schema>>, key: string): Readonly<Record<string, Schema>> =>
  Object.fromEntries(Object.entries(properties).filter(([name]) => name !== key))
