import type { HeardRow, Saying } from '@brouhaha/protocol'
import { expect, test } from 'vitest'
import { isBegging } from '../../../../src/games/munchkin/deals/begging.ts'

const fight = (seq: number, at: number): HeardRow => ({ seq, seat: 1, at, events: [{ type: 'combatBegan' }] })
const quiet = (seq: number, at: number): HeardRow => ({ seq, seat: 1, at, events: [{ type: 'drew' }] })
const says = (seat: number, at: number, emote: 'beg' | 'laugh'): Saying => ({
  number: at,
  seat,
  name: 'Bob',
  at,
  emote,
})

const HISTORY = [fight(0, 100), quiet(1, 150), fight(2, 200), quiet(3, 250)]

test('[MK-HELP-01] the main fighter who begs is heard for as long as the fight lasts', () => {
  const begs = (...talk: Saying[]): boolean => isBegging({ main: 1 }, talk, HISTORY)
  expect(begs(says(1, 220, 'beg'), says(1, 230, 'laugh'))).toBe(true)
  expect(begs(says(1, 180, 'beg')), 'in the fight before').toBe(false)
  expect(begs(says(2, 220, 'beg')), 'somebody else').toBe(false)
  expect(begs(says(1, 220, 'laugh'))).toBe(false)
  expect(isBegging({ main: 1 }, [says(1, 220, 'beg')], []), 'no fight was heard of').toBe(false)
})
