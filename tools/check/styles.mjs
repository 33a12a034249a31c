// How the page is dressed: colours and layers are tokens of theme.css, media queries know its widths and no others, and the styles
// of a game touch nothing but that game. `node tools/check/styles.mjs` explains each fault.

import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readSheet } from '../common/styles.mjs'
import { lineFinder } from '../common/syntax.mjs'

const THEME = 'shell/theme.css'
const WIDTHS = [17, 22, 23.75, 30, 40, 43.75, 56, 64, 68.75, 77.5, 112.5]
/** A query up to a width ends just below it. */
const BELOW = 0.01
/** How the classes of a game begin; every rule in its folder names one. */
const PREFIXES = {
  'games/mosh/': ['mosh', 'zombie'],
  'games/munchkin/': ['mk-', 'munchkin'],
  'games/plain/': ['plain'],
}

const allowed = (end, width) => WIDTHS.some((one) => Math.abs(one - (end === 'max' ? BELOW : 0) - width) < BELOW / 2)

function* bareColours(text) {
  for (const { 0: found, index } of text.matchAll(/#[0-9a-f]{3,8}\b|\b(?:rgb|hsl)a?\(/gi))
    yield { offset: index, fault: `${found} is a bare colour: give it a name in ${THEME}` }
}

function* bareLayers(text) {
  for (const { 1: value, index } of text.matchAll(/z-index:\s*([^;]+);/g))
    if (value !== 'auto' && !/^var\(--layer-[a-z]+\)$/.test(value))
      yield { offset: index, fault: `z-index: ${value} is no layer of ${THEME}` }
}

function* strangeWidths(text) {
  for (const { 0: found, 1: end, 2: width, 3: unit, index } of text.matchAll(/(min|max)-width:\s*([\d.]+)([a-z]+)\)/g))
    if (unit !== 'rem' || !allowed(end, Number(width)))
      yield {
        offset: index,
        fault: `(${found} is no width of ${THEME}: ${WIDTHS.join(', ')} rem, a hundredth less for max-width`,
      }
}

/** Queries about a box are that box's own affair. */
const mediaHeads = (rules) => rules.filter(({ head }) => head.startsWith('@media'))

function* strayRules(path, rules) {
  const home = Object.keys(PREFIXES).find((folder) => path.startsWith(folder))
  if (home === undefined) return
  const own = new RegExp(`\\.(?:${PREFIXES[home].join('|')})`)
  for (const { head, above, offset } of rules) {
    const isOutermost = above.every((one) => one.startsWith('@media') || one.startsWith('@container'))
    if (head.startsWith('@') || !isOutermost || above.some((one) => one.startsWith('@keyframes'))) continue
    for (const selector of head.split(/,(?![^(]*\))/))
      if (!own.test(selector))
        yield { offset, fault: `${selector.trim()} reaches beyond its game: begin with ${PREFIXES[home].join(' or ')}` }
  }
}

function* faultsOfSheet(path, source) {
  const { text, rules } = readSheet(source)
  if (path !== THEME) {
    yield* bareColours(text)
    yield* bareLayers(text)
  }
  for (const { head, offset } of mediaHeads(rules))
    for (const fault of strangeWidths(head)) yield { ...fault, offset: offset + fault.offset }
  yield* strayRules(path, rules)
}

/** Every fault in the styles below `home`, as `place  fault`. */
export function findStyleFaults(home) {
  return readdirSync(home, { recursive: true })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.(?:css|tsx?)$/.test(path))
    .sort()
    .flatMap((path) => {
      const source = readFileSync(join(home, path), 'utf8')
      const line = lineFinder(source)
      const faults = path.endsWith('.css') ? faultsOfSheet(path, source) : strangeWidths(source)
      return [...faults].map(({ offset, fault }) => `${path}:${line(offset)}  ${fault}`)
    })
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const faults = findStyleFaults(resolve(import.meta.dirname, '../../packages/web/src'))
  for (const fault of faults) console.log(fault)
  console.log(faults.length === 0 ? 'styles: tokens, widths and games are kept' : `styles: ${faults.length} fault(s)`)
  process.exitCode = faults.length === 0 ? 0 : 1
}
