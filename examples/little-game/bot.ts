import type { Bot } from '@brouhaha/bots'
import { aboutOf } from './choice.ts'
import type { Biscuits } from './rules.ts'
import { DOG } from './state.ts'

/** Eats the best it has, and lets its dog loose on chocolate, and on ginger when it feels like it. */
export const greedy: Bot<Biscuits> = {
  name: 'greedy',
  attention: 'view',
  choose({ view: { plate }, choices }, random) {
    const offered = Array.from(choices)
    const isTempted = plate?.card === 'chocolate' || (plate?.card === 'ginger' && random.below(2) === 0)
    if (plate !== null) return offered.at(isTempted ? -1 : 0)!
    return offered.findLast((choice) => aboutOf(choice) !== DOG) ?? offered[0]!
  },
}
