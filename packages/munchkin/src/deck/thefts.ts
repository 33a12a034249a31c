// What a list of effects would take from a table for certain, so that a use can be refused before it is paid for.

import { armsOf, type Effect, type Pick } from '@brouhaha/cards'

export const ON_TABLES: ReadonlySet<Pick['zone']> = new Set(['table', 'worn', 'it'])
const TAKEN_FROM: ReadonlySet<Pick['zone']> = new Set([...ON_TABLES, 'hand', 'either', 'handOrItems'])

/** Whether a step takes cards that others could miss; what is used at once is its card's own business (MK-META-03). */
export const isTaking = (effect: Effect): effect is Extract<Effect, { readonly do: 'take' }> =>
  effect.do === 'take' && effect.equip !== true

/** The cards of others that are taken whatever anybody answers; behind a die too, because whoever rolls it tries. */
export function theftsIn(effects: readonly Effect[]): readonly Pick[] {
  return effects.flatMap((effect) => {
    if (isTaking(effect)) return TAKEN_FROM.has(effect.cards.zone) ? [effect.cards] : []
    const arms = armsOf(effect).map(theftsIn)
    switch (effect.do) {
      case 'roll':
      case 'guess':
      case 'pay':
        return arms.flat()
      case 'each':
        return arms
          .flat()
          .map((pick) => (pick.of === undefined || pick.of === 'each' ? { ...pick, of: effect.who } : pick))
      case 'if':
      case 'choose':
        return arms.every((arm) => arm.length > 0) ? arms.flat() : []
      default:
        return []
    }
  })
}
