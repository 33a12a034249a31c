import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, resolve } from 'node:path'

/** The folder of the built page, with a kit from outside if one is named; null where it was not built. */
export function findPages(kit: string | null): string | null {
  const home = dirname(createRequire(import.meta.url).resolve('@brouhaha/web/package.json'))
  const pages = kit === null ? join(home, 'dist') : join(home, 'dist-kit', basename(resolve(kit)))
  return existsSync(join(pages, 'index.html')) ? pages : null
}
