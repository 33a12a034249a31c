// Everything that must outlive the process. Reads answer at once; writes belong into the journal.

import type { TimedRow } from '@brouhaha/host'
import type { Emote, TableNotice } from '@brouhaha/protocol'
import type { LogHeader, LogRow, Reveal } from '@brouhaha/table'
import { Journal } from './journal.ts'
import type { PackRecord } from './packs.ts'
import type { Kept, KeptMatch, Revoked, SayingRecord, SecretRecord, TableRecord } from './record.ts'
import { migrate } from './schema.ts'
import { type Database, openDatabase, type Statement, type Value } from './sqlite.ts'
import { Wal } from './wal.ts'

const MOST_TALK = 200

type Columns = Readonly<Record<string, Value>>

export class Store {
  readonly journal: Journal
  readonly #database: Database
  readonly #statements = new Map<string, Statement>()

  private constructor(database: Database, wal: Wal) {
    this.#database = database
    this.journal = new Journal(database, wal)
  }

  static async open(file: string, now: number): Promise<Store> {
    const database = await openDatabase(file)
    migrate(database, now)
    return new Store(database, new Wal(file))
  }

  close(): void {
    this.journal.close()
    this.#database.close()
  }

  table(id: string): Kept | null {
    const found = this.#all('SELECT info FROM tables WHERE id = ?', id)[0]
    if (found === undefined) return null
    const record = toRecord(id, text(found.info))
    const { header, rows } = this.match(record.match) ?? { header: null, rows: [] }
    return {
      record,
      header,
      rows,
      talk: this.#all(`SELECT * FROM talk WHERE table_id = ? ORDER BY number DESC LIMIT ${MOST_TALK}`, id)
        .map(toSaying)
        .reverse(),
      secrets: this.#all('SELECT * FROM secrets WHERE table_id = ?', id).map(toSecret),
    }
  }

  match(id: string): KeptMatch | null {
    const found = this.#all('SELECT * FROM matches WHERE id = ?', id)[0]
    if (found === undefined) return null
    return {
      table: text(found.table_id),
      header: JSON.parse(text(found.header)) as LogHeader,
      rows: this.#all('SELECT * FROM rows WHERE match_id = ? ORDER BY seq', id).map(toRow),
      reveals: found.reveals === null ? null : (JSON.parse(text(found.reveals)) as Reveal[]),
    }
  }

  /** The table where a match is or was played. */
  tableOf(match: string): string | null {
    const found = this.#all('SELECT table_id FROM matches WHERE id = ?', match)[0]
    return found === undefined ? null : text(found.table_id)
  }

