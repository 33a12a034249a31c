import type { MunchkinHeard } from '@brouhaha/munchkin'
import type { HeardRow } from '@brouhaha/protocol'
import { expect, test } from 'vitest'
import { runsOf } from '../../../../src/games/munchkin/stage/flight.ts'
import { lastRoll } from '../../../../src/games/munchkin/stage/rolls.ts'
import { Practice } from '../../../../workshop/practice.ts'

const practice = new Practice({ boxes: ['base'], seats: 4, seed: 1, steps: 30, until: 'rollFor', you: 0 })
const { view, history } = practice
const combat = view.combat!

const heard = (seq: number, ...events: MunchkinHeard[]): HeardRow => ({ seq, seat: 0, at: 0, events })

test('[MK-FLEE-03] a runner without bonus needs a 5, and one with a bonus less', () => {
  const runs = runsOf(view, combat, history)
  expect(runs.filter(({ seat }) => seat === 0).map(({ slot }) => slot)).toEqual(combat.fighters[0]!.chased)
  for (const { seat, slot, needs, state } of runs) {
    const { flee, chased } = combat.fighters.find((fighter) => fighter.seat === seat)!
    expect(state).toBe(chased.includes(slot) ? 'ahead' : expect.stringMatching(/escaped|caught/))
    if (!combat.monsters[slot]!.noEscape) expect(needs).toBe(Math.min(7, Math.max(1, 5 - flee[slot]!)))
  }
})

test('[MK-FLEE-10] whoever has got away is told apart from who was caught, and an earlier fight counts for nothing', () => {
  const before = heard(7, { type: 'caught', seat: 0, slot: 0 }, { type: 'ran', seat: 0 })
  const escaped = heard(8, { type: 'escaped', seat: 0, slot: 0, rolled: true })
  const stateOf = (rows: readonly HeardRow[]) => runsOf(view, combat, rows)[0]!.state
  expect(stateOf([before])).toBe('ahead')
  expect(stateOf([before, escaped])).toBe('escaped')
  expect(stateOf([before, escaped, heard(9, { type: 'caught', seat: 0, slot: 0 })])).toBe('caught')
})

test('nobody runs from a fight that goes on', () => {
  const fighters = combat.fighters.map((fighter) => ({ ...fighter, chased: [] }))
  expect(runsOf(view, { ...combat, fighters }, history)).toEqual([])
})

test('the die that lies there is the last one thrown, for as long as it is news', () => {
  const rolled = (seq: number, value: number) => heard(seq, { type: 'rolled', seat: 2, draw: 'runAway', value })
  const turn = (seq: number) => heard(seq, { type: 'turnBegan', seat: 1 })
  expect(lastRoll([rolled(1, 3), rolled(2, 5), turn(3)])).toEqual({ key: '2.0', seat: 2, value: 5 })
  expect(lastRoll([rolled(1, 3), turn(2), turn(3), turn(4)])).toBeNull()
})
