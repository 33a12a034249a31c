import { describe, expect, test } from 'vitest'
import { firstSeats, removeSeat, seatsAt } from '../../../src/pages/solo/seat-forms.ts'

describe('the seats', () => {
  test('people stay when the game changes, bots make room for those who know it', () => {
    const pit = removeSeat('zombie-mosh', removeSeat('zombie-mosh', firstSeats('zombie-mosh', 'Ana', true), 3), 2)
    expect(pit.map(({ who }) => who)).toEqual(['person', 'person'])
    expect(seatsAt('munchkin', pit).map(({ who }) => who)).toEqual(['person', 'person', 'novice'])
    expect(seatsAt('zombie-mosh', firstSeats('munchkin', '', false)).map(({ who }) => who)).toEqual([
      'person',
      'steady',
      'steady',
      'steady',
    ])
  })

  test('Munchkin keeps three', () => {
    const three = removeSeat('munchkin', firstSeats('munchkin', '', false), 3)
    expect(removeSeat('munchkin', three, 2)).toBe(three)
  })
})
