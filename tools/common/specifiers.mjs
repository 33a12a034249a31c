import { walk } from './syntax.mjs'

/** Everything that a file imports or exports from elsewhere, types and late imports included, with its place. */
export function specifiers(text, { program, module }) {
  const found = []
  const add = (value, offset) => found.push({ value, offset })
  for (const { moduleRequest } of module.staticImports) add(moduleRequest.value, moduleRequest.start)
  for (const { entries } of module.staticExports)
    for (const { moduleRequest } of entries) if (moduleRequest) add(moduleRequest.value, moduleRequest.start)
  for (const { moduleRequest } of module.dynamicImports) {
    const literal = text.slice(moduleRequest.start, moduleRequest.end).match(/^(['"`])([^'"`]*)\1$/)
    if (literal) add(literal[2], moduleRequest.start)
  }
  walk(program, (node) => {
    if (node.type === 'TSImportType') add(node.source.value, node.source.start)
  })
  return found
}
