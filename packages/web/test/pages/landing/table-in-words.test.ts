import type { SeatInfo, TableInfo } from '@brouhaha/protocol'
import { expect, test } from 'vitest'
import { tableInWords } from '../../../src/pages/landing/table-in-words.ts'

const person = (name: string): SeatInfo => ({
  kind: 'person',
  name,
  connected: true,
  standIn: false,
  muted: false,
})
const bot: SeatInfo = { kind: 'bot', bot: 'novice' }

const table = (seats: readonly SeatInfo[], rest: Partial<TableInfo> = {}): TableInfo => ({
  id: 'attic',
  game: 'munchkin',
  ruleset: '',
  options: { boxes: ['base'] },
  pace: 'relaxed',
  status: 'playing',
  seats,
  host: 0,
  locked: false,
  watchers: 0,
  promise: '',
  lucky: [],
  deadline: null,
  ...rest,
})

test('a table is told by its game, by the others who sit there and by how far it is', () => {
  const info = table([person('Bob'), person('Ana'), bot, bot], { status: 'paused' })
  expect(tableInWords(info, 1, 'en')).toEqual({ title: 'Munchkin with Bob and 2 bots', state: 'on a break' })
  expect(tableInWords(info, 0, 'fr')).toEqual({ title: 'Munchkin avec Ana et 2 robots', state: 'en pause' })
})

test('free seats are nobody, one bot is one, and a namesake on another seat is somebody else', () => {
  const alone = table([person('Ana'), { kind: 'open' }], { game: 'zombie-mosh', options: {}, status: 'gathering' })
  expect(tableInWords(alone, 0, 'en')).toEqual({ title: 'Zombie Mosh!, nobody else yet', state: 'not begun' })
  const twins = table([person('Ana'), person('Ana'), bot], { status: 'adjourned' })
  expect(tableInWords(twins, 1, 'en')).toEqual({ title: 'Munchkin with Ana and a bot', state: 'adjourned' })
})
