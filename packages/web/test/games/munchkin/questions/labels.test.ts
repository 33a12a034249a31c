import { expect, test } from 'vitest'
import { groupPresses, type Press } from '../../../../src/games/munchkin/questions/labels.ts'

const press = (label: string, rest: Partial<Press['choice']> = {}): Press => ({
  label,
  choice: { type: 'curse', copy: 1, ...rest },
})

test('choices that differ in whom they hit share their words', () => {
  const groups = groupPresses([press('Curse Ana with Rust', { seat: 0 }), press('Curse Bob with Rust', { seat: 1 })], 2)
  expect(groups).toHaveLength(1)
  expect(groups[0]!.heading).toBe('Curse … with Rust')
  expect(groups[0]!.targets.map(({ short }) => short)).toEqual(['Ana', 'Bob'])
})

test('a choice that says all of what another begins with keeps its own words', () => {
  const groups = groupPresses([press('Become Elf'), press('Become Elf instead of Dwarf', { other: 4 })], 0)
  expect(groups.map(({ heading }) => heading)).toEqual([null, null])
  expect(groups.map(({ targets }) => targets[0]!.short)).toEqual(['Become Elf', 'Become Elf instead of Dwarf'])
})

test('to give a card away and to discard it are two things', () => {
  const give = (label: string, seat: number): Press => press(label, { type: 'give', seat })
  const groups = groupPresses([give('Discard X', 0), give('Give X to Bob', 1), give('Give X to Cléo', 2)], 0)
  expect(groups.map(({ heading }) => heading)).toEqual([null, 'Give X to …'])
})
