import { expect, test } from 'vitest'
import { concertRows } from '../../../../src/games/mosh/replay/concert-rows.ts'
import type { RecordedRow, Recording } from '../../../../src/local/recording.ts'

const heard = (options: object, ...rows: readonly RecordedRow[]) =>
  ({ options, seats: [{}, {}, {}], rows: () => rows }) as unknown as Recording
const row = (...events: readonly object[]): RecordedRow => ({ seat: -1, events })
const opened = { type: 'opened', seats: 3, side: 'B', songs: 0 }

test('a concert that is still being played begins with what was agreed on', () => {
  const dance = row({ type: 'danced' })
  expect(concertRows(heard({ side: 'B', songs: 0 }, row(), dance), 'watcher')).toEqual([row(opened), dance])
  expect(concertRows(heard({}, row()), 0)).toEqual([row({ ...opened, side: 'A', songs: 1 })])
})

test('one whose log tells its beginning keeps it', () => {
  expect(concertRows(heard({}, row(opened)), 'all')).toEqual([row(opened)])
})
