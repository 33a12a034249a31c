// The shape of the Munchkin core: `node tools/check/shape.mjs` fails where files import each other in a circle, where the card compiler
// knows rules, or where files have grown. Imports of types alone lead nowhere when the program runs; an import() counts as an import.

import { readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parse, sourceFiles } from '../common/syntax.mjs'

/** Files in the largest circle, and lines of the middle file and of the one that nine in ten do not exceed. */
const LIMITS = { circle: 0, median: 81, ninetieth: 191 }

const CORE = 'packages/munchkin/src'
/** What a folder must not import, and what it does instead. */
const APART = { deck: { from: ['rules', 'effects', 'view'], instead: 'ask it in deck/questions.ts' } }

const isLocal = (specifier) => specifier.startsWith('.')

/** The files that a file needs when it runs. */
function neededBy(file, text) {
  const { module } = parse(file, text)
  const needed = []
  for (const { moduleRequest, entries } of module.staticImports)
    if (entries.length === 0 || entries.some((entry) => !entry.isType)) needed.push(moduleRequest.value)
  for (const { entries } of module.staticExports)
    for (const { moduleRequest, isType } of entries) if (moduleRequest && !isType) needed.push(moduleRequest.value)
  for (const { moduleRequest } of module.dynamicImports)
    needed.push(text.slice(moduleRequest.start + 1, moduleRequest.end - 1))
  return needed.filter(isLocal).map((specifier) => resolve(dirname(file), specifier))
}

/** Tarjan's strongly connected components that have more than one file. */
export function circlesOf(graph) {
  const found = []
  const [order, low, stack, waiting] = [new Map(), new Map(), [], new Set()]
  const visit = (file) => {
    order.set(file, order.size)
    low.set(file, order.get(file))
    stack.push(file)
    waiting.add(file)
    for (const next of graph.get(file) ?? [])
      if (!order.has(next)) {
        visit(next)
        low.set(file, Math.min(low.get(file), low.get(next)))
      } else if (waiting.has(next)) low.set(file, Math.min(low.get(file), order.get(next)))
    if (low.get(file) !== order.get(file)) return
    const circle = stack.splice(stack.indexOf(file))
    for (const one of circle) waiting.delete(one)
    if (circle.length > 1) found.push(circle.sort())
  }
  for (const file of graph.keys()) if (!order.has(file)) visit(file)
  return found.sort((a, b) => b.length - a.length)
}

const share = (sorted, part) => sorted[Math.floor((sorted.length - 1) * part)] ?? 0

/** Every fault of the core below `root`, in words, and its figures. */
export function shapeOf(root, limits = LIMITS) {
  const home = join(root, CORE)
  const [graph, lines, faults] = [new Map(), [], []]
  for (const file of sourceFiles(home)) {
    const text = readFileSync(file, 'utf8')
    const name = relative(home, file)
    const needed = neededBy(file, text).map((path) => relative(home, path))
    graph.set(name, needed)
    lines.push(text.split('\n').length - 1)
    const apart = APART[name.split('/')[0]]
    for (const other of needed)
      if (apart?.from.includes(other.split('/')[0])) faults.push(`${name} imports ${other}: ${apart.instead}`)
  }
  lines.sort((a, b) => a - b)
  const circles = circlesOf(graph)
  const figures = { circle: circles[0]?.length ?? 0, median: share(lines, 0.5), ninetieth: share(lines, 0.9) }
  for (const [name, most] of Object.entries(limits))
    if (figures[name] > most) faults.push(`${name} is ${figures[name]}, at most ${most} is wanted`)
  if (figures.circle > limits.circle) faults.push(`in a circle: ${circles[0].join(', ')}`)
  return { faults, figures }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { faults, figures } = shapeOf(resolve(import.meta.dirname, '../..'))
  for (const fault of faults) console.log(fault)
  console.log(
    `shape: circle ${figures.circle}, median ${figures.median} lines, nine in ten at most ${figures.ninetieth}`,
  )
  process.exitCode = faults.length === 0 ? 0 : 1
}
