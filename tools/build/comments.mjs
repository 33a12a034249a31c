// The types of the card language with their comments: what each word of it means, where a reader of the types finds it too.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../common/steps.mjs'
import { parse, sourceFiles } from '../common/syntax.mjs'

const FOLDERS = ['packages/cards/src/language', 'packages/cards/src/verbs']
const FILES = ['packages/cards/src/schema/pack-file.ts']

/** Between a comment and what it is about lie blanks, the bar of a union, or a bracket. */
const GAP = /^[\s|(]*$/

const plain = (comment) =>
  comment
    .replace(/^\*/, '')
    .split('\n')
    .map((line) => line.replace(/^\s*\*/, '').trim())
    .join(' ')
    .trim()

/** What the comment before a place in a file says, or nothing. */
function commentBefore({ text, comments }, start) {
  const before = comments.filter(({ type, value, end }) => type === 'Block' && value.startsWith('*') && end <= start)
  const last = before.at(-1)
  return last !== undefined && GAP.test(text.slice(last.end, start)) ? plain(last.value) : undefined
}

const declarationsIn = (file) => {
  const text = readFileSync(file, 'utf8')
  const { program, comments } = parse(file, text)
  const source = { text, comments }
  return program.body.flatMap((statement) => {
    const node = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (node?.type !== 'TSInterfaceDeclaration' && node?.type !== 'TSTypeAliasDeclaration') return []
    return [{ name: node.id.name, node, source, says: commentBefore(source, statement.start) }]
  })
}

/** Something that may stand at a place: a word, a shape with its fields, a list, or anything else. */
export class Types {
  #named = new Map()
  #verbs = []

  constructor() {
    const files = [
      ...FOLDERS.flatMap((folder) => sourceFiles(join(root, folder))),
      ...FILES.map((file) => join(root, file)),
    ]
    for (const file of files)
      for (const declared of declarationsIn(file)) {
        this.#named.set(declared.name, declared)
        if (file.includes('/verbs/') && this.#fieldOf(declared, 'do') !== undefined) this.#verbs.push(declared)
      }
  }

  named(name) {
    const declared = this.#named.get(name)
    if (declared === undefined) throw new Error(`no type ${name}`)
    return { node: declared.node, source: declared.source, says: declared.says }
  }

  #fieldOf({ node, source }, key) {
    return this.fields({ node, source }).get(key)
  }

  /** What may stand there, one by one: unions, names and brackets are looked through. */
  alternatives(type) {
    const { node, source, says } = type
    switch (node.type) {
      case 'TSTypeAliasDeclaration':
        if (node.id.name === 'Effect')
          return this.#verbs.map((one) => ({ node: one.node, source: one.source, says: one.says }))
        return this.alternatives({ node: node.typeAnnotation, source, says })
      case 'TSParenthesizedType':
        return this.alternatives({ node: node.typeAnnotation, source, says })
      case 'TSTypeOperator':
        return this.alternatives({ node: node.typeAnnotation, source, says })
      case 'TSUnionType':
        return node.types.flatMap((one) =>
          this.alternatives({ node: one, source, says: commentBefore(source, one.start) }),
        )
      case 'TSIntersectionType': {
        const parts = node.types.map((one) => this.alternatives({ node: one, source, says: undefined }))
        return product(parts).map((one) => ({ node: null, parts: one, says: one.find((part) => part.says)?.says }))
      }
      case 'TSIndexedAccessType': {
        const of = { node: node.objectType, source }
        return this.alternatives(this.fields(this.alternatives(of)[0]).get(node.indexType.literal.value))
      }
      case 'TSTypeReference': {
        const name = node.typeName.name
        const [inner] = node.typeArguments?.params ?? []
        if (['Partial', 'NonNullable', 'Readonly'].includes(name))
          return this.alternatives({ node: inner, source, says })
        if (name === 'Record') return [{ node, source, says, entries: node.typeArguments.params[1] }]
        const declared = this.#named.get(name)
        if (declared === undefined) return [{ node, source, says }]
        return this.alternatives({ node: declared.node, source: declared.source, says: says ?? declared.says })
      }
      default:
        return [type]
    }
  }

  /** The fields of a shape, with what is said of each. */
  fields({ node, source, parts }) {
    if (parts !== undefined) return new Map(parts.flatMap((part) => [...this.fields(part)]))
    const inherited = (node.extends ?? []).flatMap(({ expression }) => [...this.fields(this.named(expression.name))])
    const members = node.type === 'TSInterfaceDeclaration' ? node.body.body : (node.members ?? [])
    const properties = members.filter(({ type }) => type === 'TSPropertySignature')
    const own = properties.map((member) => [
      member.key.name ?? member.key.value,
      { node: member.typeAnnotation.typeAnnotation, source, says: commentBefore(source, member.start) },
    ])
    return new Map([...inherited, ...own])
  }

  /** Whether this is the name of a type that is declared here. */
  refers({ node }) {
    return node.type === 'TSTypeReference' && !node.typeArguments && this.#named.has(node.typeName.name)
  }

  /** The word that this is, or nothing. */
  word({ node }) {
    return node?.type === 'TSLiteralType' ? node.literal.value : undefined
  }

  /** What a list is made of, or nothing. */
  element({ node, source }) {
    return node?.type === 'TSArrayType' ? { node: node.elementType, source } : undefined
  }

  /** What the entries of a record are, or nothing. */
  entry({ entries, source }) {
    return entries === undefined ? undefined : { node: entries, source }
  }
}

const product = (lists) => lists.reduce((so, list) => so.flatMap((one) => list.map((next) => [...one, next])), [[]])
