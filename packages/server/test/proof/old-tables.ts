// Tables that servers of their day left behind, one for each ruleset that was released: the server of today goes on with them under
// their own rules, with a table of today's rules beside them, is killed on the way, and the log that is left is true.

import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { Random } from '@brouhaha/kit'
import type { OpenTable, TableSight } from '@brouhaha/protocol'
import { type Log, readLog } from '@brouhaha/table'
import { openDatabase } from '../../src/store/sqlite.ts'
import { Client, call, openTable } from '../client.ts'
import { choose, tableOf } from '../munchkin/habits.ts'
import { type ServerProcess, startProcess } from '../process.ts'

const TABLES = resolve(import.meta.dirname, '../../../rulesets/tables')
const TERMINAL = resolve(import.meta.dirname, '../../../cli/bin/brouhaha.mjs')
const QUICK = fileURLToPath(new URL('../munchkin/quick.mjs', import.meta.url))
const EXAMPLE = resolve(import.meta.dirname, '../../../../examples/kitchen-box/pack.json')
const run = promisify(execFile)

interface Seat {
  readonly seat: number
  readonly secret: string
  readonly name: string
}

/** A table as it was kept: who sits there, and the statements that make its database again. */
export interface OldTable {
  readonly name: string
  readonly table: string
  readonly seats: readonly Seat[]
  readonly sql: string
}

export const OLD_TABLES: readonly OldTable[] = readdirSync(TABLES).map((file) => {
  const sql = readFileSync(join(TABLES, file), 'utf8')
  return { name: file.replace(/\.sql$/, ''), sql, ...JSON.parse(sql.slice(3, sql.indexOf('\n'))) }
})

export interface WentOn {
  readonly edition: string
  readonly ruleset: string
  /** Rows that were there, and rows in the end. */
  readonly before: number
  readonly rows: number
  readonly kills: number
  readonly packs: readonly string[]
  /** Whether the log begins as it was kept and the terminal calls it true, in its own words. */
  readonly isSame: boolean
  readonly terminal: string
  /** The table of today's rules beside it. */
  readonly beside: { readonly ruleset: string; readonly unreleased: boolean; readonly rows: number }
}

interface Kept {
  readonly ruleset: string
  readonly rows: readonly object[]
  /** The text of each pack. */
  readonly packs: readonly string[]
}

/** Makes the database again, and says what was in it. */
async function restore({ sql }: OldTable, dataDir: string): Promise<Kept> {
  const database = await openDatabase(join(dataDir, 'brouhaha.db'))
  database.exec(sql)
  const columns = (query: string): Record<string, string>[] => database.prepare(query).all() as Record<string, string>[]
  const [{ info }] = columns('SELECT info FROM tables') as [{ info: string }]
  const hasPacks = columns("SELECT name FROM sqlite_master WHERE name = 'packs'").length > 0
  const kept = {
    ruleset: JSON.parse(info).ruleset,
    rows: columns('SELECT * FROM rows ORDER BY seq').map((row) => ({
      id: row.command_id,
      choice: JSON.parse(row.choice!),
      events: JSON.parse(row.events!),
      hash: row.hash,
    })),
    packs: hasPacks ? columns('SELECT text FROM packs ORDER BY number').map(({ text }) => text!) : [],
  }
  database.close()
  return kept
}

/** What somebody does next; null leaves it to the others. */
function next(game: string, sight: TableSight, seat: number, random: Random): object | null {
  if (game === 'munchkin') return choose(sight, seat, random)
  return sight.choices.length === 0 ? null : sight.choices[random.below(sight.choices.length)]!
}

let count = 0