  /** The packs that were brought to a table, in their order. */
  packs(table: string): PackRecord[] {
    return this.#all('SELECT hash, text FROM packs WHERE table_id = ? ORDER BY number', table).map((found) => ({
      hash: text(found.hash),
      text: text(found.text),
    }))
  }

  /** The unreleased rules that tables pin. */
  rulesets(): string[] {
    return this.#all(
      "SELECT DISTINCT json_extract(info, '$.ruleset') AS hash FROM tables WHERE json_extract(info, '$.unreleased')",
    ).map((found) => text(found.hash))
  }

  tableCount(): number {
    return Number(this.#all('SELECT count(*) AS tables FROM tables')[0]!.tables)
  }

  /** Tables where nothing has happened since a moment. */
  idleTables(since: number): string[] {
    const match = "coalesce(json_extract(info, '$.match'), id)"
    const newest = `SELECT at FROM rows WHERE match_id = ${match} ORDER BY seq DESC LIMIT 1`
    return this.#all(
      `SELECT id FROM tables WHERE active < ?1 AND coalesce((${newest}), 0) < ?1 ORDER BY active LIMIT 500`,
      since,
    ).map((found) => text(found.id))
  }

  sayingBy(table: string, command: string): SayingRecord | null {
    const found = this.#all('SELECT * FROM talk WHERE table_id = ? AND command_id = ?', table, command)[0]
    return found === undefined ? null : toSaying(found)
  }

  putTable(record: TableRecord, now: number): void {
    this.#run(
      `INSERT INTO tables (id, created, active, info) VALUES (?, ?, ?, ?)
       ON CONFLICT (id) DO UPDATE SET active = excluded.active, info = excluded.info`,
      record.id,
      record.created,
      now,
      JSON.stringify(record),
    )
  }

  addPacks(table: string, packs: readonly PackRecord[]): void {
    packs.forEach(({ hash, text: written }, number) => {
      this.#run('INSERT INTO packs (table_id, number, hash, text) VALUES (?, ?, ?, ?)', table, number, hash, written)
    })
  }

  addMatch(match: string, table: string, header: LogHeader): void {
    this.#run('INSERT INTO matches (id, table_id, header) VALUES (?, ?, ?)', match, table, JSON.stringify(header))
  }

  /** Nothing comes after this: the table gathers for another match. */
  closeMatch(match: string, reveals: readonly Reveal[]): void {
    this.#run('UPDATE matches SET reveals = ? WHERE id = ?', JSON.stringify(reveals), match)
  }

  addRow(match: string, row: LogRow, at: number): void {
    this.#run(
      `INSERT INTO rows (match_id, seq, command_id, seat, choice, events, irreversible, hash, at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      match,
      row.seq,
      row.id,
      row.seat,
      JSON.stringify(row.choice),
      JSON.stringify(row.events),
      row.irreversible ? 1 : 0,
      row.hash,
      at,
    )
  }

  addSaying(table: string, saying: SayingRecord): void {
    const { number, id, person, seat, name, at, text, emote, notice } = saying
    this.#run(
      `INSERT INTO talk (table_id, number, command_id, person, seat, name, at, text, emote, notice)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      ...[table, number, id, person, seat, name, at, text, emote, notice],
    )
  }

  addSecret(table: string, secret: SecretRecord): void {
    const { hash, seat, person, kind, revoked } = secret
    this.#run(
      'INSERT INTO secrets (table_id, hash, seat, person, kind, revoked) VALUES (?, ?, ?, ?, ?, ?)',
      ...[table, hash, seat, person, kind, revoked],
    )
  }

  revoke(table: string, hash: string, why: Revoked): void {
    this.#run('UPDATE secrets SET revoked = ? WHERE table_id = ? AND hash = ?', why, table, hash)
  }

  /** Nothing that somebody said or was called is left. */
  forget(table: string, person: number): void {
    this.#run(
      "UPDATE talk SET name = '', text = NULL, emote = NULL, notice = NULL WHERE table_id = ? AND person = ?",
      table,
      person,
    )
  }

  deleteTable(table: string): void {
    this.#run('DELETE FROM rows WHERE match_id IN (SELECT id FROM matches WHERE table_id = ?)', table)
    for (const kept of ['matches', 'talk', 'secrets', 'packs'])
      this.#run(`DELETE FROM ${kept} WHERE table_id = ?`, table)
    this.#run('DELETE FROM tables WHERE id = ?', table)
  }

  #all(sql: string, ...values: readonly Value[]): Columns[] {
    return this.#statement(sql).all(...values) as Columns[]
  }

  #run(sql: string, ...values: readonly Value[]): void {
    this.#statement(sql).run(...values)
  }

  #statement(sql: string): Statement {
    const known = this.#statements.get(sql)
    if (known !== undefined) return known
    const statement = this.#database.prepare(sql)
    this.#statements.set(sql, statement)
    return statement
  }
}

const text = (value: Value | undefined): string => String(value)

/** Tables of older servers played one match and kept no acts. */
const toRecord = (id: string, info: string): TableRecord => ({ match: id, done: [], ...JSON.parse(info) })

function toRow(found: Columns): TimedRow {
  return {
    row: {
      seq: Number(found.seq),
      id: text(found.command_id),
      seat: Number(found.seat),
      choice: JSON.parse(text(found.choice)) as LogRow['choice'],
      events: JSON.parse(text(found.events)) as LogRow['events'],
      irreversible: found.irreversible === 1,
      hash: text(found.hash),
    },
    at: Number(found.at),
  }
}

function toSaying(found: Columns): SayingRecord {
  return {
    number: Number(found.number),
    id: text(found.command_id),
    person: Number(found.person),
    seat: Number(found.seat),
    name: text(found.name),
    at: Number(found.at),
    text: found.text === null ? null : text(found.text),
    emote: found.emote as Emote | null,
    notice: found.notice as TableNotice | null,
  }
}

function toSecret(found: Columns): SecretRecord {
  return {
    hash: text(found.hash),
    seat: Number(found.seat),
    person: found.person === null ? null : Number(found.person),
    kind: found.kind as SecretRecord['kind'],
    revoked: found.revoked as SecretRecord['revoked'],
  }
}
