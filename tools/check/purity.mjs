// What an engine package may not use: clocks, luck from outside, input and output, anything asynchronous.
// (Most of these names are unknown to the engine's TypeScript settings anyway; here they get a reason and a way out.)

import { walk } from '../common/syntax.mjs'

const REASONS = {
  clock: {
    why: 'The engine has no clock: the same choices must give the same game at any hour.',
    instead: 'Time enters as a choice that the server submits (a Wait and its fallback).',
  },
  luck: {
    why: 'Luck has one door: a named draw of the game’s seed, or a test’s script.',
    instead: 'Use Chance of @brouhaha/table in a ruleset, a seeded Random of @brouhaha/kit in a bot.',
  },
  outside: {
    why: 'The engine touches nothing outside itself: it runs in pages, workers, servers and searches alike.',
    instead: 'Return a value or an event, and let cli, web or server read or show it.',
  },
  later: {
    why: 'A game is a fold: a step that finishes later cannot be forked, replayed or searched.',
    instead: 'Return at once; unfinished work is a frame on the agenda, and waiting is done above the engine.',
  },
}

const GLOBALS = new Map(
  Object.entries({
    clock: ['Date', 'performance', 'setTimeout', 'setInterval', 'setImmediate', 'Temporal'],
    luck: ['crypto'],
    outside: [
      'process',
      'console',
      'fetch',
      'globalThis',
      'document',
      'window',
      'navigator',
      'localStorage',
      'require',
    ],
    later: ['Promise', 'queueMicrotask'],
  }).flatMap(([reason, names]) => names.map((name) => [name, reason])),
)

const NAMED = new Set(['MemberExpression', 'Property', 'MethodDefinition', 'PropertyDefinition'])
const TYPE_NAMED = new Set(['TSPropertySignature', 'TSMethodSignature'])

/** Is this identifier only the name of a property? */
function isPropertyName(node, parent) {
  if (parent.type === 'MemberExpression') return parent.property === node && !parent.computed
  return (
    (NAMED.has(parent.type) || TYPE_NAMED.has(parent.type)) &&
    parent.key === node &&
    !parent.computed &&
    !parent.shorthand
  )
}

const DECLARES = {
  VariableDeclarator: (node) => [node.id],
  FunctionDeclaration: (node) => [node.id, ...node.params],
  FunctionExpression: (node) => [node.id, ...node.params],
  ArrowFunctionExpression: (node) => node.params,
  ClassDeclaration: (node) => [node.id],
  CatchClause: (node) => [node.param],
  ImportSpecifier: (node) => [node.local],
  TSTypeAliasDeclaration: (node) => [node.id],
  TSInterfaceDeclaration: (node) => [node.id],
  TSFunctionType: (node) => node.params,
  TSMethodSignature: (node) => node.params,
}

function* boundNames(pattern) {
  if (!pattern) return
  if (pattern.type === 'Identifier') yield pattern.name
  else if (pattern.type === 'AssignmentPattern') yield* boundNames(pattern.left)
  else if (pattern.type === 'RestElement') yield* boundNames(pattern.argument)
  else if (pattern.type === 'ArrayPattern') for (const element of pattern.elements) yield* boundNames(element)
  else if (pattern.type === 'ObjectPattern')
    for (const property of pattern.properties) yield* boundNames(property.value ?? property)
}

/** Names that the file itself gives to something: `window` is a word of the glossary. */
function declaredNames(program) {
  const names = new Set()
  walk(program, (node) => {
    for (const pattern of DECLARES[node.type]?.(node) ?? []) for (const name of boundNames(pattern)) names.add(name)
  })
  return names
}

/** Every use of the forbidden in a tree, as `{ offset, fault, why, instead }`. */
export function impurities(program) {
  const declared = declaredNames(program)
  const found = []
  const report = (node, fault, reason) => found.push({ offset: node.start, fault, ...REASONS[reason] })
  walk(program, (node, [parent]) => {
    if (node.async) report(node, 'has an async function', 'later')
    else if (node.type === 'AwaitExpression' || (node.type === 'ForOfStatement' && node.await))
      report(node, 'awaits', 'later')
    else if (node.type === 'MemberExpression' && node.object.name === 'Math') {
      if ((node.property.name ?? node.property.value) === 'random') report(node, 'uses Math.random', 'luck')
    } else if (node.type === 'Identifier' && GLOBALS.has(node.name) && !declared.has(node.name))
      if (!isPropertyName(node, parent)) report(node, `uses ${node.name}`, GLOBALS.get(node.name))
  })
  return found
}
