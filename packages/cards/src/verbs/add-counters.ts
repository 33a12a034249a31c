import { counted } from '../describe/amount.ts'
import { COUNTER, onCards } from '../describe/counters.ts'
import { loser } from '../describe/loss.ts'
import { actsOn } from '../describe/person.ts'
import { PUT } from '../describe/verbs.ts'
import type { Amount } from '../language/amount.ts'
import type { Effect } from '../language/effect.ts'
import type { Pick } from '../language/selector.ts'
import { wrongBearers } from '../schema/bearers.ts'
import type { Verb, Words } from './verb.ts'

/**
 * Counters are put on a card that lies before somebody, for all to see; it carries at most 15. They lie there as long as the card lies
 * before a player, also when it goes over to another one, and are gone once it goes anywhere else.
 */
export interface AddCounters {
  readonly do: 'addCounters'
  /** How many, on each of the cards; what a card has no room for is left out. */
  readonly counters: Amount
  /** On one card out of these, or with `take` on all of them; on this card where it is left out. */
  readonly cards?: Pick
}

export const addCounters = (counters: Amount, cards?: Pick): Effect => ({
  do: 'addCounters',
  counters,
  ...(cards && { cards }),
})

export const verb: Verb<AddCounters> = {
  fields: ({ amount, pick, maybe }) => ({ counters: amount, cards: maybe(pick) }),
  misplaced: wrongBearers,
  deed: 'staying',
}

export const words: Words<AddCounters> = {
  clause({ counters, cards }, scene) {
    const { who, inside } = loser(cards?.of, scene)
    return actsOn(who, PUT, counted(counters, COUNTER(scene), scene, onCards(cards, inside)), scene)
  },
}
