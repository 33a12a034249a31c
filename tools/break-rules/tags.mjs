// Which code a rule id in a comment tags.
//   code // ZM-DMG-01           the code that starts on this line; of `if (…) {` the condition, not the block
//   // ZM-DMG-01                on a line of its own: the statement below
//   /** ZM-DMG-01: … */         the whole function or constant below
// A comment with a blank line below it (the head of a file) tags nothing.

import { lineFinder, walk } from '../common/syntax.mjs'

const RULES = /\b([A-Z]{2,}-[A-Z]+)-(\d\d)((?:,\s*-\d\d)*)/g

/** The rule ids in a comment; `ZM-END-03, -04` names two. */
function rulesIn(text) {
  return [...text.matchAll(RULES)].flatMap(([, stem, number, more]) =>
    [number, ...(more.match(/\d\d/g) ?? [])].map((each) => `${stem}-${each}`),
  )
}

/** Every tag of a file, as `{ rules, line, doc, covers(offset) }`. A tag for a whole function (`doc`) gives way to one inside it. */
export function findTags(text, { program, comments }) {
  const line = lineFinder(text)
  const nodes = []
  walk(program, (node, parents) => {
    if (node.type !== 'Program') nodes.push({ node, parents })
  })

  return comments.flatMap((comment) => {
    const rules = rulesIn(comment.value)
    if (rules.length === 0) return []
    const lineStart = text.lastIndexOf('\n', comment.start - 1) + 1
    const trailing = text.slice(lineStart, comment.start).trim() !== ''
    const doc = comment.type === 'Block' && comment.value.startsWith('*')
    const covers = trailing
      ? codeOnLine(nodes, lineStart, comment.start, line)
      : codeBelow(text, comments, comment, nodes)
    return covers ? [{ rules: [...new Set(rules)], line: line(comment.start), doc, covers }] : []
  })
}

const within = (offset, { start, end }) => offset >= start && offset < end

function codeBelow(text, comments, comment, nodes) {
  let at = comment.end
  for (;;) {
    const gap = text.slice(at).match(/^\s*/)[0]
    if ((gap.match(/\n/g) ?? []).length > 1) return null
    at += gap.length
    const next = comments.find(({ start }) => start === at)
    if (!next) break
    at = next.end
  }
  const below = nodes.find(({ node }) => node.start === at)?.node
  return (offset) => below !== undefined && within(offset, below)
}

function codeOnLine(nodes, lineStart, lineEnd, line) {
  const here = line(lineStart)
  const startsHere = ({ start }) => line(start) === here
  const staysHere = ({ end }) => line(end) === here
  const whole = [{ start: lineStart, end: lineEnd }]
  const left = []
  for (const { node, parents } of nodes) {
    if (!startsHere(node)) continue
    const [parent] = parents
    if (parent.type === 'Program' || !startsHere(parent)) {
      whole.push(node)
      // The formatter may put a short branch below its condition; the condition is what decides.
      if (parent.type === 'IfStatement' && parent.consequent === node && node.type !== 'BlockStatement')
        whole.push(parent.test)
    }
    if ((node.type === 'BlockStatement' || node.type === 'ClassBody') && !staysHere(node)) left.push(node)
    if (node.type === 'SwitchStatement') left.push(...node.cases.filter((each) => !startsHere(each)))
    if (node.type === 'SwitchCase') left.push(...node.consequent.filter((each) => !startsHere(each)))
    if (node.type === 'IfStatement' && node.alternate && !startsHere(node.alternate)) left.push(node.alternate)
  }
  return (offset) => whole.some((span) => within(offset, span)) && !left.some((span) => within(offset, span))
}
