// Everything that a server keeps, as one text: two equal ones mean that nothing was changed.

import { createRequire } from 'node:module'
import { join } from 'node:path'

interface Database {
  prepare(sql: string): { all(): Readonly<Record<string, unknown>>[] }
  close(): void
}

const { DatabaseSync } = createRequire(import.meta.url)('@photostructure/sqlite') as {
  readonly DatabaseSync: new (file: string, options: { readonly readOnly: boolean }) => Database
}

/** When somebody last came by is no change. */
const RESTLESS = new Set(['active'])

export interface Contents {
  readonly counts: Readonly<Record<string, number>>
  readonly text: string
}

/** Everything, or everything about one table. */
export function contents(dataDir: string, table?: string): Contents {
  const database = new DatabaseSync(join(dataDir, 'brouhaha.db'), { readOnly: true })
  try {
    const names = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name").all()
    const tables = names.map(({ name }) => ({
      name: String(name),
      rows: database
        .prepare(`SELECT * FROM "${name}"`)
        .all()
        .filter((row) => table === undefined || [row.table_id, row.match_id, row.id].includes(table))
        .map((row) =>
          JSON.stringify(
            Object.entries(row)
              .filter(([column]) => !RESTLESS.has(column))
              .map(legible),
          ),
        )
        .sort(),
    }))
    return {
      counts: Object.fromEntries(tables.map(({ name, rows }) => [name, rows.length])),
      text: tables.map(({ name, rows }) => [name, ...rows].join('\n')).join('\n'),
    }
  } finally {
    database.close()
  }
}

const legible = ([column, value]: [string, unknown]): [string, unknown] => [
  column,
  value instanceof Uint8Array ? Buffer.from(value).toString('hex') : typeof value === 'bigint' ? `${value}` : value,
]
