import { type Log, readLog, writeLog } from '@brouhaha/table'
import { zombieMosh } from '@brouhaha/zombie-mosh'
import { describe, expect, test } from 'vitest'
import { momentsOf } from '../../src/games/mosh/replay/moments.ts'
import type { KeptGame } from '../../src/local/game.ts'
import { recordingOfHeard, recordingOfKept, recordingOfLog } from '../../src/local/recording.ts'
import { checkLog, type RevealedLog } from '../../src/local/worker/check.ts'
import { playAtRandom } from '../games/mosh/replay/game.ts'
import { begin, bot, newGame, person, playToTheEnd } from './fixture.ts'
import { ofTheSources, TestShelf } from './shelf.ts'

const { log } = playAtRandom(3, {}, 7)
const cut: Log = { header: log.header, rows: log.rows.slice(0, 20) }

const kept = (log: Log, seats = [person('Ana'), bot('steady'), bot('steady')]): KeptGame => ({
  game: { ...newGame(seats), header: log.header },
  rows: log.rows.map((row) => ({ at: 0, row })),
})

describe('ears', () => {
  test('a finished game is heard through every ear, and all-seeing shows each hand', () => {
    const recording = recordingOfLog(log, null, null)!
    expect(recording.ears).toEqual(['all', 'watcher', 0, 1, 2])
    const moment = momentsOf(recording, 'all')[3]!
    expect(moment.hands.map((hand) => hand.length)).toEqual(moment.view.seats.map(({ held }) => held))
    expect(moment.view.seats[0]!.held).toBe(4)
  })

  test('a game that is still being played shows a lone person their own hand alone', () => {
    const recording = recordingOfKept(kept(cut))!
    expect(recording.ears).toEqual([0, 'watcher'])
    expect(recording.log).toBeNull()
    expect(momentsOf(recording, 0)[3]!.hands.map((hand) => hand.length)).toEqual([4, 0, 0])
  })

  test('a hot-seat game that is still being played shows no hand', () => {
    const recording = recordingOfKept(kept(cut, [person('Ana'), person('Bob'), bot('steady')]))!
    expect(recording.ears).toEqual(['watcher'])
    expect(JSON.stringify(recording.rows('watcher'))).not.toContain('"cards"')
  })

  test('what a server told of an unfinished game can be watched', () => {
    const whole = recordingOfLog(cut, null, null)!
    const heard = whole
      .rows(1)
      .slice(1)
      .map(({ seat, events }, seq) => ({ seq, seat, at: 0, events }))
    const table = {
      id: 'x',
      game: 'zombie-mosh',
      seats: [0, 1, 2].map(() => ({ kind: 'open' })),
      options: {},
      status: 'playing',
    }
    const recording = recordingOfHeard(table as never, heard, 1)
    expect(momentsOf(recording, 1).at(-1)).toEqual(momentsOf(whole, 1).at(-1))
  })
})

const judge = (log: RevealedLog) => checkLog(log, ofTheSources())

describe('the judge', () => {
  test('a true log is true, also after a journey through a file', async () => {
    expect(await judge(readLog(writeLog(log))!)).toMatchObject({ kind: 'true', rows: log.rows.length })
  })

  test('a false row is named', async () => {
    const rows = log.rows.map((row) => (row.seq === 12 ? { ...row, hash: '0'.repeat(64) } : row))
    expect(await judge({ ...log, rows })).toMatchObject({ kind: 'false', seq: 12 })
  })

  test('the shuffle must be the promised one', async () => {
    const seated = await begin([person('Ana'), bot('steady')], { songs: 2 })
    await playToTheEnd(seated)
    const played = recordingOfKept((await seated.store.load('game'))!)!.log as RevealedLog
    expect(await judge(played)).toMatchObject({ kind: 'true', promised: 2 })
    const reveals = played.header.reveals!.map((reveal) =>
      reveal.song === 2 ? { ...reveal, added: ['ff', ''] } : reveal,
    )
    const seq = played.rows.find(({ choice }) => choice.type === 'song')!.seq
    expect(await judge({ ...played, header: { ...played.header, reveals } })).toMatchObject({ kind: 'false', seq })
  })

  test('a log is judged by the rules that it names, whatever the newest are', async () => {
    const header = { ...log.header, edition: 'old', ruleset: 'old' }
    const shelf = new TestShelf('old', 'new')
    expect(await checkLog({ ...log, header }, shelf)).toMatchObject({ kind: 'true' })
    expect(shelf.opened).toEqual(['old'])
  })

  test('a log of other rules is neither true nor false here', async () => {
    const unknown = { ...log, header: { ...log.header, edition: '99' } }
    expect(await judge(unknown)).toEqual({ kind: 'ruleless', why: 'unknown', edition: `${zombieMosh.name} 99` })
    const away = ofTheSources()
    away.missing.add(zombieMosh.edition)
    expect(await checkLog(log, away)).toMatchObject({ kind: 'ruleless', why: 'unreachable' })
  })
})
