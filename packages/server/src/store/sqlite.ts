// The one place that knows which SQLite it is: Node's own where there is one, a build of the same interface elsewhere.

export type Value = string | number | null

export interface Statement {
  run(...values: readonly Value[]): unknown
  get(...values: readonly Value[]): unknown
  all(...values: readonly Value[]): unknown[]
}

export interface Database {
  exec(sql: string): void
  prepare(sql: string): Statement
  close(): void
}

type Sqlite = { readonly DatabaseSync: new (file: string) => Database }

async function sqlite(): Promise<Sqlite> {
  const builtin = process.getBuiltinModule?.('node:sqlite' as string) as Sqlite | undefined
  if (builtin !== undefined) return builtin
  return (await import('@photostructure/sqlite')) as unknown as Sqlite
}

/** Opens a database whose commits are in its write-ahead log when they return; to flush that log is up to the caller. */
export async function openDatabase(file: string): Promise<Database> {
  const { DatabaseSync } = await sqlite()
  const database = new DatabaseSync(file)
  // First of all: whoever had it open may be about to let go.
  database.exec('PRAGMA busy_timeout = 2000')
  database.exec('PRAGMA journal_mode = WAL')
  database.exec('PRAGMA synchronous = NORMAL')
  database.exec('PRAGMA cache_size = -65536')
  database.exec('PRAGMA wal_autocheckpoint = 4000')
  database.exec('PRAGMA foreign_keys = ON')
  return database
}

/** All of it or nothing. */
export function transaction(database: Database, run: () => void): void {
  database.exec('BEGIN IMMEDIATE')
  try {
    run()
    database.exec('COMMIT')
  } catch (error) {
    try {
      database.exec('ROLLBACK')
    } catch {
      // The failed COMMIT has rolled it back already.
    }
    throw error
  }
}
