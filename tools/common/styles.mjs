// Reading style sheets for the tools: rules with the selectors that they stand under.

const blank = (text) => text.replace(/[^\n]/g, ' ')

/** Every rule and at-rule of a sheet, outermost first: `{ head, above, offset, body }`, `above` being the heads around it. */
export function readSheet(source) {
  const text = source.replace(/\/\*[\s\S]*?\*\//g, blank)
  const rules = []
  const open = []
  let start = 0
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]
    if (sign === '{') {
      const head = text.slice(start, at)
      const rule = {
        head: head.trim(),
        above: open.map((one) => one.head),
        offset: start + head.length - head.trimStart().length,
      }
      rules.push(rule)
      open.push(rule)
    } else if (sign === '}') open.pop()
    if (sign === '{' || sign === '}' || sign === ';') start = at + 1
  }
  return { text, rules }
}
