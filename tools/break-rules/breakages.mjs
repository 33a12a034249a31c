// The ways to break a decision: a comparison flipped, a condition forced, a number moved by one, a step left out …
// A breakage is one replacement in the text of one file; nothing is ever written to disk.

import { lineFinder, parse, walk } from '../common/syntax.mjs'
import { findTags } from './tags.mjs'

const FLIPPED = {
  '===': '!==',
  '!==': '===',
  '==': '!=',
  '!=': '==',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '+': '-',
  '-': '+',
  '+=': '-=',
  '-=': '+=',
}
const JOINED = { '&&': '||', '||': '&&' }
const EQUALITY = new Set(['===', '!==', '==', '!='])
const ORDER = new Set(['<', '<=', '>', '>='])
const STEPS = new Set(['CallExpression', 'AssignmentExpression', 'UpdateExpression'])
export const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'])
/** TypeScript that is there at run time too; all other TS nodes are types. */
const ERASED_AROUND = new Set(['TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression'])
/** The function that code outside of all functions belongs to: the module. */
export const TOP = -1
const LONGEST_CONTEXT = 100
const SHORTEST_CONTEXT = 12

export const isText = (node) => node.type === 'TemplateLiteral' || typeof node.value === 'string'

function saysBoolean(node, owner) {
  if (owner?.returnType?.typeAnnotation.type === 'TSBooleanKeyword') return true
  if (owner?.returnType?.typeAnnotation.type === 'TSTypePredicate') return true
  return (
    (node.type === 'BinaryExpression' && (EQUALITY.has(node.operator) || ORDER.has(node.operator))) ||
    (node.type === 'UnaryExpression' && node.operator === '!') ||
    typeof node.value === 'boolean'
  )
}

/** A returned value and its opposite, unless flipping the operator does the same. */
function* negated(value, owner, text) {
  if (!value || !saysBoolean(value, owner)) return
  const source = text.slice(value.start, value.end)
  if (typeof value.value === 'boolean') yield { span: value, replacement: String(!value.value) }
  else if (value.type === 'UnaryExpression') yield { span: value, replacement: `!!(${source.slice(1)})` }
  else if (!EQUALITY.has(value.operator)) yield { span: value, replacement: `!(${source})` }
}

export function operatorSpan(node, text, comments) {
  let at = node.left.end
  for (;;) {
    at = text.indexOf(node.operator, at)
    const inside = comments.find(({ start, end }) => at >= start && at < end)
    if (!inside) return { start: at, end: at + node.operator.length }
    at = inside.end
  }
}

/** Does leaving out this `return` do the same as its condition being false? */
export function isWholeGuard(node, [parent, above]) {
  const guard = parent.type === 'BlockStatement' && parent.body.length === 1 ? above : parent
  const body = guard === parent ? node : parent
  return guard?.type === 'IfStatement' && guard.consequent === body && !guard.alternate
}

const isConstant = (node) =>
  /^[A-Z][A-Z0-9_]+$/.test(node.name ?? '') || (node.type === 'MemberExpression' && isConstant(node.property))

export function* waysToBreak(node, parents, text, comments) {
  const [parent] = parents
  const owner = parents.find(({ type }) => FUNCTIONS.has(type))
  switch (node.type) {
    case 'BinaryExpression':
    case 'AssignmentExpression': {
      const flipped = FLIPPED[node.operator]
      if (!flipped || (flipped.startsWith('-') && (isText(node.left) || isText(node.right)))) return
      yield { span: operatorSpan(node, text, comments), replacement: flipped }
      return
    }
    case 'LogicalExpression': {
      const joined = JOINED[node.operator]
      if (!joined) return
      const operator = operatorSpan(node, text, comments)
      const replacement = `(${text.slice(node.start, operator.start)}${joined}${text.slice(operator.end, node.end)})`
      yield { span: node, anchor: operator.start, replacement }
      return
    }
    case 'IfStatement':
    case 'ConditionalExpression':
      yield { span: node.test, replacement: 'true' }
      yield { span: node.test, replacement: 'false' }
      return
    case 'WhileStatement':
    case 'DoWhileStatement':
    case 'ForStatement':
      if (node.test) yield { span: node.test, replacement: 'false' }
      return
    case 'CallExpression': {
      const { object, property } = node.callee
      const other = object?.name === 'Math' && { min: 'max', max: 'min' }[property.name]
      if (other) yield { span: property, replacement: other }
      return
    }
    case 'Literal':
      if (typeof node.value === 'number' && !(parent.key === node && !parent.computed))
        yield { span: node, replacement: String(node.value + 1) }
      return
    case 'ExpressionStatement':
      if (STEPS.has(node.expression.type) && node.expression.callee?.type !== 'Super')
        yield { span: node, replacement: ';', removed: true }
      return
    case 'ReturnStatement':
      yield* negated(node.argument, owner, text)
      if (node.argument && isConstant(node.argument) && !isWholeGuard(node, parents))
        yield { span: node, replacement: ';', removed: true }
      return
    case 'ArrowFunctionExpression':
      if (node.expression) yield* negated(node.body, node, text)
  }
}

