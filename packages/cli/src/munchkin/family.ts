// The Munchkin family for simulations: one box or several mixed, with what the table agreed on.

import { CUSTOMS, type MunchkinKinds, VARIANTS, VERBS, verbOf } from '@brouhaha/munchkin'
import type { Simulated } from '../work/simulated.ts'
import { familyBox } from './box.ts'
import { OUR_SHELF, type Shelf } from './shelf.ts'
import { Survey } from './survey.ts'

/** Variants and customs that a table can agree on. */
export const FAMILY_SWITCHES: readonly string[] = [...VARIANTS, ...CUSTOMS]

export function simulatedFamily(
  boxes: readonly string[],
  switches: readonly string[],
  shelf: Shelf = OUR_SHELF,
): Simulated<MunchkinKinds> {
  const { game } = shelf
  const on = (names: readonly string[]) =>
    Object.fromEntries(names.filter((name) => switches.includes(name)).map((name) => [name, true]))
  const options: MunchkinKinds['options'] = { boxes, variants: on(VARIANTS), ...on(CUSTOMS) }
  return {
    ...familyBox(boxes, shelf),
    options: () => options,
    first: game.active,
    survey: () => new Survey(boxes, shelf),
    counting: {
      decision: game.decision,
      verb: (choice) => VERBS[verbOf(choice)] ?? 'nothing',
      ending: (state) => game.ending(state) ?? 'none',
    },
  }
}
