import type { Audience, GameKit } from '@brouhaha/games'
import type { HeardRow } from '@brouhaha/protocol'
import { expect, test } from 'vitest'
import { tellPlainly, toldWhileAway } from '../../../src/games/plain/story.ts'

const audience: Audience = { language: 'en', names: ['Ana', 'Bob'], you: 0, handShown: true }

/** A narrator that counts, as one may who is told everything from the first event on. */
const narrator = () => {
  let count = 0
  return { tell: (heard: readonly object[]) => heard.map(() => ` event ${++count}`) }
}
const kit = { unpack: () => ({ narrator }) } as unknown as GameKit

const row = (seq: number, ...events: readonly object[]): HeardRow => ({ seq, seat: 0, at: 0, events })
const history = [row(0, {}), row(1, {}, {}), row(2, { type: 'undone', seat: 1 }), row(3, {})]

test('one narrator tells the whole story, and what was taken back is told by the table', () => {
  const told = tellPlainly(kit, history, audience)
  expect(told.map(({ text }) => text)).toEqual(['event 1', 'event 2', 'event 3', 'Bob takes a move back.', 'event 4'])
  expect(new Set(told.map(({ key }) => key)).size).toBe(told.length)
})

test('whoever was away is told the rows that were missed', () => {
  const told = tellPlainly(kit, history, audience)
  expect(toldWhileAway(told, history, 0)).toEqual([])
  expect(toldWhileAway(told, history, 2).map(({ text }) => text)).toEqual(['Bob takes a move back.', 'event 4'])
})
