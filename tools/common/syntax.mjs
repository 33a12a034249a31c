// Reading TypeScript for the tools: files, syntax trees, lines.

import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, visitorKeys } from 'oxc-parser'

const SOURCE = /\.(?:ts|tsx|mts|js|mjs)$/
const BUILT = new Set(['node_modules', 'dist', 'fixtures'])

/** Every source file below a folder, in a fixed order; none if there is no such folder. */
export function sourceFiles(folder) {
  const found = []
  const visit = (directory) => {
    let entries
    try {
      entries = readdirSync(directory, { withFileTypes: true })
    } catch {
      return
    }
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      if (BUILT.has(entry.name)) continue
      if (entry.isDirectory()) visit(join(directory, entry.name))
      else if (SOURCE.test(entry.name)) found.push(join(directory, entry.name))
    }
  }
  visit(folder)
  return found
}

/** The tree, the module record and the comments of a file; throws on a syntax error. */
export function parse(file, text) {
  const result = parseSync(file, text)
  if (result.errors.length > 0) throw new Error(`${file}: ${result.errors[0].message}`)
  return { program: result.program, module: result.module, comments: result.comments }
}

/** Visits a node and all below it with the way that led there, nearest parent first. */
export function walk(node, visit, parents = []) {
  if (visit(node, parents) === false) return
  const below = [node, ...parents]
  for (const key of visitorKeys[node.type] ?? []) {
    const child = node[key]
    if (Array.isArray(child)) for (const one of child) one && walk(one, visit, below)
    else if (child) walk(child, visit, below)
  }
}

/** Says on which line (from 1) an offset lies. */
export function lineFinder(text) {
  const starts = [0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return (offset) => {
    let low = 0
    let high = starts.length
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if (starts[middle] <= offset) low = middle
      else high = middle
    }
    return low + 1
  }
}
