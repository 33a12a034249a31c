import { Random } from '@brouhaha/kit'
import {
  hashState,
  isRefusal,
  isSchemaError,
  type Log,
  type LogHeader,
  type LogRow,
  Match,
  readLog,
  seedFromText,
  seedToText,
  verify,
  writeLog,
} from '@brouhaha/table'
import { describe, expect, test } from 'vitest'
import { pickpockets } from './fixture/pickpockets.ts'
import { randomMove, seedOf } from './play.ts'

function playedMatch(seed: number) {
  const options = { dodges: true, allMustPass: seed % 2 === 0 }
  const match = Match.open(pickpockets, { seats: 4, options, seed: seedOf(seed) })
  if (isRefusal(match) || isSchemaError(match)) throw new Error('the set-up is a good one')
  const random = new Random(seed)
  while (!pickpockets.over(match.state)) {
    const move = randomMove(match.state, random)
    match.submit({ id: `c${match.rows.length}`, seat: move.seat, seq: match.rows.length, choice: move.raw })
  }
  return match
}

const { log, state } = playedMatch(1)

const withHeader = (change: Partial<LogHeader>): Log => ({ ...log, header: { ...log.header, ...change } })

const withRow = (seq: number, change: Partial<LogRow>): Log => ({
  ...log,
  rows: log.rows.map((row) => (row.seq === seq ? { ...row, ...change } : row)),
})

const seqOfLie = (told: Log): number | null => {
  const replay = verify(pickpockets, told)
  return replay.kind === 'true' ? null : replay.seq
}

const drawn = log.rows.find((row) => row.choice.type === 'draw')!
const secret = log.rows.find((row) => row.events.some((event) => event.secret !== undefined))!
const middle = log.rows[Math.floor(log.rows.length / 2)]!

describe('verifying a log', () => {
  test('a real log is true, and leads to the state that was played', () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const match = playedMatch(seed)
      const replay = verify(pickpockets, match.log)
      expect(replay.kind === 'true' && hashState(replay.state)).toBe(hashState(match.state))
    }
  })

  test('the beginning of a log is true by itself', () => {
    const replay = verify(pickpockets, log, 3)
    expect(replay.kind === 'true' && hashState(replay.state)).toBe(log.rows[2]!.hash)
  })

  test('a log that was written to a file and read again is true', () => {
    const replay = verify(pickpockets, readLog(writeLog(log))!)
    expect(replay.kind === 'true' && hashState(replay.state)).toBe(hashState(state))
  })

  test.each<[string, Partial<LogRow>]>([
    ['hash', { hash: '0'.repeat(64) }],
    ['choice', { choice: { type: 'swap' } }],
    ['seat', { seat: (middle.seat + 1) % 4 }],
    ['events', { events: [] }],
    ['irreversible mark', { irreversible: !middle.irreversible }],
    ['id, taken from the row before', { id: log.rows[middle.seq - 1]!.id }],
    ['nonsense for a choice', { choice: { type: 'nonsense' } }],
  ])('a row with another %s is the first that does not hold', (_, change) => {
    expect(seqOfLie(withRow(middle.seq, change))).toBe(middle.seq)
  })

  test('a choice with something added to it does not hold', () => {
    expect(seqOfLie(withRow(drawn.seq, { choice: { ...drawn.choice, ...{ note: 'x' } } }))).toBe(drawn.seq)
  })

  test('a changed secret in an event does not hold', () => {
    const events = secret.events.map((event) => ({ ...event, secret: { to: 0 as never, tells: {} } }))
    expect(seqOfLie(withRow(secret.seq, { events }))).toBe(secret.seq)
  })

  test('a row that is missing, doubled or out of order is noticed where it should stand', () => {
    const { rows } = log
    expect(seqOfLie({ ...log, rows: rows.filter((row) => row.seq !== 4) })).toBe(4)
    expect(seqOfLie({ ...log, rows: [...rows.slice(0, 5), ...rows.slice(4)] })).toBe(5)
    expect(seqOfLie({ ...log, rows: [rows[1]!, rows[0]!, ...rows.slice(2)] })).toBe(0)
  })

  test('a row that repeats the one before under its id and a new seq is a lie', () => {
    const last = log.rows.at(-1)!
    expect(seqOfLie({ ...log, rows: [...log.rows, { ...last, seq: last.seq + 1 }] })).toBe(last.seq + 1)
  })

  test.each<[string, Partial<LogHeader>]>([
    ['game', { game: 'bridge' }],
    ['edition', { edition: '2' }],
    ['seed', { seed: seedToText(seedOf(99)) }],
    ['seed that is none', { seed: 'x' }],
    ['number of seats', { seats: 5 }],
    ['impossible number of seats', { seats: 99 }],
    ['option', { options: { dodges: false, allMustPass: false } }],
    ['hash', { hash: '' }],
    ['events', { events: [] }],
  ])('a header with another %s does not hold', (_, change) => {
    expect(seqOfLie(withHeader(change))).toBe(-1)
  })
})

describe('a log as a file', () => {
  test('comes back as it was written, one line for the header and one for each row', () => {
    const text = writeLog(log)
    expect(readLog(text)).toEqual(JSON.parse(JSON.stringify(log)))
    expect(text.trimEnd().split('\n')).toHaveLength(1 + log.rows.length)
  })

  test('may have empty lines and Windows line ends', () => {
    expect(readLog(writeLog(log).replaceAll('\n', '\r\n\r\n'))?.rows).toHaveLength(log.rows.length)
  })

  const lines = writeLog(log).split('\n')
  const header = JSON.parse(lines[0]!)
  const row = JSON.parse(lines[1]!)
  const without = (line: Record<string, unknown>, field: string) => ({ ...line, [field]: undefined })

  test.each(['', 'null', '[]', '7', '{', '{}', '{"format":2}', 'hello'])('%j is no log', (text) => {
    expect(readLog(text)).toBe(null)
  })

  test.each(Object.keys(header))('a header without its %s is none', (field) => {
    expect(readLog(JSON.stringify(without(header, field)))).toBe(null)
  })

  test.each(Object.keys(row))('a row without its %s is none', (field) => {
    expect(readLog(`${lines[0]}\n${JSON.stringify(without(row, field))}`)).toBe(null)
  })

  test('options and choices are objects, not null', () => {
    expect(readLog(JSON.stringify({ ...header, options: null }))).toBe(null)
    expect(readLog(`${lines[0]}\n${JSON.stringify({ ...row, choice: null })}`)).toBe(null)
  })
})

test('a seed survives its text, and what is no seed is none', () => {
  expect(seedFromText(seedToText(seedOf(5)))).toEqual(seedOf(5))
  expect(seedFromText('0'.repeat(63))).toBe(null)
  expect(seedFromText('g'.repeat(64))).toBe(null)
  expect(seedFromText('0'.repeat(66))).toBe(null)
})
