// What a card does, in groups that somebody may look for.

import { type Card, type Deed, EFFECT_VERBS, type Effect } from '@brouhaha/cards'

const known = new WeakMap<Card, ReadonlySet<Deed>>()

export function deedsOf(card: Card): ReadonlySet<Deed> {
  const before = known.get(card)
  if (before !== undefined) return before
  const deeds = new Set<Deed>()
  collect(card, deeds)
  known.set(card, deeds)
  return deeds
}

/** Effects stand in many places of a card; wherever they do, they say `do`. */
function collect(part: unknown, deeds: Set<Deed>): void {
  if (typeof part !== 'object' || part === null) return
  if ('do' in part) {
    const { deed } = EFFECT_VERBS[part.do as Effect['do']]
    if (deed !== null) deeds.add(deed)
  }
  for (const inner of Object.values(part)) collect(inner, deeds)
}
