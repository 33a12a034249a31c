import type { SeatInfo } from '@brouhaha/protocol'
import { expect, test } from 'vitest'
import { rosterNews } from '../../../src/pages/lobby/roster-news.ts'

const open: SeatInfo = { kind: 'open' }
const person = (name: string, connected = true): SeatInfo => ({
  kind: 'person',
  name,
  connected,
  standIn: false,
  muted: false,
})

test('who sits down is named, and a bot says that it is one', () => {
  const now: SeatInfo[] = [person('Ana'), person('Bob'), { kind: 'bot', bot: 'sharp' }]

  expect(rosterNews('zombie-mosh', [person('Ana'), open, open], now, 'en')).toEqual([
    'Bob sits down.',
    'Bot (Sharp) sits down.',
  ])
})

test('a seat that becomes free is news by its number', () => {
  expect(rosterNews('zombie-mosh', [person('Ana'), person('Bob')], [person('Ana'), open], 'fr')).toEqual([
    'La place 2 est de nouveau libre.',
  ])
})

test('somebody else on the same seat is news; losing the connection is not', () => {
  expect(rosterNews('zombie-mosh', [person('Ana')], [person('Zoé')], 'en')).toEqual(['Zoé sits down.'])
  expect(rosterNews('zombie-mosh', [person('Ana')], [person('Ana', false)], 'en')).toEqual([])
})
