// A sentence for every place of the schema, out of the comments of the types that stand there. The schema says what there is, the types
// are walked beside it.

import { Types } from './comments.mjs'

const ROOT = 'PackFile'

/** A piece of the schema is named after its type, with a few exceptions. */
const NAMES = { filter: 'CardFilter', counted: 'Amount' }
const typeOf = (piece) => NAMES[piece] ?? `${piece[0].toUpperCase()}${piece.slice(1)}`

/** What a shape demands besides its fields is no choice. */
const choicesIn = ({ anyOf = [], properties }) => (properties === undefined ? anyOf : [])

/** What tells a shape apart: its first field, or the word of its verb or kind. */
function shapeFor(types, alternatives, [key, word]) {
  const shapes = alternatives.filter((one) => types.word(one) === undefined && types.fields(one).has(key))
  if (key !== 'do' && key !== 'kind') {
    const told = shapes.filter((one) => [...types.fields(one).keys()][0] === key)
    return told.length > 0 ? told : shapes
  }
  return shapes.filter((one) =>
    types.alternatives(types.fields(one).get(key)).some((kind) => types.word(kind) === word),
  )
}

/** Sentences by place: `schema` as the readers say it, `toldBy` as the package tells its shapes apart. */
export function sentencesFor(schema, toldBy) {
  const types = new Types()
  const found = new Map()

  const say = (place, sentence) => {
    if (sentence && !found.has(place)) found.set(place, sentence)
  }

  /** What is said where a type stands comes before what is said of the type. */
  const visit = (node, place, type) => {
    const alternatives = types.alternatives(type)
    // What a list is made of tells itself where it is a piece of its own.
    if (node.$ref !== undefined && place.endsWith('[]')) return
    say(place, type.says ?? declared(type).says ?? (alternatives.length === 1 ? alternatives[0].says : undefined))
    inside(node, place, alternatives)
  }

  const inside = (node, place, alternatives) => {
    if (node.$ref !== undefined) return
    for (const one of choicesIn(node)) {
      const told = toldBy(one)
      if (told === null) inside(one, place, alternatives)
      else {
        const shapes = shapeFor(types, alternatives, told)
        const says = new Set(shapes.flatMap((one) => one.says ?? []))
        say(`${place}=${told[1]}`, [...says].join(' '))
        shape(one, `${place}=${told[1]}`, shapes)
      }
    }
    if (node.properties !== undefined)
      shape(
        node,
        place,
        alternatives.filter((one) => types.word(one) === undefined),
      )
    if (node.items !== undefined && !Array.isArray(node.items)) {
      const element = alternatives.map((one) => types.element(one)).find((one) => one !== undefined)
      if (element !== undefined) visit(node.items, `${place}[]`, element)
    }
    if (typeof node.additionalProperties === 'object') {
      const entry = alternatives.map((one) => types.entry(one)).find((one) => one !== undefined)
      if (entry !== undefined) visit(node.additionalProperties, `${place}{}`, entry)
    }
    for (const word of node.enum ?? [])
      say(`${place}:${word}`, alternatives.find((one) => types.word(one) === word)?.says)
  }

  /** A name that refers to a type is that type: what is said where it stands is said there alone. */
  const declared = (type) => (types.refers(type) ? types.named(type.node.typeName.name) : type)

  const shape = (node, place, shapes) => {
    for (const [key, inner] of Object.entries(node.properties)) {
      const of = shapes.map((one) => types.fields(one).get(key)).find((field) => field !== undefined)
      if (of !== undefined && !((key === 'do' || key === 'kind') && typeof inner.const === 'string'))
        visit(inner, `${place}.${key}`, of)
    }
  }

  visit(schema, 'pack', types.named(ROOT))
  for (const [name, piece] of Object.entries(schema.definitions)) visit(piece, name, types.named(typeOf(name)))
  return new Map([...found].sort(([one], [other]) => (one < other ? -1 : 1)))
}
