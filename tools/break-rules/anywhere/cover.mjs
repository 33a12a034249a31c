// Which functions a test runs: in the texts that are measured each of them marks itself. A module counts as one too.

import { readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { parse, sourceFiles, walk } from '../../common/syntax.mjs'
import { FUNCTIONS, TOP } from '../breakages.mjs'
import { isBroken } from './scope.mjs'

const MARKS = 'brokenMarks'

const plain = (path) => path.split(sep).join('/')

/** The files that are broken, by their path from the root. */
export const brokenFiles = (root, sources) =>
  sources
    .flatMap((folder) => sourceFiles(join(root, folder)).map((path) => plain(relative(root, path))))
    .filter(isBroken)

/** Where each function of a text begins, and what makes it mark itself with `mark(start)`. */
function* marksOf(file, text, mark) {
  const found = []
  walk(parse(file, text).program, (node) => {
    if (FUNCTIONS.has(node.type) && node.body) found.push(node)
  })
  yield { start: TOP, edits: [{ at: 0, text: `${mark(TOP)};` }] }
  for (const { start, body } of found) {
    const isBlock = body.type === 'BlockStatement' || body.type === 'FunctionBody'
    const edits = isBlock
      ? [{ at: body.start + 1, text: `${mark(start)};` }]
      : [
          { at: body.start, text: `(${mark(start)},` },
          { at: body.end, text: ')' },
        ]
    yield { start, edits }
  }
}

export class Cover {
  #root
  #numbers = new Map()

  constructor(root, sources) {
    this.#root = root
    for (const file of brokenFiles(root, sources))
      for (const { start } of marksOf(file, readFileSync(join(root, file), 'utf8'), () => ''))
        this.#numbers.set(`${file}:${start}`, this.#numbers.size)
    globalThis[MARKS] = new Uint8Array(this.#numbers.size)
  }

  /** A text whose functions mark themselves; as it is if it is not broken. */
  marked(path, text) {
    const file = plain(relative(this.#root, path))
    if (!this.#numbers.has(`${file}:${TOP}`)) return text
    const mark = (start) => `${MARKS}[${this.#numbers.get(`${file}:${start}`)}]=1`
    const edits = [...marksOf(file, text, mark)].flatMap((each) => each.edits)
    // At the same place, what opens further out comes first.
    edits.sort((a, b) => b.at - a.at)
    return edits.reduce((marked, { at, text: added }) => marked.slice(0, at) + added + marked.slice(at), text)
  }

  /** What ran since the last time. */
  take() {
    const taken = globalThis[MARKS].slice()
    globalThis[MARKS].fill(0)
    return taken
  }

  numberOf({ file, owner }) {
    return this.#numbers.get(`${file}:${owner}`)
  }
}

/** Marks as a text, eight to a byte. */
export function packed(marks) {
  const bytes = new Uint8Array((marks.length + 7) >> 3)
  for (const [index, mark] of marks.entries()) if (mark) bytes[index >> 3] |= 1 << (index & 7)
  return Buffer.from(bytes).toString('base64')
}

export const isMarked = (bytes, index) => ((bytes[index >> 3] >> (index & 7)) & 1) === 1

/** What a file's tests ran, once forth and once back: what depends on which ran first counts for all of them. */
export function joined(loading, forth, back) {
  const always = loading.slice()
  for (const [test, marks] of forth.entries())
    for (let index = 0; index < marks.length; index++) if (marks[index] !== back[test][index]) always[index] = 1
  return forth.map((marks) => marks.map((mark, index) => mark | always[index]))
}
