import { counted } from '../describe/amount.ts'
import { allCounters, COUNTER, fromCards } from '../describe/counters.ts'
import { fallback, loser } from '../describe/loss.ts'
import { actsOn } from '../describe/person.ts'
import { REMOVE } from '../describe/verbs.ts'
import type { Amount } from '../language/amount.ts'
import type { Effect } from '../language/effect.ts'
import type { Pick } from '../language/selector.ts'
import { wrongBearers } from '../schema/bearers.ts'
import type { Verb, Words } from './verb.ts'

/** Counters are taken off a card that lies before somebody, as many as there are at most. */
export interface RemoveCounters {
  readonly do: 'removeCounters'
  /** How many, off each of the cards; `all` of them. */
  readonly counters: Amount | 'all'
  /** Off one card out of these that has counters, or with `take` off all of them; off this card where it is left out. */
  readonly cards?: Pick
  /** Happens instead if there was no counter to remove. */
  readonly otherwise?: readonly Effect[]
}

export const removeCounters = (
  counters: RemoveCounters['counters'],
  more: Omit<RemoveCounters, 'do' | 'counters'> = {},
): Effect => ({ do: 'removeCounters', counters, ...more })

export const verb: Verb<RemoveCounters> = {
  fields: ({ amount, pick, steps, wordOr, maybe }) => ({
    counters: wordOr(['all'], amount),
    cards: maybe(pick),
    otherwise: maybe(steps),
  }),
  misplaced: wrongBearers,
  deed: 'staying',
}

export const words: Words<RemoveCounters> = {
  clause({ counters, cards, otherwise }, scene) {
    const { who, inside } = loser(cards?.of, scene)
    const from = fromCards(cards, inside)
    const many = counters === 'all' ? `${allCounters(scene)} ${from}` : counted(counters, COUNTER(scene), scene, from)
    return `${actsOn(who, REMOVE, many, scene)}${fallback(otherwise, scene, who)}`
  },
}
