// The places of a card's text that leave a choice, in the order in which they stand there.

import type { Card, Effect } from '@brouhaha/cards'

type Choose = Extract<Effect, { readonly do: 'choose' }>
type Stay = Extract<Effect, { readonly do: 'stay' }>

function effectsIn(value: unknown): Effect[] {
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.flatMap(effectsIn)
  const inside = Object.values(value).flatMap(effectsIn)
  return 'do' in value ? [value as Effect, ...inside] : inside
}

/** Where the card asks which way it goes on. */
export const choicesOn = (card: Card): Choose[] => effectsIn(card).filter((effect) => effect.do === 'choose')

/** Where the card says that it stays. */
export const staysOn = (card: Card): Stay[] => effectsIn(card).filter((effect) => effect.do === 'stay')
