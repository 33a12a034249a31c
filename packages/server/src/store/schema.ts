import { type Database, transaction } from './sqlite.ts'

/**
 * Rows lie in the order in which they came, whatever their table: appending is most of what this database does, and
 * clustered by table it costs twice as much.
 *
 * Each step leads from one version to the next; steps are added at the end and never changed.
 */
export const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY,
    created INTEGER NOT NULL,
    active INTEGER NOT NULL,
    info TEXT NOT NULL,
    header TEXT
  ) WITHOUT ROWID;

  CREATE TABLE rows (
    table_id TEXT NOT NULL,
    seq INTEGER NOT NULL,
    command_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    choice TEXT NOT NULL,
    events TEXT NOT NULL,
    irreversible INTEGER NOT NULL,
    hash TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (table_id, seq),
    UNIQUE (table_id, command_id)
  );

  CREATE TABLE talk (
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    command_id TEXT NOT NULL,
    person INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    name TEXT NOT NULL,
    at INTEGER NOT NULL,
    text TEXT,
    emote TEXT,
    PRIMARY KEY (table_id, number),
    UNIQUE (table_id, command_id)
  ) WITHOUT ROWID;

  CREATE TABLE secrets (
    table_id TEXT NOT NULL,
    hash TEXT NOT NULL,
    seat INTEGER NOT NULL,
    person INTEGER,
    kind TEXT NOT NULL,
    revoked TEXT,
    PRIMARY KEY (table_id, hash)
  ) WITHOUT ROWID;
  `,
  // A table plays one match after the other. The reveals of one that is over leave the table's record with the next.
  `
  CREATE TABLE matches (
    id TEXT NOT NULL PRIMARY KEY,
    table_id TEXT NOT NULL,
    header TEXT NOT NULL,
    reveals TEXT
  ) WITHOUT ROWID;
  CREATE INDEX matches_by_table ON matches (table_id);
  INSERT INTO matches (id, table_id, header) SELECT id, id, header FROM tables WHERE header IS NOT NULL;
  ALTER TABLE tables DROP COLUMN header;
  ALTER TABLE rows RENAME COLUMN table_id TO match_id;
  `,
  // The packs that a host brought to a table.
  `
  CREATE TABLE packs (
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    hash TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
  ) WITHOUT ROWID;
  `,
  // What a table itself tells about its seats stands among what was said.
  `
  ALTER TABLE talk ADD COLUMN notice TEXT;
  `,
]

class TooNew extends Error {
  override name = 'TooNew'
}

/** Brings a database to the newest version, one step after the other. */
export function migrate(database: Database, now: number): void {
  database.exec('CREATE TABLE IF NOT EXISTS migrations (version INTEGER NOT NULL PRIMARY KEY, at INTEGER NOT NULL)')
  const { version } = database.prepare('SELECT coalesce(max(version), 0) AS version FROM migrations').get() as {
    version: number
  }
  if (version > MIGRATIONS.length) {
    throw new TooNew(`the database has version ${version}, this server knows ${MIGRATIONS.length}`)
  }
  MIGRATIONS.slice(version).forEach((step, index) => {
    transaction(database, () => {
      database.exec(step)
      database.prepare('INSERT INTO migrations (version, at) VALUES (?, ?)').run(version + index + 1, now)
    })
  })
}
