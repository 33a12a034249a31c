import { describe, expect, test } from 'vitest'
import { DEAD, LIFE, seatCell } from '../../src/layout.ts'
import { gainLevels, loseLevels, mayGainLevel } from '../../src/rules/level/levels.ts'
import { BOXES } from '../fixture/boxes.ts'
import { RUNNING } from '../fixture/running.ts'
import { type SeatSpec, table } from '../table.ts'

const at = (box: string, level: number, ana: SeatSpec = {}) =>
  table(box, { seats: { ana: { level, ...ana }, bob: {}, cleo: {} }, cards: RUNNING })

test('[MK-LEVEL-01, MK-WIN-07] two kill levels at level 9 stop at 10', () => {
  const t = table('zombies', { seats: { ana: { level: 9 }, bob: {}, cleo: {} }, cards: RUNNING, facing: 'trophy' })
  t.win('ana')
  expect(t.level('ana')).toBe(10)
  expect(t.events()).toContainEqual({ type: 'levelGained', seat: 0, levels: 1, by: 'kill' })
})

test.each(['kill', 'card', 'sale'] as const)('[MK-LEVEL-02] a level by %s is told as such', (by) => {
  const t = at('base', 3)
  expect(gainLevels(t.scene, 0, 2, by)).toBe(2)
  expect(t.level('ana')).toBe(5)
  expect(t.events()).toEqual([{ type: 'levelGained', seat: 0, levels: 2, by }])
})

test('[MK-LEVEL-03] a curse takes a level', () => {
  const t = table('base', { seats: { ana: { level: 3, hand: ['lose-level'] }, bob: { level: 5 }, cleo: {} } })
  t.choose('ana', 'curse', { copy: 'lose-level', seat: 'bob' })
  expect([t.level('ana'), t.level('bob')]).toEqual([3, 4])
})

test.each(BOXES)('[MK-LEVEL-04, MK-META-05, MK-META-10] %s: never below 1', (box) => {
  const t = at(box, 2)
  expect(loseLevels(t.scene, 0, 3)).toBe(1)
  expect(t.level('ana')).toBe(1)
  expect(loseLevels(t.scene, 0, 1)).toBe(0)
  expect(t.events()).toEqual([{ type: 'levelLost', seat: 0, levels: 1 }])
})

test('[MK-LEVEL-05] a card that speaks of level means the counter, not the strength', () => {
  const t = table('base', {
    seats: { ana: { level: 3, table: ['crown', 'plate', 'sword'] }, bob: {}, cleo: {} },
    cards: RUNNING,
    facing: 'snob',
    rolls: { runAway: [] },
  })
  expect(t.strength('ana')).toBe(12)
  t.choose('ana', 'run')
  expect(t.events()).toContainEqual({ type: 'escaped', seat: 0, slot: 0, rolled: false })
})

test('[MK-LEVEL-06] levels move both ways, and nothing else moves with them', () => {
  const t = at('base', 3, { hand: ['sword'], table: ['wizard', 'helmet'] })
  gainLevels(t.scene, 0, 1, 'card')
  loseLevels(t.scene, 0, 1)
  gainLevels(t.scene, 0, 2, 'card')
  expect(t.level('ana')).toBe(5)
  expect(t.hand('ana')).toEqual(['sword'])
  expect(t.table('ana')).toEqual(['wizard', 'helmet'])
})

describe.each(BOXES)('%s', (box) => {
  test('[MK-LEVEL-08, MK-META-08] a level card is refused at 9 and stays in hand', () => {
    const t = at(box, 9, { hand: ['level-up'] })
    t.refused('ana', 'play', { copy: 'level-up', index: 'ana' })
    expect(t.hand('ana')).toEqual(['level-up'])
    expect(mayGainLevel(t.scene, 0, 'card')).toBe(false)
    expect(mayGainLevel(t.scene, 0, 'sale')).toBe(false)
    expect(mayGainLevel(t.scene, 0, 'kill')).toBe(true)
  })

  test('[MK-SELL-06] levels by sale stop short of the tenth', () => {
    const t = at(box, 8)
    expect(gainLevels(t.scene, 0, 2, 'sale')).toBe(1)
    expect(t.level('ana')).toBe(9)
    expect(t.over()).toBe(false)
  })
})

test('[MK-CARD-13] a level card at 8 gives the ninth', () => {
  const t = at('base', 8, { hand: ['level-up'] })
  t.choose('ana', 'play', { copy: 'level-up', index: 'ana' })
  expect(t.level('ana')).toBe(9)
})

test.each(['base', 'zombies'])('[MK-META-04, MK-WIN-03] %s: a card that says so gives the tenth and wins', (box) => {
  const t = at(box, 9, { hand: ['coronation'] })
  t.choose('ana', 'play', { copy: 'coronation', index: 'ana' })
  expect(t.level('ana')).toBe(10)
  expect(t.winners()).toEqual(['ana'])
})

test.each(['star', 'cthulhu'])('[MK-META-04, MK-META-09, MK-META-10, MK-WIN-03] %s: no card can', (box) => {
  const t = at(box, 9, { hand: ['coronation'] })
  t.refused('ana', 'play', { copy: 'coronation', index: 'ana' })
  expect(t.hand('ana')).toEqual(['coronation'])
  expect(t.over()).toBe(false)
})

test('[MK-META-08, MK-CULT-09] the cult gives the tenth level and wins', () => {
  const t = at('cthulhu', 9)
  expect(gainLevels(t.scene, 0, 1, 'cult')).toBe(1)
  expect(t.winners()).toEqual(['ana'])
})

test('[MK-DEATH-11, TIM-44] the dead gain no level', () => {
  const t = at('zombies', 3)
  t.state[seatCell(0, LIFE)] = DEAD
  expect(gainLevels(t.scene, 0, 1, 'kill')).toBe(0)
  expect(t.level('ana')).toBe(3)
})
