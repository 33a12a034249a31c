// What share of the victory a seat may hope for between two rounds.

import type { State } from '@brouhaha/table'
import { layout, PART_COUNT } from '@brouhaha/zombie-mosh'
import { DIGIT, weighBodies } from './vitality.ts'

const { DAMAGE, PIT, SEATS, THRESHOLD } = layout

/** Nobody is out of the pit here, so what a body that is out would weigh does not matter. */
const weights = weighBodies({ ranks: [0.2, 0.6, 0.7, 0.3, 0.1], amounts: [0, 1, 2, 3, 4], gone: -9, spared: 1 })

export function hopeOf(state: State, seat: number): number {
  let own = 0
  let total = 0
  for (let other = 0; other < state[SEATS]!; other++) {
    if (((state[PIT]! >> other) & 1) === 0) continue
    let code = 0
    for (let cell = other * PART_COUNT; cell < (other + 1) * PART_COUNT; cell++) {
      code += DIGIT[state[THRESHOLD + cell]! - state[DAMAGE + cell]!]!
    }
    total += weights[code]!
    if (other === seat) own = weights[code]!
  }
  return own / total
}
