// The titles of the tests in a file that really run: not in a comment, not skipped, not still to be written. Only a
// checkout has tests, and with them the parser: it is loaded when it is needed.

import type { CallExpression, Expression, Node } from 'oxc-parser'

/** `test.each(…)(title)` and the like run; `test.skip`, `test.todo`, `test.skipIf` may not. */
const RUNS = new Set(['only', 'concurrent', 'sequential', 'each', 'for', 'fails'])
const TESTS = new Set(['test', 'it'])
const GROUPS = new Set(['describe', 'suite', ...TESTS])

interface Named {
  readonly name: string
  readonly runs: boolean
}

/** What is called by `test`, `test.only`, `test.each(…)` and so on, or null. */
function calledBy(callee: Expression): Named | null {
  if (callee.type === 'Identifier') return GROUPS.has(callee.name) ? { name: callee.name, runs: true } : null
  if (callee.type === 'CallExpression') return calledBy(callee.callee)
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return null
  const called = calledBy(callee.object)
  return called === null ? null : { name: called.name, runs: called.runs && RUNS.has(callee.property.name) }
}

function titleOf({ arguments: [title] }: CallExpression): string | null {
  if (title?.type === 'Literal' && typeof title.value === 'string') return title.value
  if (title?.type === 'TemplateLiteral' && title.expressions.length === 0) return title.quasis[0]?.value.cooked ?? null
  return null
}

export async function testTitles(source: string): Promise<string[]> {
  const { parseSync, visitorKeys } = await import('oxc-parser')
  const titles: string[] = []
  const visit = (node: Node): void => {
    if (node.type === 'CallExpression') {
      const called = calledBy(node.callee)
      if (called?.runs === false) return
      const title = called !== null && TESTS.has(called.name) ? titleOf(node) : null
      if (title !== null) titles.push(title)
    }
    for (const key of visitorKeys[node.type] ?? []) {
      const below = node[key as keyof Node] as unknown as Node | readonly (Node | null)[] | null
      for (const child of Array.isArray(below) ? below : [below]) if (child) visit(child)
    }
  }
  visit(parseSync('tests.ts', source).program)
  return titles
}

/** The rule ids that a title cites: [ZM-DMG-01] or [ZM-DMG-01, EX-42]. */
export function citedRules(title: string): string[] {
  return [...title.matchAll(/\[([^\]]*)\]/g)].flatMap(
    ([, inside = '']) => inside.match(/\b[A-Z]+(?:-[A-Z]+)*-\d+\b/g) ?? [],
  )
}
