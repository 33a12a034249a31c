// Words that speak of something before them get a step before them: one that gives it its name, or a look into a deck.

import { NAMED } from './fillers.ts'
import type { Raw } from './grammar.ts'

export interface Prelude {
  readonly word: string
  readonly steps: readonly Raw[]
}

const isThe =
  (name: string) =>
  (value: Raw): boolean =>
    value.the === name

/** By which object of a sentence it is wanted. */
const PRELUDES: readonly (Prelude & { isWanted(value: Raw): boolean })[] = [
  { word: 'seat', isWanted: isThe(NAMED.seat), steps: [{ do: 'namePlayer', as: NAMED.seat }] },
  { word: 'figure', isWanted: isThe(NAMED.number), steps: [{ do: 'roll', as: NAMED.number }] },
  { word: 'beast', isWanted: isThe(NAMED.monster), steps: [{ do: 'nameMonster', as: NAMED.monster }] },
  { word: 'leaf', isWanted: isThe(NAMED.card), steps: [{ do: 'peek', deck: 'door', cards: 1, as: NAMED.card }] },
  {
    word: 'leaves',
    isWanted: isThe(NAMED.cards),
    steps: [{ do: 'peek', deck: 'treasure', cards: 2, as: NAMED.cards }],
  },
  {
    word: 'peeked',
    isWanted: ({ zone, cardsIn, in: where }) => [zone, cardsIn, where].includes('peeked'),
    steps: [{ do: 'peek', deck: 'door', cards: 2 }],
  },
]

const walk = (value: unknown, look: (object: Raw) => void): void => {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) look(value as Raw)
  for (const inner of Object.values(value)) walk(inner, look)
}

export function preludesOf(step: Raw): readonly Prelude[] {
  const found = new Set<Prelude>()
  walk(step, (object) => {
    for (const prelude of PRELUDES) if (prelude.isWanted(object)) found.add(prelude)
  })
  return [...found]
}
