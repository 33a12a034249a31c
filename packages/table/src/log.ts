// The log is the truth: a header that says how the game began, and one row per accepted choice.

import { bytesToWords, fromHex, toHex, wordsToBytes } from '@brouhaha/kit'
import type { Seed } from './chance.ts'
import type { Happening } from './story.ts'

export const LOG_FORMAT = 1

export interface LogHeader {
  readonly format: typeof LOG_FORMAT
  readonly game: string
  readonly edition: string
  readonly seats: number
  readonly options: object
  readonly seed: string
  readonly events: readonly Happening[]
  readonly hash: string
}

export interface LogRow {
  readonly seq: number
  readonly id: string
  readonly seat: number
  readonly choice: { readonly type: string }
  readonly events: readonly Happening[]
  readonly irreversible: boolean
  readonly hash: string
}

export interface Log {
  readonly header: LogHeader
  readonly rows: readonly LogRow[]
}

export const seedToText = (seed: Seed): string => toHex(wordsToBytes(seed))

/** The seed that a text of 64 hexadecimal digits stands for, or null. */
export function seedFromText(text: string): Seed | null {
  const bytes = text.length === 64 ? fromHex(text) : null
  return bytes === null ? null : bytesToWords(bytes)
}

/** A log as a file: one line for the header, one for each row. */
export function writeLog(log: Log): string {
  return [log.header, ...log.rows].map((line) => `${JSON.stringify(line)}\n`).join('')
}

/** Null when a text is no log: its lines are not JSON, or lack what every header and row has. */
export function readLog(text: string): Log | null {
  try {
    const [header, ...rows] = text
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => JSON.parse(line))
    return isHeader(header) && rows.every(isRow) ? { header, rows } : null
  } catch {
    return null
  }
}

function isHeader(value: unknown): value is LogHeader {
  const header = value as LogHeader | null
  return (
    typeof header === 'object' &&
    header !== null &&
    header.format === LOG_FORMAT &&
    typeof header.game === 'string' &&
    typeof header.edition === 'string' &&
    typeof header.seats === 'number' &&
    typeof header.seed === 'string' &&
    typeof header.options === 'object' &&
    header.options !== null &&
    Array.isArray(header.events) &&
    typeof header.hash === 'string'
  )
}

function isRow(value: unknown): value is LogRow {
  const row = value as LogRow | null
  return (
    typeof row === 'object' &&
    row !== null &&
    typeof row.seq === 'number' &&
    typeof row.id === 'string' &&
    typeof row.seat === 'number' &&
    typeof row.choice === 'object' &&
    row.choice !== null &&
    Array.isArray(row.events) &&
    typeof row.irreversible === 'boolean' &&
    typeof row.hash === 'string'
  )
}
