// Games that servers of their day left behind (packages/rulesets/tables), as a browser would have kept them.

import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Edition, RulesModule } from '@brouhaha/rulesets/ruleset'
import type { KeptGame, LocalSeat } from '../../src/local/game.ts'
import type { Shelf } from '../../src/local/rules.ts'

const HOME = resolve(import.meta.dirname, '../../../rulesets')
const TABLES = join(HOME, 'tables')

type Value = string | number | null

/** The values between the brackets of an INSERT: numbers, NULL, texts with their quotes doubled. */
function valuesOf(line: string): Value[] {
  const found = line.slice(line.indexOf('(') + 1).matchAll(/'((?:[^']|'')*)'|(-?\d+)|NULL/g)
  return [...found].map(([, text, number]) =>
    text !== undefined ? text.replaceAll("''", "'") : number === undefined ? null : Number(number),
  )
}

export interface OldGame {
  readonly name: string
  readonly table: string
  readonly seats: readonly { readonly seat: number; readonly secret: string; readonly name: string }[]
  /** The statements that make its database again. */
  readonly sql: string
  readonly kept: KeptGame
}

function readOld(file: string): OldGame {
  const sql = readFileSync(join(TABLES, file), 'utf8')
  const linesOf = (table: string): Value[][] =>
    sql.split('\n').flatMap((line) => (line.startsWith(`INSERT INTO ${table} `) ? [valuesOf(line)] : []))
  const who = JSON.parse(sql.slice(3, sql.indexOf('\n')))
  const [[, , , text]] = linesOf('tables') as [Value[]]
  const info = JSON.parse(`${text}`)
  // The first databases kept the header with the table.
  const header = JSON.parse(`${linesOf('matches')[0]?.[2] ?? linesOf('tables')[0]?.[4]}`)
  const packs = linesOf('packs').map((values) => JSON.parse(`${values[3]}`))
  const rows = linesOf('rows').map(([, seq, id, seat, choice, events, irreversible, hash, at]) => ({
    at: Number(at),
    row: {
      seq: Number(seq),
      id: `${id}`,
      seat: Number(seat),
      choice: JSON.parse(`${choice}`),
      events: JSON.parse(`${events}`),
      irreversible: irreversible === 1,
      hash: `${hash}`,
    },
  }))
  const bot = info.game === 'munchkin' ? 'novice' : 'steady'
  const seats: LocalSeat[] = who.seats.map(({ seat, name }: { readonly seat: number; readonly name: string }) =>
    seat === 0 ? { kind: 'person', name } : { kind: 'bot', bot },
  )
  const { tableSeed, added } = info.luck
  return {
    name: file.replace(/\.sql$/, ''),
    sql,
    ...who,
    kept: {
      game: {
        // The shuffle was promised to the table of this name.
        id: who.table,
        created: info.created,
        active: info.created,
        seats,
        game: info.game,
        options: info.options,
        ...(packs.length > 0 && { packs }),
        luck: [{ tableSeed, added }],
        header,
        ruleset: info.ruleset,
        rows: rows.length,
        over: false,
      },
      rows,
    },
  }
}

export const OLD_GAMES: readonly OldGame[] = readdirSync(TABLES).map(readOld)

/** Rules as they lie beside the page, each under the file that was released. */
export const RELEASED: Shelf = {
  editions: JSON.parse(readFileSync(join(HOME, 'released/rulesets.json'), 'utf8')) as readonly Edition[],
  open: ({ file }) => import(join(HOME, 'released', file)) as Promise<RulesModule>,
}
