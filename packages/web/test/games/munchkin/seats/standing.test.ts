import type { TableInfo } from '@brouhaha/protocol'
import { expect, test } from 'vitest'
import { levelStepsOf } from '../../../../src/games/munchkin/seats/levels.ts'
import { standingsOf } from '../../../../src/games/munchkin/seats/standing.ts'
import { Practice } from '../../../../workshop/practice.ts'

const person = { kind: 'person', name: '', connected: true, standIn: false, muted: false } as const

const table: TableInfo = {
  id: 'table',
  game: 'munchkin',
  ruleset: '',
  options: { boxes: ['base'] },
  pace: 'relaxed',
  status: 'playing',
  seats: [
    person,
    { ...person, connected: false },
    { ...person, connected: false, standIn: true },
    { kind: 'bot', bot: 'novice' },
  ],
  host: 0,
  locked: false,
  watchers: 0,
  promise: '',
  lucky: [],
  deadline: null,
}

const { view } = new Practice({ boxes: ['base'], seats: 4, seed: 2, steps: 60, until: 'combat', you: 0 })

test('[MK-COMBAT-01] who is on turn fights, and one seat alone is on turn', () => {
  const active = view.seats.map((_, seat) => standingsOf(seat, view, table).includes('active'))
  expect(active).toEqual([true, false, false, false])
  expect(standingsOf(0, view, table)).toEqual(['active', 'fights', 'host'])
})

test('who is away is told from whom a bot stands in for, and from a bot', () => {
  expect(standingsOf(1, view, table)).toContain('gone')
  expect(standingsOf(1, view, table)).not.toContain('standIn')
  expect(standingsOf(2, view, table)).toContain('standIn')
  expect(standingsOf(2, view, table)).not.toContain('gone')
  expect(standingsOf(3, view, table)).toContain('bot')
})

test('[MK-DEATH-01] the dead are marked', () => {
  const seats = view.seats.map((seen, seat) => (seat === 1 ? { ...seen, life: 'dead' as const } : seen))
  expect(standingsOf(1, { ...view, seats }, table)).toContain('dead')
  expect(standingsOf(1, view, table)).not.toContain('dead')
})

test('[MK-LEVEL-01] the steps of a seat lead from level 1 to where it is', () => {
  const later = new Practice({ boxes: ['base'], seats: 4, seed: 1, steps: 400, until: '', you: 0 })
  const { history } = later
  later.view.seats.forEach(({ level }, seat) => {
    const steps = levelStepsOf(seat, history)
    expect(steps.reduce((sum, { change }) => sum + change, 1)).toBe(level)
    expect(steps.every(({ turn }) => turn >= 1 && turn <= later.view.turn)).toBe(true)
  })
})
