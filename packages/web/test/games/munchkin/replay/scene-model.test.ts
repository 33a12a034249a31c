import type { Pack } from '@brouhaha/cards'
import { afterEach, expect, test, vi } from 'vitest'
import { packsAtTable } from '../../../../src/games/munchkin/packs.ts'
import { tableOfRecording } from '../../../../src/games/munchkin/replay/scene-model.ts'
import { bring } from '../../../../src/local/brought.ts'
import { recordingOfLog } from '../../../../src/local/recording.ts'
import { playAtRandom } from '../../mosh/replay/game.ts'

const { log } = playAtRandom(2, {}, 1)
const packed = (box: string): Pack => ({ format: 1, box, cards: [] }) as unknown as Pack
const fromFile = recordingOfLog(log, null, null)!

afterEach(() => vi.unstubAllGlobals())

test('a file is played with the packs that it brings along, and no server is asked for them', async () => {
  const fetch = vi.fn()
  vi.stubGlobal('fetch', fetch)
  const packs = [packed('kitchen')]
  const table = tableOfRecording(fromFile, packs)
  bring(table.id, packs)
  expect(await packsAtTable(table)).toContainEqual(expect.objectContaining({ box: 'kitchen', cards: [] }))
  expect(fetch).not.toHaveBeenCalled()
})

test('two files with other packs do not mix them up; a game with a name keeps it', () => {
  const nameOf = (box: string, id: string | null = null): string =>
    tableOfRecording({ ...fromFile, id }, [packed(box)]).id
  expect(nameOf('kitchen')).not.toBe(nameOf('cellar'))
  expect(nameOf('kitchen', 'abc')).toBe('abc')
})
