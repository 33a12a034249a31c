import { expect, test } from 'vitest'
import type { Door } from '../../../../src/games/munchkin/deals/doors.ts'
import { dealsNow } from '../../../../src/games/munchkin/deals/now.ts'
import { type Opened, prospectOf } from '../../../../src/games/munchkin/deals/opened.ts'
import { evening, type Moment } from './evening.ts'

const EVENING = evening('base')

const prospect = ({ view, choices }: Moment, opened: Opened) => prospectOf(opened, view, dealsNow(view, choices))

const isAlive = ({ view: { you, seats, winners } }: Moment): boolean =>
  winners.length === 0 && seats[you!]!.life !== 'dead'

test('[MK-TRADE-03] a trade that is being written outlasts every question, and makes way for the reader’s own', () => {
  const seen = new Set<string>()
  for (const moment of EVENING.filter(isAlive)) {
    const { you, asked } = moment.view
    const is = prospect(moment, { door: 'trade' })
    if (is !== 'open') expect(is).toBe(asked.includes(you!) ? 'asked' : 'shut')
    seen.add(is)
  }
  expect([...seen].sort()).toEqual(['asked', 'open', 'shut'])
})

test('[MK-HELP-01, MK-SELL-05] help ends with its fight, and a sale with its turn', () => {
  for (const moment of EVENING.filter(isAlive)) {
    const { you, combat, active } = moment.view
    const isOver = (door: Door): boolean => prospect(moment, { door }) === 'over'
    expect(isOver('askHelp')).toBe(combat?.main !== you)
    expect(isOver('sell')).toBe(active !== you)
    if (combat === null) expect([isOver('offerHelp'), isOver('promise')]).toEqual([true, true])
  }
})

test('[MK-HELP-15] other terms for somebody’s offer are pointless once it is gone', () => {
  let countered = 0
  for (const moment of EVENING.filter(isAlive)) {
    const { offers } = moment.view
    for (const offer of offers) {
      const opened: Opened = { door: 'counter', offer }
      if (prospect(moment, opened) === 'open') countered++
      expect(prospect(moment, opened)).not.toBe('over')
      const view = { ...moment.view, offers: offers.filter((one) => one !== offer) }
      expect(prospect({ ...moment, view }, opened)).toBe('over')
    }
  }
  expect(countered).toBeGreaterThan(0)
})

test('the dead and those who have won deal no more', () => {
  const moment = EVENING.find(isAlive)!
  const { view } = moment
  const seats = view.seats.map((seat) => ({ ...seat, life: 'dead' as const }))
  expect(prospect({ ...moment, view: { ...view, seats } }, { door: 'trade' })).toBe('over')
  expect(prospect({ ...moment, view: { ...view, winners: [1] } }, { door: 'trade' })).toBe('over')
})
