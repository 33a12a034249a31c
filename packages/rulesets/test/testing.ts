// For tests: the game that each release left, which must replay for ever.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'

const LOGS = join(import.meta.dirname, '../logs')

/** The log that the release of this file left, as a server writes it. */
export const keptLog = (file: string): string =>
  gunzipSync(readFileSync(join(LOGS, file.replace(/mjs$/, 'log.gz')))).toString()
