import { readLog, writeLog } from '@brouhaha/table'
import { expect, test } from 'vitest'
import { zombieNames } from '../../src/games/mosh/names.ts'
import { seatInfos } from '../../src/local/game.ts'
import { recordingOfLog } from '../../src/local/recording.ts'
import { playAtRandom } from '../games/mosh/replay/game.ts'
import { bot, person } from './fixture.ts'

const { log } = playAtRandom(3, {}, 7)
const namesIn = (text: string): readonly string[] =>
  zombieNames(recordingOfLog(readLog(text)!, null, null)!.seats, null, 'en')

test('a saved log tells a friend who played', () => {
  const played = recordingOfLog(log, seatInfos([person('Ana'), bot('steady'), person('Bob')]), 'abc')!
  expect(namesIn(writeLog(played.log!))).toEqual(['Ana', 'Bot 2', 'Bob'])
})

test('a log from before names were kept, or with nonsense for names, is opened without them', () => {
  expect(namesIn(writeLog(log))).toEqual(['Seat 1', 'Seat 2', 'Seat 3'])
  const players = [{ kind: 'person', name: 'x'.repeat(1000) }, 7, { kind: 'person', name: 'Bob' }]
  expect(namesIn(writeLog({ ...log, header: { ...log.header, players } as never }))).toEqual([
    'Seat 1',
    'Seat 2',
    'Bob',
  ])
  expect(namesIn(writeLog({ ...log, header: { ...log.header, players: 'Ana' } as never }))[0]).toBe('Seat 1')
})