const oneLine = (text) => text.replace(/\s+/g, ' ').trim()

/** The breakage as a reader sees it: with enough of the code around it to recognise the place. */
function shown(span, { replacement, removed, of = span }, around, text) {
  if (removed) return { before: oneLine(text.slice(of.start, of.end)), after: '(left out)' }
  let context = span
  for (const parent of around) {
    if (context.end - context.start >= SHORTEST_CONTEXT && context !== span) break
    if (parent.end - parent.start > LONGEST_CONTEXT || /(?<!Return)Statement$|^Program$/.test(parent.type)) break
    context = parent
  }
  const before = text.slice(context.start, context.end)
  const at = span.start - context.start
  const after = before.slice(0, at) + replacement + before.slice(at + span.end - span.start)
  return { before: oneLine(before), after: oneLine(after) }
}

function nameOf(parents) {
  for (const [index, node] of parents.entries()) {
    if (!FUNCTIONS.has(node.type)) continue
    const name = node.id?.name ?? parents[index + 1].id?.name ?? parents[index + 1].key?.name
    if (name) return name
  }
  return ''
}

const parses = (file, text) => {
  try {
    return parse(file, text) !== null
  } catch {
    return false
  }
}

/** What a breakage is known by: where it is, in which function, what a reader sees of it, which rules its line names. */
function breakageOf(way, path, file, text, rules) {
  const { span, replacement } = way
  return {
    id: `${file}:${span.start}-${span.end}:${replacement}`,
    file,
    start: span.start,
    end: span.end,
    replacement,
    rules,
    within: nameOf(path),
    owner: path.find(({ type }) => FUNCTIONS.has(type))?.start ?? TOP,
    isSealed: path.some(({ returnType }) => returnType),
    ...shown(span, way, path, text),
  }
}

/** Every breakage of a file that `ways` knows, of the decisions that carry a rule (`only` 'tagged') or of all, and the tags. */
export function findBreakages(file, text, ways = waysToBreak, only = 'tagged') {
  const syntax = parse(file, text)
  const tags = findTags(text, syntax)
  const line = lineFinder(text)
  const found = new Map()
  walk(syntax.program, (node, parents) => {
    if (node.type.startsWith('TS') && !ERASED_AROUND.has(node.type)) return false
    const path = [node, ...parents]
    for (const way of ways(node, parents, text, syntax.comments)) {
      const { start, end } = way.span
      const anchor = way.anchor ?? start
      const tag = tags.filter((each) => each.covers(anchor))
      const nearest = tag.some(({ doc }) => !doc) ? tag.filter(({ doc }) => !doc) : tag
      if (only === 'tagged' && nearest.length === 0) continue
      const rules = [...new Set(nearest.flatMap(({ rules }) => rules))].sort()
      const breakage = { ...breakageOf(way, path, file, text, rules), line: line(anchor) }
      if (found.has(breakage.id)) continue
      if (only !== 'tagged' || parses(file, text.slice(0, start) + way.replacement + text.slice(end)))
        found.set(breakage.id, breakage)
    }
    return undefined
  })
  return { tags, breakages: [...found.values()].sort((a, b) => a.start - b.start || a.end - b.end) }
}
