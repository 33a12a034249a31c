// Whatever `pack check` can say, it says in French too. The messages are found in the code that makes them, so that a new one
// without French fails here.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { expectedInFrench } from '../../packages/cards/src/schema/in-french.ts'
import { parse, sourceFiles, walk } from '../common/syntax.mjs'

const root = join(import.meta.dirname, '../..')
const FOLDERS = ['packages/cards/src/schema', 'packages/cards/src/verbs', 'packages/cli/src/pack']

/** Which argument of these functions is what was expected. */
const SAID: Readonly<Record<string, number>> = { fault: 2, text: 0, byKey: 0, named: 2 }
/** Constants that hold sentences. */
const TABLES = /^(?:ODD|NO_JSON|TWICE|NEEDS|a[A-Z]\w+)$/

interface Node {
  readonly type: string
  readonly [field: string]: unknown
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** What stands in the place of what is only known when a pack is read. */
const FILLERS = ['3', 'card', 'a name', 'items']

/** Every sentence that a piece of code can make, with something in its gaps. */
function sentencesIn(node: Node): readonly (readonly string[])[] {
  const found: (readonly string[])[] = []
  walk(node, (inner: Node, parents: readonly Node[]) => {
    if (inner.type === 'CallExpression' || inner.type === 'MemberExpression') return false
    if (parents[0]?.type === 'Property' && parents[0].key === inner) return false
    if (inner.type === 'Literal' && typeof inner.value === 'string') found.push([inner.value])
    if (inner.type !== 'TemplateLiteral') return true
    const quasis = inner.quasis as readonly { readonly value: { readonly cooked: string } }[]
    found.push(filled(quasis.map(({ value }) => value.cooked)))
    return false
  })
  return found
}

const filled = ([first = '', ...rest]: readonly string[]): readonly string[] =>
  rest.reduce<readonly string[]>(
    (so, part) => so.flatMap((begun) => FILLERS.map((filler) => `${begun}${filler}${part}`)),
    [first],
  )

function messages(): ReadonlyMap<string, readonly string[]> {
  const all = new Map<string, readonly string[]>()
  const add = (node: unknown): void => {
    if (isNode(node)) for (const ways of sentencesIn(node)) all.set(ways[0]!, ways)
  }
  for (const file of FOLDERS.flatMap((folder) => sourceFiles(join(root, folder)))) {
    if (file.endsWith('in-french.ts')) continue
    walk(parse(file, readFileSync(file, 'utf8')).program, (node: Node) => {
      const callee = isNode(node.callee) ? String(node.callee.name) : ''
      if (node.type === 'CallExpression' && callee in SAID) add((node.arguments as unknown[])[SAID[callee]!])
      if (node.type === 'VariableDeclarator' && TABLES.test(String((node.id as { name?: string }).name))) add(node.init)
      if (node.type === 'Property' && isNode(node.key) && node.key.name === 'expects') add(node.value)
      return true
    })
  }
  return all
}

/** Words of packs and windows that stand in the same tables, and what is no sentence. */
const isSentence = (text: string): boolean => text.includes(' ')

test('every message of pack check is there in French', () => {
  const found = [...messages()].filter(([text]) => isSentence(text))
  expect(found.length).toBeGreaterThan(60)
  expect(
    found.filter(([, ways]) => ways.every((text) => expectedInFrench(text) === null)).map(([text]) => text),
  ).toEqual([])
})

test('the French of a message is not its English', () => {
  const told = [...messages().values()].flatMap((ways) =>
    ways.filter((text) => isSentence(text) && expectedInFrench(text) === text),
  )
  expect(told).toEqual([])
})
