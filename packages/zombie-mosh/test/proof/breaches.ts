// The game with its guard down, once in each way in which a hostile choice could do harm.

import { ACCEPTED, type Game, refusal } from '@brouhaha/table'
import { type MoshKinds, zombieMosh } from '../../src/game.ts'
import { LAID } from '../../src/layout.ts'

/** What is wrong, under words that the report of the breach contains. */
export const UNGUARDED: Readonly<Record<string, Game<MoshKinds>>> = {
  'a refused choice changed the state': {
    ...zombieMosh,
    apply(state, seat, choice, play) {
      const answer = zombieMosh.apply(state, seat, choice, play)
      if (answer !== ACCEPTED) state[LAID] = state[LAID]! + 1
      return answer
    },
  },
  'an exception escaped': {
    ...zombieMosh,
    read: (raw) => zombieMosh.read(JSON.parse(JSON.stringify(raw))),
  },
  'not on offer': {
    ...zombieMosh,
    applyForm: () => ACCEPTED,
  },
  'answered 0': {
    ...zombieMosh,
    apply(state, seat, choice, play) {
      zombieMosh.apply(state, seat, choice, play)
      return ACCEPTED
    },
  },
  'no rule is called': {
    ...zombieMosh,
    refusals: zombieMosh.refusals.map(() => refusal('ZM-HOUSE-01', 'No.', 'Non.')),
  },
  'says nothing': {
    ...zombieMosh,
    refusals: zombieMosh.refusals.map(({ rule }) => refusal(rule, 'No.', '')),
  },
}
