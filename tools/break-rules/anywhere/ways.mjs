// Further ways to break code, wherever it is: names mixed up, guards dropped, lines left out, luck that is none, wrong rounding.

import { FUNCTIONS, isText, isWholeGuard, operatorSpan, waysToBreak } from '../breakages.mjs'

const OPPOSITE_STEPS = { '++': '--', '--': '++' }
const OTHER_OPERATORS = {
  '*': '/',
  '/': '*',
  '%': '/',
  '>>': '<<',
  '<<': '>>',
  '&': '|',
  '|': '&',
  '&=': '|=',
  '|=': '&=',
}
const OTHER_METHODS = {
  some: 'every',
  every: 'some',
  find: 'findLast',
  findLast: 'find',
  indexOf: 'lastIndexOf',
  push: 'unshift',
  floor: 'ceil',
  ceil: 'floor',
  trunc: 'ceil',
  round: 'floor',
}
const LUCK = /\b(?:chance|random|luck)$/i
const CAPITALS = /^[A-Z][A-Z0-9_]+$/
const JUMPS = new Set(['ReturnStatement', 'ContinueStatement', 'BreakStatement'])

const sourceOf = (node, text) => text.slice(node.start, node.end)

/** A name that is read, and not declared, labelled or the name of a field. */
function isRead(node, parent) {
  if (parent.type === 'MemberExpression') return parent.object === node || parent.computed
  if (parent.type === 'Property') return parent.value === node && !parent.shorthand
  if (FUNCTIONS.has(parent.type)) return parent.body === node
  if (parent.type === 'VariableDeclarator') return parent.init === node
  if (parent.type === 'AssignmentExpression') return parent.right === node
  return !/Specifier$|Pattern$|^(?:Rest|Labeled|Break|Continue|Class|Catch|MethodDefinition|Export|TS(?!NonNull|As|Satisfies))/.test(
    parent.type,
  )
}

const typeOf = (parameter, text) => parameter.typeAnnotation && sourceOf(parameter.typeAnnotation, text)

/** The next of those that could stand there as well; none if there is no other. */
const nextAfter = (name, names) => (names.length < 2 ? undefined : names[(names.indexOf(name) + 1) % names.length])

/** A parameter, and another of the same function that has the same type. */
function otherParameter({ name }, parents, text) {
  for (const { type, params } of parents) {
    if (!FUNCTIONS.has(type)) continue
    const mine = params.find((each) => each.type === 'Identifier' && each.name === name)
    if (!mine?.typeAnnotation) continue
    const alike = params.filter((each) => each.type === 'Identifier' && typeOf(each, text) === typeOf(mine, text))
    return nextAfter(
      name,
      alike.map((each) => each.name),
    )
  }
  return undefined
}

/** A constant, and another that the same line imports. */
function otherConstant({ name }, parents) {
  const { body } = parents.at(-1)
  const lines = body.filter(({ type }) => type === 'ImportDeclaration')
  const names = lines
    .map(({ specifiers }) => specifiers.map(({ local }) => local.name).filter((each) => CAPITALS.test(each)))
    .find((each) => each.includes(name))
  return names && nextAfter(name, names)
}

function* mixedUp(node, parents, text) {
  if (!isRead(node, parents[0])) return
  const other = CAPITALS.test(node.name) ? otherConstant(node, parents) : otherParameter(node, parents, text)
  if (other) yield { span: node, replacement: other }
}

const isPlainValue = (node) => !isText(node) && !FUNCTIONS.has(node.type) && !/^(?:Spread|Object)/.test(node.type)

function* swapped(given, text) {
  for (const [index, second] of given.entries()) {
    const first = given[index - 1]
    if (!first || !isPlainValue(first) || !isPlainValue(second)) continue
    const [one, other] = [sourceOf(first, text), sourceOf(second, text)]
    if (one === other) continue
    const between = text.slice(first.end, second.start)
    yield { span: { start: first.start, end: second.end }, replacement: `${other}${between}${one}` }
  }
}

function* waysToCall(node, text) {
  const { object, property } = node.callee
  const other = property && !node.callee.computed && OTHER_METHODS[property.name]
  if (other) yield { span: property, replacement: other }
  if (property?.name === 'below' && LUCK.test(sourceOf(object, text))) yield { span: node, replacement: '0' }
  if (object?.name !== 'Math') yield* swapped(node.arguments, text)
}

/** A jump that is neither a guard of its own (forcing its condition does the same) nor the end of its function. */
const isEarly = (node, parents) =>
  !isWholeGuard(node, parents) &&
  !(parents[0].type === 'BlockStatement' && FUNCTIONS.has(parents[1]?.type) && parents[0].body.at(-1) === node)

function* shortened(list) {
  if (list.length < 2) return
  for (const [index, each] of list.entries()) {
    if (!each) continue
    const next = list[index + 1]
    const span = next ? { start: each.start, end: next.start } : { start: list[index - 1].end, end: each.end }
    yield { span, replacement: '', removed: true, of: each, anchor: each.start }
  }
}

function* furtherWays(node, parents, text, comments) {
  switch (node.type) {
    case 'Identifier':
      yield* mixedUp(node, parents, text)
      return
    case 'CallExpression':
      yield* waysToCall(node, text)
      return
    case 'LogicalExpression':
      yield { span: node, replacement: sourceOf(node.right, text), anchor: node.left.start }
      if (node.operator !== '??') yield { span: node, replacement: sourceOf(node.left, text), anchor: node.right.start }
      return
    case 'BinaryExpression':
    case 'AssignmentExpression': {
      const other = OTHER_OPERATORS[node.operator]
      if (other) yield { span: operatorSpan(node, text, comments), replacement: other }
      return
    }
    case 'UpdateExpression': {
      const at = node.prefix ? node.start : node.end - 2
      yield { span: { start: at, end: at + 2 }, replacement: OPPOSITE_STEPS[node.operator] }
      return
    }
    case 'UnaryExpression':
      if (node.operator === '!' || node.operator === '-')
        yield { span: node, replacement: sourceOf(node.argument, text) }
      return
    case 'Literal':
      if (typeof node.value === 'boolean' && parents[0].type !== 'ReturnStatement' && !parents[0].type.startsWith('TS'))
        yield { span: node, replacement: String(!node.value) }
      return
    case 'ArrayExpression':
      yield* shortened(node.elements)
      return
    default:
      if (JUMPS.has(node.type) && isEarly(node, parents)) yield { span: node, replacement: ';', removed: true }
  }
}

export function* waysAnywhere(node, parents, text, comments) {
  yield* waysToBreak(node, parents, text, comments)
  yield* furtherWays(node, parents, text, comments)
}
