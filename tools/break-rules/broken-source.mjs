// A Vite plugin that serves one file broken. BREAK_RULE says how: JSON with file, start, end and replacement.
// To see a survivor by hand: BREAK_RULE='{…}' npx vitest run --config tools/break-rules/vitest.config.ts packages/…

import { relative, sep } from 'node:path'

export function brokenSource(root) {
  return {
    name: 'broken-source',
    enforce: 'pre',
    transform(code, id) {
      const breakage = process.env.BREAK_RULE ? JSON.parse(process.env.BREAK_RULE) : null
      if (breakage === null || relative(root, id).split(sep).join('/') !== breakage.file) return null
      const { start, end, replacement } = breakage
      return { code: code.slice(0, start) + replacement + code.slice(end), map: null }
    },
  }
}
