import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** The folder of the built page, or null where it was not built. */
export function findPages(): string | null {
  const home = dirname(createRequire(import.meta.url).resolve('@brouhaha/web/package.json'))
  const pages = join(home, 'dist')
  return existsSync(join(pages, 'index.html')) ? pages : null
}
