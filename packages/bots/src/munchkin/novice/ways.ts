import type { Card, Effect } from '@brouhaha/cards'

type Choose = Extract<Effect, { readonly do: 'choose' }>

function effectsIn(value: unknown): Effect[] {
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.flatMap(effectsIn)
  const inside = Object.values(value).flatMap(effectsIn)
  return 'do' in value ? [value as Effect, ...inside] : inside
}

/** The places of a card's text that leave a choice, in the order in which a view counts them. */
export const choicesOn = (card: Card): Choose[] => effectsIn(card).filter((effect) => effect.do === 'choose')
