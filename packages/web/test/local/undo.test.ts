import { munchkin } from '@brouhaha/munchkin'
import { PACKS } from '@brouhaha/packs'
import { type Log, UNDO, verify } from '@brouhaha/table'
import { expect, test } from 'vitest'
import { logOfKept } from '../../src/local/recording.ts'
import { bot, person, type Seated, sit } from './fixture.ts'
import { beginMunchkin, choose, playOn, sightOf } from './munchkin.ts'

const logOf = ({ store }: Seated): Log => logOfKept(store.kept.get('game')!)!
function mayUndo({ told }: Seated): boolean {
  const last = told.findLast((message) => message.type === 'welcome' || message.type === 'moved')
  return last?.type !== 'welcome' && last?.type !== 'moved' ? false : last.sight.undo === true
}
const offer = (seated: Seated, type: string): object | undefined =>
  sightOf(seated).choices.find((choice) => choice.type === type)

test('[TABLE-UNDO] on this device a move is taken back, kept so, and the bots play on', async () => {
  const seated = await beginMunchkin([person('Ana'), bot('novice'), bot('novice')])
  while (offer(seated, 'lay') === undefined) await playOn(seated)
  const before = sightOf(seated).view
  const couldBefore = mayUndo(seated)
  await choose(seated, offer(seated, 'lay')!)
  expect(mayUndo(seated)).toBe(true)
  expect(sightOf(seated).view).not.toEqual(before)
  await choose(seated, UNDO)
  expect(mayUndo(seated)).toBe(couldBefore)
  expect(sightOf(seated).view).toEqual(before)
  expect(seated.told.findLast((message) => message.type === 'moved')?.heard.events).toEqual([
    { type: 'undone', seat: 0 },
  ])

  seated.table.close()
  const again = await sit(seated.store)
  expect(sightOf(again).view).toEqual(before)
  const rows = logOf(again).rows.length
  for (let moves = 0; moves < 10; moves++) await playOn(again)
  expect(logOf(again).rows.length).toBeGreaterThan(rows + 10)
  expect(verify(munchkin(Object.values(PACKS)) as never, logOf(again)).kind).toBe('true')
})
