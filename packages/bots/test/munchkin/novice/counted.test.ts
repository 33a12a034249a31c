// What a novice reckons of amounts: counted of the seats that it compares, guessed of anything else.

import type { Amount, Who } from '@brouhaha/cards'
import { COMMON, table } from '@brouhaha/munchkin/testing'
import { expect, test } from 'vitest'
import { cardsIn, Outlook } from '../../../src/munchkin/novice/outlook.ts'
import { seatsOf } from '../../../src/munchkin/novice/whom.ts'
import { guess } from '../../../src/munchkin/novice/worth.ts'

const LEVEL = { levelOf: 'tried' } as const

/** Of Ana, Bob and Cleo, who has nothing. */
function meant(who: Who): readonly number[] {
  const t = table('base', {
    seats: { ana: { level: 5, table: ['sword', 'helmet'] }, bob: { level: 4, table: ['crown'] }, cleo: { level: 2 } },
  })
  const view = t.game.view(t.state, t.seat('ana'))
  const outlook = new Outlook(view, 0, [], cardsIn([{ box: 'base', cards: COMMON }]))
  return seatsOf(outlook, who, { you: 0, victim: 0, target: 0, aim: 0 })
}

test.each<[Who, readonly number[]]>([
  [{ withMost: LEVEL }, [0]],
  [{ withMost: { every: [2, LEVEL] } }, [0, 1]],
  [{ withFewest: { every: [3, LEVEL] } }, [2]],
  [{ withMost: { best: 'bonus' } }, [0, 1]],
  [{ withMost: { best: 'value' } }, [1]],
  [{ withMost: { worst: 'bonus' } }, [1]],
  [{ withFewest: { worst: 'value' } }, [2]],
])('%j are %j', (who, seats) => {
  expect(meant(who)).toEqual(seats)
})

test.each<[Amount, number]>([
  [{ every: [2, { total: 'monsters' }] }, 5],
  [{ every: [200, { sum: 'value' }] }, 1],
  [{ seats: 'others', add: { plus: [LEVEL, 1] } }, 6],
  [{ seats: 'others' }, 1],
])('%j is taken for %i', (amount, worth) => {
  expect(guess(amount)).toBe(worth)
})