/** Plays until the game is over or so many choices were taken. */
async function playOn(client: Client, random: Random, most: number): Promise<void> {
  const { game } = client.table
  let last: TableSight | null = null
  for (let taken = 0; taken < most && client.table.status !== 'over'; ) {
    const { sight } = client
    const choice = sight === last ? null : next(game, sight, client.seat ?? 0, random)
    last = random.below(20) === 0 ? null : sight
    if (choice === null) await new Promise((later) => setTimeout(later, 2))
    else {
      const id = `on-${count++}`
      const answer = await client.ask({ type: 'choose', id, seq: sight.seq, choice: { ...choice } })
      if (answer.ok) taken++
    }
  }
}

const todayOf = (game: string, packed: boolean): Partial<OpenTable> =>
  game === 'munchkin'
    ? tableOf(['base'], packed ? { packs: [JSON.parse(readFileSync(EXAMPLE, 'utf8'))] } : {})
    : { seats: 3 }

async function verifyInTerminal(dataDir: string, text: string): Promise<string> {
  const file = join(dataDir, 'game.log')
  writeFileSync(file, text)
  const { stdout } = await run(process.execPath, [TERMINAL, 'replay', file, '--verify', '--lang', 'en'])
  return stdout.trim()
}

export async function goOn(old: OldTable, seed: number, kills: number): Promise<WentOn> {
  const random = new Random(seed, 0)
  const dataDir = mkdtempSync(join(tmpdir(), 'brouhaha-old-'))
  const kept = await restore(old, dataDir)
  let server: ServerProcess = await startProcess({ dataDir, main: QUICK })
  const join_ = (): Promise<Client[]> =>
    Promise.all(old.seats.map(({ secret }) => Client.join(server.address, old.table, { secret })))
  try {
    let clients = await join_()
    const { table } = clients[0]!
    const today = await openTable(server.address, todayOf(table.game, kept.packs.length > 0))
    let host = await Client.join(server.address, today.table, { secret: today.secret })
    for (let seat = 1; seat < host.table.seats.length; seat++) await host.act({ type: 'seatBot', seat, bot: 'random' })
    await host.act({ type: 'start' })
    for (let kill = 0; kill < kills; kill++) {
      const most = 4 + random.below(12)
      await Promise.race(clients.map((client) => playOn(client, random, most)))
      await playOn(host, random, 3)
      await server.kill('SIGKILL')
      server = await startProcess({ dataDir, port: server.port, main: QUICK })
      clients = await join_()
      host = await Client.join(server.address, today.table, { secret: today.secret })
      if (clients[0]!.table.ruleset !== kept.ruleset) throw new Error(`now under ${clients[0]!.table.ruleset}`)
    }
    await playOn(host, random, 3)
    await Promise.all(clients.map((client) => playOn(client, random, Number.POSITIVE_INFINITY)))
    const { text } = await call(server.address, 'GET', `/api/tables/${old.table}/log`)
    const log = readLog(text)
    if (log === null) throw new Error(`no log: ${text.slice(0, 200)}`)
    const packs = packsIn(log)
    const found: WentOn = {
      edition: log.header.edition,
      ruleset: `${(log.header as unknown as { ruleset?: string }).ruleset}`,
      before: kept.rows.length,
      rows: log.rows.length,
      kills,
      packs: packs.map(({ box }) => box),
      isSame:
        JSON.stringify(log.rows.slice(0, kept.rows.length).map(asKept)) === JSON.stringify(kept.rows) &&
        JSON.stringify(packs) === JSON.stringify(kept.packs.map((one) => JSON.parse(one))),
      terminal: await verifyInTerminal(dataDir, text),
      beside: {
        ruleset: host.table.ruleset,
        unreleased: host.table.unreleased === true,
        rows: host.sight.seq,
      },
    }
    for (const client of [...clients, host]) client.close()
    return found
  } finally {
    await server.kill('SIGKILL')
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const asKept = ({ id, choice, events, hash }: Log['rows'][number]): object => ({ id, choice, events, hash })

const packsIn = ({ header }: Log): readonly { readonly box: string }[] =>
  (header as unknown as { readonly packs?: readonly { readonly box: string }[] }).packs ?? []
