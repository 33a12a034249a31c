// Whom a card means for a novice: the living, as the engine means them.

import type { Who } from '@brouhaha/cards'
import { table } from '@brouhaha/munchkin/testing'
import { expect, test } from 'vitest'
import { Outlook } from '../../../src/munchkin/novice/outlook.ts'
import { seatsOf } from '../../../src/munchkin/novice/whom.ts'

const NAMES = ['ana', 'bob', 'cleo', 'dan', 'eve', 'fay']

/** Six seats, of which some are dead; whom it means is asked of the first. */
function meant(who: Who, dead: readonly number[]): readonly number[] {
  const levels = [3, 1, 2, 9, 2, 5]
  const t = table('base', { seats: Object.fromEntries(NAMES.map((name, seat) => [name, { level: levels[seat]! }])) })
  const view = t.game.view(t.state, t.seat('ana'))
  const seats = view.seats.map((one, seat) => (dead.includes(seat) ? { ...one, life: 'dead' as const } : one))
  const outlook = new Outlook({ ...view, seats }, 0, [], new Map())
  return seatsOf(outlook, who, { you: 0, victim: 0, target: 0, aim: 0 })
}

test.each<[Who, readonly number[], readonly number[]]>([
  ['left', [], [1]],
  ['left', [1, 2], [3]],
  ['left', [1, 2, 3, 4, 5], []],
  ['right', [], [5]],
  ['right', [5], [4]],
  ['neighbours', [], [1, 5]],
  ['neighbours', [1, 5], [2, 4]],
  ['neighbours', [1, 2, 3, 4], [5]],
  ['others', [2], [1, 3, 4, 5]],
  ['everyone', [2], [0, 1, 3, 4, 5]],
  ['lowest', [1], [2, 4]],
  ['highest', [3], [5]],
])('%s, with %j dead: %j', (who, dead, seats) => {
  expect(meant(who, dead)).toEqual(seats)
})
